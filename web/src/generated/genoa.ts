// Written by `python -m tools.typescript` from the Python definitions. Do not edit.

/** A number of goods of one name. */
export interface Count {
  name: string;
  count: number;
}

/** A field of the board: `action` is open, taken or gone; `mode` says what an offer for it means now. */
export interface FieldView {
  id: string;
  kind: string;
  cells: number[][];
  gives: Count[];
  discs: number;
  owner: number;
  action: string;
  mode: string;
}

/** A stack of game cards. */
export interface StackView {
  kind: string;
  down: number;
  up: string[];
}

/** The action window that is open. */
export interface ActionView {
  seat: number;
  field: string;
  main_done: boolean;
  ordered: boolean;
  promise: Count[];
  picks: string;
}

/** What the bank pays, by the data: for a card of each kind, to the owner of a building, at the end for a marker on */
export interface PaysView {
  large_order: number;
  small_order: number;
  message: number;
  income: number;
  marker: number;
  chains: number[];
}

/** A seat: its play area, the number of its cards of each kind, and of its cards those that the viewer knows. */
export interface SeatView {
  colour: string;
  money: number | null;
  wares: Record<string, number>;
  specials: Record<string, number>;
  markers: number;
  marker_supply: number;
  hand: Record<string, number>;
  cards: string[];
  acted: number;
  can_act: boolean;
  eligible: boolean;
  passed: boolean;
  submitted: boolean;
  posts_left: number;
  counters_left: number;
  kept: number;
}

/** The face of a card that the viewer can see. */
export interface CardView {
  id: string;
  kind: string;
  buildings: string[];
  wares: string[];
}

/** One side of a proposal; `text` is its notation. */
export interface BundleView {
  money: number;
  goods: Count[];
  cards: string[];
  closed: Count[];
  drawn: Count[];
  picks: string;
  text: string;
}

/** A standing offer, or a counter-offer; `seat` is the opponent who would buy, `writer` who wrote it. */
export interface ProposalView {
  seat: number;
  writer: number;
  field: string;
  version: number;
  since: number;
  mode: string;
  pay: BundleView;
  ask: BundleView;
  obliges: boolean;
  ready: boolean;
  move: string;
  can_pay: boolean;
  named: string[];
}

/** A field that can be bid for: who may buy it, and how much of what its action can be promised. */
export interface TargetView {
  field: string;
  mode: string;
  ready: boolean;
  buyers: number[];
  yields: Count[];
}

/** A good of an action that its buyer may promise: how many by seat, of how many drawn cards (0: no cards). */
export interface PromiseView {
  name: string;
  most: number[];
  cards: number;
  bars: string[];
}

/** A proposal that the viewer may write: for which field, with which seats as buyer, and what can be promised. */
export interface FormView {
  field: string;
  building: boolean;
  ready: boolean;
  seats: number[];
  promises: PromiseView[];
  alone: boolean;
}

/** The state of the negotiation. `over`: a live table's clock has ended it, nothing new may be posted. */
export interface TalkView {
  must_sell: boolean;
  may_leave: boolean;
  over: boolean;
  round: number;
  rounds: number;
  round_open: boolean;
  waiting: number[];
  offers: ProposalView[];
  counters: ProposalView[];
  targets: TargetView[];
  forms: FormView[];
  needs_good: boolean;
  money_step: number;
}

/** Cards to be picked from; `cards` only for those who see them. */
export interface PickView {
  seat: number;
  giver: number;
  left: number;
  among: number;
  cards: string[];
}

/** One of the viewer's cards and what this turn could do for it: `steps` is -1 if the tower cannot get there. */
export interface ChanceView {
  card: string;
  steps: number;
  ready: boolean;
  missing: string[];
  held: boolean;
}

/** The whole table of Genoa as one viewer may know it. */
export interface GenoaView {
  phase: string;
  slow: boolean;
  turn: number;
  space: number;
  last_space: number;
  start_seat: number;
  tower_seat: number;
  roll: number[];
  path: string[];
  steps_left: number;
  fields: FieldView[];
  supply: Record<string, number>;
  stacks: StackView[];
  action: ActionView | null;
  owner_seat: number;
  streets: string[];
  seconds: number;
  pays: PaysView;
  seats: SeatView[];
  cards: Record<string, CardView>;
  talk: TalkView;
  pick: PickView | null;
  chances: ChanceView[];
}

