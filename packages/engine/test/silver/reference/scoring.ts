/** The king phase, the fairs and the end with silver, from the clauses. */
import { content } from '@tiletum/content'
import type { Countable, GameEvent } from '@tiletum/engine'
import type { Colour, SilverScenario } from '@tiletum/testkit'
import { sidesInPlay, standing } from './standing.ts'
import type { Standing } from './standing.ts'

const { base, silver } = content
const FAIRS = [...base.fairs.tiles, ...silver.fairs]
const ROOMS = base.board.buildings.map(({ rooms }) => rooms)
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** The gains of a seat in a king phase, apart from the tile and from king II. */
export interface KingPhase {
  readonly income: number
  readonly houses: number
  readonly mine: number
  readonly ribbon: number
  readonly points: number
}

export const kingPhaseOf = (of: Standing): KingPhase => ({
  income: of.mines.length + 1,
  houses: of.tier('merchant') === 3 ? of.houses.length : 0,
  mine: of.king >= 0 && of.minesBeside > 0 ? 1 : 0,
  ribbon: silver.kingTrack.ribbons[of.king] ?? 0,
  points: of.king,
})

/** The gains of a king phase, read from its events. */
export function toldOf(events: readonly GameEvent[], seat: number): KingPhase {
  const told = (name: GameEvent['event'], clause: string): number =>
    sum(
      events
        .filter((one) => one.seat === seat && one.event === name && one.clause === clause)
        .map((one) =>
          one.event === 'score' ? one.facts.printed : 'count' in one.facts ? one.facts.count : 1,
        ),
    )
  return {
    income: told('gain-silver', 'ag-king-1'),
    houses: told('score', 'ag-tech-merchant'),
    mine: told('unlock-mine', 'ag-king-2'),
    ribbon: told('gain-silver', 'ag-king-2'),
    points: told('score', 'king-3'),
  }
}

/** The points of a seat after the fair, and after the end of the game in the last round. */
export function pointsAfter(table: SilverScenario, colour: Colour): number {
  const of = standing(table, colour)
  const { round, fairs } = table.board()
  const vp = of.vp + fairOf(table, of, round, fairs[round - 1])
  return round === 4 ? vp + endOf(table, of) : vp
}

function fairOf(
  table: SilverScenario,
  of: Standing,
  round: number,
  fair: { readonly town: string; readonly tile: string } | undefined,
): number {
  const tile = FAIRS.find(({ id }) => id === fair?.tile)
  if (fair === undefined || tile === undefined || tile.scores === 'king')
    throw new Error('There is no such fair with silver')
  const there =
    of.merchant === fair.town || of.houses.some((house) => house.replace(/-\d$/, '') === fair.town)
  if (!there) return 0
  return (round + tile.vp) * Math.min(...tile.scores.map((what) => countOf(table, of, what)))
}

function countOf(table: SilverScenario, of: Standing, what: Countable): number {
  const below = sidesInPlay(table).flatMap(({ spaces }) => spaces.map(({ id }) => id))
  const under = (places: readonly string[]): number =>
    places.filter((place) => below.includes(place) || below.includes(place.replace(/-\d$/, '')))
      .length
  const living = Object.entries(of.rooms)
  switch (what) {
    case 'house':
      return of.houses.length
    case 'pillar':
      return of.pillars.length
    case 'mine':
      return of.mines.length + 1
    case 'underground-building':
      return under(of.houses) + under(of.pillars)
    case 'technology-tier':
      return sum(Object.values(of.tiers))
    case 'contract':
      return of.contracts.length
    case 'crest':
      return Object.keys(of.crests).length
    case 'cathedral':
      return of.cathedralTiles.length
    case 'filled-building':
      return living.filter(([, rooms]) => rooms.every((tile) => tile !== '')).length
    case 'upper-character':
      return sum(living.map(([, rooms]) => rooms.slice(1).filter((tile) => tile !== '').length))
  }
}

function endOf(table: SilverScenario, of: Standing): number {
  const [houses, pillars, mines] = [of.houses.length, of.pillars.length, of.mines.length + 1]
  const product =
    silver.overlays[table.slice.overlay]?.id === 'overlay.houses-or-mines'
      ? Math.max(houses, mines) * pillars
      : Math.max(pillars, mines) * houses
  const completed = ROOMS.filter(
    (rooms, at) =>
      of.crests[at + 1] !== undefined &&
      (of.rooms[at + 1] ?? []).filter((tile) => tile !== '').length === rooms,
  ).length
  return (
    product +
    ([0, 0, 0, 5, 10, 20, 30][completed] ?? 0) +
    Math.floor(sum(Object.values(of.resources)) / 4) +
    Math.floor(of.silver / 2) +
    sum(Object.values(of.tiers).map((tier) => [0, 1, 3, 6][tier] ?? 0))
  )
}
