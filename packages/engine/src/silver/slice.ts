/** The expansion's state beside that of the base game. */
import { clonePile } from '../kernel/clone.ts'
import type { Draft } from '../kernel/extension-points.ts'
import type { Rules } from '../rules/tables.ts'
import { fullPile, repeat } from '../rules/setup/start.ts'
import { NONE } from '../state.ts'
import type { Pile, Slices, GameState } from '../state.ts'
import { at } from '../kernel/checked-index.ts'
import type { SilverTables } from './tables.ts'

export interface SilverSlice {
  /** Position of the prospector wheel's first segment. */
  wheel: number
  /** The side in play of each underground map. */
  sides: number[]
  overlay: number
  /** The technologies in play. */
  technologies: number[]
  /** Silver by seat. */
  silver: number[]
  /** Mines in supply, by seat. */
  minesInSupply: number[]
  /** Mines still locked beside the king track, by seat. */
  minesBeside: number[]
  /** The owner of each mine space. */
  mines: number[]
  /** The space of each seat's prospector on each map, or NONE; the index is seat × 3 + map. */
  prospectors: number[]
  /** The tiers reached by each seat, as bits; the index of a bit is technology × 3 + tier. */
  tiers: number[]
  /** The resource of each seat's resource tile, or NONE. */
  ownResource: number[]
  /** The tile on each underground bonus space, or NONE. */
  tiles: number[]
  pile: Pile
  /** 1 for each covered tablet, else 0. */
  covered: number[]
  /** Tiles revealed and not yet taken or put back. */
  turnedUp: number[]
  /**
   * The tiers of the active seat when it took its die (`ag-tech-4`). This field and all below last for one
   * turn.
   */
  dieTiers: number
  /** The action chosen on a shared segment, or NONE. */
  chosenAction: number
  /** 1 while the movement icon is unused, else 0. */
  icon: number
  /** The joker points that a second action may still get. */
  jokerPoints: number
  /** 1 once a joker action has begun, 2 once its points are split over a second action. */
  split: number
  /** 1 when the current action has revealed contracts, else 0. */
  contractsRevealed: number
  /** Units of the resource that counts as gold, to be paid before gold. */
  earmarked: number
}

declare module '../state.ts' {
  interface Slices {
    silver?: SilverSlice
  }
}

export const MAPS = 3

export const silverOf = (draft: Draft): SilverSlice => draft.state.slices.silver as SilverSlice

export const silverRules = (draft: Draft): SilverTables => draft.rules.tables.silver as SilverTables

export function beginSilver(rules: Rules, state: GameState): void {
  const tables = rules.tables.silver as SilverTables
  const { pieces } = tables.content
  const { seats } = rules
  state.slices.silver = {
    wheel: 0,
    sides: [],
    overlay: NONE,
    technologies: [],
    silver: repeat(seats, () => 0),
    minesInSupply: repeat(seats, () => pieces.minesInSupply),
    minesBeside: repeat(seats, () => pieces.minesBesideKingTrack),
    mines: tables.mineSpaces.map(() => NONE),
    prospectors: repeat(seats * MAPS, () => NONE),
    tiers: repeat(seats, () => 0),
    ownResource: repeat(seats, () => NONE),
    tiles: tables.bonusSpaces.map(() => NONE),
    pile: fullPile(rules, tables.underground),
    covered: tables.tablets.map(() => 0),
    turnedUp: [],
    dieTiers: 0,
    chosenAction: NONE,
    icon: 0,
    jokerPoints: 0,
    split: 0,
    contractsRevealed: 0,
    earmarked: 0,
  }
  // A cathedral has the closed cost tile until its side is in play.
  for (let cathedral = rules.board.mainCathedrals; cathedral < state.costs.length; cathedral++)
    state.costs[cathedral] = rules.costs.length - 1
}

export function copySilver(from: Slices, into: Slices): void {
  const slice = from.silver
  if (slice === undefined) return
  into.silver = {
    wheel: slice.wheel,
    sides: slice.sides.slice(),
    overlay: slice.overlay,
    technologies: slice.technologies.slice(),
    silver: slice.silver.slice(),
    minesInSupply: slice.minesInSupply.slice(),
    minesBeside: slice.minesBeside.slice(),
    mines: slice.mines.slice(),
    prospectors: slice.prospectors.slice(),
    tiers: slice.tiers.slice(),
    ownResource: slice.ownResource.slice(),
    tiles: slice.tiles.slice(),
    pile: clonePile(slice.pile),
    covered: slice.covered.slice(),
    turnedUp: slice.turnedUp.slice(),
    dieTiers: slice.dieTiers,
    chosenAction: slice.chosenAction,
    icon: slice.icon,
    jokerPoints: slice.jokerPoints,
    split: slice.split,
    contractsRevealed: slice.contractsRevealed,
    earmarked: slice.earmarked,
  }
}

/**
 * ag-tech-joker III: The points that a second action would get. Points that the first action brought itself
 * can't be carried over; they count as spent first.
 */
export const carried = (draft: Draft, left: number): number =>
  Math.min(left, silverOf(draft).jokerPoints)

/** The side in play of a map. */
export const sideOf = (draft: Draft, map: number) =>
  at(silverRules(draft).sides, silverOf(draft).sides[map] as number)
