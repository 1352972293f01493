/** A turn in the order of the rulebook: die, bonus tile, resources, action. */
import { base } from '@tiletum/content'
import { RESOURCES } from '@tiletum/engine'
import type { Action, Resource } from '@tiletum/engine'
import { ask, spendOn } from './doing.ts'
import type { Seat } from './doing.ts'
import { drawContracts, leaveGame } from './draws.ts'
import * as open from './open.ts'
import type { Player } from './position.ts'
import { helperOf, without } from './words.ts'
import type { Play } from './words.ts'

export function* takeTurn(of: Seat): Play {
  const { position, seat, player } = of
  position.exchanged = false
  const recolouring: string[] = []
  let instead: Resource | undefined
  let answer = ''
  for (;;) {
    const dice = (): string[] => {
      const tile = player.storehouse.find(
        (id) => helperOf(id)?.do === 'recolour' && !isAllInUse(player, id),
      )
      const recolours = tile === undefined ? [] : RESOURCES.map((kind) => `use ${tile} as ${kind}`)
      return [...open.dice(position, player), ...recolours]
    }
    // After a recolouring helper is named, no task is possible before its die.
    answer = recolouring.length === 0 ? yield* ask(of, dice) : yield { who: seat, answers: dice() }
    const [verb, tile = '', , kind] = answer.split(' ')
    if (verb !== 'use') break
    recolouring.push(tile)
    player.inUse.push(tile)
    instead = kind as Resource
  }
  const [, colour = '', printed, , changed = printed] = answer.split(' ')
  const value = Number(changed)
  player.resources.gold -= open.changePrice(Number(printed), value)
  position.dice = without(position.dice, `${colour} ${printed}`)
  player.dice.push(`${colour} ${value}`)
  const action = Object.keys(position.facing).find((name) => position.facing[name] === value)
  // Points added before the action begins wait for it.
  position.die = { action: action as Action, left: 0 }
  yield* wheelTile(of, action as Action)
  player.resources[instead ?? base.dice.colours[colour as keyof typeof base.dice.colours]] += value
  for (const tile of recolouring) {
    player.inUse = without(player.inUse, tile)
    player.storehouse = without(player.storehouse, tile)
    leaveGame(position, tile)
  }
  yield* dieAction(of, position.die, 7 - value)
  position.die = undefined
  yield* drawContracts(position)
}

const isAllInUse = ({ storehouse, inUse }: Player, id: string): boolean =>
  storehouse.filter((tile) => tile === id).length === inUse.filter((tile) => tile === id).length

function* wheelTile(of: Seat, action: Action): Play {
  const { position, player } = of
  const tile = position.tiles[action] ?? ''
  if (tile === '') return
  const answer = yield* ask(of, () =>
    open.mayTake(player, tile) ? [`take ${tile}`, 'leave'] : ['leave'],
  )
  if (answer === 'leave') return
  position.tiles[action] = ''
  player.storehouse.push(tile)
}

function* dieAction(of: Seat, purse: { action: Action; left: number }, points: number): Play {
  const { position, seat, player } = of
  purse.left += points + (player.markers[purse.action] ?? 0)
  for (;;) {
    const answer = yield* ask(of, () => [
      ...open.spendings(position, seat, player, purse.action, purse.left),
      ...(open.mayStop(position, seat, purse) ? ['end turn'] : []),
    ])
    if (answer === 'end turn') return
    if (purse.action === 'joker') {
      purse.action = answer.slice('act '.length) as Action
      purse.left += player.markers[purse.action] ?? 0
    } else yield* spendOn(of, purse, answer)
  }
}
