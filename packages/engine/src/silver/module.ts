/** Prospect for Silver as a module on the same extension points as the base game. */
import type { Module } from '../kernel/module.ts'
import type { EffectKinds } from '../kernel/programs.ts'
import type { SilverEffect } from '../vocabulary/effects.ts'
import { silverHooks } from './silver-hooks.ts'
import { silverPending } from './pending.ts'
import { checkSilver } from './check-config.ts'
import { withSilver } from './content.ts'
import { oneCharacterLost, silverEffects, silverEffectMoveRules } from './effects/effects.ts'
import { payEffects, payMoveRules } from './effects/pay.ts'
import { silverFinishMoveRules } from './decline.ts'
import {
  ENTER_PART,
  ONE_CHARACTER,
  REVEAL_PART,
  SILVER_VERB_PATTERNS,
  TECHNOLOGY_PART,
} from './numbering.ts'
import { phaseEdits } from './phases.ts'
import { prospectorMoveRules } from './prospector.ts'
import { SILVER_REFUSALS } from './refusals.ts'
import { playersEdit, setupEdit, silverChances } from './setup.ts'
import { beginSilver, copySilver } from './slice.ts'
import { extendRules } from './tables.ts'
import { allTiersReached, everywhere, silverTaskMoveRules } from './tasks.ts'
import { contractTechnologyMoveRules } from './technologies/contract.ts'
import { dieSteps, dieTechnologyMoveRules } from './technologies/die.ts'
import { jokerEffects, jokerTechnologyMoveRules } from './technologies/joker.ts'
import { resourceTechnologyMoveRules, unitsOfTile } from './technologies/resource.ts'
import {
  nothingToReveal,
  revealContracts,
  revealEffects,
  revealUnderground,
  revealMoveRules,
} from './technologies/reveal.ts'
import { segmentStep, turnWheel, wheelMoveRules } from './wheel.ts'
import { silverPosition } from './position.ts'

export const silverModule: Module = {
  id: 'silver',
  moveRules: [
    ...wheelMoveRules,
    ...prospectorMoveRules,
    ...silverTaskMoveRules,
    ...silverEffectMoveRules,
    ...payMoveRules,
    ...dieTechnologyMoveRules,
    ...revealMoveRules,
    ...contractTechnologyMoveRules,
    ...resourceTechnologyMoveRules,
    ...jokerTechnologyMoveRules,
    ...silverFinishMoveRules,
  ],
  chances: [...silverChances, revealUnderground, revealContracts],
  effects: {
    ...silverEffects,
    ...payEffects,
    ...revealEffects,
    ...jokerEffects,
    // This effect compiles to nothing: `afterCompletion` in `silver-hooks.ts` resolves it, because only there
    // the building is known.
    charactersHere: () => undefined,
  } satisfies Required<Pick<EffectKinds, SilverEffect['do']>> & EffectKinds,
  verbs: SILVER_VERB_PATTERNS,
  scripts: {},
  scriptEdits: [
    setupEdit,
    playersEdit,
    segmentStep,
    turnWheel,
    dieSteps,
    unitsOfTile,
    ...phaseEdits,
  ],
  refusals: SILVER_REFUSALS,
  runs: {},
  lostParts: {
    [ONE_CHARACTER]: oneCharacterLost,
    [ENTER_PART]: everywhere,
    [TECHNOLOGY_PART]: allTiersReached,
    [REVEAL_PART]: nothingToReveal,
  },
  pending: silverPending,
  position: silverPosition,
  hooks: silverHooks,
  check: checkSilver,
  content: withSilver,
  extend: extendRules,
  begin: beginSilver,
  copy: copySilver,
}
