// Written by `python -m tools.typescript` from the Python definitions. Do not edit.
import type { Phrase } from "./phrase";

/** A section of the wheel: its blocks and its price for each colour. */
export interface SectionView {
  id: string;
  blocks: Record<string, number>;
  prices: Record<string, number>;
}

/** A building tile. */
export interface BuildingTileView {
  id: string;
  type: string;
  cost: number;
  category: string;
}

/** An Upgrade tile that is still to be had. */
export interface UpgradeView {
  id: string;
  target: string;
  vp: number;
  coins: number;
  reconstructed: boolean;
}

/** A city of the game board; `scored_by` is -1 while nobody has scored it. */
export interface CarraraCityView {
  id: string;
  colour: string;
  accepts: string[];
  vp: number;
  coins: number;
  needed: number;
  scored_by: number;
}

/** A building type; `reconstructed` where it was guessed which object belongs to it. */
export interface TypeView {
  id: string;
  category: string;
  object: string;
  reconstructed: boolean;
}

/** The Bonus Points card in play. */
export interface BonusView {
  card: string;
  number: number;
  reconstructed: boolean;
  text: Phrase;
}

/** An objective with every seat's progress, null where it is behind a screen, and what its card says. */
export interface ObjectiveView {
  card: string;
  number: number;
  deck: string;
  reconstructed: boolean;
  need: number;
  values: (number | null)[];
  met: (boolean | null)[];
  text: Phrase;
}

/** What one point of cost brings in a city or category. */
export interface WorthView {
  vp: number;
  coins: number;
}

/** What lies behind a screen (CAR-HID-1). */
export interface HoldingsView {
  coins: number;
  blocks: Record<string, number>;
  objects: Record<string, number>;
}

/** A player board; `holdings` is null where the viewer may not look behind the screen. */
export interface PlayerBoardView {
  seat: number;
  vp: number;
  markers_left: number;
  marked: string[];
  buildings: Record<string, BuildingTileView[]>;
  total_cost: number;
  upgrades: string[];
  worth: Record<string, WorthView>;
  holdings: HoldingsView | null;
}

/** A building whose payment is being chosen; `replaces` is empty unless it improves a tile. */
export interface PendingView {
  tile: string;
  city: string;
  replaces: string;
  owed: number;
  paid: string[];
  payable: string[];
}

/** What scoring a space would bring the viewer now, and whether he may. */
export interface PreviewView {
  space: string;
  kind: string;
  allowed: boolean;
  vp: number;
  coins: number;
  objects: string[];
}

/** What the final scoring would bring now, in VP; `bonus_coins` are the coins of the bonus card among them. */
export interface FinalView {
  objects: number;
  buildings: number;
  bonus: number;
  coins: number;
  bonus_coins: number;
}

/** What only the viewer is told: previews of his scorings and of his final scoring as things stand. */
export interface ForecastView {
  previews: PreviewView[];
  final: FinalView;
}

/** All that a seat may know. */
export interface CarraraView {
  expansion: boolean;
  open_holdings: boolean;
  phase: string;
  turn: number;
  round: number;
  start_seat: number;
  turn_seat: number;
  purchased: boolean;
  ending: string;
  announcer: number;
  coins_per_vp: number;
  object_price: number;
  announce_vp: number;
  wheel: SectionView[];
  bag: number;
  display: (BuildingTileView | null)[];
  pile: number;
  removed: string[];
  eights: BuildingTileView[];
  upgrades: UpgradeView[];
  sale: Record<string, number>;
  supply: Record<string, number>;
  cities: CarraraCityView[];
  types: TypeView[];
  bonus: BonusView | null;
  objectives: ObjectiveView[];
  players: PlayerBoardView[];
  pending: PendingView | null;
  own: ForecastView | null;
}

/** CAR-BUY-1: turn the wheel and buy blocks; with the expansion also without turning (CAR-XBUY-1). */
export interface Buy {
  kind: "Buy";
  turning: boolean;
}

/** CAR-BUY-3: take these blocks from one section of the wheel. */
export interface Take {
  kind: "Take";
  section: number;
  blocks: number;
}

/** CAR-BLD-1: build a tile in a city. */
export interface Build {
  kind: "Build";
  tile: number;
  city: number;
}

/** CAR-XIMP-1: replace an own tile by a dearer one. */
export interface Improve {
  kind: "Improve";
  old: number;
  tile: number;
}

/** CAR-BLD-2: pay for the building with these blocks, where there is more than one way to pay. */
export interface Pay {
  kind: "Pay";
  blocks: number;
}

