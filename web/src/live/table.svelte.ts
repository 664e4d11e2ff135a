/** A table as this page knows it: kept up to date by the socket, or by polling; what is sent is sent again until answered. */

import type {
  ChatLine, ChoiceInfo, ClockFace, Hinted, Line as LogLine, Log, MatchView, OrderInfo, Pace as BotPace, Problem, Spoken, TableView, TableInfo, ToPage, Undoable, Update,
} from "../generated/wire";
import { get, post, Refusal } from "../lib/api";
import { patched, spliced } from "./patch";
import type { Connection } from "./socket.svelte";

export type { MatchView } from "../generated/wire";

/** Why something was not done. */
export type Complaint = Pick<Problem, "why" | "rule">;

interface Pending {
  key: string;
  what: string;
  body: Record<string, unknown>;
}

export interface ShowingPace {
  /** Pause between two happenings that arrive together, in milliseconds. */
  ms: number;
  /** How far behind the page may be at most, in milliseconds: where much waits, each thing is shown for a shorter time. */
  most: number;
  /** How fast bots are to play. */
  bots: BotPace;
}

/** The bots wait for me: since when, for how many seconds, and whether longer because I write something. */
export interface Moment {
  at: number;
  seconds: number;
  held: boolean;
}

/** Something that somebody at the table said beside the moves; `id` is this page's own, `at` when it was heard. */
export type Word = Pick<Spoken, "seat" | "say" | "about"> & { id: number; at?: number };

const POLL = 20;
const RETRY = 1500;
const SPOKEN_KEPT = 12;
const KEPT_VIEWS = 120;

let keys = 0;
let words = 0;

interface Aside {
  spoken?: Spoken;
  pause?: number;
}
const prefix = Math.random().toString(36).slice(2, 8);

/** A standing order as a page leaves it; the house gives it words. */
export type NewOrder = Omit<OrderInfo, "say">;

export class Table {
  readonly id: string;
  info = $state.raw<TableInfo | null>(null);
  seat = $state(-1);
  view = $state.raw<MatchView | null>(null);
  choices = $state.raw<ChoiceInfo[]>([]);
  complete = $state(true);
  lines = $state.raw<LogLine[]>([]);
  /** The number of the first line we have: earlier ones can be fetched. */
  first = $state(0);
  chat = $state.raw<ChatLine[]>([]);
  clocks = $state.raw<{ face: ClockFace; at: number } | null>(null);
  present = $state.raw<number[]>([]);
  undo = $state.raw<Undoable | null>(null);
  hint = $state.raw<Hinted | null>(null);
  /** My standing orders: what the house plays for me while I am away. */
  orders = $state.raw<OrderInfo[]>([]);
  /** The public score after each log number, as far as this page saw it. */
  tallies = $state.raw<number[][]>([]);
  /** The last words of those at the table. */
  spoken = $state.raw<Word[]>([]);
  /** The bots wait for me: since when, and for how many seconds. */
  pause = $state.raw<Moment | null>(null);
  /** What is on its way to the house, in the order in which it was done: none of it is given up before it is answered. */
  pending = $state.raw<Pending[]>([]);
  /** Why something was not done. */
  complaint = $state.raw<Complaint | null>(null);
  /** The table cannot be shown: why. */
  missing = $state.raw<Complaint | null>(null);
  /** Whether the page hears the house. */
  connected = $state(false);
  /** Happenings that still wait to be shown. */
  waiting = $state(0);
  /** The last log number that the player had seen when the connection was lost. */
  away = $state(0);
  #number = 0;
  #heard = 0;
  #chatSeen = 0;
  readonly #invite: string;
  readonly #line: Connection;
  readonly #pace: () => ShowingPace;
  readonly #stop: (() => void)[] = [];
  #queue: Update[] = [];
  #asides: { after: number; one: Aside }[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #polling: AbortController | null = null;
  #closed = false;
  /** The view before each of the last lines that this page saw come, by the line's number: to show them again. */
  readonly past = new Map<number, MatchView>();
  /** Called before and after the view changes, so that pieces can travel. */
  around: { before(): void; after(): void } = { before: () => undefined, after: () => undefined };

