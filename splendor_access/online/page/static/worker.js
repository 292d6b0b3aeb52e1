// Shows the notifications of pages, and leads to the page of one that is pressed. A browser wants a
// worker in a file of its own; it fetches nothing and keeps nothing.
"use strict";

async function lead(path) {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find(each => new URL(each.url).pathname === path);
  return page ? page.focus() : clients.openWindow(path);
}

addEventListener("notificationclick", event => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data));
});