/** CAR-XUPG-1: take an Upgrade tile. */
export interface Upgrade {
  kind: "Upgrade";
  upgrade: number;
}

/** CAR-SCO-1: score a building type, a city or a category. */
export interface Score {
  kind: "Score";
  space: number;
}

/** CAR-ADD-1: buy an object that lies on the board. */
export interface Purchase {
  kind: "Purchase";
  object: number;
}

/** CAR-ANN-1: announce the end of the game. */
export interface Announce {
  kind: "Announce";
}

/** CAR-BUY-9: no action is possible, take two coins. */
export interface TakeTwo {
  kind: "TakeTwo";
}

/** CAR-ANN-5: do without an action after an announcement. */
export interface Pass {
  kind: "Pass";
}

/** CAR-TURN-3: the turn is over. */
export interface EndTurn {
  kind: "EndTurn";
}

export type CarraraMove = Buy | Take | Build | Improve | Pay | Upgrade | Score | Purchase | Announce | TakeTwo | Pass | EndTurn;

/** CAR-SET-4, CAR-XSET-3: who starts, and the cards in play. */
export interface GameBegan {
  kind: "GameBegan";
  start_seat: number;
  cards: string[];
}

/** CAR-BUY-1, CAR-BUY-2: the wheel turned and these blocks came into section I (CAR-MOV-3: no way back). */
export interface WheelTurned {
  kind: "WheelTurned";
  seat: number;
  drawn: string[];
}

/** CAR-XBUY-1: the player buys without turning the wheel. */
export interface WheelLeft {
  kind: "WheelLeft";
  seat: number;
}

/** CAR-BUY-4: blocks went from a section behind a screen. */
export interface BlocksBought {
  kind: "BlocksBought";
  seat: number;
  section: string;
  blocks: string[];
  price: number;
}

/** CAR-BUY-7, CAR-HID-5: no block was within reach; two coins, and the turn is over. */
export interface NothingAffordable {
  kind: "NothingAffordable";
  seat: number;
  coins: number;
}

/** CAR-BUY-9, CAR-HID-5: no action was possible; two coins, and the turn is over. */
export interface NoActionPossible {
  kind: "NoActionPossible";
  seat: number;
  coins: number;
}

/** CAR-BLD-4, CAR-XIMP-3: a tile was paid for and stands in a city; `replaced` is empty unless it improves one. */
export interface BuildingBuilt {
  kind: "BuildingBuilt";
  seat: number;
  tile: string;
  city: string;
  replaced: string;
  paid: string[];
}

/** CAR-BLD-5: a tile from the pile fills the space. */
export interface TileShown {
  kind: "TileShown";
  tile: string;
  slot: number;
}

/** CAR-XUPG-1: an Upgrade tile was taken. */
export interface UpgradeTaken {
  kind: "UpgradeTaken";
  seat: number;
  upgrade: string;
  vp: number;
  coins: number;
}

/** CAR-SCO-1: a type, a city or a category was scored. */
export interface SpaceScored {
  kind: "SpaceScored";
  seat: number;
  space: string;
  vp: number;
  coins: number;
  objects: string[];
}

/** CAR-ADD-1: an object left the board for a price. */
export interface ObjectPurchased {
  kind: "ObjectPurchased";
  seat: number;
  object: string;
  price: number;
}

/** CAR-ANN-3, CAR-HID-5: the end was announced; the values of the three objectives are shown. */
export interface EndAnnounced {
  kind: "EndAnnounced";
  seat: number;
  vp: number;
  objectives: string[];
  values: number[];
}

/** CAR-END-1: display and pile are empty, so this is the last round. */
export interface LastBuildingBuilt {
  kind: "LastBuildingBuilt";
  seat: number;
}

/** CAR-ANN-5: the player does without an action. */
export interface Passed {
  kind: "Passed";
  seat: number;
}

/** CAR-TURN-3: a turn is over, and who begins the next (-1: nobody, the game is over). */
export interface TurnEnded {
  kind: "TurnEnded";
  seat: number;
  following: number;
}

/** CAR-FIN-4: what one player's final scoring brought, with the screen lifted. */
export interface FinalScored {
  kind: "FinalScored";
  seat: number;
  objects: number;
  buildings: number;
  bonus: number;
  coins: number;
}

export type CarraraEvent = GameBegan | WheelTurned | WheelLeft | BlocksBought | NothingAffordable | NoActionPossible | BuildingBuilt | TileShown | UpgradeTaken | SpaceScored | ObjectPurchased | EndAnnounced | LastBuildingBuilt | Passed | TurnEnded | FinalScored;
