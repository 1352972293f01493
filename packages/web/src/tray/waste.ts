/** What a move would waste, as far as one can be warned of it. */
import type { Warning } from '@tiletum/engine'
import type { Snapshot } from '../game/snapshot.ts'
import type { Waste } from '../settings/settings.ts'

export type Wasted =
  | { readonly waste: Exclude<Waste, 'tasks-left'>; readonly warning: Warning }
  | {
      readonly waste: 'tasks-left'
      readonly tasks: number
      /** Every way to do one of them. */
      readonly ways: readonly string[]
    }

/** Tasks that bring something now; helpers and purchases are often better kept. */
const WORTHWHILE = /^(fulfil|crest|contribute) /

export function wastesOf({ legal, options }: Snapshot, move: string): readonly Wasted[] {
  const seen =
    legal.get(move)?.warnings.map((warning): Wasted => ({ waste: warning.warning, warning })) ?? []
  if (move !== 'end turn') return seen
  const ways = options.flatMap(({ notation }) => (WORTHWHILE.test(notation) ? [notation] : []))
  const tasks = new Set(ways.map((notation) => notation.split(' ').slice(0, 2).join(' '))).size
  return tasks === 0 ? seen : [...seen, { waste: 'tasks-left', tasks, ways }]
}
