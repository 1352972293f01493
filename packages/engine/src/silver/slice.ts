/** What the expansion keeps beside the base game's state. */
import { clonePile } from '../kernel/clone.ts'
import type { Draft } from '../kernel/way.ts'
import type { Rules } from '../rules/tables.ts'
import { fullPile, repeat } from '../rules/setup/start.ts'
import { NONE } from '../state.ts'
import type { Pile, Slices, State } from '../state.ts'
import { at } from '../kernel/at.ts'
import type { SilverTables } from './tables.ts'

export interface SilverSlice {
  /** The position at which the prospector wheel's first segment stands. */
  wheel: number
  /** The side in play of each underground map. */
  sides: number[]
  overlay: number
  /** The technologies in play. */
  technologies: number[]
  /** Silver, mines in supply and beside the king track, by seat. */
  silver: number[]
  minesInSupply: number[]
  minesBeside: number[]
  /** The owner of each mine space. */
  mines: number[]
  /** Where each seat's prospector stands on each map: seat × 3 + map. */
  prospectors: number[]
  /** The tiers reached, as bits technology × 3 + tier, by seat. */
  tiers: number[]
  /** The resource of each seat's resource tile. */
  ownResource: number[]
  /** The tile on each underground bonus space. */
  tiles: number[]
  pile: Pile
  /** Whether each tablet is covered. */
  covered: number[]
  /** Tiles turned up and not yet taken or put back. */
  turnedUp: number[]
  /** Of the turn under way: the tiers active when the die was taken (`ag-tech-4`), … */
  dieTiers: number
  /** … the action chosen on a shared segment, the movement icon left, … */
  chosenAction: number
  icon: number
  /** … the joker's points that a second action may still get, and whether it was begun, … */
  jokerPoints: number
  split: number
  /** … whether contracts were revealed, and units to be paid before gold. */
  contractsRevealed: number
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

export function beginSilver(rules: Rules, state: State): void {
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
  // until its side is in play an underground cathedral is as good as closed
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

/** ag-tech-joker III: what a second action would get: what an action brought itself is spent on it alone, and first. */
export const carried = (draft: Draft, left: number): number =>
  Math.min(left, silverOf(draft).jokerPoints)

/** The side in play of a map. */
export const sideOf = (draft: Draft, map: number) =>
  at(silverRules(draft).sides, silverOf(draft).sides[map] as number)
