// Written by `python -m tools.typescript` from the Python definitions. Do not edit.
import type { Phrase } from "./phrase";

/** What this house is and can do. */
export interface About {
  name: string;
  version: string;
  languages: string[];
  games: string[];
  levels: string[];
  push_key: string;
  mail: boolean;
}

/** Turn the guest of this session into an account, or open one at once. The name is the guest's if left empty. */
export interface Account {
  password: string;
  name: string;
  email: string;
  lang: string;
}

/** Do something at a table: `what` is the action's name, `body` its fields, as in `POST /tables/{id}/{what}`. */
export interface Act {
  do: "act";
  table: string;
  what: string;
  body: unknown;
}

/** What was asked with that key was not done, and why; only its asker hears it. */
export interface ActionRefused {
  type: "refused";
  key: string;
  table: string;
  code: string;
  why: Phrase;
  kind: string;
  rule: string;
  wait: number;
}

/** Answer the request that is open. */
export interface Answer {
  yes: boolean;
  key: string;
}

/** Who sat where, and how it ended: a person (0 for a bot, or for somebody who is gone), or a bot of a level. */
export interface ArchivedSeat {
  person: number;
  name: string;
  level: string;
  score: number;
  rank: number;
}

/** A finished match that everybody may see: watch it at `/replay/{table}`. */
export interface ArchivedMatch {
  table: string;
  game: string;
  ended: number;
  rated: boolean;
  options: Record<string, boolean | number | string>;
  seats: ArchivedSeat[];
}

/** Shared matches, newest first; `next` is the `before` of the next page, 0 at the end. */
export interface ArchivePage {
  matches: ArchivedMatch[];
  next: number;
}

/** Ask the others to let me take back. */
export interface Ask {
  what: "step" | "turn";
  seen: number;
  key: string;
}

/** An act that was carried out: by whom (0: from the shell), what, about whom or what, and how it went. */
export interface AuditLine {
  id: number;
  at: number;
  person: number;
  name: string;
  act: string;
  about: string;
  detail: string;
}

/** The last acts of hosts, newest first. */
export interface Audit {
  acts: AuditLine[];
}

/** Block a person (or no longer): they cannot sit down where I sit or am host, nor I with them; they are muted. */
export interface Block {
  on: boolean;
}

/** Say something at the table. */
export interface Chat {
  text: string;
  key: string;
}

/** Something said at the table: plain text, to be shown as text. */
export interface ChatLine {
  id: number;
  at: number;
  person: number;
  name: string;
  seat: number;
  text: string;
}

/** A line of chat. */
export interface Chatted {
  type: "chat";
  table: string;
  line: ChatLine;
}

/** A legal move: what to send, the pieces that name it, its words, and what it would bring. */
export interface ChoiceInfo {
  text: string;
  ids: string[];
  say: Phrase;
  effect: Phrase | null;
  aside?: boolean;
  led?: boolean;
}

/** Time left to a seat, in seconds: for this decision and in reserve. */
export interface SeatClock {
  move: number;
  reserve: number;
  running: boolean;
}

/** A negotiation that the rules give a time: seconds until nothing new may be proposed; `over`: that is so now. */
export interface TalkClock {
  left: number;
  running: boolean;
  over: boolean;
}

/** All clocks at the moment `now` (seconds of the house's clock, UTC); running ones go on by themselves. */
export interface ClockFace {
  now: number;
  seats: SeatClock[];
  talk: TalkClock | null;
}

/** How time is counted. `live`: `move` seconds a decision, then the seat's `reserve`; `days`: `move` seconds each. */
export interface ClockRule {
  kind: "none" | "live" | "days" | "rules";
  move: number;
  reserve: number;
  then: "bot" | "lost";
}

/** A lesson of a course. Words: `GAME-lesson-ID` with `.goal` and `.end`, from `GET /words/{lang}`. */
export interface LessonInfo {
  id: string;
  steps: number;
  seats: number;
  course: string;
  rule: string;
}

/** The lessons of a game in their order, those of further courses after the guided first match. */
export interface Course {
  game: string;
  lessons: LessonInfo[];
}

/** The house closes: come back in `wait` seconds and say what you last saw. */
export interface Cut {
  type: "cut";
  code: string;
  why: Phrase;
  wait: number;
}

/** The exercise of a day, the same for everybody. */
export interface DailyExercise {
  game: string;
  id: string;
  theme: string;
  level: number;
  state: string;
  day: string;
}

