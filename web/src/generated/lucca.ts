// Written by `python -m tools.typescript` from the Python definitions. Do not edit.

/** Figures of the data file that the board's sentences name. */
export interface FiguresView {
  keep: number;
  window_points: number;
  party_completed_points: number;
}

/** LUC-FIN-5 as things stand: who would pay whom for street numbers, how much; -1 is the City. */
export interface StreetsView {
  lowest: number;
  payer: number;
  highest: number;
  taker: number;
  points: number;
}

/** A card that lies face up, or whose face everybody remembers. */
export interface CardView {
  id: string;
  street: number;
  kind: string;
  colour: string;
  windows: number;
  shields: number;
  golden: boolean;
}

/** One place of the layout; empty once it was taken. */
export interface TripletView {
  id: string;
  number: number;
  cards: CardView[];
}

/** A palace, bottom card first; `street` is the number on its top card, `party` what opening it now would bring. */
export interface PalaceView {
  id: string;
  colour: string;
  area: string;
  cards: CardView[];
  street: number;
  windows: number;
  shields: number;
  party: number;
}

/** A player's quarter. `shields` are those under construction, `highest` the highest visible street number. */
export interface PlayerView {
  seat: number;
  score: number;
  palaces: PalaceView[];
  walls: CardView[];
  bastions: number;
  shields: number;
  shields_needed: number;
  supported: boolean;
  wall_points: number;
  wall_palaces: number;
  opened: number;
  highest: number;
  has_chosen: boolean;
  bastions_aside: number;
}

/** The City of Lucca, with two players. */
export interface CityView {
  palaces: PalaceView[];
  bastions: number;
}

/** All that a viewer may know. */
export interface LuccaView {
  phase: string;
  celebration: boolean;
  colours: string[];
  figures: FiguresView;
  round: number;
  rounds: number;
  palace_size: number;
  deck: number;
  removed: number;
  active: number;
  order: number[];
  next_order: number[];
  streets: StreetsView | null;
  triplets: TripletView[];
  taken: number;
  hand: CardView[];
  players: PlayerView[];
  city: CityView | null;
  city_from: number;
  discards: CardView[];
  opening_hand: CardView[];
  kept: CardView[];
  given_back: CardView[];
}

/** LUC-MOVE-1: keep two cards of the opening hand; the first is laid first, the second on top of it or beside it. */
export interface Keep {
  kind: "Keep";
  first: number;
  second: number;
}

/** LUC-OPEN-2: open one completed palace; say it again for another. */
export interface Open {
  kind: "Open";
  colour: string;
}

/** LUC-TRIP-1: take a triplet, by its place on the table from 1 on; this ends the openings. */
export interface Take {
  kind: "Take";
  number: number;
}

/** LUC-PLAY-1, LUC-PLAY-2, LUC-PLAY-3, LUC-PLAY-4, LUC-PLAY-5: */
export interface Play {
  kind: "Play";
  card: number;
  way: "start" | "add" | "wall" | "bastion" | "discard";
  palace: string | null;
}

/** LUC-MOVE-3: give a card of a remaining triplet to the City; `palace` only for a wild. */
export interface Build {
  kind: "Build";
  number: number;
  card: number;
  palace: string | null;
}

export type LuccaMove = Keep | Open | Take | Play | Build;

/** LUC-SETUP-5: a seat was dealt bastions; they lie aside. */
export interface BastionsReplaced {
  kind: "BastionsReplaced";
  seat: number;
  count: number;
}

/** LUC-SETUP-4: a seat's opening hand, told to that seat only. */
export interface HandDealt {
  kind: "HandDealt";
  seat: number;
  cards: number[];
  faces: string[];
}

/** LUC-SETUP-6, LUC-RND-2: a round's triplets lie on the table. */
export interface TripletsLaid {
  kind: "TripletsLaid";
  round: number;
  triplets: number[][];
  left: number;
}

/** LUC-INFO-1: everybody sees that a seat has chosen, not what. */
export interface HasChosen {
  kind: "HasChosen";
  seat: number;
}

