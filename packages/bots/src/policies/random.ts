/** Chooses every legal move with the same probability. */
import type { Move } from '@tiletum/engine'
import type { MakePolicy } from '../policy.ts'
import { below, createStream } from '../random.ts'

export const random: MakePolicy = (_game, seed) => {
  const stream = createStream(seed, 'random')
  return { choose: (_state, { items, count }) => items[below(stream, count)] as Move }
}