/** The answer to what the page asked with that key, where no update says so. `number`: as the asker counts. */
export interface Done {
  type: "done";
  key: string;
  table: string;
  number: number;
  answer: unknown;
}

/** An empty body: `{}`. */
export type Empty = object;

/** What the review of a match found, and the mean over the last reviewed matches up to it. */
export interface ErrorPoint {
  at: number;
  table: string;
  decisions: number;
  loss: number;
  points: number;
  mean: number;
}

/** An answer: a move in the notation, or a price in digits; empty: show me the answer. */
export interface ExerciseAnswer {
  text: string;
  lang: string;
}

/** How good a person is at one game: a number with its uncertainty (both on a scale where 1500 is a newcomer). */
export interface Rating {
  game: string;
  rating: number;
  give_or_take: number;
  matches: number;
}

/** The exercises of a game, and how far I am. */
export interface ExerciseCourse {
  game: string;
  count: number;
  solved: number;
  tried: number;
  rating: Rating | null;
}

/** An exercise in a list. Words of the theme: `GAME-theme-THEME`. */
export interface ExerciseInfo {
  id: string;
  theme: string;
  level: number;
  rating: number;
  state: string;
  seats: number;
}

/** The exercises of a game, the easiest first. */
export interface ExerciseList {
  game: string;
  exercises: ExerciseInfo[];
  rating: Rating | null;
  next: string;
}

/** The daily exercise and all games that have exercises. */
export interface ExerciseOverview {
  daily: DailyExercise | null;
  games: ExerciseCourse[];
}

/** An answered exercise: my rating at exercises of the game after it. */
export interface ExercisePoint {
  at: number;
  solved: boolean;
  rating: number;
}

/** The prices that may be answered. */
export interface ExercisePrice {
  least: number;
  most: number;
  step: number;
}

/** My rating after an answer. */
export interface ExerciseRating {
  rating: number;
  change: number;
}

/** An event as a viewer learns it. `event` is its data: `kind` and the event's own fields. */
export interface Happening {
  event: Record<string, unknown>;
  say: Phrase;
  ids: string[];
}

/** What `Match.view` gives a viewer, as JSON data. The game's own part is in `table`. */
export interface MatchView {
  game: string;
  seats: number;
  viewer: number | null;
  deciding: number[];
  awaited: number[];
  prompt: Phrase;
  part: "must" | "asked" | "";
  stance: Phrase | null;
  tally: number[];
  over: boolean;
  table: Record<string, unknown>;
}

/** How an answer is judged, and what came of it. */
export interface ExerciseVerdict {
  mark: "best" | "good" | "wrong" | "shown";
  say: Phrase;
  text: string;
  happened: Happening[];
  view: MatchView;
  answer: string;
  rated: ExerciseRating | null;
  next: string;
}

/** A position and what is asked. Where a price is asked, `choices` is null. */
export interface ExerciseView {
  game: string;
  id: string;
  seat: number;
  theme: string;
  level: number;
  rating: number;
  state: string;
  say: Phrase;
  view: MatchView;
  choices: ChoiceInfo[] | null;
  price: ExercisePrice | null;
  next: string;
}

/** What was pointed at, and last the piece that cannot be: why? */
export interface ExerciseWonder {
  ids: string[];
}

/** The person of this session. */
export interface Me {
  id: number;
  name: string;
  guest: boolean;
  lang: string;
  email: string;
  email_verified: boolean;
  mail_turns: boolean;
  page: Record<string, unknown>;
  muted: number[];
  blocked: number[];
  host: boolean;
  unseen: number;
  warning: Phrase | null;
}

/** A finished match in a history. */
export interface Past {
  table: string;
  game: string;
  ended: number;
  rated: boolean;
  seats: string[];
  seat: number;
  scores: number[];
  ranks: number[];
  rank: number;
  change: number;
  open: boolean;
}

/** Something a person should know: `turn`, `started`, `over`, `asked`, `pause`, `invited`, `followed`, `warned`. */
export interface OneNote {
  id: number;
  at: number;
  kind: string;
  table: string;
  game: string;
  say: Phrase;
  seen: boolean;
  invite: string;
}

