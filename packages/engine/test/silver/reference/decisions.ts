/** The options of the prospector action and of the choice of a die, from the clauses. */
import { content } from '@tiletum/content'
import { NONE, RESOURCES } from '@tiletum/engine'
import type { SilverScenario } from '@tiletum/testkit'
import { faceOf, neighboursOf, townOf } from './standing.ts'
import type { Standing } from './standing.ts'

const VALUES = [1, 2, 3, 4, 5, 6]

/** The options of a prospector action: 1 point each, and the moves that end it or split the joker. */
export const prospecting = (table: SilverScenario, of: Standing): readonly string[] =>
  of.prospectors.flatMap((space) => [
    ...neighboursOf(table, space).map((to) => `walk prospector ${to}`),
    ...tilesIn(table, of, space),
    ...placingIn(table, of, space),
  ])

function tilesIn({ slice, tables, game }: SilverScenario, of: Standing, space: string): string[] {
  const { names } = game.rules
  const spots = tables.bonusSpacesOf[names.space.indexOf(space)] ?? []
  return spots.flatMap((spot) => {
    const tile = names.face[slice.tiles[spot] ?? NONE]
    return tile !== undefined && takable(of, tile) ? [`take ${tile} at ${space}`] : []
  })
}

function takable(of: Standing, tile: string): boolean {
  const face = faceOf(tile)
  if (!of.room || face === undefined) return false
  if ('contract' in face) return of.contracts.length < content.base.board.contractSpaces.length
  if (!('crest' in face)) return true
  const held = of.storehouse.map(faceOf).flatMap((one) => (one && 'crest' in one ? one.crest : []))
  return ![...held, ...Object.values(of.crests)].includes(face.crest)
}

function placingIn(table: SilverScenario, of: Standing, space: string): string[] {
  const town = townOf(table, space)
  if (town === undefined) return []
  const players = table.seats.length
  const spaces = (all: readonly { readonly mark: number }[]): string[] => {
    const used = all.filter(({ mark }) => mark <= players)
    return used.map((_, at) => (used.length > 1 ? `${space}-${at + 1}` : space))
  }
  const everybody = table.seats.map((colour) => table.seatState(colour))
  const free = (all: readonly string[], mine: readonly string[], taken: readonly string[]) =>
    all.some((one) => mine.includes(one)) ? [] : all.filter((one) => !taken.includes(one))
  const mines = table.seats.flatMap((colour) => table.under(colour).mines)
  const houses = everybody.flatMap(({ houses: built }) => built)
  const pillars = everybody.filter(({ pillars: built }) => built.includes(space)).length
  const roomForPillar = pillars < (town.cathedral?.tiles.length ?? 0) && !of.pillars.includes(space)
  return [
    ...(of.minesInSupply === 0
      ? []
      : free(spaces(town.mines), of.mines, mines).map((mine) => `build mine ${mine}`)),
    ...(of.housesInSupply === 0
      ? []
      : free(spaces(town.houses), of.houses, houses).map((house) => `build house ${house}`)),
    ...(of.pillarsInSupply > 0 && roomForPillar ? [`build pillar ${space}`] : []),
  ]
}

/** Every die as rolled and changed as far as the gold reaches, and the recolouring helpers before it. */
export function choosing(table: SilverScenario, of: Standing): readonly string[] {
  const dice = [...new Set(table.board().dice)].flatMap((die) => {
    const value = Number(die.slice(-1))
    const changed = VALUES.filter((to) => to !== value && changePrice(of, value, to) <= of.gold)
    return [`die ${die}`, ...changed.map((to) => `die ${die} to ${to}`)]
  })
  const recolouring = [...new Set(of.free)].flatMap((tile) => {
    const face = faceOf(tile)
    const recolours = face !== undefined && 'helper' in face && face.helper.do === 'recolour'
    return recolours ? RESOURCES.map((kind) => `use ${tile} as ${kind}`) : []
  })
  return [...dice, ...recolouring]
}

/** The price of changing a die: 2 gold for each step of one, or of three with die I, across the ends. */
function changePrice(of: Standing, from: number, to: number): number {
  const changes = of.tier('die') > 0 ? [1, 3, 5] : [1, 5]
  let reached = new Set([from])
  let gold = 0
  while (!reached.has(to)) {
    gold += 2
    reached = new Set(
      [...reached].flatMap((value) => changes.map((by) => ((value - 1 + by) % 6) + 1)),
    )
  }
  return gold
}
