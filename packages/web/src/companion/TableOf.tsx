/** Opens a game of a real table: one of this device, or one that several devices tell of. */
import { useEffect, useState } from 'react'
import { go } from '../shared/navigation/route.ts'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { openLocalHost } from '../game/host/local-host.ts'
import { composeGame } from '../game/storage/compose.ts'
import { createGameTable } from '../game/game-table.ts'
import { loadExpansions } from '../table/expansions.tsx'
import { useFailure } from '../shared/ui/failure.ts'
import { PageFrame } from '../shared/frame/PageFrame.tsx'
import { openCompanion } from './companion.ts'
import { localMarks } from './marks.ts'
import { Mirror } from './Mirror.tsx'
import { lots } from './lots.ts'
import { SharedTable } from './SharedTable.tsx'
import type { Sitting } from './sitting.ts'
import { companionStore, isShared } from '../game/storage/companion-store.ts'
import { companionWords } from './words.ts'

export function TableOf({ id }: { readonly id: string }) {
  return isShared(id) ? <SharedTable id={id} /> : <OwnTable id={id} />
}

function OwnTable({ id }: { readonly id: string }) {
  const { trouble } = useLanguage().words.web
  const { companion: words } = useLazyWords(companionWords)
  const [sitting, setSitting] = useState<Sitting | 'missing'>()
  const [visit, setVisit] = useState(0)
  const fail = useFailure()

  useEffect(() => {
    let left = false
    let close = () => undefined as void
    const open = async () => {
      const saved = await companionStore.read(id)
      if (saved === undefined) {
        setSitting('missing')
        return
      }
      const [{ game, content }] = await Promise.all([
        composeGame(saved),
        loadExpansions(saved.config),
      ])
      if (left) return
      const host = openLocalHost(saved, game, () => setVisit((before) => before + 1), {
        store: companionStore,
        chance: 'people',
      })
      const table = createGameTable(host)
      const sit = () => {
        if (left || host.connection.current().is === 'opening') return
        stop()
        const companion = openCompanion(table, { marks: localMarks(id), pick: lots })
        const resumed = saved.entries.length > 0
        const lastPlayed = saved.changed
        setSitting({ id, host, content, companion, saved: host.saved, resumed, lastPlayed })
        close = () => {
          companion.close()
          table.close()
          host.close()
        }
      }
      close = () => {
        stop()
        table.close()
        host.close()
      }
      const stop = host.connection.subscribe(sit)
      sit()
    }
    open().catch(fail)
    return () => {
      left = true
      close()
    }
  }, [id, visit, fail])

  if (sitting === 'missing')
    return (
      <PageFrame>
        <h1>{trouble.title}</h1>
        <button type="button" onClick={() => go({ at: 'companion', page: undefined })}>
          {words.back}
        </button>
      </PageFrame>
    )
  if (sitting === undefined) return <main id="content" aria-busy="true" />
  return <Mirror key={visit} sitting={sitting} />
}
