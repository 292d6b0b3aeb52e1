// The worker in which the program runs: it keeps its files in the browser before it tells anything.
// The same file is the worker in which computer opponents think, which has no files.
import { loadPyodide } from "./pyodide.mjs";

const HOME = "/home/splendor";
// Records and other files of the player, by plain names.
const FILES = `${HOME}/files`;
const COPY = "splendor-games.zip";
const KEPT = "splendor-access";
// The format of what is kept; an older page does not touch what a newer one has written.
const FORMAT = 1;
// Milliseconds that a page that has just been closed has to let go of its files.
const LEAVING = 2000;
// How often a part of the program is asked for, and the milliseconds between.
const TRIES = 4;
const PAUSE = 500;

let python = null;
let program = null;
let thinker = null;
const wanted = new Map();
let number = 0;

function tell(what, more) {
  postMessage({ what, ...more });
}

// A browser whose room is full may give what it keeps only a moment later.
async function fetched(name, tries = TRIES) {
  try {
    const answer = await fetch(name);
    if (answer.ok) return answer;
    throw new Error(`${name}: ${answer.status}`);
  } catch (error) {
    if (tries === 1) throw error;
  }
  await new Promise(done => setTimeout(done, PAUSE));
  return fetched(name, tries - 1);
}

async function load() {
  const [archive, lockFileContents] = await Promise.all([
    fetched("program.tar").then(answer => answer.arrayBuffer()),
    fetched("pyodide-lock.json").then(answer => answer.text()),
  ]);
  python = await loadPyodide({ indexURL: new URL(".", location).href, lockFileContents });
  python.unpackArchive(archive, "tar", { extractDir: "/site" });
  python.runPython("import sys; sys.path.insert(0, '/site')");
}

// Parts that hardly anybody needs are fetched when they are asked for.
const parts = new Set();

async function fetchPart(name) {
  if (parts.has(name)) return true;
  try {
    const answer = await fetch(`${name}.tar`);
    if (!answer.ok) return false;
    python.unpackArchive(await answer.arrayBuffer(), "tar", { extractDir: "/site" });
  } catch {
    return false;
  }
  python.pyimport("importlib").invalidate_caches();
  parts.add(name);
  return true;
}

async function isKept(name) {
  return parts.has(name) || Boolean(await globalThis.caches?.match(`${name}.tar`));
}

// What is kept: the files of the program by their paths, in one database

let kept = null;
// A word of this worker's own, kept beside the files: a later page writes its own there.
let holder = "";
// Whether that word is there; on a full device what was kept can be read, and nothing written.
let claimed = false;
// What was written last, by paths: the data, and the mark of the file when it was found to have them.
const written = new Map();

