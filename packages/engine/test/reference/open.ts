/** The possible answers of a player by the rulebook. Nothing is changed here. */
import { base } from '@tiletum/content'
import { RESOURCES } from '@tiletum/engine'
import type { Action } from '@tiletum/engine'
import type { Player, Position } from './position.ts'
import {
  characterOf,
  contractOf,
  costOf,
  crestOf,
  helperOf,
  houseSpaces,
  neighboursOf,
  townOfSpace,
} from './words.ts'

export const OTHER_FIVE = ['architect', 'merchant', 'character', 'contract', 'king'] as const

/**
 * Whether a tile may be taken: with a free space in the storehouse, no second crest of a kind, and
 * no contract without a contract space.
 */
export function mayTake(player: Player, tile: string): boolean {
  if (player.storehouse.length === base.board.storehouse) return false
  const crest = crestOf(tile)
  const owned = [...player.crests, ...player.storehouse.map(crestOf)]
  if (crest !== undefined && owned.includes(crest)) return false
  return contractOf(tile) === undefined || hasContractSpace(player)
}

const hasContractSpace = ({ contracts }: Player): boolean =>
  contracts.length < base.board.contractSpaces.length

/** The tiles in the storehouse, each kind once, without helpers in use. */
const tilesAtHand = ({ storehouse, inUse }: Player): string[] => {
  const free = [...storehouse]
  for (const tile of inUse) free.splice(free.indexOf(tile), 1)
  return [...new Set(free)]
}

export function tasks(position: Position, player: Player): string[] {
  const buys =
    player.resources.gold >= 2
      ? RESOURCES.filter((kind) => kind !== 'gold').map((kind) => `buy ${kind}`)
      : []
  const contributions = player.pillars.filter((town) => {
    const cost = costOf(position.costs[town])
    return (
      !player.contributed.includes(town) && 'stone' in cost && player.resources.stone >= cost.stone
    )
  })
  return [
    ...buys,
    ...contributions.map((town) => `contribute ${town}`),
    ...tilesAtHand(player).flatMap((tile) => [
      ...fulfilments(player, tile),
      ...crestPlaces(player, tile),
      ...(isUsable(position, player, tile) ? [`use ${tile}`] : []),
    ]),
  ]
}

function fulfilments(player: Player, tile: string): string[] {
  const contract = contractOf(tile)
  if (contract === undefined || !hasContractSpace(player)) return []
  const { iron = 0, wool = 0, identical = 0 } = contract.demand
  const named: Partial<Record<string, number>> = { iron, wool }
  const pays = (alike?: string): boolean =>
    RESOURCES.every(
      (kind) => player.resources[kind] >= (named[kind] ?? 0) + (kind === alike ? identical : 0),
    )
  if (identical === 0) return pays() ? [`fulfil ${tile}`] : []
  return RESOURCES.filter(pays).map((kind) => `fulfil ${tile} with ${kind}`)
}

function crestPlaces(player: Player, tile: string): string[] {
  const crest = crestOf(tile)
  if (crest === undefined) return []
  return base.board.buildings.flatMap(({ crestFood }, building) =>
    player.crests[building] === undefined && player.resources.food >= crestFood
      ? [`crest ${crest} building ${building + 1}`]
      : [],
  )
}

function isUsable(position: Position, player: Player, tile: string): boolean {
  const helper = helperOf(tile)
  if (helper === undefined || helper.do === 'recolour') return false
  if (helper.do === 'strengthen') return position.die !== undefined
  return helper.do !== 'characters' || hasCharacters(player)
}

export const hasCharacters = ({ rooms }: Player): boolean => rooms.flat().some((id) => id !== '')

/** The free house spaces for the player, in one town or anywhere. */
export function houses(position: Position, player: Player, town?: string): string[] {
  if (player.housesInSupply === 0) return []
  const taken = position.players.flatMap((other) => other.houses)
  const own = player.houses.map(townOfSpace)
  return houseSpaces(position.players.length).flatMap((space) =>
    (town ?? space.town) === space.town && !taken.includes(space.name) && !own.includes(space.town)
      ? [`build house ${space.name}`]
      : [],
  )
}

