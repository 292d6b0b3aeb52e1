// Loads the program, says how far it is, and puts its first question in the place of these lines.
// It is a module, so that its names are not those of the page's own script.

const language = [...navigator.languages, "en"].map(each => each.slice(0, 2).toLowerCase())
  .find(each => WORDS[each]);
const words = WORDS[language];
const log = document.getElementById("log");

function say(text) {
  const line = document.createElement("p");
  line.textContent = text;
  log.append(line);
  return line;
}

function offer(text, does) {
  const button = document.createElement("button");
  button.textContent = text;
  button.onclick = () => {
    button.remove();
    does();
  };
  document.querySelector("main").append(button);
  button.focus();
}

// What is said while the game is on the page, and before.
function tell(text) {
  if (wire.page) wire.page.say([text]);
  else say(text);
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

function isReady(found) {
  return found.active && !found.installing && !found.waiting;
}

function becomes(worker, states) {
  return new Promise(done => {
    const look = () => { if (states.includes(worker.state)) done(worker.state); };
    worker.addEventListener("statechange", look);
    look();
  });
}

async function fetchAll() {
  const { serviceWorker } = navigator;
  if (!serviceWorker) {
    if (!isSecureContext) say(words.insecure);
    say(words.loading);
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
      return;
    }
    if (found.waiting) {
      // Nothing is played yet: now is the time for what was fetched the last time.
      found.waiting.postMessage({ what: "take" });
      await controlled;
    }
    found.addEventListener("updatefound", async () => {
      if (await becomes(found.installing, ["installed", "redundant"]) === "installed") tell(words.update);
    });
  } catch {
    say(words.loading);
  }
}

function begin(steals) {
  const worker = new Worker("python.js", { type: "module" });
  wire.worker = worker;
  worker.onerror = () => say(words.failed);
  worker.onmessage = ({ data }) => {
    switch (data.what) {
      case "ready": return open(data.text);
      case "answer": return wire.answered(data);
      case "news": return wire.page?.changed(String(data.number));
      case "unsaved": return tell(words.unsaved);
      case "open": return leave(words.open, () => location.assign("?take"));
      case "taken": return leave(words.taken, () => location.assign("?take"));
      case "newer": return leave(words.newer);
      case "ended":
        console.error(data.why);
        return tell(words.ended);
      default: return undefined;
    }
  };
  worker.postMessage({ what: "begin", language, steals });
}

// Shows the first page, without its lines: the script of the page says them as news.
function open(text) {
  const page = new DOMParser().parseFromString(text, "text/html");
  page.querySelectorAll("#past>p").forEach(line => line.remove());
  document.documentElement.lang = page.documentElement.lang;
  document.title = page.title;
  document.body.replaceWith(page.body);
  for (const name of ["calls.js", "page.js"]) {
    const script = document.createElement("script");
    script.src = name;
    script.async = false;
    document.head.append(script);
  }
  document.getElementById("line").focus();
}

async function start() {
  document.documentElement.lang = language;
  const steals = location.search === "?take";
  if (steals) history.replaceState(null, "", location.pathname);
  await fetchAll();
  say(words.starting);
  begin(steals);
}

start();