function done(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function openKept() {
  const opening = indexedDB.open(KEPT, 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore("files");
    opening.result.createObjectStore("about");
  };
  kept = await done(opening);
}

// Writes in one piece: all of it is on the disk when this has returned, or nothing.
function write(fill) {
  return new Promise((resolve, reject) => {
    const writing = kept.transaction(["files", "about"], "readwrite", { durability: "strict" });
    writing.oncomplete = () => resolve();
    writing.onabort = () => reject(writing.error ?? new Error("taken"));
    fill(writing.objectStore("files"), writing.objectStore("about"), writing);
  });
}

async function takeFiles(had) {
  await openKept();
  const reading = kept.transaction(["files", "about"]);
  const [format, paths, files] = await Promise.all([
    done(reading.objectStore("about").get("format")),
    done(reading.objectStore("files").getAllKeys()),
    done(reading.objectStore("files").getAll()),
  ]);
  if (format > FORMAT) return false;
  if (format === undefined) tell(had ? "evicted" : "first");
  holder = crypto.getRandomValues(new Uint32Array(4)).join();
  paths.forEach((path, at) => {
    python.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    python.FS.writeFile(path, files[at]);
    written.set(path, { data: files[at] });
  });
  await writeFiles(new Map()).catch(error => failed(error, new Map()));
  return true;
}

function paths(folder) {
  const { FS } = python;
  return FS.readdir(folder).filter(name => !name.startsWith(".")).flatMap(name => {
    const path = `${folder}/${name}`;
    return FS.isDir(FS.stat(path).mode) ? paths(path) : [path];
  });
}

function same(one, other) {
  return one?.length === other.length && one.every((byte, at) => byte === other[at]);
}

// Returns what has changed since the last time, by paths; null stands for a file that is gone.
// Only a file that was touched is compared: after each line all saved games would take too long.
function changes() {
  const now = Date.now();
  const there = paths(HOME);
  const found = new Map();
  for (const path of there) {
    const { ino, size, ctime } = python.FS.stat(path);
    // One touched in this very millisecond can change in it once more: it gets no mark yet.
    const mark = ctime < now && `${ino} ${size} ${ctime.getTime()}`;
    const last = written.get(path);
    if (mark && last?.mark === mark) continue;
    const data = python.FS.readFile(path);
    if (same(last?.data, data)) last.mark = mark;
    else found.set(path, { data, mark });
  }
  for (const path of written.keys()) if (!there.includes(path)) found.set(path, null);
  return found;
}

// Each write waits for the one before.
let writing = Promise.resolve();
let trouble = false;

function keep() {
  const changed = changes();
  for (const [path, file] of changed) {
    if (file) written.set(path, file);
    else written.delete(path);
  }
  if (kept && changed.size) {
    writing = writing.then(() => writeFiles(changed)).then(succeeded)
      .catch(error => failed(error, changed));
  }
  return writing;
}

async function writeFiles(changed) {
  await write((files, about, transaction) => {
    about.get("holder").onsuccess = ({ target }) => {
      if (claimed && target.result !== holder) {
        transaction.abort();
        return;
      }
      about.put(holder, "holder");
      about.put(FORMAT, "format");
      for (const [path, file] of changed) {
        if (file) files.put(file.data, path);
        else files.delete(path);
      }
    };
  });
  claimed = true;
}

function succeeded() {
  if (trouble) tell("saved");
  trouble = false;
}

// What could not be written is tried again the next time.
function failed(error, changed) {
  if (error.message === "taken") throw error;
  for (const path of changed.keys()) written.set(path, null);
  if (!trouble) tell("unsaved");
  trouble = true;
}

// Two pages at once would write over each other: the second one asks before it takes the files.

function hold(steals) {
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise(resolve => {
    let held = false;
    const how = steals ? { steal: true } : { signal: AbortSignal.timeout(LEAVING) };
    navigator.locks.request(KEPT, how, () => {
      held = true;
      resolve(true);
      return new Promise(() => {});
    }).catch(error => {
      // Where a browser refuses all storage it refuses this too, and no other tab can write.
      if (held) taken();
      else resolve(error.name !== "TimeoutError");
    });
  });
}

function taken() {
  tell("taken");
  self.close();
}

// The program

async function begin({ language, steals, had }) {
  if (!await hold(steals)) {
    tell("open");
    return;
  }
  await load();
  python.FS.mkdirTree(HOME);
  try {
    if (!await takeFiles(had)) {
      tell("newer");
      return;
    }
    navigator.storage?.persist?.();
  } catch {
    kept = null;
    tell("unsaved");
  }
  python.FS.mkdirTree(FILES);
  const { chdir, environ } = python.pyimport("os");
  chdir(FILES);
  environ.set("SPLENDOR_ACCESS_HOME", HOME);
  environ.set("LANG", language);
  const { InPage } = python.pyimport("splendor_access.commands._in_page");
  const news = number => safely(() => show("news", { number }));
  program = InPage(askThinker, news, fetchPart, isKept);
  await program.page.settle();
  await show("ready", { text: program.shown(0), keeps: Boolean(kept) });
  thinker = startThinker();
}

async function answer(id, after) {
  await show("answer", { id, ok: true, text: program.shown(after) });
  program.delivered();
}

// What is told has been kept.
async function show(what, more) {
  await keep();
  tell(what, more);
}

async function form(id, fields) {
  const given = python.toPy(fields);
  await program.form(given);
  given.destroy();
  await answer(id, Number(fields.after));
}

async function safely(work) {
  try {
    await work();
  } catch (error) {
    if (error.message === "taken") taken();
    else tell("ended", { why: String(error) });
  }
}

async function take({ id, name, data }) {
  const plain = name.split("/").pop();
  python.FS.writeFile(`${FILES}/${plain}`, data);
  program.took(plain);
  await show("answer", { id, ok: true, text: "" });
}

// A copy of all games, a file of the player, or the record of the game
function given(name) {
  if (name === COPY) return program.all_games().toJs();
  return name ? python.FS.readFile(`${FILES}/${name}`) : program.record();
}

// Opponents think in a worker of their own

function startThinker() {
  const found = new Worker("python.js", { type: "module" });
  found.onmessage = ({ data }) => {
    wanted.get(data.id)?.(data.text);
    wanted.delete(data.id);
  };
  found.onerror = () => {
    wanted.forEach(answer => answer(""));
    wanted.clear();
    thinker = null;
  };
  found.postMessage({ what: "think" });
  return found;
}

function askThinker(line) {
  if (!thinker) return Promise.resolve("");
  const id = ++number;
  thinker.postMessage({ what: "decide", id, line });
  return new Promise(answer => wanted.set(id, answer));
}

let thinks = null;

// What cannot be decided here is decided where it was asked.
async function decide({ id, line }) {
  let text = "";
  try {
    text = (await thinks)(line);
  } finally {
    postMessage({ id, text });
  }
}

async function think() {
  await load();
  compile().catch(() => {}); // then the next start compiles once more
  return python.pyimport("splendor_access.online.alone.thinkers").decided;
}

// What is kept as it was fetched is kept compiled from now on: so the next start is faster.
async function compile() {
  const { compiled } = python.pyimport("splendor_access.online.alone.compiling");
  for (const name of ["python_stdlib.zip", "program.tar"]) {
    const answer = await fetch(name);
    const version = answer.headers.get("Uncompiled");
    if (!version) continue;
    const made = await compiled(name, python.toPy(await answer.arrayBuffer()));
    await fetch(name, { method: "PUT", headers: { Uncompiled: version }, body: made.toJs() });
    made.destroy();
  }
}

onmessage = ({ data }) => {
  switch (data.what) {
    case "begin": return safely(() => begin(data));
    case "think": thinks = think(); return undefined;
    case "decide": return decide(data);
    case "form": return safely(() => form(data.id, data.fields));
    case "page": return safely(() => answer(data.id, data.after));
    case "file": return safely(() => show("answer", { id: data.id, ok: true, text: given(data.name) }));
    case "take": return safely(() => take(data));
    default: return undefined;
  }
};
