/** The game of an online table, on the same screens as any other game. */
import type { Me } from '@tiletum/protocol'
import { Suspense } from 'react'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { useView } from '../shared/settings/view.ts'
import { TableScreen } from '../table/TableScreen.tsx'
import { TextTable } from '../play/text-view/lazy.tsx'
import type { RemoteTable } from '../game/remote/remote-table.ts'
import { useSignalValue } from '../game/host/use-signal-value.ts'
import { AfterGame } from './AfterGame.tsx'
import { TableNews } from './TableNews.tsx'
import { OnlinePanel } from './OnlinePanel.tsx'
import { useOnlineSession } from './use-session.ts'
import { useUnread } from './use-unread.ts'
import { onlineWords } from '../shared/language/screen-words.ts'

interface OnlineGameProps {
  readonly remote: RemoteTable
  readonly me: Me
}

export function OnlineGame({ remote, me }: OnlineGameProps) {
  const words = useLazyWords(onlineWords)
  const session = useOnlineSession(remote, me.id)
  const view = useView()
  const unread = useUnread(remote, me)
  const coached = useSignalValue(remote.table)?.terms.allow.coach !== false
  const loading = <main id="content" aria-busy="true" />
  if (session === undefined) return loading
  const Shown = view === 'text' ? TextTable : TableScreen
  return (
    <Suspense fallback={loading}>
      <Shown
        session={session}
        coached={coached}
        together={{
          label: words.table.menu,
          count: unread,
          news: <TableNews remote={remote} session={session} me={me} />,
          ending: <AfterGame remote={remote} session={session} me={me} />,
          panel: <OnlinePanel remote={remote} session={session} me={me} />,
        }}
      />
    </Suspense>
  )
}