export function pillars(position: Position, player: Player, town?: string): string[] {
  if (player.pillarsInSupply === 0) return []
  return base.map.towns.flatMap(({ id, cathedral }) => {
    if (cathedral === undefined || (town ?? id) !== id || player.pillars.includes(id)) return []
    const built = position.players.filter((other) => other.pillars.includes(id)).length
    const closed = 'closed' in costOf(position.costs[id])
    return closed || built === cathedral.length ? [] : [`build pillar ${id}`]
  })
}

/** The ways to spend the points of an action. */
export function spendings(
  position: Position,
  seat: number,
  player: Player,
  action: Action,
  left: number,
): string[] {
  if (action === 'joker') return OTHER_FIVE.map((other) => `act ${other}`)
  if (left === 0) return []
  switch (action) {
    case 'merchant':
      return travels(position, player, action, houses(position, player, player.merchant))
    case 'architect':
      return travels(position, player, action, pillars(position, player, player.architect))
    case 'character':
      return characters(position, player, left)
    case 'contract':
      return contracts(position, player, left)
    case 'king':
      return position.track.at(-1)?.includes(seat) === true ? [] : ['climb']
    default:
      return []
  }
}

function travels(
  position: Position,
  player: Player,
  piece: 'merchant' | 'architect',
  builds: readonly string[],
): string[] {
  const tiles = bonusSpaces(position, player[piece]).map((space) => position.mapTiles[space] ?? '')
  return [
    ...neighboursOf(player[piece]).map((space) => `walk ${piece} ${space}`),
    ...builds,
    ...[...new Set(tiles)].flatMap((tile) => (mayTake(player, tile) ? [`take ${tile}`] : [])),
  ]
}

/** The bonus spaces of a town that hold a tile. */
export const bonusSpaces = ({ mapTiles }: Position, town: string): string[] =>
  Object.keys(mapTiles).filter((space) => townOfSpace(space) === town && mapTiles[space] !== '')

/** Every point of a king action must be a step while there is a space above. */
export const mayStop = (
  { track }: Position,
  seat: number,
  { action, left }: { action: Action; left: number },
): boolean => action !== 'king' || left === 0 || track.at(-1)?.includes(seat) === true

function contracts(position: Position, player: Player, left: number): string[] {
  const takes = position.contracts.flatMap((tile, index) =>
    tile !== '' && (base.contractOffer.points[index] ?? 0) <= left && mayTake(player, tile)
      ? [`take ${tile} from ${index + 1}`]
      : [],
  )
  const exchanges = RESOURCES.filter((give) => player.resources[give] > 0).flatMap((give) =>
    RESOURCES.filter((get) => get !== give).map((get) => `exchange ${give} ${get}`),
  )
  return [...takes, ...exchanges]
}

function characters(position: Position, player: Player, left: number): string[] {
  const offered = [...new Set(position.characters)].filter(
    (tile) => tile !== '' && mayTake(player, tile),
  )
  const placings = tilesAtHand(player).flatMap((tile) => {
    const kind = characterOf(tile)?.kind
    if (kind === undefined) return []
    const home = player.rooms.findIndex((rooms) =>
      rooms.some((id) => id !== '' && characterOf(id)?.kind === kind),
    )
    return player.rooms.flatMap((rooms, building) => {
      const welcome = home < 0 ? rooms.every((id) => id === '') : home === building
      return rooms.flatMap((id, floor) =>
        welcome && id === '' && floor + 1 <= left
          ? [`place ${tile} building ${building + 1} floor ${floor + 1}`]
          : [],
      )
    })
  })
  return ['renew characters', ...offered.map((tile) => `take ${tile}`), ...placings]
}

/** The dice that can be taken, also changed for 2 gold a step; 6 and 1 are neighbours. */
export const dice = (position: Position, player: Player): string[] =>
  [...new Set(position.dice)].flatMap((die) => {
    const value = Number(die.split(' ')[1])
    const changes = [1, 2, 3, 4, 5, 6].filter((to) => {
      const price = changePrice(value, to)
      return price > 0 && price <= player.resources.gold
    })
    return [`die ${die}`, ...changes.map((to) => `die ${die} to ${to}`)]
  })

export const changePrice = (from: number, to: number): number =>
  2 * Math.min(Math.abs(from - to), 6 - Math.abs(from - to))