/** All the house keeps about a person. */
export interface Export {
  me: Me;
  since: number;
  ratings: Rating[];
  matches: Past[];
  tables: string[];
  chat: Record<string, unknown>[];
  notes: OneNote[];
  sessions: Record<string, unknown>[];
  entries: Record<string, unknown>[];
  orders: Record<string, unknown>[];
  push: string[];
  reports: Record<string, unknown>[];
  following: number[];
  conduct: Record<string, unknown>[];
  exercises: Record<string, unknown>[];
  studies: Record<string, unknown>[];
}

/** Delete me. An account gives its password once more. */
export interface Farewell {
  password: string;
}

/** Whether a choice could not be freely taken back; null for one that cannot be played now (any more). */
export interface Final {
  final: boolean | null;
}

/** Follow a person, or no longer. */
export interface Follow {
  on: boolean;
}

/** Mail me a link to choose another password: the name of an account, or its verified e-mail address. */
export interface Forgotten {
  name: string;
}

/** The share of wins over the last matches up to one of them, and the fair share over the same matches. */
export interface FormPoint {
  at: number;
  share: number;
  fair: number;
  matches: number;
}

/** One move. `patch` changes the view of the frame before into this one's, as in an `update`. */
export interface Frame {
  number: number;
  seat: number;
  text: string;
  say: Phrase;
  happened: Happening[];
  tally: number[];
  standing: number[];
  turn: number;
  round: number;
  patch: unknown[][];
}

/** Somebody whom I follow or who follows me. Whether they are here is told only where both follow each other. */
export interface Friend {
  id: number;
  name: string;
  guest: boolean;
  followed: boolean;
  follows_me: boolean;
  here: boolean;
  table: string;
}

/** Whom I follow, those who are here first; and then who follows me. */
export interface FriendList {
  friends: Friend[];
}

/** A part of an option's text: the message that names it, and its items. Words of an item: `GAME-card-ITEM`. */
export interface OptionPart {
  word: string;
  items: string[];
}

/** One choice of a table. Words: `option-GAME-NAME` (`.help`) and `option-GAME-NAME-VALUE`. */
export interface OptionInfo {
  name: string;
  default: boolean | number | string;
  values: (boolean | number | string)[];
  presets: string[];
  parts: OptionPart[];
  needs: string;
}

/** A whole table by one name. Words: `GAME-preset-NAME` (`.about`). */
export interface PresetInfo {
  name: string;
  seats: number;
  options: Record<string, boolean | number | string>;
  bots: string;
  days: boolean;
}

/** A game of the house. Words: `game-NAME` (`.about`). */
export interface GameInfo {
  name: string;
  seats: number[];
  revision: number;
  options: OptionInfo[];
  presets: PresetInfo[];
  levels: string[];
  timed: boolean;
  reconstructed: boolean;
}

/** Matches of one kind. `fair` are the wins of somebody who wins as often as everybody else at the table. */
export interface Tally {
  played: number;
  won: number;
  fair: number;
}

/** The matches of a game. */
export interface GameTally {
  game: string;
  tally: Tally;
}

/** The bots need not wait for me now; or (`hold`) they should, since I am writing something. */
export interface GoOn {
  hold: boolean;
  key: string;
}

/** Come in at once under a chosen name; without one, the house calls the guest `guest:` and a number. */
export interface Guest {
  name: string;
  lang: string;
}

/** What would a bot do here? Where the table allows it. */
export interface Hint {
  level: string;
  key: string;
}

/** A move that the coach offers, ready to be played. */
export interface HintOption {
  text: string;
  say: Phrase;
  price: number;
  cost: Phrase;
  why: Phrase | null;
}

/** The coach's advice on the viewer's decision: `text` is the best move; empty where it is better to wait. */
export interface Hinted {
  type: "hint";
  key: string;
  table: string;
  number: number;
  text: string;
  say: Phrase;
  thoughts: Record<string, unknown>;
  options: HintOption[];
  before: Phrase | null;
  since: Phrase[];
}

/** Finished matches, newest first; `next` is the `before` of the next page, 0 at the end. */
export interface History {
  matches: Past[];
  next: number;
}

/** An act of a host. `close`: a table by its code. `unsay`: a line by its id. `ban`: a person for so many days */
export interface HostAct {
  act: "close" | "unsay" | "ban" | "rename" | "unstudy";
  about: string;
  detail: string;
}

/** Before the start: tell somebody who follows me that a seat is free here. */
export interface Invite {
  person: number;
  key: string;
}

