/** For visitors of a full table: what they can see and do. */
import type { Role, Table } from '@tiletum/protocol'
import type { OnlineWords } from '@tiletum/text/en/online'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { go } from '../shared/navigation/route.ts'
import { onlineWords } from '../shared/language/screen-words.ts'
import styles from './online.module.css'

interface VisitorNoticeProps {
  readonly table: Table
  readonly role: Role | undefined
  readonly seated: boolean
}

export function VisitorNotice({ table, role, seated }: VisitorNoticeProps) {
  const { visitor } = useLazyWords(onlineWords)
  const open = table.state === 'open'
  const full = table.seats.every(({ holder }) => holder.kind !== 'open')
  if (seated || role === undefined || (open && !full)) return undefined
  return (
    <section className={styles['visitor']} aria-label={open ? visitor.full : visitor.begun}>
      <p>
        <strong>{open ? visitor.full : visitor.begun}.</strong>{' '}
        {open ? visitor.fullAbout : table.state === 'over' ? '' : visitor.begunAbout}{' '}
        {delayText(table, visitor)}
      </p>
      <p className="buttons">
        <button type="button" onClick={() => go({ at: 'create' })}>
          {visitor.own}
        </button>
      </p>
    </section>
  )
}

const MINUTE = 60

/** Describes the delay for spectators; empty if there is none. */
export const delayText = (
  { state, terms: { watching } }: Table,
  { delayed }: OnlineWords['visitor'],
): string =>
  state === 'over' || watching.delay === 0 ? '' : delayed(Math.ceil(watching.delay / MINUTE))
