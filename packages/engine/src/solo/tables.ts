/** The Cardinalbot's lookup tables, computed once from content and never changed. */
import type { Draft } from '../kernel/extension-points.ts'
import type { ChallengeRule, SoloContent } from '../vocabulary/solo.ts'
import type { DecreeInfo } from './decrees.ts'
import type { BotHooks } from './bot-hooks.ts'
import type { TileEffect } from './bot-extensions.ts'
import type { TieCandidates } from './tie-candidates.ts'
import type { TileClass } from './trace.ts'
import type { EffectValue } from './effect-value.ts'

export interface SoloTables {
  readonly content: SoloContent
  readonly hooks: BotHooks
  readonly decrees: readonly DecreeInfo[]
  readonly challenges: readonly ChallengeRule[]
  /** The class of each face as a bonus tile. */
  readonly tileClass: readonly TileClass[]
  readonly worth: readonly EffectValue[]
  /** What happens to each face when the bot takes it as a bonus tile (`solo-bonus-2`). */
  readonly tileOutcome: readonly TileEffect[]
  /** For each character face: the units that its effect shows (`solo-char-2`). */
  readonly characterValue: readonly number[]
  /** For each house space: the printed points, and whether it has another reward instead. */
  readonly houseReward: readonly { readonly vp: number; readonly other: boolean }[]
  /** Index of the cost tile at whose cathedral the bot's architect starts (`solo-setup-6`). */
  readonly startCost: number
  /** Crest tiles that stay in the box with this number of players (`solo-setup-9`). */
  readonly boxCrests: readonly number[]
  /** How candidates of a tie are written and traced, by number of the request. */
  readonly ties: readonly (TieCandidates | undefined)[]
  /** The script number of each action. */
  readonly actionScripts: Readonly<Partial<Record<number, number>>>
}

declare module '../rules/tables.ts' {
  interface ModuleTables {
    solo?: SoloTables
  }
}

export const tablesOf = ({ rules }: Draft): SoloTables => rules.tables.solo as SoloTables