/** Take a seat: the first open one, or that one. */
export interface Join {
  seat: number;
  invite: string;
  key: string;
}

/** One of the best: by rating, or (against bots of a level) by matches won. */
export interface Leader {
  person: number;
  name: string;
  matches: number;
  won: number;
  rating: number;
  give_or_take: number;
}

/** The best players of a game, the best first. Empty `level`: by rating in matches between people. */
export interface Leaders {
  game: string;
  level: string;
  leaders: Leader[];
}

/** Leave the seat before the start; the table closes when its host leaves it. */
export interface LeaveTable {
  key: string;
}

/** One move that the last answer brought, with the learner's view after it. */
export interface LessonFrame {
  seat: number;
  say: Phrase;
  happened: Happening[];
  view: MatchView;
}

/** Begin the match that a course ends in. */
export interface LessonMatch {
  lang: string;
}

/** The learner's moves so far, in the notation; an empty one stands for the lesson's own move (a skipped step). */
export interface LessonMoves {
  moves: string[];
}

/** Where the learner stands. After a wrong move the view shows its consequence, and nothing is asked. */
export interface LessonView {
  game: string;
  lesson: string;
  seat: number;
  step: number;
  steps: number;
  view: MatchView;
  choices: ChoiceInfo[] | null;
  complete: boolean;
  say: Phrase;
  light: string[];
  way: string[];
  verdict: "" | "right" | "wrong";
  answer: Phrase | null;
  frames: LessonFrame[];
  next: string;
  match: boolean;
}

/** What was pointed at, and last the piece that cannot be: why? */
export interface LessonWonder {
  moves: string[];
  ids: string[];
}

/** One entry of the table's log, as a viewer knows it. A move's text is not in it: its events tell what is public. */
export interface Line {
  number: number;
  at: number;
  kind: string;
  seat: number;
  say: Phrase | null;
  happened: Happening[];
  back: number;
}

/** Earlier lines of a table's log, oldest first. */
export interface Log {
  lines: Line[];
  first: number;
}

/** Log in on this device. */
export interface LogIn {
  name: string;
  password: string;
}

/** A seat's match: what it began with, and what its own choices, chance and the others' choices brought. */
export interface ReviewedPlayer {
  seat: number;
  prior: number;
  own: number[];
  chance: number[];
  others: number[];
  result: number;
  adjusted: number;
  decisions: number;
  loss: number[];
  points: number;
  marks: Record<string, number>;
}

/** A move of a decision: the mover's chance to win after it, and what it costs beside the best one. */
export interface ReviewedMove {
  text: string;
  say: Phrase;
  chance: number;
  loss: number[];
  points: number[];
  played: boolean;
  why: Phrase;
}

/** A deal that a step settled: what it was worth to each of its parties. */
export interface ReviewedDeal {
  parties: number[];
  gains: Phrase[];
}

/** One move: what it did to every seat's chance to win, by choice and by luck; `moves` best first. */
export interface ReviewedStep {
  number: number;
  seat: number;
  text: string;
  say: Phrase;
  choice: number[];
  luck: number[];
  mark: "" | "slip" | "error" | "blunder";
  real: boolean;
  loss: number[] | null;
  points: number[] | null;
  moves: ReviewedMove[];
  deal: ReviewedDeal | null;
  prices: Phrase | null;
  why: Phrase | null;
  came: Phrase | null;
}

/** One of the moves that changed most. */
export interface TurningMove {
  number: number;
  seat: number;
  say: Phrase;
}

/** A reviewed match. `chances` are each seat's before every move and at the end, from what that seat knew; while the */
export interface MatchReview {
  form: number;
  game: string;
  seats: number;
  digest: string;
  judge: string;
  done: number;
  scores: number[];
  winners: number[];
  chances: number[][];
  players: ReviewedPlayer[];
  steps: ReviewedStep[];
  turning: TurningMove[];
}

/** A seat. `kind`: `open`, `person` or `bot`. */
export interface SeatInfo {
  kind: "open" | "person" | "bot";
  person: number;
  name: string;
  guest: boolean;
  level: string;
  lost: boolean;
  away: boolean;
  replace: boolean;
  ready: boolean;
  kept: number;
}

/** A table in a list. */
export interface TableSummary {
  id: string;
  game: string;
  options: Record<string, boolean | number | string>;
  status: string;
  host: number;
  seats: SeatInfo[];
  public: boolean;
  rated: boolean;
  clock: ClockRule;
  made: number;
  changed: number;
  deciding: number[];
  my_seat: number;
  my_turn: boolean;
  deadline: number;
}

