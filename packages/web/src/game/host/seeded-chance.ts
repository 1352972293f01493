/** Chance in the browser: what comes up depends on the seed and on the game so far, so that no undo rolls again. */
import { seededChance } from '@tiletum/bots'
import type { Chance } from '@tiletum/bots'
import { moveList, NONE } from '@tiletum/engine'
import type { Match, Move } from '@tiletum/engine'

/** The answer to what a match asks of chance. */
export type ChanceDriver = (match: Match) => Move

const answers = moveList()

export function answerFrom(seed: number | string): ChanceDriver {
  let chance: Chance = seededChance(seed)
  /** The moves and answers it knows of. */
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

/** Whether seats have only played on since. */
const goesOn = ({ moves, seats }: Match, known: readonly Move[]): boolean =>
  known.every((move, index) => move === moves[index]) && !seats.includes(NONE, known.length)

/** Tells chance all it would have answered. */
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
