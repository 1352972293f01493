/** The base game as a module. */
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
import type { EffectKinds } from '../kernel/programs.ts'
import type { BaseEffect } from '../vocabulary/effects.ts'
import { architectMoveRules } from './actions/architect.ts'
import { characterMoveRules } from './actions/character.ts'
import { contractMoveRules } from './actions/contract.ts'
import { finishMoveRules } from './actions/finish.ts'
import { jokerMoveRules } from './actions/joker.ts'
import { kingMoveRules } from './actions/king.ts'
import { merchantMoveRules } from './actions/merchant.ts'
import { runCompletion } from './buildings.ts'
import { isAtTop } from './king-track.ts'
import { baseChances } from './chance/index.ts'
import { actEffects, actMoveRules } from './effects/act.ts'
import { buildEffects, buildMoveRules } from './effects/build.ts'
import { charactersEffects, charactersLost, charactersMoveRules } from './effects/characters.ts'
import { gainEffects, gainMoveRules } from './effects/gain.ts'
import { moveEffects, moveMoveRules, townStepLost } from './effects/move.ts'
import { cleanupScript } from './phases/cleanup.ts'
import { fairScript } from './phases/fair.ts'
import { finalSteps } from './phases/final.ts'
import { kingScript, kingTileMoveRules } from './phases/king.ts'
import { actionTurnScript, roundScript, roundsStep } from './phases/round.ts'
import { BASE_REFUSALS } from './refusals.ts'
import { setupSteps } from './setup/script.ts'
import { buyMoveRule } from './tasks/buy.ts'
import { contributeMoveRule } from './tasks/contribute.ts'
import { crestMoveRule } from './tasks/crest.ts'
import { fulfilMoveRules } from './tasks/fulfil.ts'
import { helperMoveRule, runHelper } from './tasks/helper.ts'
import { dieMoveRules } from './turn/die.ts'
import { tileMoveRules } from './turn/tile.ts'
import { turnScript } from './turn/turn.ts'
import { BASE_VERBS } from './verbs.ts'
import { KING } from './indices.ts'
import type { FrameRun } from './tables.ts'

/**
 * Ends a nested action or a bonus of which nothing is left. The die's action stays until the player
 * ends the turn.
 */
const endWhenSpent: FrameRun = (draft, frame) => {
  if (frame.kind === SPEND && frame.flag === FROM_DIE) return false
  if (frame.left > 0 && !idleKing(draft, frame)) return false
  pop(draft.state)
  return true
}

/** kingact-1, nest-5: at the top of the king track the points left of a king action are lost. */
const idleKing: FrameRun = (draft, frame) =>
  frame.kind === SPEND && frame.of === KING && isAtTop(draft, frame.seat)

export const baseModule: Module = {
  id: 'base',
  moveRules: [
    ...dieMoveRules,
    ...tileMoveRules,
    ...architectMoveRules,
    ...merchantMoveRules,
    ...characterMoveRules,
    ...contractMoveRules,
    ...kingMoveRules,
    ...jokerMoveRules,
    ...gainMoveRules,
    ...actMoveRules,
    ...moveMoveRules,
    ...buildMoveRules,
    ...charactersMoveRules,
    ...kingTileMoveRules,
    ...finishMoveRules,
    buyMoveRule,
    ...fulfilMoveRules,
    crestMoveRule,
    contributeMoveRule,
    helperMoveRule,
  ],
  chances: baseChances,
  check({ first, players }) {
    if (first !== undefined && !(Number.isInteger(first) && first >= 0 && first < players))
      throw configError('first', `${first + 1}`)
  },
  effects: {
    ...gainEffects,
    ...actEffects,
    ...moveEffects,
    ...buildEffects,
    ...charactersEffects,
  } satisfies Required<Pick<EffectKinds, BaseEffect['do']>>,
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
  hooks: {},
}
