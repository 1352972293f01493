/**
 * Chance in the browser: its answers depend on the seed and on the game so far, so that undo never
 * rolls again.
 */
import { seededChance } from '@tiletum/bots'
import type { Chance } from '@tiletum/bots'
import { moveList, NONE } from '@tiletum/engine'
import type { Match, Move } from '@tiletum/engine'

/** Returns the answer to the chance request of a match. */
export type ChanceDriver = (match: Match) => Move

const answers = moveList()

export function answerFrom(seed: number | string): ChanceDriver {
  let chance: Chance = seededChance(seed)
  /** The moves and answers that chance knows. */
  let line: readonly Move[] = []
  return (match) => {
    if (!goesOn(match, line)) {
      chance = seededChance(seed)
      hear(match, chance)
    }
    const { game, state } = match
    const awaiting = game.awaiting(state)
    if (awaiting.who !== 'chance') throw new Error('Chance was not asked')
    game.list(state, answers)
    const answer = chance.answer(awaiting.request.request, answers, state)
    line = [...match.moves, answer]
    return answer
  }
}

/** True if only moves of seats were added since. */
const goesOn = ({ moves, seats }: Match, known: readonly Move[]): boolean =>
  known.every((move, index) => move === moves[index]) && !seats.includes(NONE, known.length)

/** Tells chance all answers of the game so far. */
function hear({ game, moves }: Match, chance: Chance): void {
  const state = game.start()
  for (const move of moves) {
    const awaiting = game.awaiting(state)
    if (awaiting.who === 'chance') {
      game.list(state, answers)
      chance.heard(awaiting.request.request, answers, state, move)
    }
    game.play(state, move)
  }
}
