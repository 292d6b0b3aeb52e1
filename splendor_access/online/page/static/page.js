// The page with script: forms are sent and news is fetched without loading the page anew.
// What it asks comes by the wire, from a server or from a worker, which makes all that is shown;
// this puts the page it sends in place of the one that is there.
"use strict";

// What a screen reader needs was measured: one live region without a name, one new element for a
// whole batch, no batch while keys are pressed, and no two batches alike. Any key silences it.
// Milliseconds without a key after which something may be said, where nothing is being typed.
const QUIET = 300;
// In the middle of a line it is this many times as long as one's letters are apart, and no longer
// than these milliseconds.
const RESTS = 3;
const LONGEST = 6000;
// The letters from which that is learned, and how far they are thought to be apart before.
const LETTERS = 20;
const APART = [400, 400, 400, 400];
// Milliseconds after which a reader has begun to say what was put into the page.
const BEGINS = 500;
// So many elements of the log stay; `log` tells what is older.
const SHOWN = 12;
// Lines that were asked for: who silences them after they have begun has heard enough.
const ASKED = ["answers", "mine", "hints"];
// Where one types.
const FIELDS = "#line,#said";
// Fields that say what the page knew, and not what is wanted.
const KNEW = ["after", "seen", "begun", "asked", "token", "once", "script"];

const find = (id, page = document) => page.getElementById(id);
const body = document.body;
const typed = [];
let at = 0;
let draft = "";
// When a key was pressed last, and a letter; whether a form was sent since, which ends typing.
let key = 0;
let letter = 0;
let entered = false;
let apart = APART;
// Lines that wait to be said, and batches that are perhaps not yet heard to their end.
let due = [];
let spoken = [];
let odd = false;
let next = null;
let waiting = 0;
let heard = newest(document);
let state = body.dataset.changes;
let fetching = false;
let again = false;
let sending = Promise.resolve();
// What failed last: sent again it has the same name, so that it is done once.
let unsent = ["", ""];

function lines(page) {
  return [...page.querySelectorAll("#past [data-n]")];
}

function newest(page) {
  return lines(page).reduce((most, line) => Math.max(most, Number(line.dataset.n)), 0);
}

// Saying what is new

// How far letters are mostly apart: of four, three are no farther, so that long pauses between words
// make no difference.
function pace() {
  const sorted = [...apart].sort((one, other) => one - other);
  return sorted[Math.ceil((sorted.length - 1) * 3 / 4)];
}

// Who types fast mostly has a fast voice: 15 to 40 characters a second.
function saying(text) {
  return text.length * Math.min(66, Math.max(25, pace() / 5));
}

// Milliseconds that no key must have been pressed. What was cut short waits longer each time.
function rest() {
  const field = document.activeElement;
  const typing = field.matches(FIELDS) && field.value;
  const cuts = Math.max(0, ...due.map(line => line.cuts));
  if (entered || !(typing || cuts)) return QUIET;
  return Math.min(LONGEST, Math.max(QUIET, RESTS * pace() * 2 ** cuts));
}

// Shows the page that waits, and says what is due, as soon as keys have rested.
function settle() {
  clearTimeout(waiting);
  if (!next && !due.length) return;
  const left = rest() - (performance.now() - key);
  if (key && left > 0) {
    waiting = setTimeout(settle, left);
    return;
  }
  const page = next;
  next = null;
  if (page) put(page);
  speak();
}

function toSay(text, kind) {
  return { text, asked: ASKED.includes(kind), cuts: 0 };
}

function announce(texts, kind) {
  due.push(...texts.map(text => toSay(text, kind)));
  settle();
}

function speak() {
  const live = find("live");
  if (!live || !due.length) return;
  clear();
  const now = performance.now();
  spoken = spoken.filter(batch => batch.ends > now);
  const batch = { said: document.createElement("p"), lines: due };
  batch.begins = batch.ends = Math.max(now + BEGINS, ...spoken.map(each => each.ends));
  for (const line of due) {
    line.batch = batch;
    line.ends = batch.ends += saying(line.text);
  }
  batch.said.textContent = due.map(line => line.text).join("\n") + (odd ? "\u00a0" : "");
  odd = !odd;
  due = [];
  spoken.push(batch);
  live.append(batch.said);
  const old = [...find("past").children, ...live.children].slice(0, -SHOWN);
  old.forEach(each => each.remove());
}

// What is said again does not stand twice. An element of the live region is never changed: its
// text would be said anew.
function clear() {
  const cut = new Set(due.map(line => line.batch).filter(Boolean));
  if (cut.size) find("past").append(...find("live").children);
  for (const { said, lines } of cut) {
    said.textContent = lines.filter(line => !due.includes(line)).map(line => line.text).join("\n");
    if (!said.textContent) said.remove();
  }
}

// A key has silenced the reader: what it has not said to its end is due again. Control alone is
// the key by which people silence a reader: then they have heard enough of what had begun.
function silence(enough) {
  const now = performance.now();
  const again = spoken.flatMap(({ begins, lines }) => lines.filter(line =>
    begins > now || line.ends > now && !line.asked && !enough));
  spoken = [];
  again.forEach(line => { line.cuts++; });
  due.unshift(...again);
}

