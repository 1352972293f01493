/**
 * Says that the server has a newer release, and reloads between turns. A draft survives the reload.
 */
import { seatsOf } from '@tiletum/protocol'
import type { Me, Table } from '@tiletum/protocol'
import { useEffect, useState } from 'react'
import { attempt, attemptLater } from '../shared/browser/attempt.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { onlineSocket } from '../game/remote/browser-socket.ts'
import { useSignalValue } from '../game/host/use-signal-value.ts'
import { Notice } from '../shared/ui/Notice.tsx'

interface NewReleaseProps {
  readonly table: Table
  readonly me: Me
}

export function NewRelease({ table, me }: NewReleaseProps) {
  const { update } = useLanguage().words.web
  const newer = useSignalValue(onlineSocket().newRelease)
  const [later, setLater] = useState(false)
  const kept = isKept()
  useEffect(() => {
    // Where a service worker keeps the page on the device, it reports the release once it has
    // loaded it.
    if (newer && kept) void attemptLater(async () => (await navigator.serviceWorker.ready).update())
  }, [newer, kept])
  const asked = seatsOf(table, me.id).includes(table.awaits)
  if (!newer || kept || later || asked) return undefined
  return (
    <div className="notices">
      <Notice title={update.title} text={update.ready}>
        <button type="button" className="primary" onClick={() => location.reload()}>
          {update.load}
        </button>
        <button type="button" onClick={() => setLater(true)}>
          {update.later}
        </button>
      </Notice>
    </div>
  )
}

/** Insecure addresses have no service workers, and a sandboxed page may not ask for one. */
const isKept = (): boolean => attempt(() => navigator.serviceWorker.controller !== null) ?? false
