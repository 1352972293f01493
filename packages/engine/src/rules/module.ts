/** The base game as module zero. */
import { configError } from '../config-errors.ts'
import { runChance, runScript } from '../kernel/advance.ts'
import {
  BONUS,
  CHANCE,
  CHARACTERS,
  COMPLETION,
  FROM_DIE,
  HELPER,
  pop,
  SCRIPT,
  SPEND,
} from '../kernel/frames.ts'
import type { Module } from '../kernel/module.ts'
import { basePending } from '../kernel/pending.ts'
import { BUILDING_CHARACTERS, TOWN_STEP } from '../kernel/programs.ts'
import { architectWays } from './actions/architect.ts'
import { characterWays } from './actions/character.ts'
import { contractWays } from './actions/contract.ts'
import { finishWays } from './actions/finish.ts'
import { jokerWays } from './actions/joker.ts'
import { kingWays } from './actions/king.ts'
import { merchantWays } from './actions/merchant.ts'
import { runCompletion } from './buildings.ts'
import { isAtTop } from './king-track.ts'
import { baseChances } from './chance/index.ts'
import { actEffects, actWays } from './effects/act.ts'
import { buildEffects, buildWays } from './effects/build.ts'
import { charactersEffects, charactersLost, charactersWays } from './effects/characters.ts'
import { gainEffects, gainWays } from './effects/gain.ts'
import { moveEffects, moveWays, townStepLost } from './effects/move.ts'
import { cleanupScript } from './phases/cleanup.ts'
import { fairScript } from './phases/fair.ts'
import { finalSteps } from './phases/final.ts'
import { kingScript, kingTileWays } from './phases/king.ts'
import { actionTurnScript, roundScript, roundsStep } from './phases/round.ts'
import { BASE_REFUSALS } from './refusals.ts'
import { setupSteps } from './setup/script.ts'
import { buyWay } from './tasks/buy.ts'
import { contributeWay } from './tasks/contribute.ts'
import { crestWay } from './tasks/crest.ts'
import { fulfilWays } from './tasks/fulfil.ts'
import { helperWay, runHelper } from './tasks/helper.ts'
import { dieWays } from './turn/die.ts'
import { tileWays } from './turn/tile.ts'
import { turnScript } from './turn/turn.ts'
import { BASE_VERBS } from './verbs.ts'
import { KING } from './words.ts'
import type { FrameRun } from './tables.ts'

/** A nested action or bonus of which nothing is left is over. */
const endWhenSpent: FrameRun = (draft, frame) => {
  if (frame.kind === SPEND && frame.flag === FROM_DIE) return false
  if (frame.left > 0 && !idleKing(draft, frame)) return false
  pop(draft.state)
  return true
}

/** kingact-1, nest-5: at the top of the track the points of a king action are lost. */
const idleKing: FrameRun = (draft, frame) =>
  frame.kind === SPEND && frame.of === KING && isAtTop(draft, frame.seat)

export const baseModule: Module = {
  id: 'base',
  ways: [
    ...dieWays,
    ...tileWays,
    ...architectWays,
    ...merchantWays,
    ...characterWays,
    ...contractWays,
    ...kingWays,
    ...jokerWays,
    ...gainWays,
    ...actWays,
    ...moveWays,
    ...buildWays,
    ...charactersWays,
    ...kingTileWays,
    ...finishWays,
    buyWay,
    ...fulfilWays,
    crestWay,
    contributeWay,
    helperWay,
  ],
  chances: baseChances,
  check({ first, players }) {
    if (first !== undefined && !(Number.isInteger(first) && first >= 0 && first < players))
      throw configError('first', `${first + 1}`)
  },
  effects: { ...gainEffects, ...actEffects, ...moveEffects, ...buildEffects, ...charactersEffects },
  verbs: Object.fromEntries(BASE_VERBS.entries()),
  scripts: {
    game: [...setupSteps, roundsStep, ...finalSteps],
    round: roundScript,
    'action turn': actionTurnScript,
    turn: turnScript,
    'king phase': kingScript,
    'fair phase': fairScript,
    cleanup: cleanupScript,
  },
  scriptEdits: [],
  refusals: BASE_REFUSALS,
  runs: {
    [SCRIPT]: runScript,
    [CHANCE]: runChance,
    [SPEND]: endWhenSpent,
    [BONUS]: endWhenSpent,
    [CHARACTERS]: endWhenSpent,
    [HELPER]: runHelper,
    [COMPLETION]: runCompletion,
  },
  lostParts: { [BUILDING_CHARACTERS]: charactersLost, [TOWN_STEP]: townStepLost },
  pending: basePending,
  answers: {},
}
