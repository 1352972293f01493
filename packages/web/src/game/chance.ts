/** Chance in the browser: the seeded driver, its seed from the browser's own source of randomness. */
import { seededChance } from '@tiletum/bots'
import { moveList } from '@tiletum/engine'
import type { Game, Move, State } from '@tiletum/engine'

export type Answer = (game: Game, state: State) => Move

export function freshSeed(): number {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1))
  return seed
}

export function answerFrom(seed: number | string): Answer {
  const chance = seededChance(seed)
  const answers = moveList()
  return (game, state) => {
    const awaiting = game.awaiting(state)
    if (awaiting.who !== 'chance') throw new Error('Chance was not asked')
    game.list(state, answers)
    return chance.answer(awaiting.request.request, answers)
  }
}
