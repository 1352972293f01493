/**
 * Answers chance from a seed, so that a player's moves change the luck of other players with the same seed
 * as little as possible. Each pile has a fixed order, as if shuffled before the game, whoever draws from it
 * and when. Everything else has its own random stream by kind of request and turn: the dice of a round, the
 * corruption, the Cardinalbot's rolls.
 */
import type { Move, MoveList, State } from '@tiletum/engine'
import { createPile } from './shuffled-pile.ts'
import type { ShuffledPile } from './shuffled-pile.ts'
import { randomBelow, createRandomStream } from './random.ts'
import type { Seed, RandomStream } from './random.ts'
import { pileOf, pileStream, turnStream } from './streams.ts'

export interface Chance {
  /** Chooses one of the possible answers at random, by their weights. */
  answer(request: string, answers: MoveList, state: State): Move
  /** Records an answer that came from elsewhere, for example from a stored game. */
  heard(request: string, answers: MoveList, state: State, answer: Move): void
}

export function seededChance(seed: Seed): Chance {
  const streams = new Map<string, RandomStream>()
  const piles = new Map<string, ShuffledPile>()

  function streamFor(request: string, state: State): RandomStream {
    const key = turnStream(request, state)
    let stream = streams.get(key)
    if (stream === undefined) streams.set(key, (stream = createRandomStream(seed, key)))
    return stream
  }

  function pileFor(request: string): ShuffledPile | undefined {
    const name = pileOf(request)
    if (name === undefined) return undefined
    let pile = piles.get(name)
    if (pile === undefined)
      piles.set(name, (pile = createPile(createRandomStream(seed, pileStream(name)))))
    return pile
  }

  return {
    answer: (request, answers, state) =>
      pileFor(request)?.draw(answers) ?? weighted(streamFor(request, state), answers),
    heard(request, answers, state, answer) {
      const pile = pileFor(request)
      if (pile === undefined) weighted(streamFor(request, state), answers)
      else pile.remove(answers, answer)
    },
  }
}

/** Chooses one answer of a list at random, by the weights. */
export function weighted(stream: RandomStream, { items, weights, count }: MoveList): Move {
  let total = 0
  for (let index = 0; index < count; index++) total += weights[index] as number
  let place = randomBelow(stream, total)
  let chosen = 0
  while (place >= (weights[chosen] as number)) place -= weights[chosen++] as number
  return items[chosen] as Move
}
