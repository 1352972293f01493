/** Opens the game of a table while a screen shows it. */
import { useEffect, useState } from 'react'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import type { GameSession } from '../game/game-session.ts'
import type { RemoteTable } from '../game/remote/remote-table.ts'
import { openOnlineSession } from '../game/remote/session.ts'
import { loadExpansions } from '../table/expansions.tsx'
import { useFailure } from '../shared/ui/failure.ts'

/** Undefined until the game is open. */
export function useOnlineSession(remote: RemoteTable, me: string): GameSession | undefined {
  const { setup } = useLanguage().words.web
  const [session, setSession] = useState<GameSession>()
  const fail = useFailure()
  useEffect(() => {
    let opened: GameSession | undefined
    let left = false
    const open = async () => {
      const terms = remote.table.current()?.terms
      if (terms === undefined) return
      const names = {
        computer: (seat: number) => setup.computerNames[seat] ?? setup.defaultName(seat + 1),
        nobody: (seat: number) => setup.defaultName(seat + 1),
      }
      ;[opened] = await Promise.all([
        openOnlineSession(remote, me, names),
        loadExpansions(terms.config),
      ])
      // oxlint-disable-next-line typescript/no-unnecessary-condition -- it may be left while waiting
      if (left) opened.close()
      else setSession(opened)
    }
    open().catch(fail)
    return () => {
      left = true
      opened?.close()
    }
  }, [remote, me, setup, fail])
  return session
}
