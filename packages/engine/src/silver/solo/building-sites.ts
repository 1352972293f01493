/** The sites where the Cardinalbot can place a mine, a pillar or a house. */
import { at, num } from '../../kernel/checked-index.ts'
import type { Draft } from '../../kernel/extension-points.ts'
import { buildPillar, refuseHouse, refusePillar } from '../../rules/map.ts'
import { otherOf, settle, vpOf } from '../../solo/actions/merchant.ts'
import { BOT } from '../../solo/seats.ts'
import { NONE } from '../../state.ts'
import { BUILDINGS } from '../../vocabulary/words.ts'
import type { Building, ClauseId } from '../../vocabulary/words.ts'
import { buildMine, refuseMine, refuseMineSpace } from '../mines.ts'
import { mapOf, prospectorOn } from '../prospectors.ts'
import { silverOf, silverRules } from '../slice.ts'

/**
 * The rules of one kind of building. A site is a mine space or a house space, or for pillars the town
 * itself.
 */
interface Kind {
  open(draft: Draft, town: number): number[]
  /** Whether a site has a printed bonus (`ag-solo-4`). */
  bonus(draft: Draft, site: number): boolean
  place(draft: Draft, site: number, clause: ClauseId, source: number): void
}

export const goldOf = (draft: Draft, mineSpace: number): number =>
  at(silverRules(draft).mineSpaces, mineSpace).gold

export const KINDS: Readonly<Record<Building, Kind>> = {
  mine: {
    open: (draft, town) =>
      at(silverRules(draft).mineSpacesOf, town).filter(
        (mine) => refuseMine(draft, BOT, mine) === undefined,
      ),
    bonus: (draft, mine) => goldOf(draft, mine) > 0,
    place(draft, mine, clause, source) {
      buildMine(draft, BOT, mine, clause, source)
    },
  },
  pillar: {
    open: (draft, town) => (refusePillar(draft, BOT, town) === undefined ? [town] : []),
    bonus: () => false,
    place(draft, town, clause, source) {
      buildPillar(draft, BOT, town, clause, source)
    },
  },
  house: {
    open: (draft, town) =>
      at(draft.rules.board.houseSpacesOf, town).filter(
        (house) => refuseHouse(draft, BOT, house) === undefined,
      ),
    bonus: (draft, house) => vpOf(draft, house) > 0 || otherOf(draft, house) > 0,
    place(draft, house, clause, source) {
      settle(draft, house, clause, source)
    },
  },
}

export const kindNumber = (kind: Building): number => BUILDINGS.indexOf(kind)
export const kindAt = (number: number): Building => at(BUILDINGS, number)

/** The underground towns on maps with the bot's prospector where it could place a building of this kind. */
export const townsFor = (draft: Draft, kind: Building): number[] =>
  townsWhere(draft, (space) => KINDS[kind].open(draft, space).length > 0)

/**
 * ag-solo-17: The towns where the bot would attempt to place a building of this kind: for mines also when
 * it has none left.
 */
const townsTried = (draft: Draft, kind: Building): number[] =>
  kind === 'mine'
    ? townsWhere(draft, (space) => mineSpacesTried(draft, space).length > 0)
    : townsFor(draft, kind)

const mineSpacesTried = (draft: Draft, town: number): number[] =>
  at(silverRules(draft).mineSpacesOf, town).filter(
    (mine) => refuseMineSpace(draft, BOT, mine) === undefined,
  )

function townsWhere(draft: Draft, fits: (space: number) => boolean): number[] {
  const { mainSpaces, neighbours } = draft.rules.board
  const towns: number[] = []
  for (let space = mainSpaces; space < neighbours.length; space++) {
    const map = mapOf(draft, space)
    if (map === NONE || prospectorOn(draft, BOT, map) === NONE) continue
    if (fits(space)) towns.push(space)
  }
  return towns
}

/** The distance of a space from the bot's prospector on its map. */
export const distanceBelow = (draft: Draft, space: number): number =>
  num(at(draft.rules.board.distance, prospectorOn(draft, BOT, mapOf(draft, space))), space)

/** ag-solo-17: The order of the kinds when the decree names none. */
export const ANY_KIND: readonly Building[] = ['mine', 'pillar', 'house']

export interface Prospects {
  readonly kind: Building
  readonly towns: number[]
  readonly within: boolean
}

/**
 * ag-solo-17: Tries the kinds in their order within reach; beyond it the least extension comes first, then
 * the order of the kinds.
 */
export function findTowns(
  draft: Draft,
  kinds: readonly Building[],
  reach: number,
): Prospects | undefined {
  let nearest: Prospects | undefined
  let least = Infinity
  for (const kind of kinds) {
    const towns = townsTried(draft, kind)
    const near = towns.filter((town) => distanceBelow(draft, town) <= reach)
    if (near.length > 0) return { kind, towns: near, within: true }
    const distance = Math.min(...towns.map((town) => distanceBelow(draft, town)))
    if (distance >= least) continue
    least = distance
    nearest = { kind, towns, within: false }
  }
  return nearest
}

/**
 * ag-solo-5, ag-solo-17: The kind that the bot would place, and the towns for it; undefined if there is no
 * town, or if it is a mine and none is left.
 */
export function prospects(
  draft: Draft,
  kinds: readonly Building[],
  reach: number,
): Prospects | undefined {
  const found = findTowns(draft, kinds, reach)
  const noMine = found?.kind === 'mine' && num(silverOf(draft).minesInSupply, BOT) === 0
  return noMine ? undefined : found
}

/** The free mine space of a town with most gold, or NONE. */
export function bestMine(draft: Draft, town: number): number {
  let best = NONE
  for (const mine of KINDS.mine.open(draft, town))
    if (best === NONE || goldOf(draft, mine) > goldOf(draft, best)) best = mine
  return best
}

export const inSight = (draft: Draft, towns: readonly number[]) =>
  towns.map((space) => ({
    town: at(draft.rules.names.space, space),
    distance: distanceBelow(draft, space),
  }))