/** My tables: those where the house waits for me come first. */
export interface Mine {
  tables: TableSummary[];
  waiting_for_me: number;
}

/** What to say before a clear mistake; nothing where it is none, or where that could not be found out in time. */
export interface MistakeWarning {
  on: boolean;
  say: Phrase | null;
}

/** Mute a person (or no longer), for oneself, at every table. */
export interface Mute {
  person: number;
  on: boolean;
  key: string;
}

/** Change the password; every other device is logged out. */
export interface NewPassword {
  old: string;
  new: string;
}

/** Begin a study: from a record after so many moves (its next ones are the main line), from a study's file, or from */
export interface NewStudy {
  record: string;
  move: number;
  game: string;
  seats: number;
  options: Record<string, boolean | number | string>;
  title: string;
  lang: string;
}

/** Who is to sit there: `me`, anybody (`open`), or a `bot` of a level. */
export interface SeatWish {
  kind: "me" | "open" | "bot";
  level: string;
}

/** Set a table. The seats are taken in the given order; without `me` among them the host only looks on. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options: Record<string, boolean | number | string>;
  public: boolean;
  rated: boolean;
  hints: boolean;
  clock: ClockRule;
  start: "full" | "host" | "ready";
}

/** Something the person should know, wherever the page is; the kinds are those of `OneNote`. */
export interface Note {
  type: "note";
  id: number;
  at: number;
  kind: string;
  table: string;
  game: string;
  say: Phrase;
  invite: string;
}

/** The person's last notes, newest first. */
export interface Notes {
  notes: OneNote[];
}

/** The answer to a request that needs none. */
export interface Ok {
  ok: boolean;
}

/** A report, as hosts see it. `quote` is the line of chat as it was said, or a study's title. Where the house itself */
export interface OneReport {
  id: number;
  at: number;
  person: number;
  name: string;
  about: number;
  about_name: string;
  table: string;
  line: number;
  quote: string;
  reason: string;
  say: Phrase | null;
  study: string;
}

/** The matches that began in one way. */
export interface OpeningTally {
  say: Phrase;
  tally: Tally;
}

/** The matches against one kind of opponents: `people`, a level of bots, or `mixed` (bots of several levels). */
export interface OpponentTally {
  against: string;
  tally: Tally;
}

/** Something that can be put into a blank: its text in the order, and its words. */
export interface OrderItem {
  text: string;
  say: Phrase;
}

/** A blank in a standing order: one of `items`, or where there are none a number. */
export interface OrderBlank {
  name: string;
  say: Phrase;
  items: OrderItem[];
  least: number;
  most: number;
  step: number;
}

/** A standing order to be filled in: `text` has `{name}` for each blank. An `accept` puts its blank into `least`. */
export interface OrderFormInfo {
  kind: "play" | "pass" | "accept";
  text: string;
  say: Phrase;
  blanks: OrderBlank[];
  often: boolean;
}

/** What I may order now. */
export interface OrderForms {
  forms: OrderFormInfo[];
}

/** A standing order. Words and choices are matched by the move's text. */
export interface OrderInfo {
  kind: "play" | "pass" | "accept";
  text: string;
  least: number;
  repeat: boolean;
  say: Phrase | null;
}

/** All my standing orders at this table; an empty list withdraws them. */
export interface Orders {
  orders: OrderInfo[];
  key: string;
}

export type Pace = "instant" | "quick" | "easy";

/** Stop the clocks; nothing can be played. */
export interface Pause {
  why: "" | "break" | "call" | "meal" | "rules" | "later";
  key: string;
}

export type PauseReason = "" | "break" | "call" | "meal" | "rules" | "later";

/** The bots wait so many seconds for this page's seat, which could gain by speaking; `go-on` ends it. */
export interface Paused {
  type: "pause";
  table: string;
  seconds: number;
}

/** Who has paused the match, since when, and why. */
export interface PausedBy {
  seat: number;
  at: number;
  why: "" | "break" | "call" | "meal" | "rules" | "later";
}

/** What the person changes about itself; a field left out stays. `page` is the client's own (4 kB of JSON). */
export interface PersonSettings {
  name: string | null;
  email: string | null;
  lang: string | null;
  mail_turns: boolean | null;
  page: Record<string, unknown> | null;
}

