/** Composes a game from a configuration and the content. Only this file lists all modules. */
import { companionModule } from './companion/module.ts'
import type { GameConfig } from './config.ts'
import { composeFrom } from './game.ts'
import type { Game } from './game.ts'
import type { Module } from './kernel/module.ts'
import type { RuleReason } from './refusals.ts'
import { baseModule } from './rules/module.ts'
import { silverModule } from './silver/module.ts'
import { silverSoloModule } from './silver/solo/module.ts'
import { soloModule } from './solo/module.ts'
import type { Content } from './vocabulary/content.ts'
import type { ClauseId, ModuleName } from './vocabulary/words.ts'

const MODULE_RULES: Readonly<Record<ModuleName, Module>> = {
  base: baseModule,
  solo: soloModule,
  silver: silverModule,
  companion: companionModule,
  'solo and silver': silverSoloModule,
}
const ALL = Object.values(MODULE_RULES)

/** @throws if no game can be set up with the configuration; `configErrorOf(error)` says why. */
export const compose = (config: GameConfig, content: Content): Game =>
  composeFrom(ALL, config, content)

/** All reasons for a refusal, each with its clause. */
export const REFUSALS: Readonly<Record<RuleReason, ClauseId>> = Object.assign(
  {},
  ...ALL.map(({ refusals }) => refusals ?? {}),
)
