/** Chooses every legal move with the same probability. */
import type { Move } from '@tiletum/engine'
import type { MakePolicy } from '../policy.ts'
import { randomBelow, createRandomStream } from '../random.ts'

export const random: MakePolicy = (_game, seed) => {
  const stream = createRandomStream(seed, 'random')
  return { choose: (_state, { items, count }) => items[randomBelow(stream, count)] as Move }
}
