/** What the server adds to a table by itself. */
import { dueOf, seatsToReveal } from '@tiletum/protocol'
import { expiryOf } from './derived.ts'
import type { Held } from './held.ts'
import type { Circumstance, Fault, PreparedStep } from './prepare.ts'
import { starting } from './starting.ts'

/** `clear`: nobody came to an open table, and it is deleted. */
export type Duty = 'start' | 'agreed' | 'over' | 'flag' | 'abandoned' | 'clear'

/** What is up to the server at this table now. */
export function dutyAt(held: Held, now: number): Duty | undefined {
  const { table } = held
  if (held.frozen !== undefined) return undefined
  const expired = (expiryOf(table) ?? Infinity) <= now
  if (table.state === 'open') {
    if (expired) return 'clear'
    const { calledUntil } = table
    if (calledUntil === undefined) return undefined
    return seatsToReveal(table).length === 0 || calledUntil <= now ? 'start' : undefined
  }
  if (table.state !== 'playing' && table.state !== 'paused') return undefined
  if (table.endAgreed === true) return 'agreed'
  if (isPlayedOut(held)) return 'over'
  if ((dueOf(table) ?? Infinity) <= now) return 'flag'
  return expired ? 'abandoned' : undefined
}

/** Where everything may be taken back, the last move may be too: people close such tables. */
function isPlayedOut({ table, match }: Held): boolean {
  if (table.terms.kind !== 'game' || table.awaits >= 0 || match === undefined) return false
  return match.game.awaiting(match.state).who === 'nobody'
}

export function fulfil(
  held: Held,
  duty: Exclude<Duty, 'clear'>,
  circumstance: Circumstance,
): PreparedStep | Fault {
  switch (duty) {
    case 'start':
      return starting(held, circumstance)
    case 'flag':
      return { body: { kind: 'clock', change: { do: 'flag', seat: held.table.awaits } } }
    case 'over':
    case 'agreed':
    case 'abandoned':
      return withSeed({ body: { kind: 'end', how: duty } }, circumstance)
  }
}

/** The seed of chance is shown when nothing can come of it any more. */
export function withSeed(
  prepared: PreparedStep,
  { seed }: Pick<Circumstance, 'seed'>,
): PreparedStep {
  const { body } = prepared
  if (body.kind !== 'end' || body.how === 'abandoned' || seed === undefined) return prepared
  return { ...prepared, body: { ...body, seed: Buffer.from(seed).toString('hex') } }
}
