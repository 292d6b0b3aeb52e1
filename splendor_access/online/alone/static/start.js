// Loads the program, says how far it is, and puts its first question in the place of these lines.
// It is a module, so that its names are not those of the page's own script.

const language = [...navigator.languages, "en"].map(each => each.slice(0, 2).toLowerCase())
  .find(each => WORDS[each]);
const words = WORDS[language];
const log = document.getElementById("log");
// How often a script is asked for, and the milliseconds between.
const TRIES = 4;
const PAUSE = 500;

function say(text) {
  const line = document.createElement("p");
  line.textContent = text;
  log.append(line);
  return line;
}

// What is said on the page of the program: what comes before is said with its first question, once.
// A reader may not notice what is put at once into a page that has just come.
const early = [];

function tell(text) {
  if (wire.page) wire.page.say([text]);
  else early.push(text);
}

// The page as it is while nothing is played
function leave(text, does) {
  if (wire.page) {
    document.body.replaceWith(first.cloneNode(true));
    location.hash = "";
  }
  const main = document.querySelector("main");
  const line = document.createElement("p");
  line.textContent = text;
  main.append(line);
  if (does) {
    const button = document.createElement("button");
    button.textContent = words.take;
    button.onclick = does;
    main.append(button);
    button.focus();
  }
}

const first = document.body.cloneNode(true);

// What a browser keeps for the next time, when there may be no connection

function becomes(worker, states) {
  return new Promise(done => {
    const look = () => { if (states.includes(worker.state)) done(worker.state); };
    worker.addEventListener("statechange", look);
    look();
  });
}

// Returns whether a newer version takes over: not while another tab has the page.
function takes(worker) {
  const { port1, port2 } = new MessageChannel();
  worker.postMessage({ what: "take" }, [port2]);
  return new Promise(answer => { port1.onmessage = ({ data }) => answer(data); });
}

async function fetchAll() {
  const { serviceWorker } = navigator;
  if (!serviceWorker) {
    if (!isSecureContext) tell(words.insecure);
    say(words.anew);
    return;
  }
  let parts = 0;
  serviceWorker.addEventListener("message", ({ data }) => {
    if (data.what !== "loaded" || wire.worker) return;
    const now = Math.floor(4 * data.part);
    if (now > parts && now < 4) say(words.parts[now - 1]);
    parts = Math.max(parts, now);
  });
  const controlled = new Promise(done => serviceWorker.addEventListener("controllerchange", done));
  try {
    const found = await serviceWorker.register("service.js", { updateViaCache: "none" });
    if (!serviceWorker.controller && !found.active) {
      say(words.loading);
      const state = await becomes(found.installing ?? found.waiting, ["activated", "redundant"]);
      if (state === "activated" && !serviceWorker.controller) await controlled;
    } else if (found.waiting && await takes(found.waiting)) {
      // Nothing is played yet: now is the time for what was fetched the last time.
      await controlled;
      location.reload();
      await new Promise(() => {});
    }
    found.addEventListener("updatefound", async () => {
      if (await becomes(found.installing, ["installed", "redundant"]) === "installed") tell(words.update);
    });
  } catch {
    if (!serviceWorker.controller) say(words.anew);
  }
}

// A note beside the storage: where it stays and the storage is empty, a browser has emptied that.
function remember() {
  try {
    localStorage.setItem("splendor-access", "kept");
  } catch {
    // A browser without storage has nothing to empty.
  }
}

function remembers() {
  try {
    return Boolean(localStorage.getItem("splendor-access"));
  } catch {
    return false;
  }
}

function begin(steals) {
  const worker = new Worker("python.js", { type: "module" });
  wire.worker = worker;
  worker.onerror = () => say(words.failed);
  worker.onmessage = ({ data }) => {
    switch (data.what) {
      case "ready":
        if (data.keeps) remember();
        return open(data.text);
      case "answer": return wire.answered(data);
      case "news": return wire.page?.changed(String(data.number));
      case "unsaved": return tell(words.unsaved);
      case "saved": return tell(words.saved);
      case "first": return tell(words.first);
      case "evicted": return tell(words.evicted);
      case "open": return leave(words.open, () => location.assign("?take"));
      case "taken": return leave(words.taken, () => location.assign("?take"));
      case "newer": return leave(words.newer);
      case "ended":
        console.error(data.why);
        return wire.page ? tell(words.ended) : say(words.ended);
      default: return undefined;
    }
  };
  worker.postMessage({ what: "begin", language, steals, had: remembers() });
}

// A reader may be reading the lines of loading: they stay, and the page comes around them. Where its
// place is taken away, Orca looks for one, and takes the field for known that it finds focused: it
// does not say it, and takes letters as its own keys.
function around(page) {
  const { body } = document;
  for (const { name, value } of page.body.attributes) body.setAttribute(name, value);
  document.getElementById("state").replaceChildren(...page.getElementById("state").childNodes);
  body.prepend(page.querySelector(".skip"));
  body.querySelector("main").append(...page.querySelector("main").children);
  body.querySelectorAll(".narrow").forEach(part => part.classList.remove("narrow"));
  // Who types has found the field.
  addEventListener("submit", () => {
    log.remove();
    history.replaceState(null, "", location.pathname);
  }, { once: true });
}

// Shows the first page, without its lines: the script of the page says them as news.
async function open(text) {
  const page = new DOMParser().parseFromString(text, "text/html");
  page.querySelectorAll("#past>p").forEach(line => line.remove());
  document.documentElement.lang = page.documentElement.lang;
  document.title = page.title;
  around(page);
  wire.begun = () => wire.page.keep(early);
  document.getElementById("line").focus();
  try {
    for (const name of ["calls.js", "page.js"]) await script(name, TRIES);
  } catch {
    leave(words.failed);
  }
}

// Without these scripts all would be there, and nothing said: a browser that fails is asked again.
async function script(name, tries) {
  const part = document.createElement("script");
  part.src = name;
  const loaded = new Promise((done, failed) => Object.assign(part, { onload: done, onerror: failed }));
  document.head.append(part);
  try {
    await loaded;
  } catch (error) {
    if (tries === 1) throw error;
    await new Promise(done => setTimeout(done, PAUSE));
    await script(name, tries - 1);
  }
}

async function start() {
  document.documentElement.lang = language;
  // A reader that begins to read the page would read on into the program's, and not notice when the
  // field gets the focus. Orca does not begin where an address names a place in its page.
  document.querySelector("h1").focus();
  const steals = location.search === "?take";
  history.replaceState(null, "", `${location.pathname}#play`);
  await fetchAll();
  say(words.starting);
  begin(steals);
}

start();