/** Are you there? `at` comes back as it is. */
export interface Ping {
  do: "ping";
  at: number;
}

/** Which matches: of a game, with so many players (0: any), against one kind of opponents (empty: any). */
export interface PlayChoice {
  game: string;
  players: number;
  against: string;
}

/** The matches in one seat, from 0, of a table for so many players. */
export interface SeatTally {
  players: number;
  seat: number;
  tally: Tally;
}

/** The rating after a rated match. */
export interface RatingPoint {
  at: number;
  rating: number;
}

/** How a person plays, from the matches that the viewer may know of. */
export interface PlayFigures {
  id: number;
  choice: PlayChoice;
  games: GameTally[];
  opponents: OpponentTally[];
  seats: SeatTally[];
  tally: Tally;
  form: FormPoint[];
  rating: RatingPoint[];
  errors: ErrorPoint[];
  openings: OpeningTally[];
  exercises: ExercisePoint[];
  unreviewed: string[];
  older: boolean;
}

/** A match against bots that begins with the first moves of another one. */
export interface PlayFrom {
  record: string;
  move: number;
  seat: number;
  level: string;
  lang: string;
  hidden: "as-was" | "imagined";
}

/** Play. `seen` is the last number the page knew; `key` is its own id for the request: a retry is harmless. */
export interface PlayMove {
  text: string;
  seen: number;
  key: string;
}

/** One click: a table against bots that starts at once. A visitor without a session becomes a guest. */
export interface PlayNow {
  game: string;
  seats: number;
  level: string;
  options: Record<string, boolean | number | string>;
  seat: number;
  lang: string;
}

/** A finished match of mine with all that my page shows of it, for download. */
export interface PlayedMatch {
  table: string;
  game: string;
  ended: string;
  players: number;
  seat: number;
  against: string;
  rated: boolean;
  score: number;
  rank: number;
  rating_change: number;
  decisions: number;
  lost_chance: number;
  lost_points: number;
  opening: string;
}

/** All finished matches of mine, newest first. */
export interface PlayedMatches {
  matches: PlayedMatch[];
}

/** Some points, their source, and the pieces on the board that they are counted from. */
export interface PointFrom {
  source: Phrase;
  points: number;
  ids: string[];
}

/** Where a seat's points come from now. `hidden` names what will count too and is kept from the viewer. */
export interface SeatPointsInfo {
  counted: PointFrom[];
  if_it_ended: PointFrom[];
  hidden: Phrase[];
}

/** Who leads, by source. `expected` is a bot's estimate of the final scores; empty where it is not given. */
export interface PointsNow {
  seats: SeatPointsInfo[];
  expected: number[];
}

/** I am here; `now` is the house's clock. */
export interface Pong {
  type: "pong";
  at: number;
  now: number;
}

/** Who looks at the table now: ids of people. */
export interface Present {
  type: "present";
  table: string;
  people: number[];
}

/** Why something was not done. `why` says it to the person, `code` to programs (it is `why.say`). */
export interface Problem {
  code: string;
  why: Phrase;
  kind: string;
  rule: string;
  wait: number;
}

/** A person's page. */
export interface Profile {
  id: number;
  name: string;
  guest: boolean;
  since: number;
  ratings: Rating[];
  played: number;
  won: number;
}

/** Play: the same as an `act` with `move`, in one step. */
export interface QuickMove {
  do: "move";
  table: string;
  text: string;
  seen: number;
  key: string;
}

/** Before the start: it may begin as far as I am concerned, or not yet. */
export interface Ready {
  ready: boolean;
  key: string;
}

/** A record to look at: the content of the file. */
export interface RecordText {
  record: string;
}

/** Say no to a proposal that is for me to take: `about` is the piece that stands for it. Its writer may answer. */
export interface Refuse {
  about: string;
  key: string;
}

/** A new table with the same options, seats and onlookers. */
export interface Rematch {
  key: string;
}

/** Who plays on in a seat. `bot`: a bot in my seat (or, said by the host, in a lost or away one); `open`: anybody */
export interface Replace {
  kind: "bot" | "open" | "me";
  seat: number;
  level: string;
  key: string;
}

/** Some points of one seat, as `Point.plain` gives them. */
export interface PointData {
  source: Phrase;
  points: number;
  at_end: boolean;
  ids: string[];
}

