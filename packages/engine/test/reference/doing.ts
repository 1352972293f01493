/**
 * Tasks, bonuses and the spending of action points. An effect inside another one is a nested call.
 */
import { base } from '@tiletum/content'
import { RESOURCES } from '@tiletum/engine'
import type { Action, BaseEffect, Crest, Effect, Resource } from '@tiletum/engine'
import { drawCharacters, leaveGame, renewCharacters } from './draws.ts'
import * as open from './open.ts'
import type { Player, Position } from './position.ts'
import {
  characterOf,
  choices,
  contractOf,
  costOf,
  crestOf,
  helperOf,
  houseSpaces,
  isRoad,
  linkedTo,
  neighboursOf,
  SPACES,
  without,
} from './words.ts'
import type { Play } from './words.ts'

export interface Seat {
  readonly position: Position
  readonly seat: number
  readonly player: Player
}

export function score(player: Player, points: number): void {
  player.vp = Math.max(0, player.vp + points)
}

/** Asks until the answer is not a task: tasks are possible at every decision of the turn. */
export function* ask(of: Seat, answers: () => readonly string[]): Play<string> {
  for (;;) {
    const tasks = open.tasks(of.position, of.player)
    const answer = yield { who: of.seat, answers: [...answers(), ...tasks] }
    if (!tasks.includes(answer)) return answer
    yield* doTask(of, answer)
  }
}

function* doTask(of: Seat, task: string): Play {
  const { player, position } = of
  const [verb, what = '', , kind = ''] = task.split(' ')
  if (verb === 'buy') {
    player.resources.gold -= 2
    player.resources[what as Resource]++
  } else if (verb === 'contribute') contribute(position, player, what)
  else if (verb === 'fulfil') yield* fulfil(of, what, kind as Resource | '')
  else if (verb === 'crest') yield* placeCrest(of, what as Crest, Number(kind) - 1)
  else {
    const helper = helperOf(what)
    player.inUse.push(what)
    if (helper !== undefined) yield* receive(of, helper)
    player.inUse = without(player.inUse, what)
    player.storehouse = without(player.storehouse, what)
    leaveGame(position, what)
  }
}

function contribute(position: Position, player: Player, town: string): void {
  const cost = costOf(position.costs[town])
  if ('closed' in cost) return
  const taken = position.players.filter(({ contributed }) => contributed.includes(town)).length
  const stack = base.map.towns.find(({ id }) => id === town)?.cathedral ?? []
  const tile = stack.toSorted((one, other) => other - one)[taken] ?? 0
  player.resources.stone -= cost.stone
  player.contributed.push(town)
  player.cathedralTiles.push(tile)
  score(player, cost.vp + tile)
}

function* fulfil(of: Seat, tile: string, alike: Resource | ''): Play {
  const { player } = of
  const contract = contractOf(tile)
  if (contract === undefined) return
  const { iron = 0, wool = 0, identical = 0 } = contract.demand
  player.resources.iron -= iron
  player.resources.wool -= wool
  if (alike !== '') player.resources[alike] -= identical
  player.storehouse = without(player.storehouse, tile)
  if (player.contracts.length < base.start.pillarsOnContracts) player.pillarsInSupply++
  score(player, contract.vp + (base.board.contractSpaces[player.contracts.length] ?? 0))
  player.contracts.push(tile)
  if (contract.then !== undefined) yield* receive(of, contract.then)
}

function* placeCrest(of: Seat, crest: Crest, building: number): Play {
  const { player } = of
  const printed = base.board.buildings[building]
  const tile = player.storehouse.find((id) => crestOf(id) === crest)
  if (printed === undefined || tile === undefined) return
  player.resources.food -= printed.crestFood
  player.storehouse = without(player.storehouse, tile)
  player.crests[building] = crest
  yield* receive(of, printed.crestBonus)
  complete(of, building)
}

function complete({ position, player }: Seat, building: number): void {
  const rooms = player.rooms[building] ?? []
  if (player.completed.includes(building + 1) || player.crests[building] === undefined) return
  if (rooms.includes('')) return
  player.completed.push(building + 1)
  const [first] = rooms
  const kind = first === undefined ? undefined : characterOf(first)?.kind
  if (kind === undefined || kind === 'prospector') return
  player.markers[kind] = rooms.length
  if (position.die?.action === kind) position.die.left += rooms.length
}

/** Asks for each part of an effect that needs a decision; the other parts are received at once. */
function* receive(of: Seat, effect: Effect): Play {
  const { player, position } = of
  const parts: BaseEffect[] = []
  for (const part of effect.do === 'all' ? effect.of : [effect])
    if (part.do === 'score') score(player, part.points)
    else if (part.do === 'gain')
      for (const kind of RESOURCES) player.resources[kind] += part.purse[kind] ?? 0
    else if (part.do === 'strengthen' && position.die !== undefined)
      position.die.left += part.points
    else if (part.do === 'climb')
      for (let space = 0; space < part.spaces; space++) climb(position, of.seat)
    else if (part.do === 'step') {
      // From a road space there is no step from town to town.
      const lost = part.towns === true && part.piece === 'merchant' && isRoad(player.merchant)
      for (let step = 0; step < part.steps && !lost; step++) parts.push({ ...part, steps: 1 })
    } else if (part.do !== 'characters' || open.hasCharacters(player))
      parts.push(part as BaseEffect)
  const [only] = parts
  if (parts.length === 1 && only?.do === 'act' && only.action !== 'any')
    yield* spend(of, only.action, only.points)
  else yield* decide(of, parts)
}

