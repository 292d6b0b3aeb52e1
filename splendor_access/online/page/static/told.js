// Shows what the server tells, with no page open: whole words, as a display gets them.
"use strict";

self.addEventListener("push", event => {
  const { title, body, tag, url } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, data: url }));
});

self.addEventListener("notificationclick", event => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data));
});
