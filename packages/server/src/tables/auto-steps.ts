/** The steps that the server adds to a table by itself. */
import { dueOf, seatsToReveal } from '@tiletum/protocol'
import type { Table } from '@tiletum/protocol'
import { JUMP } from '../clock.ts'
import type { ServerTime, Skip } from '../clock.ts'
import { expiryOf } from './table-projection.ts'
import type { LiveTable } from './live-table.ts'
import type { PrepareContext, RequestRefusal, PreparedStep } from './prepare-step.ts'
import { prepareStart } from './prepare-start.ts'

export type AutoStep = 'skip' | 'start' | 'agreed' | 'over' | 'flag' | 'abandoned'

/** The step that the server must add to this table now, if any. */
export function dueAutoStep(live: LiveTable, time: ServerTime): AutoStep | undefined {
  const { table } = live
  const now = time.now()
  if (live.frozen !== undefined) return undefined
  if (table.state === 'open') {
    const { calledUntil } = table
    if (calledUntil === undefined || hasExpired(table, now)) return undefined
    return seatsToReveal(table).length === 0 || calledUntil <= now ? 'start' : undefined
  }
  if (table.state !== 'playing' && table.state !== 'paused') return undefined
  if (uncountedSkip(table, time) !== undefined) return 'skip'
  if (table.endAgreed === true) return 'agreed'
  if (isPlayedOut(live)) return 'over'
  if ((dueOf(table) ?? Infinity) <= now && time.mayFlag()) return 'flag'
  return hasExpired(table, now) && time.mayRemove() ? 'abandoned' : undefined
}

export const hasExpired = (table: Table, now: number): boolean =>
  (expiryOf(table) ?? Infinity) <= now

/** Sandboxes and companion tables allow the last move to be taken back, so that only people close them. */
function isPlayedOut({ table, match }: LiveTable): boolean {
  if (table.terms.kind !== 'game' || table.awaits >= 0 || match === undefined) return false
  return match.game.awaiting(match.state).who === 'nobody'
}

/**
 * A jump of the server's time that a live clock would count as time of the seat on turn. A clock that was
 * started ahead of the present time is from before the time went back.
 */
function uncountedSkip(table: Table, time: ServerTime): Skip | undefined {
  if (table.pace.pace !== 'live' || dueOf(table) === undefined) return undefined
  const { clockFrom } = table
  const now = time.now()
  if (clockFrom <= now + JUMP)
    return time.skips().find(({ from, to }) => from < to && clockFrom <= from)
  if (!time.isSettled()) return undefined
  const back = time.skips().find(({ from, to }) => to < from && clockFrom <= from)
  return back ?? { from: clockFrom, to: now }
}

export function prepareAutoStep(
  live: LiveTable,
  step: AutoStep,
  circumstance: PrepareContext,
): PreparedStep | RequestRefusal {
  switch (step) {
    case 'skip': {
      const skip = uncountedSkip(live.table, circumstance.time)
      return skip === undefined
        ? { why: 'not-now' }
        : { body: { kind: 'clock', change: { do: 'skip', from: skip.from, to: skip.to } } }
    }
    case 'start':
      return prepareStart(live, circumstance)
    case 'flag':
      return { body: { kind: 'clock', change: { do: 'flag', seat: live.table.awaits } } }
    case 'over':
    case 'agreed':
    case 'abandoned':
      return withSeed({ body: { kind: 'end', how: step } }, circumstance)
  }
}

/** Adds the seed of chance to the step after which nothing can come of it any more. */
export function withSeed(
  prepared: PreparedStep,
  { seed }: Pick<PrepareContext, 'seed'>,
): PreparedStep {
  const { body } = prepared
  if (body.kind !== 'end' || body.how === 'abandoned' || seed === undefined) return prepared
  return { ...prepared, body: { ...body, seed: Buffer.from(seed).toString('hex') } }
}
