/** Positions to begin with: after a set-up, or late ones in which much is rare, full or at an end. */
import { base } from '@tiletum/content'
import { below } from '@tiletum/bots'
import type { Stream } from '@tiletum/bots'
import type { Crest, Resource } from '@tiletum/engine'
import { RESOURCES } from '@tiletum/engine'
import { COLOURS, newGame, scenario } from '@tiletum/testkit'
import type { Colour, Scenario, SeatSetting, Table } from '@tiletum/testkit'
import { characterOf, contractOf, crestOf, houseSpaces, SPACES } from './words.ts'

export const oneOf = <T>(luck: Stream, list: readonly T[]): T => {
  const chosen = list[below(luck, list.length)]
  if (chosen === undefined) throw new Error('There is nothing to choose from')
  return chosen
}

const shuffled = <T>(luck: Stream, list: readonly T[]): T[] => {
  const left = [...list]
  return list.map(() => left.splice(below(luck, left.length), 1)).flat()
}

const oneIn = (luck: Stream, chances: number): boolean => below(luck, chances) === 0

export function afterSetUp(players: number, luck: Stream): Table {
  const table = newGame({ seats: COLOURS.slice(0, players), shuffledActions: oneIn(luck, 2) })
  while (table.awaits().startsWith('chance')) table.play(oneOf(luck, table.options()))
  return table
}

/** All copies in use at a number of players, shuffled, to be dealt out once. */
function deck(players: number, luck: Stream) {
  const faces = [...base.bonus, ...base.contracts, ...base.characters]
  let left = shuffled(
    luck,
    faces.flatMap(({ id, marks }) => marks.flatMap((mark) => (mark <= players ? [id] : []))),
  )
  return {
    deal(fits: (id: string) => boolean): string | undefined {
      const found = left.findIndex(fits)
      const tile = left[found]
      if (found >= 0) left = left.toSpliced(found, 1)
      return tile
    },
    /** What is still in the pile or the offer of a family. */
    rest: (family: string): readonly string[] => left.filter((id) => id.startsWith(`${family}.`)),
  }
}
type Deck = ReturnType<typeof deck>

export function lateInTheGame(players: number, luck: Stream): Table {
  const seats = COLOURS.slice(0, players)
  const tiles = deck(players, luck)
  const game = scenario({ seats, shuffledActions: false })
  const cathedrals = shuffled(
    luck,
    base.map.towns.flatMap(({ id, cathedral }) => (cathedral === undefined ? [] : [id])),
  )
  const costs = shuffled(luck, base.costs)
  game.costs(Object.fromEntries(cathedrals.map((town, index) => [town, costs[index]?.id ?? ''])))
  const open = cathedrals.filter((_, index) => costs[index]?.id !== 'cost.closed')
  const spaces = shuffled(luck, houseSpaces(players))
  for (const colour of seats) {
    const houses = spaces.splice(0, below(luck, 2)).map(({ name }) => name)
    game.seat(colour, { ...playerSetting(tiles, luck), ...pillarSetting(open, luck), houses })
  }
  game.king(crowdedTrack(seats, luck))
  layOut(game, tiles, luck)
  return game.turn(seats[0] ?? 'blue')
}

function playerSetting(tiles: Deck, luck: Stream): SeatSetting {
  const kinds = shuffled(luck, ['contract', 'character', 'king', 'merchant', 'architect'])
  const deserted = oneIn(luck, 4)
  const rooms: Record<number, string[]> = {}
  base.board.buildings.forEach((building, index) => {
    rooms[index + 1] = Array.from({ length: building.rooms }, () =>
      deserted || oneIn(luck, 2)
        ? ''
        : (tiles.deal((id) => characterOf(id)?.kind === kinds[index]) ?? ''),
    )
  })
  const crests: Record<number, Crest> = {}
  const mayOwn = (id: string): boolean => {
    const crest = crestOf(id)
    return crest !== undefined && !Object.values(crests).includes(crest)
  }
  for (let building = 1; building <= 6; building++) {
    const tile = oneIn(luck, 2) ? tiles.deal(mayOwn) : undefined
    const crest = tile === undefined ? undefined : crestOf(tile)
    if (crest !== undefined) crests[building] = crest
  }
  // four fulfilled contracts free the pillars that `pillarSetting` stands on the map
  const contracts = Array.from({ length: 4 + below(luck, 3) }, () =>
    tiles.deal((id) => contractOf(id) !== undefined),
  ).filter((id) => id !== undefined)
  const held: string[] = []
  for (let space = below(luck, 5); space > 0; space--) {
    const tile = tiles.deal(
      (id) => (crestOf(id) === undefined || mayOwn(id)) && !held.some((one) => sameCrest(one, id)),
    )
    if (tile !== undefined) held.push(tile)
  }
  const resources: Partial<Record<Resource, number>> = {}
  for (const kind of RESOURCES) resources[kind] = below(luck, 10)
  return {
    vp: below(luck, 12),
    resources,
    rooms,
    crests,
    contracts,
    storehouse: held,
    merchant: oneOf(luck, SPACES),
    architect: oneOf(luck, SPACES),
  }
}

const sameCrest = (one: string, other: string): boolean =>
  crestOf(one) !== undefined && crestOf(one) === crestOf(other)

/** At most one pillar a player and cathedral, so all fit where three or two may stand. */
function pillarSetting(open: string[], luck: Stream): SeatSetting {
  const pillars = open.splice(0, below(luck, 3))
  return { pillars, contributed: pillars.filter(() => oneIn(luck, 2)) }
}

/** All at the bottom, all at the top, or anywhere. */
function crowdedTrack(seats: readonly Colour[], luck: Stream): Record<number, Colour[]> {
  const { spaces } = base.kingTrack
  const where = oneOf(luck, [spaces.slice(0, 3), spaces.slice(-3), spaces])
  const stacks: Record<number, Colour[]> = {}
  for (const colour of shuffled(luck, seats)) {
    const space = oneOf(luck, where)
    stacks[space] = [...(stacks[space] ?? []), colour]
  }
  return stacks
}

function layOut(game: Scenario, tiles: Deck, luck: Stream): void {
  const bonus = (): string | undefined => tiles.deal((id) => id.startsWith('bonus.'))
  for (const action of base.wheel.clockwise) {
    const tile = oneIn(luck, 3) ? undefined : bonus()
    if (tile !== undefined) game.tiles({ [action]: tile })
  }
  const towns = base.map.towns.filter(({ bonusTiles }) =>
    bonusTiles.some(({ mark }) => mark <= game.seats.length),
  )
  for (const { id } of towns) {
    const tile = oneIn(luck, 2) ? bonus() : undefined
    if (tile !== undefined) game.mapTile(id, tile)
  }
  const king = bonus()
  if (king !== undefined) game.kingTile(king)
  for (const name of ['contract', 'character'] as const) {
    const left = shuffled(luck, tiles.rest(name))
    game.offer(name, left.slice(0, 5))
    if (oneIn(luck, 2)) game.pile(name, left.slice(5, 5 + below(luck, 4)))
  }
  if (oneIn(luck, 2)) game.pile('bonus', tiles.rest('bonus').slice(0, below(luck, 4)))
  shuffled(luck, base.fairs.tiles)
    .slice(0, 4)
    .forEach(({ id }, index) => {
      game.fair(index + 1, index === 0 ? 'tiletum' : (base.fairs.towns[index] ?? ''), id)
    })
  game.facing('king', 1 + below(luck, 6))
}