  constructor(id: string, line: Connection, { invite = "", pace = () => ({ ms: 0, most: 0, bots: "quick" }) }: { invite?: string; pace?: () => ShowingPace } = {}) {
    this.id = id;
    this.#invite = invite;
    this.#line = line;
    this.#pace = pace;
  }

  /** The last log number shown. */
  get number(): number {
    return this.#number;
  }

  open(): void {
    this.#stop.push(
      this.#line.listen({
        heard: (message) => {
          this.#polling?.abort();
          this.connected = true;
          this.heard(message);
        },
        opened: () => this.#watch(),
        closed: () => {
          this.connected = this.#polling !== null;
          this.away = this.#number;
        },
      }),
    );
    // The first state comes by the socket; where that takes long or is blocked, by a plain request.
    const timer = setInterval(() => {
      if (this.#line.blocked && this.#polling === null) void this.#poll();
      else if (this.info === null && !this.#line.open && this.#polling === null) void this.#fetch();
    }, 800);
    this.#stop.push(() => clearInterval(timer));
  }

  close(): void {
    this.#closed = true;
    this.#line.send({ do: "unwatch", table: this.id });
    this.#polling?.abort();
    clearTimeout(this.#timer);
    for (const one of this.#stop) one();
  }

  /** Play a move by its notation. */
  move(text: string): void {
    if (this.moving) return;
    this.act("move", { text, seen: this.#number });
  }

  /** Whether a move is on its way. */
  get moving(): boolean {
    return this.pending.some((one) => one.what === "move");
  }

  /** Do something at the table. */
  act(what: string, body: Record<string, unknown> = {}): void {
    keys += 1;
    this.complaint = null;
    const one = { key: `${prefix}${keys}`, what, body };
    // The same once more replaces what has not been answered: after a lost connection it is not done twice.
    const same = JSON.stringify(body);
    this.pending = [...this.pending.filter((old) => old.what !== what || JSON.stringify(old.body) !== same), one];
    this.#send(one);
  }

  /** Replace all my standing orders; the house tells them in words. Throws a `Refusal` where one of them is nonsense. */
  async order(orders: readonly NewOrder[]): Promise<void> {
    await post(`/tables/${this.id}/orders`, { orders: orders.map(({ kind, text, least, repeat }) => ({ kind, text, least, repeat })) });
  }

  /** Let the bots go on, which wait for me. */
  goOn(): void {
    this.pause = null;
    this.act("go-on");
  }

  /** The bots, which wait for me, are to wait longer: I am writing something. */
  hold(): void {
    if (this.pause === null || this.pause.held) return;
    this.pause = { ...this.pause, held: true };
    this.#line.send({ do: "act", table: this.id, what: "go-on", body: { hold: true } });
  }

  /** Say no to a proposal. */
  refuse(about: string): void {
    this.act("refuse", { about });
  }

  /** The house is to know how fast bots shall play. */
  paced(): void {
    if (this.connected && this.seat >= 0) this.#line.send({ do: "act", table: this.id, what: "pace", body: { pace: this.#pace().bots } });
  }

  /** Show at once what still waits. */
  skip(): void {
    clearTimeout(this.#timer);
    const updates = this.#queue;
    this.#queue = [];
    this.waiting = 0;
    for (const one of updates) this.#show(one);
  }

  async earlier(): Promise<void> {
    const { lines, first } = await get<Log>(`/tables/${this.id}/log?before=${this.first}`);
    this.lines = [...lines, ...this.lines];
    this.first = first;
  }

  heard(message: ToPage): void {
    if ("table" in message && message.table !== this.id) return;
    switch (message.type) {
      case "state":
        return this.#state(message);
      case "update":
        return this.#update(message);
      case "chat":
        this.#bubble(message.line);
        return this.#chat([message.line]);
      case "unsaid":
        this.chat = this.chat.filter((line) => line.id !== message.line && line.person !== (message.person || -1));
        return;
      case "spoken":
        return this.#after({ spoken: message });
      case "pause":
        return this.#after({ pause: message.seconds });
      case "present":
        this.present = message.people;
        return;
      case "hint":
        this.hint = message;
        return this.#answered(message.key);
      case "done":
        return this.#answered(message.key);
      case "refused":
        if (this.#awaits(message.key)) this.#refused(message, message.key);
        else if (this.info === null) this.missing = message;
        return;
    }
  }

  // --- hearing ----------------------------------------------------------------------------------------------------------

  #state(state: TableView): void {
    // Every seat counts for itself what it is told: after a change of seats nothing of before can be compared.
    const fresh = state.number < this.#number || this.info === null || state.first > this.#number + 1 || state.seat !== this.seat;
    const before = new Set(fresh ? [] : this.lines.map((line) => line.number));
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#asides = [];
    this.waiting = 0;
    this.pause = null;
    this.around.before();
    this.lines = fresh ? state.lines : [...this.lines, ...state.lines.filter((line) => !before.has(line.number))];
    if (fresh) {
      this.first = state.first;
      this.past.clear();
    }
    this.#number = state.number;
    this.#heard = state.number;
    this.info = state.info;
    this.seat = state.seat;
    this.view = state.view as MatchView | null;
    this.choices = state.choices ?? [];
    this.complete = state.complete;
    this.undo = state.undo;
    this.orders = state.orders;
    this.present = state.present;
    this.clocks = state.clocks === null ? null : { face: state.clocks, at: Date.now() };
    this.missing = null;
    this.hint = null;
    this.#tally();
    this.#chat(state.chat);
    this.around.after();
    if (this.#polling === null) this.#sendAll();
  }

  #update(update: Update): void {
    if (update.number <= this.#heard) return this.#answered(update.key ?? "");
    if (update.number !== this.#heard + 1) return this.#watch();
    this.#heard = update.number;
    if (update.key !== undefined && this.#awaits(update.key)) {
      // Our own move: everything before it has been seen, and it is shown at once.
      this.skip();
      this.#show(update);
      return this.#answered(update.key);
    }
    this.#queue.push(update);
    this.waiting = this.#queue.length;
    if (this.#queue.length === 1) this.#pause();
  }

  /** Several happenings that arrive together are shown one after the other. */
  #pause(): void {
    clearTimeout(this.#timer);
    const { ms, most } = this.#pace();
    if (ms === 0) return this.skip();
    this.#timer = setTimeout(
      () => {
        const next = this.#queue.shift();
        this.waiting = this.#queue.length;
        if (next !== undefined) this.#show(next);
        if (this.#queue.length > 0) this.#pause();
      },
      Math.min(ms, most / this.#queue.length),
    );
  }

  /** What belongs after the happenings that still wait to be shown. */
  #after(one: Aside): void {
    if (this.#queue.length === 0) return this.#aside(one);
    this.#asides = [...this.#asides, { after: this.#heard, one }];
  }

  #aside({ spoken, pause }: Aside): void {
    if (spoken !== undefined) this.#said(spoken.seat, spoken.say, spoken.about);
    if (pause !== undefined) this.pause = { at: Date.now(), seconds: pause, held: false };
  }

  #show(update: Update): void {
    this.pause = null;
    this.#number = update.number;
    if (this.view !== null) this.past.set(update.number, this.view);
    if (this.past.size > KEPT_VIEWS) this.past.delete(this.past.keys().next().value ?? 0);
    this.around.before();
    if (update.view !== undefined && update.view !== null) this.view = update.view;
    else if (update.patch !== undefined && this.view !== null) this.view = patched(this.view, update.patch);
    if (update.choices !== undefined) this.choices = update.choices ?? [];
    else if (update.choice_patch !== undefined) this.choices = spliced(this.choices, update.choice_patch);
    if (update.complete !== undefined) this.complete = update.complete;
    if (update.orders !== undefined) this.orders = update.orders;
    if (update.info !== undefined && this.info !== null) this.info = { ...this.info, ...update.info };
    if (update.seat !== undefined) this.seat = update.seat;
    if (update.clocks !== undefined && update.clocks !== null) this.clocks = { face: update.clocks, at: Date.now() };
    if (update.undo !== undefined) this.undo = update.undo;
    this.hint = null;
    this.lines = [...this.lines, update.line];
    // Whoever asked sees what was answered, and by whom.
    if (update.line.kind === "answer" && update.line.say) this.#said(update.line.seat, update.line.say);
    this.#tally();
    this.around.after();
    const due = this.#asides.filter(({ after }) => after <= update.number);
    this.#asides = this.#asides.filter(({ after }) => after > update.number);
    for (const { one } of due) this.#aside(one);
  }

  #tally(): void {
    const tally = this.view?.tally;
    if (tally !== undefined && tally.length > 0) this.tallies = [...this.tallies, tally];
  }

  #chat(lines: readonly ChatLine[]): void {
    const news = lines.filter((line) => line.id > this.#chatSeen);
    if (news.length === 0) return;
    this.chat = [...this.chat, ...news];
    this.#chatSeen = Math.max(...news.map((line) => line.id));
  }

  /** What somebody in a seat says now is heard at once, at their arms; what an onlooker says is read in the chat. */
  #bubble({ seat, text, id }: ChatLine): void {
    if (seat >= 0 && id > this.#chatSeen) this.#said(seat, { say: "ui-said", with: { text } });
  }

  #said(seat: number, say: Word["say"], about = ""): void {
    words += 1;
    this.spoken = [...this.spoken, { id: words, at: Date.now(), seat, say, about }].slice(-SPOKEN_KEPT);
  }

  #awaits(key: string): boolean {
    return this.pending.some((one) => one.key === key);
  }

  #answered(key: string): void {
    if (this.#awaits(key)) this.pending = this.pending.filter((one) => one.key !== key);
  }

  #refused(complaint: Complaint & { kind: string }, key: string): void {
    this.#answered(key);
    this.complaint = { why: complaint.why, rule: complaint.rule };
    if (complaint.kind === "out-of-date") this.#watch();
  }

  // --- asking -----------------------------------------------------------------------------------------------------------

  #watch(): void {
    const sent = this.#line.send({ do: "watch", table: this.id, seen: this.info === null ? 0 : this.#number, chat: this.#chatSeen, invite: this.#invite, brief: true, pace: this.#pace().bots });
    if (!sent) void this.#fetch();
  }

  #sendAll(): void {
    for (const one of this.pending) this.#send(one);
  }

  #send(pending: Pending): void {
    const { what, body, key } = pending;
    if (this.#line.blocked) return void this.#post(pending);
    if (what === "move" && this.#line.send({ do: "move", table: this.id, text: String(body["text"]), seen: Number(body["seen"]), key })) return;
    if (what !== "move") this.#line.send({ do: "act", table: this.id, what, body: { ...body, key } });
  }

  async #post(pending: Pending): Promise<void> {
    try {
      const answer = await post<ToPage>(`/tables/${this.id}/${pending.what}`, { ...pending.body, key: pending.key });
      await this.#fetch();
      if (answer.type === "hint") this.heard(answer);
      this.#answered(pending.key);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.status === 0 && !this.#closed) setTimeout(() => this.#awaits(pending.key) && this.#send(pending), RETRY);
      else if (this.#awaits(pending.key)) this.#refused(error, pending.key);
    }
  }

  async #fetch(wait = 0): Promise<void> {
    const query = new URLSearchParams({ seen: String(this.info === null ? 0 : this.#number), chat: String(this.#chatSeen), invite: this.#invite });
    if (wait > 0) query.set("wait", String(wait));
    try {
      const state = await get<TableView>(`/tables/${this.id}?${query}`, this.#polling?.signal);
      if (this.#closed || this.#polling?.signal.aborted) return;
      this.connected = true;
      if (this.info === null || state.number !== this.#number || state.chat.length > 0 || state.choices?.length !== this.choices.length) this.#state(state);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.status === 0) this.connected = this.#line.open;
      else if (this.info === null) this.missing = error;
      await new Promise((resolve) => setTimeout(resolve, RETRY));
    }
  }

  /** Without a socket: ask again and again, each time waiting for news. */
  async #poll(): Promise<void> {
    this.#polling = new AbortController();
    const { signal } = this.#polling;
    this.#sendAll();
    while (!this.#closed && !signal.aborted && this.#line.blocked) await this.#fetch(this.info === null ? 0 : POLL);
    this.#polling = null;
  }
}
