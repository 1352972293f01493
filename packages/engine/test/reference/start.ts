/**
 * Starting positions: after the set-up, or late in the game, where much is rare, full or used up.
 */
import { base } from '@tiletum/content'
import { randomBelow } from '@tiletum/bots'
import type { RandomStream } from '@tiletum/bots'
import type { Crest, Resource } from '@tiletum/engine'
import { RESOURCES } from '@tiletum/engine'
import { COLOURS, newGame, scenario } from '@tiletum/testkit'
import type { Colour, Scenario, SeatSetting, TestTable } from '@tiletum/testkit'
import { characterOf, contractOf, crestOf, houseSpaces, SPACES } from './words.ts'

const oneOf = <T>(random: RandomStream, list: readonly T[]): T => {
  const chosen = list[randomBelow(random, list.length)]
  if (chosen === undefined) throw new Error('There is nothing to choose from')
  return chosen
}

const shuffled = <T>(random: RandomStream, list: readonly T[]): T[] => {
  const left = [...list]
  return list.map(() => left.splice(randomBelow(random, left.length), 1)).flat()
}

const oneIn = (random: RandomStream, chances: number): boolean => randomBelow(random, chances) === 0

export function afterSetUp(players: number, random: RandomStream): TestTable {
  const table = newGame({ seats: COLOURS.slice(0, players), shuffledActions: oneIn(random, 2) })
  while (table.awaits().startsWith('chance')) table.play(oneOf(random, table.options()))
  return table
}

/** All copies used with a number of players, shuffled, so that each is dealt once. */
function deck(players: number, random: RandomStream) {
  const faces = [...base.bonus, ...base.contracts, ...base.characters]
  let left = shuffled(
    random,
    faces.flatMap(({ id, marks }) => marks.flatMap((mark) => (mark <= players ? [id] : []))),
  )
  return {
    deal(fits: (id: string) => boolean): string | undefined {
      const found = left.findIndex(fits)
      const tile = left[found]
      if (found >= 0) left = left.toSpliced(found, 1)
      return tile
    },
    /** The tiles still in the pile or the offer of a family. */
    rest: (family: string): readonly string[] => left.filter((id) => id.startsWith(`${family}.`)),
  }
}
type Deck = ReturnType<typeof deck>

export function lateInTheGame(players: number, random: RandomStream): TestTable {
  const seats = COLOURS.slice(0, players)
  const tiles = deck(players, random)
  const game = scenario({ seats, shuffledActions: false })
  const cathedrals = shuffled(
    random,
    base.map.towns.flatMap(({ id, cathedral }) => (cathedral === undefined ? [] : [id])),
  )
  const costs = shuffled(random, base.costs)
  game.costs(Object.fromEntries(cathedrals.map((town, index) => [town, costs[index]?.id ?? ''])))
  const open = cathedrals.filter((_, index) => costs[index]?.id !== 'cost.closed')
  const spaces = shuffled(random, houseSpaces(players))
  for (const colour of seats) {
    const houses = spaces.splice(0, randomBelow(random, 2)).map(({ name }) => name)
    game.seat(colour, { ...playerSetting(tiles, random), ...pillarSetting(open, random), houses })
  }
  game.king(crowdedTrack(seats, random))
  layOut(game, tiles, random)
  return game.turn(seats[0] ?? 'blue')
}

function playerSetting(tiles: Deck, random: RandomStream): SeatSetting {
  const kinds = shuffled(random, ['contract', 'character', 'king', 'merchant', 'architect'])
  const deserted = oneIn(random, 4)
  const rooms: Record<number, string[]> = {}
  base.board.buildings.forEach((building, index) => {
    rooms[index + 1] = Array.from({ length: building.rooms }, () =>
      deserted || oneIn(random, 2)
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
    // The crest under a building uses the copy among the bonus tiles first.
    const tile = oneIn(random, 2)
      ? (tiles.deal((id) => id.startsWith('bonus.') && mayOwn(id)) ?? tiles.deal(mayOwn))
      : undefined
    const crest = tile === undefined ? undefined : crestOf(tile)
    if (crest !== undefined) crests[building] = crest
  }
  // Four fulfilled contracts free the pillars that `pillarSetting` puts on the map.
  const contracts = Array.from({ length: 4 + randomBelow(random, 3) }, () =>
    tiles.deal((id) => contractOf(id) !== undefined),
  ).filter((id) => id !== undefined)
  const held: string[] = []
  for (let space = randomBelow(random, 5); space > 0; space--) {
    const tile = tiles.deal(
      (id) => (crestOf(id) === undefined || mayOwn(id)) && !held.some((one) => sameCrest(one, id)),
    )
    if (tile !== undefined) held.push(tile)
  }
  const resources: Partial<Record<Resource, number>> = {}
  for (const kind of RESOURCES) resources[kind] = randomBelow(random, 10)
  return {
    vp: randomBelow(random, 12),
    resources,
    rooms,
    crests,
    contracts,
    storehouse: held,
    merchant: oneOf(random, SPACES),
    architect: oneOf(random, SPACES),
  }
}

const sameCrest = (one: string, other: string): boolean =>
  crestOf(one) !== undefined && crestOf(one) === crestOf(other)

/**
 * At most one pillar for each player and cathedral, so that all fit where three or two may stand.
 */
function pillarSetting(open: string[], random: RandomStream): SeatSetting {
  const pillars = open.splice(0, randomBelow(random, 3))
  return { pillars, contributed: pillars.filter(() => oneIn(random, 2)) }
}

/** The king markers: all at the bottom, all at the top, or anywhere. */
function crowdedTrack(seats: readonly Colour[], random: RandomStream): Record<number, Colour[]> {
  const { spaces } = base.kingTrack
  const where = oneOf(random, [spaces.slice(0, 3), spaces.slice(-3), spaces])
  const stacks: Record<number, Colour[]> = {}
  for (const colour of shuffled(random, seats)) {
    const space = oneOf(random, where)
    stacks[space] = [...(stacks[space] ?? []), colour]
  }
  return stacks
}

function layOut(game: Scenario, tiles: Deck, random: RandomStream): void {
  const bonus = (): string | undefined => tiles.deal((id) => id.startsWith('bonus.'))
  for (const action of base.wheel.clockwise) {
    const tile = oneIn(random, 3) ? undefined : bonus()
    if (tile !== undefined) game.tiles({ [action]: tile })
  }
  const towns = base.map.towns.filter(({ bonusTiles }) =>
    bonusTiles.some(({ mark }) => mark <= game.seats.length),
  )
  for (const { id, bonusTiles } of towns)
    bonusTiles
      .filter(({ mark }) => mark <= game.seats.length)
      .forEach((_, index) => {
        const tile = oneIn(random, 2) ? bonus() : undefined
        if (tile !== undefined) game.mapTile(id, tile, index + 1)
      })
  const king = bonus()
  if (king !== undefined) game.kingTile(king)
  for (const name of ['contract', 'character'] as const) {
    const left = shuffled(random, tiles.rest(name))
    game.offer(name, left.slice(0, 5))
    if (oneIn(random, 2)) game.pile(name, left.slice(5, 5 + randomBelow(random, 4)))
  }
  if (oneIn(random, 2)) game.pile('bonus', tiles.rest('bonus').slice(0, randomBelow(random, 4)))
  shuffled(random, base.fairs.tiles)
    .slice(0, 4)
    .forEach(({ id }, index) => {
      game.fair(index + 1, index === 0 ? 'tiletum' : (base.fairs.towns[index] ?? ''), id)
    })
  game.facing('king', 1 + randomBelow(random, 6))
}