/** LUC-SETUP-7: all have chosen; a seat's two cards are turned up. */
export interface Kept {
  kind: "Kept";
  seat: number;
  cards: number[];
  faces: string[];
}

/** LUC-DUO-3: the cards nobody kept become the City's first palaces. */
export interface CityFounded {
  kind: "CityFounded";
  cards: number[];
  faces: string[];
}

/** LUC-SETUP-8, LUC-SETUP-9: the deck is shuffled again and some cards leave it unseen. */
export interface Reshuffled {
  kind: "Reshuffled";
  removed: number;
  left: number;
}

/** LUC-ORD-1, LUC-ORD-2, LUC-ORD-3, LUC-ORD-4: the order of play; with `last`, that of the final openings */
export interface OrderFixed {
  kind: "OrderFixed";
  order: number[];
  shields: number[];
  last: boolean;
}

/** LUC-OPEN-3: a party in a newly opened palace; with `last`, one of the final openings (LUC-FIN-2). */
export interface Opened {
  kind: "Opened";
  seat: number;
  colour: string;
  points: number;
  last: boolean;
}

/** LUC-TRIP-1: a seat took a triplet. */
export interface Taken {
  kind: "Taken";
  seat: number;
  number: number;
  cards: number[];
  faces: string[];
}

/** LUC-PLAY-1: a new palace. */
export interface Started {
  kind: "Started";
  seat: number;
  card: number;
  colour: string;
}

/** LUC-PLAY-2: a palace grew. */
export interface Added {
  kind: "Added";
  seat: number;
  card: number;
  face: string;
  colour: string;
  size: number;
}

/** LUC-PAL-2: a palace reached its size and scores its windows. */
export interface Completed {
  kind: "Completed";
  seat: number;
  colour: string;
  points: number;
}

/** LUC-PLAY-3: a card became a city wall. */
export interface WallBuilt {
  kind: "WallBuilt";
  seat: number;
  card: number;
  face: string;
}

/** LUC-PLAY-4: a bastion stands. */
export interface BastionBuilt {
  kind: "BastionBuilt";
  seat: number;
}

/** LUC-PLAY-5: a card was discarded. */
export interface Discarded {
  kind: "Discarded";
  seat: number;
  card: number;
  face: string;
}

/** LUC-DUO-7: a seat gave the City a card for one of its palaces. */
export interface CityBuilt {
  kind: "CityBuilt";
  seat: number;
  card: number;
  face: string;
  colour: string;
  size: number;
}

/** LUC-DUO-7: one of the City's palaces is complete; nobody scores its windows. */
export interface CityCompleted {
  kind: "CityCompleted";
  colour: string;
}

/** LUC-RUL-32: a seat gave the City a bastion. */
export interface CityBastion {
  kind: "CityBastion";
  seat: number;
}

/** LUC-RUL-30: nothing that is left can be built in the City. */
export interface CityPassedOver {
  kind: "CityPassedOver";
  seat: number;
}

/** LUC-RND-1: what is left of the layout is discarded. */
export interface LeftOver {
  kind: "LeftOver";
  cards: number[];
  faces: string[];
}

/** LUC-FIN-3: a seat's walls and bastions, with all that counts for them. */
export interface WallsScored {
  kind: "WallsScored";
  seat: number;
  walls: number;
  bastions: number;
  shields: number;
  opened: number;
  points: number;
  supported: boolean;
}

/** LUC-FIN-5: the lowest street number pays the highest; seat -1 is the City (LUC-DUO-9). */
export interface StreetsPaid {
  kind: "StreetsPaid";
  lowest: number;
  payer: number;
  highest: number;
  taker: number;
  points: number;
}

export type LuccaEvent = BastionsReplaced | HandDealt | TripletsLaid | HasChosen | Kept | CityFounded | Reshuffled | OrderFixed | Opened | Taken | Started | Added | Completed | WallBuilt | BastionBuilt | Discarded | CityBuilt | CityCompleted | CityBastion | CityPassedOver | LeftOver | WallsScored | StreetsPaid;