/** GEN-PLACE-1: roll both dice. */
export interface Roll {
  kind: "Roll";
}

/** GEN-PLACE-2: return an `any_start` card and choose the first tower field. */
export interface Start {
  kind: "Start";
  field: string;
}

/** GEN-MOVE-1: move the tower one step, without a deal. */
export interface Go {
  kind: "Go";
  field: string;
}

/** GEN-MOVE-4: the tower stays where it is for the rest of the turn. */
export interface Stop {
  kind: "Stop";
}

/** Money and goods on one side of an offer. */
export interface Bundle {
  kind: "Bundle";
  money: number;
  goods: [string, number][];
  cards: string[];
  closed: [string, number][];
  drawn: [string, number][];
  picks: string;
}

/** GEN-NEG-1, GEN-R-20: an opponent bids for a field. PAY goes to the tower player, ASK comes from him. */
export interface Offer {
  kind: "Offer";
  field: string;
  pay: Bundle;
  ask: Bundle;
  cards: string[];
}

/** GEN-NEG-6: the tower player proposes a deal to one opponent. PAY comes from that seat, ASK goes to it. */
export interface Counter {
  kind: "Counter";
  seat: number;
  field: string;
  pay: Bundle;
  ask: Bundle;
  cards: string[];
}

/** GEN-NEG-2: take back an own offer; with a seat, the tower player takes back his counter-offer to it. */
export interface Withdraw {
  kind: "Withdraw";
  field: string;
  seat: number;
}

/** GEN-NEG-7: no (further) offer for this building; in a slow round: nothing new. */
export interface Pass {
  kind: "Pass";
}

/** GEN-NEG-5: the tower player accepts a seat's offer in that version (0: as it stands now). */
export interface Accept {
  kind: "Accept";
  seat: number;
  field: string;
  version: number;
  cards: string[];
}

/** GEN-NEG-6: an opponent agrees to the counter-offer made to him. Without a field: the only one that stands. */
export interface Agree {
  kind: "Agree";
  field: string;
  version: number;
  cards: string[];
}

/** GEN-TRADE-1.1b: the tower player takes the action of the tower building himself. */
export interface Take {
  kind: "Take";
}

/** GEN-TRADE-1.1e: the tower player lets the action of the tower building go. */
export interface Leave {
  kind: "Leave";
}

/** GEN-NEG-14: slow play: the tower player asks for (another) round of bids. */
export interface Again {
  kind: "Again";
}

/** GEN-ACT-6: the main effect of the building. In a villa: `privilege`, or a large order and the special card. */
export interface Main {
  kind: "Main";
  choice: string;
  special: string;
}

/** GEN-TRADE-2.7: which of the drawn cards changes hands. */
export interface Pick {
  kind: "Pick";
  card: string;
}

/** GEN-SMALL-2: deliver a small order. */
export interface Order {
  kind: "Order";
  card: string;
}

/** GEN-SPEC-AW: a ware of choice from the supply. */
export interface PlayAnyWare {
  kind: "PlayAnyWare";
  ware: string;
}

/** GEN-SPEC-TR: return any own good, take any good. */
export interface PlayTrade {
  kind: "PlayTrade";
  give: string;
  take: string;
}

/** GEN-SPEC-BA: the main effect of a building with an own marker. */
export interface PlayBuilding {
  kind: "PlayBuilding";
  building: string;
  choice: string;
  special: string;
}

/** GEN-ACT-6: the action is finished. */
export interface Done {
  kind: "Done";
}

/** GEN-MSG-3: deliver a message whose two buildings the tower has visited. */
export interface Deliver {
  kind: "Deliver";
  card: string;
}

/** GEN-NEG-13: keep a message back from the automatic delivery at the end of this turn; secret. */
export interface Hold {
  kind: "Hold";
  card: string;
}

/** GEN-OWN-4: use a street to place or remove owner markers on the buildings that it touches. */
export interface Own {
  kind: "Own";
  street: string;
  ops: [string, string][];
}

