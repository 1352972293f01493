/** The panel of an online game: who is present, chat, and proposals. */
import { seatsOf } from '@tiletum/protocol'
import type { Me } from '@tiletum/protocol'
import type { GameSession } from '../game/game-session.ts'
import { go } from '../shared/navigation/route.ts'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import type { RemoteTable } from '../game/remote/remote-table.ts'
import { useSignalValue } from '../game/host/use-signal-value.ts'
import { useFocusAfter } from '../shared/ui/focus-after.ts'
import { Chat } from './Chat.tsx'
import { LocalCopy } from './LocalCopy.tsx'
import { NextTable } from './NextTable.tsx'
import { NoticeSwitches } from './NoticeSwitches.tsx'
import { PlayingSeats } from './PlayingSeats.tsx'
import { PrivateNote } from './PrivateNote.tsx'
import { Propose } from './Propose.tsx'
import { VisitorNotice } from './VisitorNotice.tsx'
import { Watching } from './Watching.tsx'
import { onlineWords } from '../shared/language/screen-words.ts'
import styles from './online.module.css'

const TOGETHER = `.${styles['together']}`

interface TogetherProps {
  readonly remote: RemoteTable
  readonly session: GameSession
  readonly me: Me
}

export function OnlinePanel({ remote, session, me }: TogetherProps) {
  const words = useLazyWords(onlineWords)
  const table = useSignalValue(remote.table)
  const { watchers } = useSignalValue(remote.presence)
  const role = useSignalValue(remote.head)?.role
  useFocusAfter(TOGETHER, `${TOGETHER} button:enabled`)
  if (table === undefined) return undefined
  // A guest who has taken a seat is a player.
  const seated = seatsOf(table, me.id).length > 0
  return (
    <div className={styles['together']}>
      <NextTable here={remote.id} />
      <VisitorNotice table={table} role={role} seated={seated} />
      <PlayingSeats remote={remote} table={table} me={me} />
      {watchers > 0 ? <p className="quiet">{words.table.watchingCount(watchers)}</p> : undefined}
      <section>
        <h3>{words.chat.title}</h3>
        <Chat remote={remote} me={me} />
      </section>
      {seated ? <Propose remote={remote} table={table} session={session} me={me} /> : undefined}
      {seated ? <PrivateNote remote={remote} /> : undefined}
      <details className={styles['ways']}>
        <summary>{words.local.title}</summary>
        <LocalCopy session={session} />
        <Watching remote={remote} table={table} me={me.id} />
      </details>
      {seated ? (
        <details className={styles['ways']}>
          <summary>{words.me.notices}</summary>
          <NoticeSwitches table={remote.id} />
        </details>
      ) : undefined}
      <p className="buttons">
        <button type="button" onClick={() => go({ at: 'online' })}>
          {words.table.toLobby}
        </button>
      </p>
    </div>
  )
}
