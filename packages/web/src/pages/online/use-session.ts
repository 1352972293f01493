/** Opens the game of a table for as long as a screen shows it. */
import { useEffect, useState } from 'react'
import { useLanguage } from '../../base/language/LanguageProvider.tsx'
import type { Session } from '../../game/session.ts'
import type { RemoteTable } from '../../online/remote-table.ts'
import { openOnlineSession } from '../../online/session.ts'
import { loadExpansions } from '../../table/expansions.tsx'

/** Undefined until it is open. */
export function useOnlineSession(remote: RemoteTable, me: string): Session | undefined {
  const { setup } = useLanguage().words.web
  const [session, setSession] = useState<Session>()
  useEffect(() => {
    let opened: Session | undefined
    let left = false
    const open = async () => {
      const terms = remote.table.current()?.terms
      if (terms === undefined) return
      await loadExpansions(terms.config)
      opened = await openOnlineSession(remote, me, {
        computer: (seat) => setup.computerNames[seat] ?? setup.defaultName(seat + 1),
        nobody: (seat) => setup.defaultName(seat + 1),
      })
      // oxlint-disable-next-line typescript/no-unnecessary-condition -- it may be left while waiting
      if (left) opened.close()
      else setSession(opened)
    }
    void open()
    return () => {
      left = true
      opened?.close()
    }
  }, [remote, me, setup])
  return session
}
