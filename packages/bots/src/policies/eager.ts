/**
 * Plays at random, but prefers building and the way to the fair, and is never idle while something can be
 * done.
 */
import { first, second, verbOf } from '@tiletum/engine'
import { openState } from '@tiletum/engine/state'
import type { Game, Move } from '@tiletum/engine'
import type { GameState } from '@tiletum/engine/state'
import { priorByVerb } from '../verb-priors.ts'
import type { MakePolicy } from '../policy.ts'
import { randomBelow, createRandomStream } from '../random.ts'

const TOWARDS_THE_FAIR = 8

export const eager: MakePolicy = (game, seed) => {
  const stream = createRandomStream(seed, 'eager')
  const verbs = priorByVerb(game.rules, 'eager')
  const walk = game.rules.verbs.indexOf('walk <piece> <space>')
  const prior = (state: GameState, move: Move): number => {
    const verb = verbOf(move)
    if (verb === walk && approachesFair(game, state, move)) return TOWARDS_THE_FAIR
    return verbs[verb] as number
  }
  return {
    choose(given, { items, count }) {
      const state = openState(given)
      let total = 0
      for (let index = 0; index < count; index++) total += prior(state, items[index] as Move)
      if (total === 0) return items[randomBelow(stream, count)] as Move
      let place = randomBelow(stream, total)
      let chosen = 0
      for (;;) {
        place -= prior(state, items[chosen] as Move)
        if (place < 0) return items[chosen] as Move
        chosen++
      }
    },
  }
}

const MERCHANT = 0

function approachesFair({ rules }: Game, state: GameState, move: Move): boolean {
  const fair = state.fairTowns[state.round - 1]
  const stands = state.seats[state.active]?.pieces[MERCHANT]
  if (first(move) !== MERCHANT || fair === undefined || stands === undefined) return false
  const distances = rules.board.distance[fair]
  return (distances?.[second(move)] ?? Infinity) < (distances?.[stands] ?? Infinity)
}
