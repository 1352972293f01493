/** What the Cardinalbot looks up: computed once from content, never changed. */
import type { Draft } from '../kernel/way.ts'
import type { ChallengeRule, SoloContent } from '../vocabulary/solo.ts'
import type { DecreeInfo } from './decrees.ts'
import type { BotQuestions } from './questions.ts'
import type { TileEffect } from './extensions.ts'
import type { TieCandidates } from './tie-candidates.ts'
import type { TileClass } from './trace.ts'
import type { EffectValue } from './effect-value.ts'

export interface SoloTables {
  readonly content: SoloContent
  readonly ask: BotQuestions
  readonly decrees: readonly DecreeInfo[]
  readonly challenges: readonly ChallengeRule[]
  /** Of each face: its class as a bonus tile, and what it shows. */
  readonly tileClass: readonly TileClass[]
  readonly worth: readonly EffectValue[]
  /** … and what becomes of it (`solo-bonus-2`). */
  readonly tileOutcome: readonly TileEffect[]
  /** Of each character: the units Visitors to the Curia would give (`solo-char-2`). */
  readonly characterValue: readonly number[]
  /** Of each house space: its printed points, and whether it has another reward. */
  readonly houseReward: readonly { readonly vp: number; readonly other: boolean }[]
  /** The cost tile at whose cathedral its architect starts (`solo-setup-6`). */
  readonly startCost: number
  /** The crest tiles that this player count leaves in the box (`solo-setup-9`). */
  readonly boxCrests: readonly number[]
  /** What may be tied, by the number of the request. */
  readonly ties: readonly (TieCandidates | undefined)[]
  /** The script of each action. */
  readonly actionScripts: Readonly<Partial<Record<number, number>>>
}

declare module '../rules/tables.ts' {
  interface ModuleTables {
    solo?: SoloTables
  }
}

export const tablesOf = ({ rules }: Draft): SoloTables => rules.tables.solo as SoloTables
