/** Whether this is a phone held upright: one thumb, bottom sheet, big targets. */

class Screen {
  phone = $state(false);

  constructor() {
    const query = typeof matchMedia === "function" ? matchMedia("(max-width: 720px)") : null;
    this.phone = query?.matches ?? false;
    query?.addEventListener("change", (event) => (this.phone = event.matches));
  }
}

export const screen = new Screen();
