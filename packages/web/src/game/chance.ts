/** Chance in the browser: what comes up depends on the seed and on the game so far, so that no undo rolls again. */
import { seededChance } from '@tiletum/bots'
import type { Chance } from '@tiletum/bots'
import { moveList } from '@tiletum/engine'
import type { Game, Move } from '@tiletum/engine'
import { CHANCE } from './moment.ts'
import type { Moment, Opening } from './moment.ts'
import { stateAt } from './snapshot.ts'

/** The answer after some moments. */
export type Answer = (game: Game, opening: Opening, moments: readonly Moment[]) => Move

export function freshSeed(): number {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1))
  return seed
}

export function answerFrom(seed: number | string): Answer {
  const answers = moveList()
  let chance: Chance = seededChance(seed)
  /** The moves and answers it knows of. */
  let line: Move[] = []
  return (game, opening, moments) => {
    if (line.some((move, index) => move !== moments[index]?.move)) {
      chance = seededChance(seed)
      line = []
    }
    const asked = (count: number) => {
      const state = stateAt(opening, moments, count)
      const awaiting = game.awaiting(state)
      if (awaiting.who !== 'chance') throw new Error('Chance was not asked')
      game.list(state, answers)
      return { state, request: awaiting.request.request }
    }
    for (const { by, move } of moments.slice(line.length)) {
      if (by === CHANCE) {
        const { state, request } = asked(line.length)
        chance.heard(request, answers, state, move)
      }
      line.push(move)
    }
    const { state, request } = asked(moments.length)
    const answer = chance.answer(request, answers, state)
    line.push(answer)
    return answer
  }
}