// Putting a new page in the place of the old one

function held(control) {
  switch (control.localName) {
    case "select": return [...control.options].some(each => each.selected !== each.defaultSelected);
    default: return control.checked !== control.defaultChecked || control.value !== control.defaultValue;
  }
}

function busy(node) {
  const focus = document.activeElement;
  if (focus !== body && node.contains(focus)) return true;
  return [node, ...node.querySelectorAll("input,select")]
    .some(each => each.matches("input:not([type=hidden]),select") && held(each));
}

// Nodes by what is the same about them in the next page; those that are alike are counted.
function byName(nodes) {
  const found = new Map();
  for (const node of nodes) {
    const value = node.name && `${node.name} ${node.getAttribute("value")}`;
    const name = node.id || value || `${node.nodeName} ${node.classList?.[0]}`;
    let number = 0;
    while (found.has(`${name} ${number}`)) number++;
    found.set(`${name} ${number}`, node);
  }
  return found;
}

// A button that is pressed and gone stays where it is until the focus leaves it.
const retired = new Set();

function disable(node, so) {
  const parts = [node, ...node.querySelectorAll("button,input")];
  parts.filter(each => each.matches("button,input"))
    .forEach(each => so ? each.setAttribute("aria-disabled", "true") : each.removeAttribute("aria-disabled"));
}

function retire(node) {
  if (retired.has(node)) return;
  retired.add(node);
  disable(node, true);
  const leave = () => { if (retired.delete(node)) node.remove(); };
  node.addEventListener("focusout", () => setTimeout(leave), { once: true });
}

// A screen reader reads on where its cursor is only while the node there stays: so a node is
// changed, and what is the same is not touched. What has the focus or holds a choice stays too.
function replace(old, fresh) {
  if (retired.delete(old)) disable(old, false);
  if (old.isEqualNode(fresh)) return old;
  if (old.nodeType === Node.TEXT_NODE) {
    old.data = fresh.data;
    return old;
  }
  if (old.nodeName !== fresh.nodeName || old.matches("input,select")) {
    if (busy(old)) return old;
    old.replaceWith(fresh);
    return fresh;
  }
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  // What a reader has opened stays open.
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name) && name !== "open") old.removeAttribute(name);
  }
  const news = byName(fresh.childNodes);
  const olds = byName(old.childNodes);
  for (const [name, gone] of olds) {
    if (news.has(name)) continue;
    if (gone.nodeType !== Node.TEXT_NODE && busy(gone)) retire(gone);
    else gone.remove();
  }
  let before = null;
  for (const [name, child] of news) {
    const there = olds.get(name);
    const now = there ? replace(there, child) : child;
    const place = before ? before.nextSibling : old.firstChild;
    // Elements keep their order; the spaces between them are counted anew.
    if (now !== place && (!there || now.nodeType === Node.TEXT_NODE)) old.insertBefore(now, place);
    before = now;
  }
  return old;
}

// Somebody else has the device now: what the last person was told stands nowhere any more.
function forget(moves) {
  body.dataset.moves = moves;
  find("past").replaceChildren();
  find("live").replaceChildren();
  due = [];
  spoken = [];
  typed.length = at = 0;
}

function put(page) {
  if (!find("talk", page)) {
    wire.close();
    document.title = page.title;
    body.replaceWith(page.body);
    // Readers begin to read where the focus is.
    const main = document.querySelector("main");
    main.tabIndex = -1;
    main.focus();
    return;
  }
  dress(page);
  if (page.body.dataset.moves !== body.dataset.moves) forget(page.body.dataset.moves);
  const mine = find("state").className;
  const news = lines(page).filter(line => Number(line.dataset.n) > heard);
  heard = Math.max(heard, newest(page));
  state = page.body.dataset.changes;
  body.dataset.signal = page.body.dataset.signal;
  document.title = page.title;
  document.documentElement.lang = page.documentElement.lang;
  for (const name of ["token", "once", "after", "seen", "asked"]) {
    const value = page.querySelector(`#act [name=${name}]`).value;
    document.querySelectorAll(`[name=${name}]`).forEach(each => { each.value = value; });
  }
  // A card that nobody else may see is typed unseen. Firefox has a field said anew that is given
  // the type that it has.
  const { type } = find("line", page);
  if (find("line").type !== type) find("line").type = type;
  replace(find("state"), find("state", page));
  replace(find("answers"), find("answers", page));
  const talk = find("talk");
  const sections = new Map([...document.querySelectorAll("main>section")].map(each => [each.id, each]));
  let before = talk;
  for (const fresh of page.querySelectorAll("main>section")) {
    const there = sections.get(fresh.id);
    sections.delete(fresh.id);
    if (fresh.id === "talk") continue;
    if (there) before = replace(there, fresh);
    else {
      before.after(fresh);
      before = fresh;
    }
  }
  sections.forEach(gone => gone.remove());
  due.push(...news.map(line => toSay(line.textContent, line.className)));
  if (!mine && find("state").className) call();
}

