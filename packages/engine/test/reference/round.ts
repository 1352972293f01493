/** Plays from the first turn of a round to the end of the game. */
import { base } from '@tiletum/content'
import type { Countable } from '@tiletum/engine'
import { score } from './doing.ts'
import { drawBonus, leaveGame } from './draws.ts'
import { mayTake } from './open.ts'
import type { Player, Position } from './position.ts'
import { takeTurn } from './turn.ts'
import { without } from './words.ts'
import type { Play } from './words.ts'

const ZERO = base.kingTrack.spaces.indexOf(0)

/**
 * Starts at the first seat's first turn, with dice rolled and the first corruption token revealed.
 */
export function* playOn(position: Position): Play {
  for (;;) {
    yield* takeTurns(position)
    for (let turn = 2; turn <= 3; turn++) {
      yield* corruption(position)
      yield* takeTurns(position)
    }
    const points = yield* kingPhase(position)
    fair(position, points)
    if (position.round === 4) break
    yield* cleanup(position)
    position.round++
    yield* rollDice(position)
    yield* corruption(position)
  }
  for (const player of position.players) {
    score(player, player.houses.length * player.pillars.length)
    score(player, base.completedBuildings[player.completed.length] ?? 0)
    const left = Object.values(player.resources).reduce((sum, count) => sum + count, 0)
    score(player, Math.floor(left / 4))
  }
}

function* takeTurns(position: Position): Play {
  for (const seat of position.order) {
    const player = position.players[seat]
    if (player !== undefined) yield* takeTurn({ position, seat, player })
  }
}

function* corruption(position: Position): Play {
  const tokens = [...new Set(position.corruption)].map((value) => `corruption ${value}`)
  const answer = yield { who: 'chance', answers: tokens }
  const value = Number(answer.split(' ')[1])
  position.corruption = without(position.corruption, value)
  const fallen: number[][] = position.track.map(() => [])
  for (const [space, markers] of position.track.entries())
    fallen[Math.max(0, space - value)]?.push(...markers)
  position.track = fallen
}

function* rollDice(position: Position): Play {
  const players = position.players.length as 2 | 3 | 4
  const colours = Object.keys(base.dice.colours)
  let bag = colours.flatMap((colour) => Array.from({ length: players }, () => colour))
  for (let die = 0; die < base.dice.drawn[players]; die++) {
    const answers = [...new Set(bag)].flatMap((colour) =>
      [1, 2, 3, 4, 5, 6].map((value) => `roll ${colour} ${value}`),
    )
    const [, colour = '', value = ''] = (yield { who: 'chance', answers }).split(' ')
    bag = without(bag, colour)
    position.dice.push(`${colour} ${value}`)
  }
}

/** Returns the points of every seat's space before the markers below 0 go back. */
function* kingPhase(position: Position): Play<readonly number[]> {
  const ranked = position.track.toReversed().flat()
  const [highest = 0] = ranked
  const winner = position.players[highest]
  const tile = position.kingTile
  if (winner !== undefined && tile === undefined) score(winner, base.kingTrack.award)
  if (winner !== undefined && tile !== undefined) {
    const may = mayTake(winner, tile)
    const taken = may && (yield { who: highest, answers: [`take ${tile}`, 'leave'] }) !== 'leave'
    position.kingTile = undefined
    if (taken) winner.storehouse.push(tile)
    else leaveGame(position, tile)
  }
  const points = position.players.map(
    (_, seat) =>
      base.kingTrack.spaces[position.track.findIndex((markers) => markers.includes(seat))] ?? 0,
  )
  position.players.forEach((player, seat) => score(player, points[seat] ?? 0))
  position.order = ranked
  for (let space = ZERO - 1; space >= 0; space--) {
    position.track[ZERO]?.push(...(position.track[space] ?? []))
    position.track[space] = []
  }
  return points
}

function fair(position: Position, kingPoints: readonly number[]): void {
  const held = position.fairs[position.round - 1]
  const tile = base.fairs.tiles.find(({ id }) => id === held?.tile)
  if (held === undefined || tile === undefined) return
  const sum = (base.fairs.board[position.round - 1] ?? 0) + tile.vp
  for (const [seat, player] of position.players.entries()) {
    const there = player.houses.some((name) => name.replace(/-\d$/, '') === held.town)
    if (!there && player.merchant !== held.town) continue
    const { scores } = tile
    if (scores === 'king') score(player, sum + (kingPoints[seat] ?? 0))
    else score(player, sum * Math.min(...scores.map((what) => countOf(player, what))))
  }
}

function countOf(player: Player, what: Countable): number {
  const counts: Partial<Record<Countable, number>> = {
    house: player.houses.length,
    pillar: player.pillars.length,
    contract: player.contracts.length,
    crest: player.crests.filter((crest) => crest !== undefined).length,
    cathedral: player.cathedralTiles.length,
    'upper-character': player.rooms.flatMap(([, ...upper]) => upper).filter((id) => id !== '')
      .length,
    'filled-building': player.rooms.filter((rooms) => rooms.length > 0 && !rooms.includes(''))
      .length,
  }
  return counts[what] ?? 0
}

function* cleanup(position: Position): Play {
  for (const action of base.wheel.clockwise)
    if ((position.tiles[action] ?? '') === '')
      position.tiles[action] = (yield* drawBonus(position)) ?? ''
  if (position.round < 3) position.kingTile = yield* drawBonus(position)
  position.corruption = [...base.corruption.tokens]
  position.dice = []
  for (const player of position.players) player.dice = []
  for (const [action, value] of Object.entries(position.facing))
    position.facing[action] = value === 1 ? 6 : value - 1
}
