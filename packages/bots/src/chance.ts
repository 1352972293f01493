/** Answers chance from a seed. Every kind of request has its own stream, so none disturbs another. */
import type { Move, MoveList } from '@tiletum/engine'
import { below, createStream } from './random.ts'
import type { Seed, Stream } from './random.ts'

export interface Chance {
  /** Chooses one of the possible answers, by their weights. */
  answer(request: string, answers: MoveList): Move
}

export function seededChance(seed: Seed): Chance {
  const streams = new Map<string, Stream>()
  return {
    answer(request, answers) {
      let stream = streams.get(request)
      if (stream === undefined) {
        stream = createStream(seed, `chance ${request}`)
        streams.set(request, stream)
      }
      return weighted(stream, answers)
    },
  }
}

/** One of the answers of a list, by their weights. */
export function weighted(stream: Stream, { items, weights, count }: MoveList): Move {
  let total = 0
  for (let index = 0; index < count; index++) total += weights[index] as number
  let place = below(stream, total)
  let chosen = 0
  while (place >= (weights[chosen] as number)) place -= weights[chosen++] as number
  return items[chosen] as Move
}
