/** What one person gets to see of a table. At a delayed table spectators see everything later. */
import { TIMES } from '@tiletum/protocol'
import type { Role, Step, TableHead, TableMessage, TableSummary } from '@tiletum/protocol'
import type { StoredTable } from '../store/store.ts'
import { expiryOf } from './derived.ts'
import type { StoredSummary } from './derived.ts'
import type { Held } from './held.ts'

/** The time until which a person may know what happened; for most there is none. */
export function seenUntil({ table }: Held, role: Role, now: number): number {
  const { delay } = table.terms.watching
  const waits = role === 'watcher' || (role === 'guest' && table.state !== 'open')
  return !waits || delay === 0 || table.state === 'over' ? Infinity : now - delay * 1000
}

/** How many steps a person may know of now. */
export function visibleSteps(held: Held, role: Role, now: number): number {
  const { steps } = held
  const until = seenUntil(held, role, now)
  if (until === Infinity) return steps.length
  let count = steps.length
  while (count > 0 && (steps[count - 1]?.at ?? 0) > until) count--
  return count
}

/** When the next step becomes visible to spectators; undefined if nothing is held back. */
export function nextVisibleAt(held: Held, role: Role, now: number): number | undefined {
  const visible = visibleSteps(held, role, now)
  const next: Step | undefined = held.steps[visible]
  return next === undefined ? undefined : next.at + held.table.terms.watching.delay * 1000
}

/** The table whole; the hash only where all of it is seen. */
export function tableMessage(
  held: Held,
  role: Role,
  head: TableHead,
  chat: TableMessage['chat'],
  now: number,
): TableMessage {
  const visible = visibleSteps(held, role, now)
  const whole = visible === held.steps.length
  const { match } = held
  const steps = whole ? held.steps : held.steps.slice(0, visible)
  return {
    type: 'table',
    id: held.id,
    head,
    steps,
    chat,
    ...(whole && match !== undefined && held.frozen === undefined
      ? { hash: match.game.hash(match.state) }
      : {}),
    entries: whole ? held.table.entries : entriesIn(steps),
  }
}

const entriesIn = (steps: readonly Step[]): number => {
  let count = 0
  for (const step of steps) {
    if (step.kind === 'agree') count = step.opening?.length ?? count
    else if ('entries' in step) count += step.entries?.length ?? 0
  }
  return count
}

/** When a table is cleared away, told some days before. */
export function warnedExpiry(table: Held['table'], now: number): number | undefined {
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
  const { seats, delay, awaits, due, ...summary } = JSON.parse(stored.summaryJson) as StoredSummary
  const mine =
    stored.owner === person ||
    seats.some((seat) => seat.person === person || seat.keptFor === person)
  const shown = mine || delay === 0 || stored.state === 'over'
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
    awaits: shown ? awaits : -1,
    ...(due === undefined || !shown ? {} : { due }),
    yours: stored.awaiting.includes(person),
    ...(warned ? { expires } : {}),
    unread,
    updated: shown ? stored.updated : stored.created,
    steps: shown ? summary.steps : 0,
  }
}

/** The people in a stored summary. */
export const idsIn = (summaryJson: string): string[] => {
  const { seats } = JSON.parse(summaryJson) as StoredSummary
  return seats.flatMap(({ person }) => (person === undefined ? [] : [person]))
}