function show(page) {
  next = page;
  settle();
}

// By the wire and back

function parsed(text) {
  return new DOMParser().parseFromString(text, "text/html");
}

// Returns whether what was asked for is answered, and the page that is.
async function ask(address, wanted) {
  const { ok, text } = await wire.ask(address, wanted);
  return { ok, page: parsed(text) };
}

async function refresh() {
  if (fetching) {
    again = true;
    return;
  }
  fetching = true;
  try {
    do {
      again = false;
      const { ok, page } = await ask(`${location.pathname}?after=${heard}`);
      if (ok) show(page);
    } while (again);
  } catch {
    // The news that comes when the connection is back asks again; nothing does where it stayed.
    if (wire.open()) setTimeout(refresh, LOST);
  } finally {
    fetching = false;
  }
}

function words(page) {
  return [...page.querySelectorAll("main p")].filter(each => !each.querySelector("a,label,button"))
    .map(each => each.textContent.trim());
}

// Returns what a server that is there says in place of the page, as where the game is gone.
async function refused() {
  try {
    const { ok, page } = await ask(location.pathname);
    return ok && find("state", page) ? [] : words(page);
  } catch {
    return [];
  }
}

async function send(address, data, done, failed) {
  try {
    const { ok, page } = await ask(address, { method: "POST", body: data });
    if (ok) {
      done();
      show(page);
    } else {
      failed();
      const why = words(page);
      announce(why.length ? why : [body.dataset.unsent], "answers");
    }
  } catch {
    failed();
    announce([body.dataset.unsent], "answers");
  }
}

function submit(event) {
  const form = event.target;
  const button = event.submitter;
  event.preventDefault();
  entered = true;
  letter = 0;
  if (button?.getAttribute("aria-disabled") === "true") return;
  const data = new URLSearchParams(new FormData(form));
  if (button?.name) data.set(button.name, button.value);
  data.set("script", "yes");
  const wanted = [...data].filter(([name]) => !KNEW.includes(name)).join();
  data.set("once", wanted === unsent[0] ? unsent[1] : `${Date.now()} ${Math.random()}`);
  const input = form.querySelector("#line,#said");
  const line = input?.value ?? "";
  const begun = data.get("begun");
  if (input?.id === "line" && input.type !== "password" && line.trim()) {
    typed.push(line);
    at = typed.length;
  }
  if (input) input.value = "";
  if (input?.id === "line") begin();
  const done = () => {
    unsent = ["", ""];
    if (!input) form.reset();
  };
  const failed = () => {
    unsent = [wanted, data.get("once")];
    if (input && !input.value) {
      input.value = line;
      if (begun !== null) find("begun").value = begun;
    }
  };
  sending = sending.then(() => send(form.getAttribute("action"), data, done, failed));
}

function listen() {
  wire.listen({
    changed(news) { if (news !== state) refresh(); },
    lost: refused,
    say(texts) { announce(texts, "turn"); },
    // Said with the page that comes next, in one batch.
    keep(texts) { due.push(...texts.map(text => toSay(text, "turn"))); },
  });
}

// What only a page with script has
function dress(page) {
  find("fetch", page).hidden = true;
  const notify = find("notify", page);
  if (!notify || !canNotify) return;
  notify.hidden = false;
  notify.setAttribute("aria-pressed", String(notifies()));
  notify.onclick = askToNotify;
}

// A line is for the table as it was when the line was begun; one that was begun before this script
// was there, for the table that the page came with.
function begin() {
  const begun = find("begun");
  if (!begun) return;
  if (!find("line").value) begun.value = "";
  else begun.value ||= find("command").elements.seen.value;
}

// Up and down fetch lines that were typed before.
function older(event) {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || event.isComposing) return;
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const to = at + step;
  if (!step || to < 0 || to > typed.length) return;
  event.preventDefault();
  const line = event.target;
  if (at === typed.length) draft = line.value;
  at = to;
  line.value = at === typed.length ? draft : typed[at];
  line.setSelectionRange(line.value.length, line.value.length);
  begin();
}

// A letter without a name is one of a phone or of an input method.
function isLetter(event) {
  const letters = ["Unidentified", "Process"];
  const named = event.key.length > 1 && !letters.includes(event.key);
  return !named && !event.repeat && event.target.matches(FIELDS);
}

document.addEventListener("keydown", event => {
  key = performance.now();
  entered = false;
  if (isLetter(event)) {
    if (letter && key - letter < LONGEST) apart = [...apart, key - letter].slice(-LETTERS);
    letter = key;
  }
  silence(event.key === "Control");
  settle();
  wakeSound();
}, true);
document.addEventListener("pointerdown", wakeSound, true);
find("line").addEventListener("keydown", older);
find("line").addEventListener("input", begin);
document.addEventListener("submit", submit);
addEventListener("online", refresh);
addEventListener("pagehide", () => wire.close());
addEventListener("pageshow", event => { if (event.persisted) listen(); });
dress(document);
begin();
listen();
