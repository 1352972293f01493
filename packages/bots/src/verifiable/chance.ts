/** Answers chance from a secret key: everybody who learns the key after the game can check every answer. */
import { moveList } from '@tiletum/engine'
import type { Game, Match, Move, MoveList } from '@tiletum/engine'
import { streamOf } from '../streams.ts'
import { drawBelow } from './secrets.ts'
import type { Hashes } from './secrets.ts'

export interface VerifiableChance {
  /** Returns the chance answer for a match that awaits chance. */
  answer(match: Match): Move
}

const NOBODYS = ''
/**
 * Shared by all tables, because it has room for every possible move; it is filled and read within one call.
 */
const answers = moveList()

/**
 * Creates verifiable chance. The number of a draw counts the earlier draws of its stream on the current
 * line, so an undone draw comes up again. The streams of the line are cached: a changed line is detected by
 * comparison, and only answers from elsewhere are found by replaying the game.
 */
export function verifiableChance(key: Uint8Array, hashes: Hashes): VerifiableChance {
  const known: Move[] = []
  /** The stream of each chance answer on the known line; empty for moves. */
  const streams: string[] = []

  function follow({ game, moves, seats }: Match): void {
    let same = 0
    while (same < known.length && known[same] === moves[same]) same++
    known.length = streams.length = same
    const foreign = seats.some((seat, index) => index >= same && seat < 0)
    if (foreign) streams.splice(0, same, ...streamsOf(game, moves))
    else while (streams.length < moves.length) streams.push(NOBODYS)
    for (let index = same; index < moves.length; index++) known.push(moves[index] ?? 0)
  }

  return {
    answer(match) {
      const { game, state } = match
      const awaiting = game.awaiting(state)
      if (awaiting.who !== 'chance') throw new Error('Chance is not asked')
      follow(match)
      const stream = streamOf(awaiting.request.request, state)
      let number = 0
      for (const one of streams) if (one === stream) number++
      game.list(state, answers)
      const move = drawn(game, answers, (limit) =>
        drawBelow(limit, { key, stream, number }, hashes),
      )
      known.push(move)
      streams.push(stream)
      return move
    },
  }
}

function streamsOf(game: Game, line: readonly Move[]): string[] {
  const state = game.start()
  return line.map((move) => {
    const awaiting = game.awaiting(state)
    const stream = awaiting.who === 'chance' ? streamOf(awaiting.request.request, state) : NOBODYS
    game.play(state, move)
    return stream
  })
}

/** Chooses one of the answers by their weights, in the order of their notation. */
function drawn(
  game: Game,
  { items, weights, count }: MoveList,
  below: (limit: number) => number,
): Move {
  const answers = Array.from({ length: count }, (_, index) => {
    const move = items[index] ?? 0
    return { move, weight: weights[index] ?? 0, text: game.format(move) }
  }).toSorted((one, other) => (one.text < other.text ? -1 : 1))
  let place = below(answers.reduce((sum, { weight }) => sum + weight, 0))
  for (const { move, weight } of answers) {
    if (place < weight) return move
    place -= weight
  }
  throw new Error('A draw below the sum of the weights finds its answer')
}
