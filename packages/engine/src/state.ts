/**
 * The state of a game: plain data of small integers, so that it can be saved, cloned and compared.
 * Indices point into the tables that `compose` makes (`rules/tables.ts`); `NONE` is an empty place.
 */

export const NONE = -1

/**
 * A face-down pile: `unseen` counts the tiles left of each face of its family, `bottom` lists the
 * faces known to lie below them, the next one first.
 */
export interface Pile {
  unseen: number[]
  bottom: number[]
}

/**
 * One frame of the stack of pending decisions. The meaning of its numbers depends on the kind
 * (`kernel/frames.ts`).
 */
export interface Frame {
  kind: number
  seat: number
  /** The subject: a script, an action, an effect, a building or a request of chance. */
  of: number
  /** The action points, parts or draws that are left, or the next step of a script. */
  left: number
  flag: number
  /** The source of the frame, for the causes of events (`kernel/sources.ts`). */
  source: number
}

export interface SeatState {
  vp: number
  resources: number[]
  /**
   * The face in each slot of the storehouse. A tile never changes its slot, since `inUse` refers to
   * slots.
   */
  storehouse: number[]
  /** The slots whose helper is being resolved, as bits. */
  inUse: number
  /** The space where each piece stands: the merchant, then the architect. */
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

/** State of the modules beside that of the base game, each part under its own name. */
// oxlint-disable-next-line typescript/no-empty-object-type -- modules add their slice by declaration
export interface Slices {}

declare const closed: unique symbol

/**
 * A state as everybody outside the rules sees it: only these fields are readable words. The others are
 * indices, bits and counts; `src/position` says what they mean, and `@tiletum/engine/state` opens them to
 * programs that live from them.
 */
export interface State {
  /** The round, 1 to 4; 0 during set-up. */
  readonly round: number
  /** The turn of the round under way, 1 to 3. */
  readonly turn: number
  /** The seats in turn order. */
  readonly order: readonly number[]
  /** The seat whose turn is under way, or NONE between turns. */
  readonly active: number
  readonly [closed]: true
}

/** The fields of a state. */
export interface GameState extends State {
  seats: SeatState[]
  order: number[]
  round: number
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
  /** Characters discarded in a renewal while the offer is still being refilled (`char-2`). */
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
  /** The seats of all king markers; of markers on the same space, the lower one comes first. */
  kingStack: number[]
  active: number
  /** The die taken in this turn, with its changed value. */
  die: number
  /** The resource that the die gives. */
  dieResource: number
  /** Action points added to the die's action before it begins (`help-3`). */
  pointsWaiting: number
  /** Whether this turn's first exchange was made. */
  exchanged: number
  frames: Frame[]
  slices: Slices
}

/** The fields that a new state is made of. */
export type StateFields = Omit<GameState, typeof closed>

/** Every state has all fields: opening it changes only what the compiler lets one read. */
export const openState = (state: State): GameState => state as GameState
