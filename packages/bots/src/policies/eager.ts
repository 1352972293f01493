/** Random, but leaves nothing undone: it stops only where nothing else can be done. */
import type { Game, Move } from '@tiletum/engine'
import type { MakePolicy } from '../policy.ts'
import { below, createStream } from '../random.ts'

const STOPS = ['end turn', 'done', 'leave']

export const eager: MakePolicy = (game, seed) => {
  const stream = createStream(seed, 'eager')
  const stops = stopsOf(game)
  const goingOn: Move[] = []
  return {
    choose(_state, { items, count }) {
      goingOn.length = 0
      for (let index = 0; index < count; index++) {
        const move = items[index] as Move
        if (!stops.has(move)) goingOn.push(move)
      }
      if (goingOn.length === 0) return items[below(stream, count)] as Move
      return goingOn[below(stream, goingOn.length)] as Move
    },
  }
}

const stopsOf = (game: Game): ReadonlySet<Move> =>
  new Set(STOPS.map((text) => game.parse(text)).filter((move) => typeof move === 'number'))
