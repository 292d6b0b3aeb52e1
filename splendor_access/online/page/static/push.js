// Lets the server tell this browser whose turn it is, with no page open.
"use strict";

const place = document.getElementById("push");
const form = place && place.querySelector("form");

const bytes = text => Uint8Array.from(
  atob(text.replace(/-/g, "+").replace(/_/g, "/")), letter => letter.charCodeAt(0));

function isSame(buffer, other) {
  const one = new Uint8Array(buffer || 0);
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}

function send(subscription) {
  const { endpoint, keys } = subscription.toJSON();
  form.elements.endpoint.value = endpoint;
  form.elements.p256dh.value = keys.p256dh;
  form.elements.auth.value = keys.auth;
  form.submit();
}

async function subscribe(worker, key) {
  send(await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
}

async function offer() {
  const worker = await navigator.serviceWorker.register(place.dataset.worker);
  const key = bytes(place.dataset.key);
  const had = await worker.pushManager.getSubscription();
  if (had && !isSame(had.options.applicationServerKey, key)) {
    // The server has another key than the one that this browser knew.
    await had.unsubscribe();
    await subscribe(worker, key);
    return;
  }
  place.hidden = false;
  form.addEventListener("submit", event => {
    event.preventDefault();
    subscribe(worker, key).catch(() => { place.hidden = true; });
  });
}

if (place && "serviceWorker" in navigator && "PushManager" in window) offer().catch(() => {});
