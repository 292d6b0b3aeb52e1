// Whose turn it is, by a sound and by a notification: called by page.js, which is loaded after this.
"use strict";

const TONES = { bell: [880], chime: [880, 660], knock: [150, 150], rise: [440, 554, 660] };

// A page may not make a notification itself on Android, only its worker may; and a browser has
// workers only where the line is encrypted, or on the same machine.
const canNotify = Boolean(window.Notification && navigator.serviceWorker);

let sound = null;

// A browser lets a page sound only after a key or a finger.
function wakeSound() {
  if (document.body.dataset.signal !== "off") sound ??= new AudioContext();
}

function call() {
  const tones = TONES[document.body.dataset.signal] ?? [];
  if (sound) tones.forEach((tone, number) => {
    const start = sound.currentTime + number * 0.2;
    const voice = new OscillatorNode(sound, { frequency: tone });
    const loud = new GainNode(sound, { gain: 0.2 });
    loud.gain.setTargetAtTime(0, start + 0.08, 0.05);
    voice.connect(loud).connect(sound.destination);
    voice.start(start);
    voice.stop(start + 0.4);
  });
  if (document.hidden && notifies()) notify(document.title);
}

function notifies() {
  return canNotify && Notification.permission === "granted" && localStorage.getItem("notify") === "on";
}

// The worker, once it can work. It is none of the page, so `ready` would never come.
async function worker() {
  const found = await navigator.serviceWorker.register(document.body.dataset.worker);
  const coming = found.installing ?? found.waiting;
  if (!found.active && coming) {
    await new Promise(done => coming.addEventListener("statechange", done));
  }
  return found.active ? found : worker();
}

// The next one of a table takes the place of the last one.
async function notify(title) {
  const { pathname } = location;
  await (await worker()).showNotification(title, { tag: pathname, renotify: true, data: pathname });
}

async function askToNotify() {
  const on = !notifies() && await Notification.requestPermission() === "granted";
  localStorage.setItem("notify", on ? "on" : "off");
  if (on) await worker();
  dress(document);
  announce([on ? body.dataset.notified : body.dataset.unnotified], "answers");
}
