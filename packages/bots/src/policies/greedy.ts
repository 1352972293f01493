/** Chooses the move whose position has the best evaluation, looking one step ahead. */
import { moveList, TILE, top } from '@tiletum/engine'
import type { Game, Move, State } from '@tiletum/engine'
import { createEvaluation } from '../evaluation/evaluate.ts'
import type { Evaluation } from '../evaluation/evaluate.ts'
import type { MakePolicy } from '../policy.ts'
import { randomBelow, createRandomStream } from '../random.ts'

export const greedy: MakePolicy = (game, seed, weights) => {
  const stream = createRandomStream(seed, 'greedy')
  const evaluation = createEvaluation(game, weights)
  const best: Move[] = []
  return {
    choose(state, { items, count }) {
      const waits = game.awaiting(state)
      if (count === 1 || waits.who !== 'seat') return items[0] as Move
      let highest = -Infinity
      for (let index = 0; index < count; index++) {
        const move = items[index] as Move
        const worth = worthOf(game, evaluation, state, move, waits.seat)
        if (worth < highest) continue
        if (worth > highest) best.length = 0
        highest = worth
        best.push(move)
      }
      return best[randomBelow(stream, best.length)] as Move
    },
  }
}

const ahead = moveList()

/**
 * Evaluates the position after a move. The resources and points of a die come after its bonus tile, so
 * decisions about the tile are played along.
 */
function worthOf(
  game: Game,
  evaluation: Evaluation,
  state: State,
  move: Move,
  seat: number,
): number {
  const after = game.clone(state)
  game.play(after, move)
  while (top(after).kind === TILE) {
    game.list(after, ahead)
    game.play(after, ahead.items[0] as Move)
  }
  return evaluation.points(after, seat)
}
