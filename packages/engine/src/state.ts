/**
 * The state of a game: plain data of small integers, so that it can be saved, cloned and compared.
 * Indices point into the tables that `compose` makes (`rules/tables.ts`); `NONE` is an empty place.
 */

export const NONE = -1

/** A face-down pile: how many of each face of its family are left, and what is known to lie at its bottom. */
export interface Pile {
  unseen: number[]
  bottom: number[]
}

/** One pending decision. What the numbers mean depends on the kind (`kernel/frames.ts`). */
export interface Frame {
  kind: number
  seat: number
  /** What it is about: a script, an action, an effect, a building, a request of chance. */
  of: number
  /** What is left of it: points, parts, draws, or the step of a script. */
  left: number
  flag: number
  /** Where it comes from, for the causes of events (`kernel/sources.ts`). */
  source: number
}

export interface SeatState {
  vp: number
  resources: number[]
  /** Faces in the storehouse; a slot keeps its place, so that a helper in use keeps its slot. */
  storehouse: number[]
  /** The slots whose helper is being resolved, as bits. */
  inUse: number
  /** Where the merchant and the architect stand. */
  pieces: number[]
  housesInSupply: number
  pillarsInSupply: number
  rooms: number[]
  /** The crest under each building. */
  crests: number[]
  /** Fulfilled contracts, in order. */
  contracts: number[]
  /** The points of the cathedral tiles won. */
  cathedrals: number[]
  /** The cathedrals contributed to, as bits. */
  contributed: number
  /** The completed buildings, as bits. */
  completed: number
  /** The bonus action points of each action. */
  markers: number[]
  /** Dice taken this round. */
  dice: number[]
}

/** What modules keep beside the base game's state, each under its own name. */
// oxlint-disable-next-line typescript/no-empty-object-type -- modules add their slice by declaration
export interface Slices {}

export interface State {
  seats: SeatState[]
  /** The seats in turn order. */
  order: number[]
  /** 1 to 4; 0 during set-up. */
  round: number
  /** The turn of the round under way, 1 to 3. */
  turn: number
  /** The value of the wheel segment that faces the first position. */
  wheel: number
  /** The action at each position around the wheel, clockwise. */
  actionAt: number[]
  /** Dice in the bag by colour. */
  bag: number[]
  /** Dice on the wheel, counted by colour and value (`rules/dice.ts`). */
  dice: number[]
  /** The bonus tile on each action. */
  wheelTiles: number[]
  kingTile: number
  /** The bonus tile on each bonus space of the map. */
  mapTiles: number[]
  contractOffer: number[]
  characterOffer: number[]
  bonusPile: Pile
  contractPile: Pile
  characterPile: Pile
  /** Bonus tiles that left the game and may form a new pile (`clean-5`). */
  bonusGone: number[]
  /** Characters discarded in a renewal that is still being refilled (`char-2`). */
  characterAside: number[]
  /** The construction cost tile of each cathedral. */
  costs: number[]
  /** How many tiles of each cathedral are taken. */
  tilesTaken: number[]
  /** The owner of each house space. */
  houses: number[]
  /** The seats with a pillar at each cathedral, as bits. */
  pillars: number[]
  /** The towns and tiles of the four fairs. */
  fairTowns: number[]
  fairTiles: number[]
  /** Corruption tokens not revealed this round, counted by value. */
  corruption: number[]
  /** Corruption tokens revealed this round. */
  revealed: number[]
  /** The king space of each seat's marker. */
  king: number[]
  /** The points of each seat's king space in the last king phase, before the reset (`fair-4`). */
  kingPoints: number[]
  /** All markers; of those on one space, the lower in the stack comes first. */
  kingStack: number[]
  /** The seat whose turn is under way, or NONE between turns. */
  active: number
  /** The die of that turn, with its changed value. */
  die: number
  /** The resource it gives. */
  dieResource: number
  /** Points added to its action before that begins (`help-3`). */
  pointsWaiting: number
  /** Whether this turn's first exchange was made. */
  exchanged: number
  frames: Frame[]
  slices: Slices
}
