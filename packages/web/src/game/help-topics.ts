/** Things of the table that only have an explanation, and the rule behind each. */
import type { ClauseId } from '@tiletum/engine'
import type { Words } from '../shared/language/words.ts'

export type HelpTopic = keyof Words['web']['why']['about']

export const HELP_CLAUSES: Readonly<Record<HelpTopic, ClauseId>> = {
  fair: 'fair-1',
  kingTile: 'king-1',
  wheelTile: 'turn-3',
  inUse: 'store-6',
  crest: 'task-4',
  crestThere: 'task-4',
  others: 'turn-7',
}
