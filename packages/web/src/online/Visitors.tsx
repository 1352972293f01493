/** People who opened the link for players and have no seat. */
import type { Me, Table } from '@tiletum/protocol'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { nameOf } from '../game/remote/players.ts'
import type { RemoteTable } from '../game/remote/remote-table.ts'
import { useSignalValue } from '../game/host/use-signal-value.ts'
import { PersonMenu } from './PersonMenu.tsx'
import { visitorsAt } from './SeatActions.tsx'
import { onlineWords } from '../shared/language/screen-words.ts'
import styles from './online.module.css'

interface VisitorsProps {
  readonly remote: RemoteTable
  readonly table: Table
  readonly me: Me
  /** The level below the heading above it. */
  readonly heading: 'h3' | 'h4'
}

export function Visitors({ remote, table, me, heading: Heading }: VisitorsProps) {
  const { seatWays, lobby, chat } = useLazyWords(onlineWords)
  const { people } = useSignalValue(remote.presence)
  const visitors = visitorsAt(table, people)
  if (visitors.length === 0) return undefined
  return (
    <>
      <Heading>{seatWays.visitors}</Heading>
      <ul className={styles['seats']}>
        {visitors.map((person) => {
          const name = nameOf(people, person) ?? chat.gone
          return (
            <li key={person} className={styles['seat']}>
              <span className={styles['who']}>
                {name}
                {person === me.id ? ` (${lobby.you})` : ''}
              </span>
              {person === me.id ? undefined : (
                <PersonMenu table={remote.id} person={person} name={name} me={me} />
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}
