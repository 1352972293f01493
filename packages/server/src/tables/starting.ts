/** The start of a game: own chances shown, the set-up answered by chance. */
import type { StepBody } from '@tiletum/protocol'
import { matchAtStart } from './held.ts'
import type { Held } from './held.ts'
import { playOpening } from './playing.ts'
import type { Circumstance, Fault, PreparedStep } from './prepare.ts'

export function starting(
  { table }: Held,
  { games, chance }: Pick<Circumstance, 'games' | 'chance'>,
): PreparedStep | Fault {
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
export const entropyOf = ({ seats }: Held['table']): string[] =>
  seats.map(({ entropy }) => entropy ?? '')
