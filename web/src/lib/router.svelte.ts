/** Where we are: the address bar as state, links without reloads. */

export interface Place {
  path: string;
  query: URLSearchParams;
  /** Without the sign. */
  hash: string;
}

const here = (): Place => ({
  path: location.pathname,
  query: new URLSearchParams(location.search),
  hash: decodeURIComponent(location.hash.slice(1)),
});

class Router {
  place = $state.raw<Place>(here());

  constructor() {
    addEventListener("popstate", () => (this.place = here()));
    addEventListener("hashchange", () => (this.place = here()));
    document.addEventListener("click", (event) => this.#click(event));
  }

  go(to: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, "", to);
    else history.pushState(null, "", to);
    this.place = here();
    scrollTo(0, 0);
  }

  /** Ordinary links inside the house change the page without leaving it. */
  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link === null || link.target !== "" || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    const to = link.pathname + link.search + link.hash;
    if (to !== location.pathname + location.search + location.hash) this.go(to);
    else if (link.hash !== "") this.place = here();
  }
}

export const router = new Router();

/** The parts of a path that fits a pattern such as `/table/:id`, or null. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split("/").filter(Boolean);
  const given = path.split("/").filter(Boolean);
  if (wanted.length !== given.length) return null;
  const found: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const value = given[at] ?? "";
    if (part.startsWith(":")) found[part.slice(1)] = decodeURIComponent(value);
    else if (part !== value) return null;
  }
  return found;
}
