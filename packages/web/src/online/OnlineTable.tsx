/** A table on the server: its lobby, then its game. */
import type { Me, Table } from '@tiletum/protocol'
import { useEffect, useState } from 'react'
import { go, goInstead } from '../shared/navigation/route.ts'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { linkSecretOf } from '../game/remote/link-secrets.ts'
import { watchTable } from '../game/remote/remote-table.ts'
import type { RemoteTable } from '../game/remote/remote-table.ts'
import { onlineSocket } from '../game/remote/browser-socket.ts'
import { useSignalValue } from '../game/host/use-signal-value.ts'
import { PageFrame } from '../shared/frame/PageFrame.tsx'
import { Lobby } from './Lobby.tsx'
import { NewRelease } from './NewRelease.tsx'
import { OnlineGame } from './OnlineGame.tsx'
import { BigScreen } from './BigScreen.tsx'
import { useTurnNotice } from './use-turn-notice.ts'
import { onlineWords } from '../shared/language/screen-words.ts'

interface OnlineTableProps {
  readonly id: string
  readonly me: Me
  /** True for the view on a television. */
  readonly room?: boolean
}

export function OnlineTable({ id, me, room = false }: OnlineTableProps) {
  const [remote, setRemote] = useState<RemoteTable>()
  useEffect(() => {
    const opened = watchTable(onlineSocket(), id, linkSecretOf(id))
    const stop = opened.table.subscribe(tell)
    const stopHearing = opened.closed.subscribe(tell)
    const stopKnowing = opened.head.subscribe(tell)
    function tell(): void {
      setRemote(opened)
    }
    if (opened.closed.current() !== undefined) tell()
    return () => {
      stop()
      stopHearing()
      stopKnowing()
      opened.close()
    }
  }, [id])
  return remote === undefined ? (
    <main id="content" aria-busy="true" />
  ) : (
    <KnownTable remote={remote} me={me} room={room} />
  )
}

interface KnownTableProps {
  readonly remote: RemoteTable
  readonly me: Me
  readonly room: boolean
}

function KnownTable({ remote, me, room }: KnownTableProps) {
  const table = useSignalValue(remote.table)
  const closed = useSignalValue(remote.closed)
  const head = useSignalValue(remote.head)
  useTurnNotice(remote.id, table, me)
  if (table === undefined)
    return closed !== undefined ? (
      <NothingToSee
        why={closed === 'limit' ? 'crowded' : closed === 'unreadable' ? closed : 'gone'}
      />
    ) : head === undefined ? (
      <main id="content" aria-busy="true" />
    ) : (
      <NothingToSee why="notYet" />
    )
  if (wasClosed(table)) return <NothingToSee why="closed" />
  if (table.terms.kind === 'companion' && !room) return <ToCompanion id={remote.id} />
  if (room) return <BigScreen remote={remote} table={table} me={me} />
  return table.state === 'open' ? (
    <Lobby remote={remote} table={table} me={me} />
  ) : (
    <>
      <OnlineGame remote={remote} me={me} />
      <NewRelease table={table} me={me} />
    </>
  )
}

/** Companion tables have screens of their own. */
function ToCompanion({ id }: { readonly id: string }) {
  useEffect(() => {
    goInstead({ at: 'companion', page: id })
  }, [id])
  return <main id="content" aria-busy="true" />
}

/** A table that was closed before its game began has nothing to show. */
const wasClosed = ({ ended, entries }: Table): boolean => ended !== undefined && entries === 0

function NothingToSee({
  why,
}: {
  readonly why: 'gone' | 'unreadable' | 'closed' | 'crowded' | 'notYet'
}) {
  const { table, home, visitor } = useLazyWords(onlineWords)
  const [title, text] = {
    gone: [table.gone.title, table.gone.text],
    unreadable: [table.unreadable.title, table.unreadable.text],
    closed: [visitor.closed, visitor.closedAbout],
    crowded: [visitor.crowded, visitor.crowdedAbout],
    notYet: [visitor.notYet, visitor.notYetAbout],
  }[why]
  return (
    <PageFrame>
      <h1>{title}</h1>
      <p>{text}</p>
      <p className="buttons">
        <button type="button" className="primary" onClick={() => go({ at: 'create' })}>
          {home.create}
        </button>
        <button type="button" onClick={() => go({ at: 'online' })}>
          {table.toLobby}
        </button>
      </p>
    </PageFrame>
  )
}
