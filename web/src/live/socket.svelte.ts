/**
 * One socket for the page, with patience: it reconnects by itself, and whoever watches a table is told so that it can say
 * what it last saw. Where sockets are blocked, tables poll (see table.svelte.ts).
 */

import type { FromPage, ToPage } from "../generated/wire";

export interface Listener {
  heard(message: ToPage): void;
  /** The socket is open (again). */
  opened(): void;
  closed(): void;
}

/** What a table needs of a connection; tests bring their own. */
export interface Connection {
  readonly open: boolean;
  /** Whether it has been given up: poll instead. */
  readonly blocked: boolean;
  send(message: FromPage): boolean;
  listen(listener: Listener): () => void;
}

const FIRST = 400;
const LONGEST = 15_000;
const TRIES_BEFORE_POLLING = 2;
const BEAT = 20_000;
/** How long the house may say nothing after we have said something; then we ask whether it is there, once. */
const PATIENCE = 4_000;

let warned = (): void => undefined;
/** What to do when the house warns the person of this page. */
export function onWarning(act: () => void): void {
  warned = act;
}

export class Socket implements Connection {
  open = $state(false);
  blocked = $state(false);
  /** Whether the device itself says that it has no network. */
  offline = $state(!navigator.onLine);
  readonly #address: string;
  readonly #listeners = new Set<Listener>();
  #socket: WebSocket | null = null;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #doubt: ReturnType<typeof setTimeout> | undefined;

  constructor(address: string) {
    this.#address = address;
    addEventListener("online", () => ((this.offline = false), this.#again(0)));
    addEventListener("offline", () => (this.offline = true));
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible" && this.#listeners.size > 0 && !this.open) this.#again(0);
    });
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    if (this.open) listener.opened();
    else if (this.#socket === null) this.#connect();
    return () => {
      this.#listeners.delete(listener);
    };
  }

  send(message: FromPage): boolean {
    if (!this.open || this.#socket === null) return false;
    this.#socket.send(JSON.stringify(message));
    if (this.#doubt === undefined && message.do !== "ping") this.#doubt = setTimeout(() => this.#ask(), PATIENCE);
    return true;
  }

  /** Nothing was heard since we spoke: the line, or the worker at its other end, may be dead. */
  #ask(): void {
    this.send({ do: "ping", at: Date.now() / 1000 });
    this.#doubt = setTimeout(() => this.#hangUp(), PATIENCE);
  }

  /** Begin anew as whoever we are now: the house knows a page by its cookie. */
  renew(): void {
    const old = this.#socket;
    if (old === null) return;
    this.#socket = null;
    this.open = false;
    this.#stopTimers();
    old.close();
    this.#connect();
  }

  /** Nobody listens any more: let the house know that nobody is here. */
  rest(): void {
    if (this.#listeners.size > 0) return;
    const old = this.#socket;
    clearTimeout(this.#timer);
    this.#socket = null;
    this.open = false;
    this.#stopTimers();
    old?.close();
  }

  /** Try again now, and not after the pause that grows with every failure. */
  retry(): void {
    this.#again(0);
  }

  #connect(): void {
    clearTimeout(this.#timer);
    let socket: WebSocket;
    try {
      socket = new WebSocket(this.#address);
    } catch {
      this.#failed();
      return;
    }
    this.#socket = socket;
    socket.onopen = () => {
      this.open = true;
      this.#heard = Date.now();
      this.#beat = setInterval(() => this.#listenToHeart(), BEAT);
      for (const one of this.#listeners) one.opened();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      // A line that opens and drops at once is no line: only a message proves it.
      this.#failures = 0;
      this.blocked = false;
      this.#heard = Date.now();
      clearTimeout(this.#doubt);
      this.#doubt = undefined;
      const message = JSON.parse(event.data) as ToPage;
      if (message.type === "note" && message.kind === "warned") warned();
      for (const one of this.#listeners) one.heard(message);
    };
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#failed();
    };
  }

  #failed(): void {
    const was = this.open;
    this.#socket = null;
    this.open = false;
    this.#stopTimers();
    this.#failures += 1;
    if (this.#failures > TRIES_BEFORE_POLLING) this.blocked = true;
    if (was) for (const one of this.#listeners) one.closed();
    if (this.#listeners.size > 0) this.#again(Math.min(LONGEST, FIRST * 2 ** (this.#failures - 1)) * (0.75 + Math.random() / 2));
  }

  #again(after: number): void {
    clearTimeout(this.#timer);
    if (this.#socket !== null) return;
    this.#timer = setTimeout(() => this.#connect(), after);
  }

  #stopTimers(): void {
    clearInterval(this.#beat);
    clearTimeout(this.#doubt);
    this.#doubt = undefined;
  }

  /** Give a dead line up at once: its own end might come much later. */
  #hangUp(): void {
    const old = this.#socket;
    if (old === null) return;
    this.#failed();
    old.close();
  }

  /** A silent line may be dead: ask, and hang up when nobody answers. */
  #listenToHeart(): void {
    if (Date.now() - this.#heard > 2.5 * BEAT) this.#hangUp();
    else this.send({ do: "ping", at: Date.now() / 1000 });
  }
}

let shared: Socket | undefined;

/** The person in front of the page is another one now. */
export const renewSocket = (): void => shared?.renew();

/** The page's socket, made when it is first wanted. */
export function socket(): Socket {
  shared ??= new Socket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/v1/live`);
  return shared;
}