/** GEN-OWN-4: place no owner marker this turn. */
export interface Skip {
  kind: "Skip";
}

export type GenoaMove = Roll | Start | Go | Stop | Offer | Counter | Withdraw | Pass | Accept | Agree | Take | Leave | Again | Main | Pick | Order | PlayAnyWare | PlayTrade | PlayBuilding | Done | Deliver | Hold | Own | Skip;

/** GEN-SETUP-4: who starts; keeps the starting-player card all game. */
export interface MatchBegan {
  kind: "MatchBegan";
  seat: number;
}

/** GEN-TURN-1: the tower and the dice pass to a seat. */
export interface TurnBegan {
  kind: "TurnBegan";
  seat: number;
  space: number;
}

/** GEN-ROUND-2, GEN-PLACE-3: the round marker moves. */
export interface MarkerAdvanced {
  kind: "MarkerAdvanced";
  space: number;
  market: boolean;
}

/** GEN-PLACE-1: the dice. */
export interface Rolled {
  kind: "Rolled";
  seat: number;
  red: number;
  blue: number;
  field: string;
}

/** GEN-PLACE-2: the first tower field by card. */
export interface StartChosen {
  kind: "StartChosen";
  seat: number;
  field: string;
}

/** GEN-MOVE-1: the tower goes to a neighbouring field. */
export interface Stepped {
  kind: "Stepped";
  seat: number;
  field: string;
}

/** GEN-MOVE-4: the tower stays; by choice, or because it cannot go on. */
export interface Stopped {
  kind: "Stopped";
  seat: number;
  by_choice: boolean;
}

/** GEN-NEG-1: an offer on the table, new or replaced. */
export interface Offered {
  kind: "Offered";
  seat: number;
  field: string;
  version: number;
  pay: [string, string, number][];
  ask: [string, string, number][];
  faces: string[][];
}

/** GEN-NEG-6: the tower player proposes a deal to one seat. */
export interface Countered {
  kind: "Countered";
  seat: number;
  to: number;
  field: string;
  version: number;
  pay: [string, string, number][];
  ask: [string, string, number][];
  faces: string[][];
}

/** GEN-NEG-2: an offer was taken back. */
export interface Withdrawn {
  kind: "Withdrawn";
  seat: number;
  field: string;
}

/** GEN-NEG-6: a counter-offer was taken back. */
export interface CounterWithdrawn {
  kind: "CounterWithdrawn";
  seat: number;
  to: number;
  field: string;
}

/** GEN-NEG-2, GEN-NEG-3: offers of a seat that no longer stand. */
export interface Lapsed {
  kind: "Lapsed";
  seat: number;
  fields: string[];
}

/** GEN-NEG-7: a seat does not want the action. */
export interface Passed {
  kind: "Passed";
  seat: number;
}

/** GEN-NEG-14: slow play: a seat has handed in its sealed answer. */
export interface Submitted {
  kind: "Submitted";
  seat: number;
}

/** GEN-NEG-14: slow play: a round of bids begins. */
export interface BidsAsked {
  kind: "BidsAsked";
  round: number;
}

/** GEN-NEG-14: slow play: the sealed answers are opened. */
export interface BidsOpened {
  kind: "BidsOpened";
  round: number;
}

/** GEN-TRADE-2.3: a binding deal, with what changes hands now. Closed cards by their kind only (GEN-INFO-6). */
export interface Dealt {
  kind: "Dealt";
  seat: number;
  buyer: number;
  field: string;
  pay: [string, string, number][];
  ask: [string, string, number][];
  faces: string[][];
}

/** GEN-INFO-6: the faces of closed cards, for the giver and the receiver only. */
export interface CardsGiven {
  kind: "CardsGiven";
  giver: number;
  receiver: number;
  faces: string[][];
}

/** Rules, *Offers*: cards named openly in a proposal: everybody sees their faces from now on. */
export interface CardsShown {
  kind: "CardsShown";
  seat: number;
  faces: string[][];
}

/** GEN-TRADE-1.1e: the action of the tower building expires. */
export interface ActionLeft {
  kind: "ActionLeft";
  seat: number;
  field: string;
}

/** GEN-ACT-6: a seat takes the action of a building. */
export interface ActionBegan {
  kind: "ActionBegan";
  seat: number;
  field: string;
  further: boolean;
}

