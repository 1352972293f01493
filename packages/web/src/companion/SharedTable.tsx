/** A game that several devices tell of: the table of a server, and a copy of it on this device. */
import type { Me } from '@tiletum/protocol'
import { useEffect, useState } from 'react'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { openOnlineSession } from '../game/remote/session.ts'
import { loadIdentity, useIdentity } from '../game/remote/identity.ts'
import { linkSecretOf } from '../game/remote/link-secrets.ts'
import { watchTable } from '../game/remote/remote-table.ts'
import type { RemoteTable } from '../game/remote/remote-table.ts'
import { onlineSocket } from '../game/remote/browser-socket.ts'
import { loadExpansions } from '../table/expansions.tsx'
import { useFailure } from '../shared/ui/failure.ts'
import { PageFrame } from '../shared/frame/PageFrame.tsx'
import { NameForm } from '../online/NameForm.tsx'
import { openCompanion } from './companion.ts'
import { lots } from './lots.ts'
import { forgetMarks, readMarks, tableMarks } from './marks.ts'
import { Mirror } from './Mirror.tsx'
import { goOnAlone } from './sharing.ts'
import type { Sitting } from './sitting.ts'
import { companionStore } from '../game/storage/companion-store.ts'
import { companionWords } from './words.ts'

export function SharedTable({ id }: { readonly id: string }) {
  const identity = useIdentity()
  switch (identity.is) {
    case 'asking':
      return <main id="content" aria-busy="true" />
    case 'nobody':
      return <NameForm />
    case 'unreachable':
    case 'storeless':
      return <Unreachable id={id} />
    case 'known':
      return <KnownTable key={id} id={id} me={identity.me} />
  }
}

function KnownTable({ id, me }: { readonly id: string; readonly me: Me }) {
  const { setup } = useLanguage().words.web
  const [sitting, setSitting] = useState<Sitting | 'gone'>()
  const fail = useFailure()
  useEffect(() => {
    let left = false
    let close = () => undefined as void
    const remote = watchTable(onlineSocket(), id, linkSecretOf(id))
    const names = {
      computer: (seat: number) => setup.defaultName(seat + 1),
      nobody: (seat: number) => setup.defaultName(seat + 1),
    }
    let opening = false
    const open = async () => {
      if (remote.table.current() === undefined && remote.closed.current() !== undefined)
        setSitting('gone')
      const terms = remote.table.current()?.terms
      if (terms === undefined || opening) return
      opening = true
      await loadExpansions(terms.config)
      const copy = await companionStore.read(id)
      const session = await openOnlineSession(remote, me.id, names)
      // oxlint-disable-next-line typescript/no-unnecessary-condition -- it may be left while waiting
      if (left) return session.close()
      bringMarks(remote)
      const marks = tableMarks(remote)
      const companion = openCompanion(session.table, { marks, pick: lots, shared: true })
      const keep = () => void companionStore.write(session.saved())
      const stopKeeping = remote.steps.subscribe(keep)
      keep()
      const { host, content, saved } = session
      const resumed = session.table.snapshot().moments.length > 0
      setSitting({
        id,
        host,
        content,
        companion,
        saved,
        resumed,
        remote,
        me: me.id,
        ...(copy === undefined ? {} : { lastPlayed: copy.changed }),
      })
      close = () => {
        stopKeeping()
        marks.close()
        companion.close()
        session.close()
      }
    }
    const look = () => void open().catch(fail)
    const stops = [remote.table.subscribe(look), remote.closed.subscribe(look)]
    look()
    return () => {
      left = true
      for (const stop of stops) stop()
      close()
      remote.close()
    }
  }, [id, me.id, setup, fail])
  if (sitting === 'gone') return <Unreachable id={id} />
  if (sitting === undefined) return <main id="content" aria-busy="true" />
  return <Mirror sitting={sitting} />
}

/** What was noted before the game came to the server is noted there once. */
function bringMarks(remote: RemoteTable): void {
  const marks = readMarks(remote.id)
  if (Object.keys(marks).length === 0) return
  void remote.ask({ type: 'mark', marks }).then(() => forgetMarks(remote.id))
}

/** The server is away: with the copy that is here one goes on alone. */
function Unreachable({ id }: { readonly id: string }) {
  const { companion } = useLazyWords(companionWords)
  const alone = async () => {
    const copy = await companionStore.read(id)
    if (copy !== undefined) await goOnAlone(copy, { done: copy.entries.length })
  }
  return (
    <PageFrame>
      <h1>{companion.noServer}</h1>
      <p>{companion.noServerAbout}</p>
      <p className="buttons">
        <button type="button" className="primary" onClick={() => void loadIdentity()}>
          {companion.tryAgain}
        </button>
        <button type="button" onClick={() => void alone()}>
          {companion.goOnAlone}
        </button>
      </p>
    </PageFrame>
  )
}