/** The result of a match, as `Result.plain` gives it; `points` are by seat. */
export interface ResultData {
  scores: number[];
  ranks: number[];
  winners: number[];
  points: PointData[][];
  tie_break: Phrase | null;
}

/** A finished match (or a record), as one viewer saw it: a seat, -1 for an onlooker, -2 for all hands open. */
export interface Replay {
  game: string;
  revision: number;
  seats: number;
  options: Record<string, boolean | number | string>;
  names: string[];
  commitment: string;
  seed: string;
  digest: string;
  viewer: number;
  opening: Happening[];
  view: MatchView;
  tally: number[];
  standing: number[];
  turn: number;
  round: number;
  frames: Frame[];
  result: ResultData | null;
  record: string;
  seat: number;
}

/** Ask a host to look at a person, at a line of chat at a table, or at a study. */
export interface Report {
  reason: string;
  person: number;
  table: string;
  line: number;
  study: string;
}

/** Open reports, newest first. */
export interface Reports {
  reports: OneReport[];
}

/** A request to undo, or at a rated table for a pause, that the table has to answer. */
export interface Request {
  seat: number;
  what: string;
  to: number;
  agreed: number[];
  waiting: number[];
  deals: number[];
  why: "" | "break" | "call" | "meal" | "rules" | "later";
}

/** Choose another password, with the secret of the link that was mailed. */
export interface ResetPassword {
  token: string;
  password: string;
}

/** Give up: last in the ranking, and a bot plays on. */
export interface Resign {
  key: string;
}

/** Go on. */
export interface Resume {
  key: string;
}

/** A review as far as it is made: `done` goes from 0 to 1; there is nothing at first. Ask again until it is 1. */
export interface ReviewNow {
  done: number;
  review: MatchReview | null;
}

/** A game's rules page in Markdown; every rule begins with its id in bold. */
export interface RulesPage {
  game: string;
  lang: string;
  markdown: string;
}

/** A device where the person is logged in. */
export interface Session {
  id: string;
  device: string;
  since: number;
  seen: number;
  here: boolean;
}

/** All devices where the person is logged in, the last used first. */
export interface SessionList {
  sessions: Session[];
}

/** How fast bots play where I look on from my seat; where several people sit, the slowest wish counts. */
export interface SetPace {
  pace: "instant" | "quick" | "easy";
  key: string;
}

/** The host changes a seat before the start: opens it or gives it to a bot. */
export interface SetSeat {
  seat: number;
  to: SeatWish;
  key: string;
}

/** When over: everybody may see this match, as far as I am concerned; or not. */
export interface Share {
  allow: boolean;
  key: string;
}

/** Whether everybody may see a finished match, and what those who sat there say to it, by seat. */
export interface Sharing {
  shared: boolean;
  agreed: number[];
  denied: number[];
  waiting: number[];
}

/** A word of somebody at the table, which is no move: `about` is the piece that it is about, where there is one. */
export interface Spoken {
  type: "spoken";
  table: string;
  seat: number;
  say: Phrase;
  about: string;
}

/** What every seat would have scored after each move of a finished match, had it ended then. */
export interface Standings {
  standing: number[][];
}

/** The host starts; open seats are given to bots of the level. */
export interface Start {
  level: string;
  key: string;
}

/** An arrow from one piece to another; without `to`, a mark. */
export interface StudyDrawing {
  piece: string;
  to: string;
  colour: "green" | "red" | "blue" | "yellow";
}

/** An edit by the owner. `add`: a move after `node` (`anew`: with what its mover cannot know dealt anew before it); */
export interface StudyEdit {
  do: "add" | "comment" | "draw" | "promote" | "delete" | "title" | "access" | "undo";
  seen: number;
  node: number;
  seat: number;
  text: string;
  anew: boolean;
  drawn: StudyDrawing[];
  access: "private" | "link" | "public";
}

/** A study in a list. */
export interface StudyListed {
  study: string;
  game: string;
  title: string;
  access: "private" | "link" | "public";
  owner: number;
  name: string;
  changed: number;
}

/** Studies, the last changed first. `next`: ask for those `before` it; 0: there are no more. */
export interface StudyList {
  studies: StudyListed[];
  next: number;
}

/** A node: the move that leads to it, and what is said of the position after it. Node 0 is the start. */
export interface StudyMove {
  id: number;
  parent: number;
  seat: number;
  text: string;
  say: Phrase | null;
  dealt: boolean;
  comment: string;
  drawn: StudyDrawing[];
  children: number[];
}

