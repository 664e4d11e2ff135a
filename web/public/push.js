/* Shows what the house pushes when no page of it is open, and opens the table when it is clicked. */
self.addEventListener("push", (event) => {
  const note = event.data?.json() ?? {};
  event.waitUntil(self.registration.showNotification(note.title ?? "Loggia", { body: note.body, tag: note.url, icon: "/loggia.svg", data: note.url }));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = event.notification.data ?? "/";
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((pages) => {
      const open = pages.find((page) => new URL(page.url).pathname === url);
      return open === undefined ? self.clients.openWindow(url) : open.focus();
    }),
  );
});
