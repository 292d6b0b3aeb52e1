// The wire of the page alone: what a server would be asked goes to the worker with the program.
"use strict";

const LOST = 3000;

const wire = {
  worker: null,
  page: null,
  begun: null,
  number: 0,
  waiting: new Map(),

  open() {
    return true;
  },

  close() {},

  send(what, more) {
    const id = ++wire.number;
    wire.worker.postMessage({ what, id, ...more });
    return new Promise(answer => wire.waiting.set(id, answer));
  },

  ask(address, wanted) {
    if (wanted?.method === "POST") {
      return wire.send("form", { fields: Object.fromEntries(wanted.body) });
    }
    const after = new URL(address, location).searchParams.get("after");
    return wire.send("page", { after: Number(after) });
  },

  answered({ id, ok, text }) {
    wire.waiting.get(id)?.({ ok, text });
    wire.waiting.delete(id);
  },

  listen(page) {
    wire.page = page;
    wire.begun();
    page.changed("");
  },
};

// The record is made here, and files are kept here: a server is asked for neither.
document.addEventListener("click", async event => {
  const link = event.target.closest("a[download]");
  if (!link || link.protocol === "blob:") return;
  event.preventDefault();
  const { text } = await wire.send("file", { name: link.download });
  const file = document.createElement("a");
  file.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  file.download = link.download.split("/").pop() || "splendor.txt";
  file.click();
});

document.addEventListener("change", async event => {
  const [file] = event.target.id === "file" ? event.target.files : [];
  if (!file) return;
  const data = new Uint8Array(await file.arrayBuffer());
  event.target.value = "";
  wire.send("take", { name: file.name, data });
});
