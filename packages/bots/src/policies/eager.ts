/** Random, but drawn to what builds up, on its way to the fair, and never idle while something can be done. */
import { first, second, verbOf } from '@tiletum/engine'
import type { Game, Move, State } from '@tiletum/engine'
import type { MakePolicy } from '../policy.ts'
import { below, createStream } from '../random.ts'

/** How much each kind of move is liked, by its first word. */
const LIKING: Readonly<Record<string, number>> = {
  fulfil: 30,
  contribute: 30,
  crest: 30,
  build: 30,
  place: 20,
  bonus: 10,
  take: 8,
  use: 3,
  act: 2,
  die: 2,
  climb: 2,
  exchange: 2,
  walk: 2,
  renew: 1,
  buy: 1,
  done: 0,
  end: 0,
  leave: 0,
}
const OTHERS = 2
const TOWARDS_THE_FAIR = 8

export const eager: MakePolicy = (game, seed) => {
  const stream = createStream(seed, 'eager')
  const verbs = game.rules.verbs.map((words) => LIKING[words.split(' ')[0] ?? ''] ?? OTHERS)
  const walk = game.rules.verbs.findIndex((words) => words?.startsWith('walk '))
  const liking = (state: State, move: Move): number => {
    const verb = verbOf(move)
    if (verb === walk && approachesFair(game, state, move)) return TOWARDS_THE_FAIR
    return verbs[verb] ?? OTHERS
  }
  return {
    choose(state, { items, count }) {
      let total = 0
      for (let index = 0; index < count; index++) total += liking(state, items[index] as Move)
      if (total === 0) return items[below(stream, count)] as Move
      let place = below(stream, total)
      let chosen = 0
      for (;;) {
        place -= liking(state, items[chosen] as Move)
        if (place < 0) return items[chosen] as Move
        chosen++
      }
    },
  }
}

const MERCHANT = 0

function approachesFair({ rules }: Game, state: State, move: Move): boolean {
  const fair = state.fairTowns[state.round - 1]
  const stands = state.seats[state.active]?.pieces[MERCHANT]
  if (first(move) !== MERCHANT || fair === undefined || stands === undefined) return false
  const distances = rules.board.distance[fair]
  return (distances?.[second(move)] ?? Infinity) < (distances?.[stands] ?? Infinity)
}
