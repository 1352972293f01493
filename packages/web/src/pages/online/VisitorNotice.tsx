/** For whoever came too late for a seat: what there is to see, and what can be done. */
import type { Role, Table } from '@tiletum/protocol'
import { useArea } from '../../base/language/area.ts'
import { go } from '../../base/navigation/route.ts'
import { onlineWords } from './words.ts'
import styles from './online.module.css'

interface VisitorNoticeProps {
  readonly table: Table
  readonly role: Role | undefined
  readonly seated: boolean
}

export function VisitorNotice({ table, role, seated }: VisitorNoticeProps) {
  const { visitor } = useArea(onlineWords)
  const open = table.state === 'open'
  const full = table.seats.every(({ holder }) => holder.kind !== 'open')
  if (seated || role === undefined || (open && !full)) return undefined
  const delayed = !open && table.state !== 'over' && table.terms.watching.delay > 0
  return (
    <section className={styles['visitor']} aria-label={open ? visitor.full : visitor.begun}>
      <p>
        <strong>{open ? visitor.full : visitor.begun}.</strong>{' '}
        {open ? visitor.fullAbout : table.state === 'over' ? '' : visitor.begunAbout}{' '}
        {delayed ? visitor.delayed : ''}
      </p>
      <p className="buttons">
        <button type="button" onClick={() => go({ at: 'create' })}>
          {visitor.own}
        </button>
      </p>
    </section>
  )
}