/** The position after a node, seen from a seat (-1: the match is over) with nothing hidden; that seat's choices. */
export interface StudyPosition {
  node: number;
  viewer: number;
  view: MatchView;
  choices: ChoiceInfo[] | null;
  complete: boolean;
  happened: Happening[];
  result: ResultData | null;
}

/** A study. Whoever edits says which `version` was seen. */
export interface StudyView {
  study: string;
  game: string;
  seats: number;
  title: string;
  access: "private" | "link" | "public";
  owner: number;
  name: string;
  mine: boolean;
  version: number;
  start: number;
  nodes: StudyMove[];
  undo: number;
  added: number;
}

/** What was pointed at from a seat, and last the piece that cannot be: why? */
export interface StudyWonder {
  seat: number;
  ids: string[];
}

/** A browser's Web Push subscription, as `PushSubscription.toJSON()` gives it. */
export interface Subscription {
  endpoint: string;
  keys: Record<string, string>;
}

/** Everything about a table that is the same for all who may see it. */
export interface TableInfo {
  id: string;
  game: string;
  revision: number;
  options: Record<string, boolean | number | string>;
  status: "waiting" | "playing" | "paused" | "over" | "frozen" | "damaged";
  host: number;
  seats: SeatInfo[];
  public: boolean;
  rated: boolean;
  hints: boolean;
  clock: ClockRule;
  start: "full" | "host" | "ready";
  made: number;
  commitment: string;
  seed: string;
  result: ResultData | null;
  request: Request | null;
  next: string;
  invite: string;
  paused: PausedBy | null;
  sharing: Sharing | null;
}

/** What this seat could take back: numbers to return to, as it counts, -1 where there is nothing. */
export interface Undoable {
  step: number;
  turn: number;
  ask_step: number;
  ask_turn: number;
  whole: boolean;
  ask_whole: boolean;
}

/** All that a viewer may know of a table now. */
export interface TableView {
  type: "state";
  table: string;
  number: number;
  info: TableInfo;
  seat: number;
  view: MatchView | null;
  choices: ChoiceInfo[] | null;
  complete: boolean;
  lines: Line[];
  first: number;
  chat: ChatLine[];
  clocks: ClockFace | null;
  present: number[];
  undo: Undoable | null;
  orders: OrderInfo[];
}

/** A list of tables. */
export interface Tables {
  tables: TableSummary[];
}

/** All Fluent texts of a language, one per source file. */
export interface Texts {
  lang: string;
  texts: string[];
}

/** The secret of a link that the house has mailed. */
export interface Token {
  token: string;
}

/** Take back a step or the whole turn, where that is free. */
export interface Undo {
  what: "step" | "turn";
  seen: number;
  key: string;
}

/** Lines of chat are gone: one of them, or all of a person. */
export interface Unsaid {
  type: "unsaid";
  table: string;
  line: number;
  person: number;
}

/** Show me that table no longer. */
export interface Unwatch {
  do: "unwatch";
  table: string;
}

/** What a log entry changed for this viewer. Fields that did not change are left out. */
export interface Update {
  type: "update";
  table: string;
  number: number;
  line: Line;
  key?: string;
  patch?: unknown[][];
  view?: MatchView | null;
  choices?: ChoiceInfo[] | null;
  choice_patch?: [number, number, ChoiceInfo[]];
  complete?: boolean;
  info?: Record<string, unknown>;
  seat?: number;
  clocks?: ClockFace | null;
  undo?: Undoable | null;
  orders?: OrderInfo[];
}

/** Whoever asks: the person of this session, or nobody. */
export interface Visitor {
  me: Me | null;
}

/** Show me a table. `seen` and `chat` are the last log number and chat id the page has, 0 for none. */
export interface Watch {
  do: "watch";
  table: string;
  seen: number;
  chat: number;
  invite: string;
  brief: boolean;
  pace: "instant" | "quick" | "easy";
}

/** Why a piece cannot be pointed at, with the rule that says so; no reason where none is known. */
export interface Why {
  why: Phrase | null;
  rule: string;
}

export type FromPage = Watch | Unwatch | Ping | Act | QuickMove;

export type ToPage = TableView | Update | Done | ActionRefused | Chatted | Unsaid | Spoken | Paused | Present | Hinted | Note | Pong | Cut;
