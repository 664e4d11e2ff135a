// Written by `python -m tools.typescript` from the Python definitions. Do not edit.

/** A rectangle or point of the drawing; width and height are 0 for a point. */
export interface PlaceView {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A town of the map. `name` is empty where the language files name it (`vecchio-town-ID`). */
export interface TownView {
  id: string;
  name: string;
  colour: string;
  x: number;
  y: number;
  roads: string[];
  areas: number[];
}

/** A numbered area; `ways` of all rolls of the dice bring it up. */
export interface AreaView {
  number: number;
  towns: string[];
  ways: number;
}

/** A tile of the catalogue: `vecchio-tile-ID` names it, `vecchio-about-ID` with the facts explains it. */
export interface TileView {
  id: string;
  kind: string;
  region: string;
  copies: number;
  when: string;
  dice: boolean;
  facts: Record<string, number>;
}

/** Everything printed; the same at every moment of a match. */
export interface BoardView {
  width: number;
  height: number;
  places: Record<string, PlaceView>;
  towns: TownView[];
  areas: AreaView[];
  rolls: number;
  fares: Record<string, number[]>;
  cycles: Record<string, string[]>;
  tiles: Record<string, TileView>;
  goods: string[];
  yields: Record<string, Record<string, number>[]>;
  final_actions: number;
}

/** A space of a track. */
export interface SpaceView {
  cost: number;
  points: number;
  crest: boolean;
  usable: boolean;
}

/** A track with those on it in order of arrival; `next` is the next space (from 1), 0 when it is closed. */
export interface TrackView {
  id: string;
  gate: string;
  spaces: SpaceView[];
  first: number;
  arrivals: number[];
  next: number;
  florins: number;
  scrolls: number;
  followers: string[][];
  pattern: number[];
  tiles: string[];
  stack: number;
  majority: number;
}

/** A middleman, where he is and where he goes next. */
export interface MiddlemanView {
  colour: string;
  town: string;
  next: string;
}

/** What everybody may know of a seat; a tile that the viewer may not know is an empty text. */
export interface SeatView {
  goods: Record<string, number>;
  supply: number;
  standing: string[];
  lying: string[];
  tiles: string[];
  used: string[];
  council: string[];
  council_down: string[];
  nobility: string[];
  dealt: string[];
  crests: string[];
  drafted: boolean;
  passed: boolean;
  points: number;
}

/** Tiles that the viewer looked at, and which one it kept; the others went under the stack. */
export interface LookView {
  track: string;
  seen: string[];
  kept: string;
}

/** The table as one viewer knows it. */
export interface VecchioView {
  board: BoardView;
  tracks: TrackView[];
  middlemen: MiddlemanView[];
  crests_left: number;
  crests_in_play: number;
  cost_token: string;
  surcharge: number;
  phase: string;
  active: number;
  decider: number;
  round: number;
  final: boolean;
  last_round: boolean;
  actions_left: number;
  area: number;
  to_place: number;
  goal: string;
  entering: string;
  source: string;
  less_luck: boolean;
  seats: SeatView[];
  looking: string[];
  looks: LookView[];
}

/** Keep one of the City council tiles that were dealt (VEC-SETUP-6). */
export interface Draft {
  kind: "Draft";
  tile: string;
}

/** Put the two family members of a set-up placement into towns of one area (VEC-SETUP-7, VEC-SETUP-8). */
export interface Settle {
  kind: "Settle";
  towns: [string, string];
}

/** Action a: a town action there (VEC-TOWN-1). */
export interface Town {
  kind: "Town";
  town: string;
}

/** Action b: take over a province of that region (VEC-PROV-1). */
export interface TakeOver {
  kind: "TakeOver";
  region: string;
}

/** Action c: assume an office on that Florence track (VEC-OFF-1). */
export interface Office {
  kind: "Office";
  track: string;
}

/** Action d: reinforcement (VEC-REIN-1). */
export interface Reinforce {
  kind: "Reinforce";
}

/** Action e: recovery (VEC-REC-1), with a new family member where CC-RECOVER allows it. */
export interface Recover {
  kind: "Recover";
  roll: boolean;
}

/** Who does it: the standing family member in that town, and how he travels (VEC-TRAVEL-2). */
export interface Send {
  kind: "Send";
  town: string;
  means: string;
}

/** Use the town: through whom, and what to take where there is a choice (VEC-TOWN-2, VEC-TOWN-4). */
export interface Work {
  kind: "Work";
  way: string;
  take: string;
  extra: boolean;
}

/** Pay for a province: the Followers handed in and the take-over tiles used (VEC-PROV-2). */
export interface Pay {
  kind: "Pay";
  followers: string[];
  tiles: string[];
}

/** Put a family member from the supply into that town (VEC-REIN-1). */
export interface Place {
  kind: "Place";
  town: string;
}

/** Take a Province tile of the region, or keep one of the Florence tiles looked at (VEC-PROV-2, VEC-OFF-2). */
export interface Choose {
  kind: "Choose";
  tile: string;
}

/** Use a Province tile; V-REUSE names the used tile that it repeats (VEC-PT-0). */
export interface Use {
  kind: "Use";
  tile: string;
  target: string;
}

/** Which token to take, where a tile leaves the choice. */
export interface Take {
  kind: "Take";
  good: string;
}

/** Which Follower to give for C-SCRIBE. */
export interface Give {
  kind: "Give";
  good: string;
}

/** What to give and what to take for M-DOUBLE (VEC-RUL-45). */
export interface Exchange {
  kind: "Exchange";
  give: string;
  take: [string, string];
}

/** What to pay the Levy with (VEC-EVT-4). */
export interface Levy {
  kind: "Levy";
  good: string;
}

/** Lay down a standing family member for the Family member event (VEC-EVT-3). */
export interface LayDown {
  kind: "LayDown";
  town: string;
}

/** Return a lying family member to the supply for the Family member event (VEC-EVT-3). */
export interface Return {
  kind: "Return";
  town: string;
}

/** End the turn (VEC-TURN-2). */
export interface EndTurn {
  kind: "EndTurn";
}

/** Pass the whole double-turn of the final round (VEC-END-3). */
export interface Pass {
  kind: "Pass";
}

export type VecchioMove = Draft | Settle | Town | TakeOver | Office | Reinforce | Recover | Send | Work | Pay | Place | Choose | Use | Take | Give | Exchange | Levy | LayDown | Return | EndTurn | Pass;

/** VEC-SETUP-3: where the five middlemen start, in the order of the crest colours. */
export interface MiddlemenPlaced {
  kind: "MiddlemenPlaced";
  towns: string[];
}

/** VEC-SETUP-6: the City council tiles to choose from; told to their holder only. */
export interface Dealt {
  kind: "Dealt";
  seat: number;
  tiles: string[];
}

/** VEC-RUL-5: everybody sees that a seat has chosen, not what. */
export interface Chosen {
  kind: "Chosen";
  seat: number;
}

/** VEC-SETUP-6: the tile that a seat keeps, shown when everybody has chosen. */
export interface Drafted {
  kind: "Drafted";
  seat: number;
  tile: string;
}

/** VEC-COMP-3: the dice added together; `free` is true for the roll that leaves the choice. */
export interface Rolled {
  kind: "Rolled";
  seat: number;
  roll: number;
  free: boolean;
}

/** VEC-SETUP-7, VEC-SETUP-8: two family members were put into towns. */
export interface Settled {
  kind: "Settled";
  seat: number;
  towns: [string, string];
}

/** VEC-TURN-1: whose turn it is; `final` is true for a double-turn. */
export interface TurnBegan {
  kind: "TurnBegan";
  seat: number;
  round: number;
  final: boolean;
}

/** VEC-END-1: the last crest was taken. */
export interface EndTriggered {
  kind: "EndTriggered";
  seat: number;
}

/** VEC-END-2: the round of double-turns begins. */
export interface FinalRound {
  kind: "FinalRound";
}

/** VEC-END-3: a seat passes its whole double-turn. */
export interface Passed {
  kind: "Passed";
  seat: number;
  points: number;
}

/** VEC-INFO-4: at the end the Nobility tiles are turned up. */
export interface NobilityShown {
  kind: "NobilityShown";
  seat: number;
  tiles: string[];
}

/** VEC-TRAVEL-2: a family member went to another town, on foot for a fare or by Carriage. */
export interface Travelled {
  kind: "Travelled";
  seat: number;
  origin: string;
  goal: string;
  means: string;
  fare: number;
}

/** VEC-TOWN-3: a town action was done there, by middleman, by Bishop or lying down. */
export interface Worked {
  kind: "Worked";
  seat: number;
  town: string;
  way: string;
}

/** VEC-MID-1: a middleman went on along his cycle. */
export interface MiddlemanMoved {
  kind: "MiddlemanMoved";
  colour: string;
  origin: string;
  goal: string;
}

/** Goods gained, in the order of the goods: Florins, Assassins, Knights, Abbots, Scrolls, Carriages, Bishops. */
export interface Gained {
  kind: "Gained";
  seat: number;
  goods: number[];
}

/** Goods paid, in the order of the goods. */
export interface Spent {
  kind: "Spent";
  seat: number;
  goods: number[];
}

/** VEC-PROV-2, VEC-OFF-2: a family member was put on a space of a track. */
export interface Entered {
  kind: "Entered";
  seat: number;
  track: string;
  space: number;
  points: number;
  origin: string;
}

/** VEC-PROV-2: a Province tile was chosen. */
export interface TileTaken {
  kind: "TileTaken";
  seat: number;
  tile: string;
}

/** VEC-OFF-2: a seat looks at the top tiles of a Florence stack. */
export interface LookedAt {
  kind: "LookedAt";
  seat: number;
  track: string;
  count: number;
}

/** VEC-INFO-3: the tiles that a seat looks at; told to that seat only. */
export interface Saw {
  kind: "Saw";
  seat: number;
  tiles: string[];
}

/** VEC-OFF-2: a seat kept one of the tiles; the others lie under the stack. */
export interface Kept {
  kind: "Kept";
  seat: number;
  track: string;
}

/** VEC-INFO-3: which tile it was; told to its holder only. */
export interface KeptThis {
  kind: "KeptThis";
  seat: number;
  tile: string;
}

/** VEC-CC-2: a City council tile is turned face-up. */
export interface Revealed {
  kind: "Revealed";
  seat: number;
  tile: string;
}

/** VEC-REIN-1: a seat calls for reinforcement. */
export interface Reinforced {
  kind: "Reinforced";
  seat: number;
}

/** VEC-REIN-1: a family member came from the supply into a town. */
export interface Placed {
  kind: "Placed";
  seat: number;
  town: string;
}

/** VEC-REC-1: all lying family members of a seat stood up. */
export interface Recovered {
  kind: "Recovered";
  seat: number;
  towns: string[];
}

/** VEC-PT-0: a Province tile was used; `target` is what V-REUSE repeated. */
export interface TileUsed {
  kind: "TileUsed";
  seat: number;
  tile: string;
  target: string;
}

/** VEC-EVT-1: the top crest was turned face-up; `event` is `levy` or `family`, perhaps ignored (VEC-VAR-2). */
export interface CrestTaken {
  kind: "CrestTaken";
  seat: number;
  event: string;
  left: number;
  ignored: boolean;
}

/** VEC-ADD-2: the Additional cost token moved to the Nobility stack. */
export interface CostTokenMoved {
  kind: "CostTokenMoved";
}

/** VEC-EVT-5: a seat that can do nothing of what the event asks. */
export interface Unaffected {
  kind: "Unaffected";
  seat: number;
}

/** VEC-EVT-3: a standing family member was laid down. */
export interface LaidDown {
  kind: "LaidDown";
  seat: number;
  town: string;
}

/** VEC-EVT-3: a lying family member went back to the supply. */
export interface Returned {
  kind: "Returned";
  seat: number;
  town: string;
}

export type VecchioEvent = MiddlemenPlaced | Dealt | Chosen | Drafted | Rolled | Settled | TurnBegan | EndTriggered | FinalRound | Passed | NobilityShown | Travelled | Worked | MiddlemanMoved | Gained | Spent | Entered | TileTaken | LookedAt | Saw | Kept | KeptThis | Revealed | Reinforced | Placed | Recovered | TileUsed | CrestTaken | CostTokenMoved | Unaffected | LaidDown | Returned;
