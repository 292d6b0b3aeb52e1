// Keeps all files of the page for when there is no connection, and sets the policy of each answer.
// They lie compressed on the server, so that any server sends little, and are unpacked here.
"use strict";

// FILES, with the version of the page and its files, is put before this when the page is built.

const CACHE = `splendor-access ${FILES.version}`;

function headers(name) {
  const ending = name.slice(name.lastIndexOf("."));
  return { "Content-Type": FILES.types[ending], "Content-Security-Policy": FILES.policy };
}

// Fetches a file, and counts what comes.
async function fetched(name, count) {
  const packed = FILES.packed.includes(name);
  const answer = await fetch(packed ? `${name}.gz` : name, { cache: "no-cache" });
  if (!answer.ok) throw new Error(name);
  const counted = answer.body.pipeThrough(new TransformStream({
    transform(chunk, out) {
      count(chunk.length);
      out.enqueue(chunk);
    },
  }));
  const given = await new Response(counted).blob();
  const marks = FILES.compiles.includes(name) ? { Uncompiled: FILES.version } : {};
  const body = packed ? await unpacked(given) : given;
  return new Response(body, { headers: { ...headers(name), ...marks } });
}

// Some servers say of packed files that they are encoded: then the browser has unpacked them.
async function unpacked(given) {
  const [one, other] = new Uint8Array(await given.slice(0, 2).arrayBuffer());
  if (one !== 0x1f || other !== 0x8b) return given;
  return new Response(given.stream().pipeThrough(new DecompressionStream("gzip"))).blob();
}

// Takes an archive that the page has compiled, in the place of the same one as it was fetched.
async function take(request) {
  const name = nameOf(request);
  const fits = FILES.compiles.includes(name) && request.headers.get("Uncompiled") === FILES.version;
  if (fits) {
    const cache = await caches.open(CACHE);
    await cache.put(name, new Response(await request.blob(), { headers: headers(name) }));
  }
  return new Response("", { status: fits ? 200 : 409, headers: headers("none.html") });
}

async function tell(message) {
  const pages = await clients.matchAll({ includeUncontrolled: true });
  pages.forEach(page => page.postMessage(message));
}

// The parts that were asked for stay at hand with a newer version, too.
async function hadLater() {
  const had = await Promise.all(FILES.later.map(name => caches.match(name)));
  return FILES.later.filter((_name, at) => had[at]);
}

async function install() {
  const cache = await caches.open(CACHE);
  let come = 0;
  let told = 0;
  const count = length => {
    come += length;
    const part = come / FILES.size;
    if (Math.floor(part * 4) === told) return;
    told = Math.floor(part * 4);
    tell({ what: "loaded", part });
  };
  const names = [...FILES.names, ...await hadLater()];
  await Promise.all(names.map(async name => cache.put(name, await fetched(name, count))));
}

async function activate() {
  const names = await caches.keys();
  const old = names.filter(name => name.startsWith("splendor-access ") && name !== CACHE);
  await Promise.all(old.map(name => caches.delete(name)));
  await clients.claim();
}

function nameOf(request) {
  const { pathname } = new URL(request.url);
  return pathname.slice(new URL(registration.scope).pathname.length) || "index.html";
}

// On a full device a browser may refuse even to give what it keeps: then the server is asked.
async function answer(request) {
  const name = nameOf(request);
  if (![...FILES.names, ...FILES.later].includes(name)) {
    return new Response("", { status: 404, headers: headers("none.html") });
  }
  return await had(name).catch(() => {}) ?? fetched(name, () => {});
}

// Gives a kept file; a part that is first asked for is kept from now on.
async function had(name) {
  const cache = await caches.open(CACHE);
  if (FILES.later.includes(name) && !await cache.match(name)) {
    await cache.put(name, await fetched(name, () => {}));
  }
  return cache.match(name);
}

// A tab that plays keeps the version that it plays with.
async function takeOver(port) {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const alone = pages.filter(page => page.url.startsWith(registration.scope)).length === 1;
  port.postMessage(alone);
  if (alone) await skipWaiting();
}

addEventListener("install", event => event.waitUntil(install()));
addEventListener("activate", event => event.waitUntil(activate()));
addEventListener("message", event => {
  if (event.data.what === "take") event.waitUntil(takeOver(event.ports[0]));
});
addEventListener("fetch", event => {
  const { request } = event;
  if (!request.url.startsWith(registration.scope)) return;
  event.respondWith(request.method === "PUT" ? take(request) : answer(request));
});