function* decide(of: Seat, parts: BaseEffect[]): Play {
  while (parts.length > 0) {
    const declinable = parts.every((part) => part.do !== 'gainAny')
    const answer = yield* ask(of, () => [
      ...new Set(parts.flatMap((part) => answersOf(of, part))),
      ...(declinable ? ['done'] : []),
    ])
    if (answer === 'done') return
    const chosen = parts.findIndex((part) => answersOf(of, part).includes(answer))
    const [part] = parts.splice(chosen, 1)
    if (part !== undefined) yield* carryOut(of, part, answer)
  }
}

function answersOf({ position, player }: Seat, part: BaseEffect): string[] {
  switch (part.do) {
    case 'step':
      return part.piece === 'prospector'
        ? []
        : (part.towns === true ? linkedTo : neighboursOf)(player[part.piece]).map(
            (space) => `walk ${part.piece} ${space}`,
          )
    case 'travel':
      return without(SPACES, player[part.piece]).map((space) => `walk ${part.piece} ${space}`)
    case 'build': {
      const { what, where } = part
      const builds = what === 'house' ? open.houses : open.pillars
      const stands = what === 'house' ? player.merchant : player.architect
      return where === 'here' ? builds(position, player, stands) : builds(position, player)
    }
    case 'gainAny':
      return choices(RESOURCES, part.count).map((goods) => `gain ${goods}`)
    case 'act':
      return part.action === 'any'
        ? open.OTHER_FIVE.map((action) => `act ${action}`)
        : [`act ${part.action}`]
    case 'characters':
      return player.rooms.flatMap((rooms, building) =>
        rooms.some((id) => id !== '') ? [`characters ${building + 1}`] : [],
      )
    default:
      return []
  }
}

function* carryOut(of: Seat, part: BaseEffect, answer: string): Play {
  const { player } = of
  const [verb, what = '', where = ''] = answer.split(' ')
  if (verb === 'walk') player[what as 'merchant' | 'architect'] = where
  else if (verb === 'build') yield* build(of, what, where)
  else if (verb === 'gain') for (const kind of what.split('+')) player.resources[kind as Resource]++
  else if (verb === 'act') yield* spend(of, what as Action, part.do === 'act' ? part.points : 0)
  else yield* useCharacters(of, Number(what) - 1)
}

function* useCharacters(of: Seat, building: number): Play {
  let waiting = (of.player.rooms[building] ?? []).filter((id) => id !== '')
  while (waiting.length > 0) {
    const answer = yield* ask(of, () => [...new Set(waiting.map((id) => `bonus ${id}`)), 'done'])
    if (answer === 'done') return
    const id = answer.slice('bonus '.length)
    waiting = without(waiting, id)
    yield* useCharacter(of, id)
  }
}

function* useCharacter(of: Seat, id: string): Play {
  const character = characterOf(id)
  if (character !== undefined) yield* receive(of, character.bonus)
}

function* build(of: Seat, what: string, where: string): Play {
  const { player, position } = of
  if (what === 'pillar') {
    player.pillarsInSupply--
    player.pillars.push(where)
    return
  }
  player.housesInSupply--
  player.houses.push(where)
  const space = houseSpaces(position.players.length).find(({ name }) => name === where)
  if (space?.bonus !== undefined) yield* receive(of, space.bonus)
}

/**
 * A nested action, which ends by itself with its last point; a king action also ends at the top.
 */
function* spend(of: Seat, action: Action, points: number): Play {
  const { position, seat, player } = of
  const purse = { action, left: points }
  const isOver = (): boolean =>
    purse.left === 0 || (action === 'king' && open.mayStop(position, seat, purse))
  while (!isOver()) {
    const answer = yield* ask(of, () => [
      ...open.spendings(position, seat, player, action, purse.left),
      ...(open.mayStop(position, seat, purse) ? ['done'] : []),
    ])
    if (answer === 'done') break
    yield* spendOn(of, purse, answer)
  }
}

export function* spendOn(of: Seat, purse: { action: Action; left: number }, answer: string): Play {
  const { position, seat, player } = of
  const [verb, what = '', third = '', fourth = '', , sixth = ''] = answer.split(' ')
  if (verb === 'place') {
    const building = Number(fourth) - 1
    const floor = Number(sixth)
    const rooms = player.rooms[building] ?? []
    purse.left -= floor
    player.storehouse = without(player.storehouse, what)
    rooms[floor - 1] = what
    if (!rooms.includes('')) player.housesInSupply++
    yield* useCharacter(of, what)
    complete(of, building)
    return
  }
  if (verb === 'take') player.storehouse.push(what)
  if (purse.action === 'contract' && verb === 'take') {
    const place = Number(fourth) - 1
    purse.left -= base.contractOffer.points[place] ?? 0
    position.contracts[place] = ''
    return
  }
  purse.left--
  if (verb === 'walk') player[what as 'merchant' | 'architect'] = third
  else if (verb === 'build') yield* build(of, what, third)
  else if (verb === 'climb') climb(position, seat)
  else if (verb === 'renew') yield* renewCharacters(position)
  else if (verb === 'exchange') {
    player.resources[what as Resource]--
    player.resources[third as Resource]++
    const again = position.exchanged
    position.exchanged = true
    if (!again) yield* receive(of, { do: 'gainAny', count: 1 })
  } else if (purse.action === 'character') {
    position.characters[position.characters.indexOf(what)] = ''
    yield* drawCharacters(position, 1)
  } else {
    const town = player[purse.action as 'merchant' | 'architect']
    const spaces = open.bonusSpaces(position, town)
    position.mapTiles[spaces.find((space) => position.mapTiles[space] === what) ?? ''] = ''
  }
}

function climb({ track }: Position, seat: number): void {
  const from = track.findIndex((markers) => markers.includes(seat))
  if (from === track.length - 1) return
  track[from] = without(track[from] ?? [], seat)
  track[from + 1]?.push(seat)
}
