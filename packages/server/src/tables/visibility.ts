/** Decides which steps of a table a person may see. At a delayed table spectators see the game later. */
import { seesLater, TIMES } from '@tiletum/protocol'
import type { Role, TableStep, TableSummary } from '@tiletum/protocol'
import type { StoredTable } from '../store/server-store.ts'
import { expiryOf } from './table-projection.ts'
import type { StoredSummary } from './table-projection.ts'
import type { Games } from './game-cache.ts'
import { follow, founded } from './live-table.ts'
import type { LiveTable } from './live-table.ts'

/** The table as somebody with this role sees it now: where it is delayed, as it was then. */
export function seenBy(games: Games, live: LiveTable, role: Role, now: number): LiveTable {
  const count = visibleSteps(live, role, now)
  if (count === live.steps.length) return live
  const kept = views.get(live)
  const view = kept !== undefined && kept.steps.length <= count ? kept : viewFrom(live)
  for (let index = view.steps.length; index < count; index++) {
    const step = live.steps[index]
    if (step !== undefined) follow(view, live.requests[index] ?? '', step, games)
  }
  views.set(live, view)
  return view
}

/** The delayed tables as their spectators saw them last, so that they need not be folded from the start. */
const views = new WeakMap<LiveTable, LiveTable>()

function viewFrom({ id, steps: [first], requests: [request = ''] }: LiveTable): LiveTable {
  if (first === undefined) throw new Error('A table begins with an agreement')
  return founded(id, request, first)
}

/**
 * How many steps a person may know of now. A delay holds back the game only: nothing before its start,
 * and nothing once it has ended.
 */
export function visibleSteps({ table, steps }: LiveTable, role: Role, now: number): number {
  let count = steps.length
  if (!seesLater(table, role) || table.state === 'open' || table.state === 'over') return count
  const until = now - table.terms.watching.delay * 1000
  const start = steps.findIndex(({ kind }) => kind === 'start')
  for (; count > start; count--) {
    const last = steps[count - 1]
    if (last === undefined || last.at <= until || last.kind === 'end') break
  }
  return count
}

/** When the next step becomes visible to spectators; undefined if nothing is held back. */
export function nextVisibleAt(live: LiveTable, role: Role, now: number): number | undefined {
  const next: TableStep | undefined = live.steps[visibleSteps(live, role, now)]
  return next === undefined ? undefined : next.at + live.table.terms.watching.delay * 1000
}

/** When a table is cleared away, told some days before. */
export function warnedExpiry(table: LiveTable['table'], now: number): number | undefined {
  const at = expiryOf(table)
  return at !== undefined && at - now < TIMES.warning ? at : undefined
}

/** A stored table as a list shows it to a person. */
export function listed(
  stored: StoredTable,
  person: string,
  names: ReadonlyMap<string, string>,
  unread: number,
  now: number,
): TableSummary {
  const { seats, delay: _delay, ...summary } = JSON.parse(stored.summaryJson) as StoredSummary
  const expires =
    stored.updated + (stored.state === 'open' ? TIMES.openExpires : TIMES.playingExpires)
  const warned =
    ['open', 'playing', 'paused'].includes(stored.state) && expires - now < TIMES.warning
  return {
    ...summary,
    id: stored.id,
    state: stored.state,
    seats: seats.map(({ colour, person: holder, level }) => ({
      colour,
      ...(holder === undefined ? {} : { name: names.get(holder) ?? '' }),
      ...(level === undefined ? {} : { level }),
      ...(holder === person ? { you: true as const } : {}),
    })),
    yours: stored.awaiting.includes(person),
    ...(warned ? { expires } : {}),
    unread,
    updated: stored.updated,
  }
}

/** The people in a stored summary. */
export const idsIn = (summaryJson: string): string[] => {
  const { seats } = JSON.parse(summaryJson) as StoredSummary
  return seats.flatMap(({ person }) => (person === undefined ? [] : [person]))
}
