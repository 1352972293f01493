/** The start of a game: own chances shown, the set-up answered by chance. */
import type { StepBody } from '@tiletum/protocol'
import { matchAtStart } from './live-table.ts'
import type { LiveTable } from './live-table.ts'
import { playOpening } from './play-entries.ts'
import type { PrepareContext, RequestRefusal, PreparedStep } from './prepare-step.ts'

export function prepareStart(
  { table }: LiveTable,
  { games, chance }: Pick<PrepareContext, 'games' | 'chance'>,
): PreparedStep | RequestRefusal {
  const before = matchAtStart(table, games)
  if (before === undefined) return { why: 'terms' }
  const { match, entries, awaits, hash } = playOpening(
    before,
    table.terms.kind === 'companion' ? undefined : chance,
  )
  const body: StepBody = {
    kind: 'start',
    entropy: entropyOf(table),
    entries: [...entries],
    awaits,
    ...(hash === undefined ? {} : { hash }),
  }
  return { match, body }
}

/** By seat: what was revealed; who had nothing or did not reveal it is left out. */
export const entropyOf = ({ seats }: LiveTable['table']): string[] =>
  seats.map(({ entropy }) => entropy ?? '')