/** GEN-OWN-2: the bank pays the owner of the building. */
export interface Income {
  kind: "Income";
  seat: number;
  field: string;
  amount: number;
}

/** GEN-BLDG-1 to GEN-BLDG-12: goods that a building gave. */
export interface Received {
  kind: "Received";
  seat: number;
  field: string;
  goods: [string, number][];
}

/** GEN-INFO-7: a seat draws cards; the others learn how many of which kind. */
export interface Drew {
  kind: "Drew";
  seat: number;
  stack: string;
  count: number;
}

/** GEN-INFO-7: the faces of drawn cards, for the seat that drew them. */
export interface DrewFaces {
  kind: "DrewFaces";
  seat: number;
  faces: string[][];
}

/** GEN-INFO-7: `receiver picks`: the tower player sees the drawn cards. */
export interface ShownToPick {
  kind: "ShownToPick";
  giver: number;
  receiver: number;
  faces: string[][];
}

/** GEN-CARD-1: a stack that lay face up is shuffled and turned over. */
export interface Shuffled {
  kind: "Shuffled";
  stack: string;
  count: number;
}

/** GEN-TRADE-PAY: promised goods of the action change hands. */
export interface HandedOver {
  kind: "HandedOver";
  giver: number;
  receiver: number;
  good: string;
  count: number;
}

/** GEN-LARGE-2: a large order. */
export interface LargeOrderFulfilled {
  kind: "LargeOrderFulfilled";
  seat: number;
  face: string[];
  amount: number;
  special: string;
}

/** GEN-SMALL-2: a small order. */
export interface SmallOrderDelivered {
  kind: "SmallOrderDelivered";
  seat: number;
  face: string[];
  amount: number;
}

/** GEN-MSG-3, GEN-NEG-13: a message, by hand or at the end of the turn. */
export interface MessageDelivered {
  kind: "MessageDelivered";
  seat: number;
  face: string[];
  amount: number;
  by_hand: boolean;
}

/** GEN-NEG-13: a message that its holder keeps back; only he knows. */
export interface MessageHeld {
  kind: "MessageHeld";
  seat: number;
  face: string[];
}

/** GEN-SPEC-AW: a ware of choice. */
export interface AnyWarePlayed {
  kind: "AnyWarePlayed";
  seat: number;
  ware: string;
}

/** GEN-SPEC-TR: a good returned, a good taken; a returned card is shown, a taken card is not. */
export interface Traded {
  kind: "Traded";
  seat: number;
  give: string;
  take: string;
  faces: string[][];
}

/** GEN-SPEC-BA: the main effect of an own building. */
export interface BuildingActionPlayed {
  kind: "BuildingActionPlayed";
  seat: number;
  field: string;
}

/** GEN-ACT-6: the window closes. */
export interface ActionEnded {
  kind: "ActionEnded";
  seat: number;
  field: string;
}

/** GEN-OWN-4: what a seat did from a street. */
export interface MarkersPlaced {
  kind: "MarkersPlaced";
  seat: number;
  street: string;
  ops: [string, string][];
}

/** GEN-OWN-4: a seat places no marker. */
export interface OwnersSkipped {
  kind: "OwnersSkipped";
  seat: number;
}

/** GEN-SCORE-1: privileges are shown and paid, then the markers on buildings. */
export interface Scored {
  kind: "Scored";
  seat: number;
  faces: string[][];
  privileges: number;
  markers: number;
  total: number;
}

export type GenoaEvent = MatchBegan | TurnBegan | MarkerAdvanced | Rolled | StartChosen | Stepped | Stopped | Offered | Countered | Withdrawn | CounterWithdrawn | Lapsed | Passed | Submitted | BidsAsked | BidsOpened | Dealt | CardsGiven | CardsShown | ActionLeft | ActionBegan | Income | Received | Drew | DrewFaces | ShownToPick | Shuffled | HandedOver | LargeOrderFulfilled | SmallOrderDelivered | MessageDelivered | MessageHeld | AnyWarePlayed | Traded | BuildingActionPlayed | ActionEnded | MarkersPlaced | OwnersSkipped | Scored;
