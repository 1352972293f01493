/** Opens a game of a real table, and says where it stood when it was left. */
import { useEffect, useState } from 'react'
import { go } from '../../base/navigation/route.ts'
import { useArea } from '../../base/language/area.ts'
import { useLanguage } from '../../base/language/LanguageProvider.tsx'
import { openLocalHost } from '../../game/host/local-host.ts'
import type { LocalHost } from '../../game/host/local-host.ts'
import { contentOf } from '../../game/storage/edition.ts'
import { setTable } from '../../game/table.ts'
import { loadExpansions } from '../../table/expansions.tsx'
import { PageFrame } from '../frame/PageFrame.tsx'
import { openCompanion } from './companion.ts'
import type { Companion } from './companion.ts'
import { readMemory, writeMemory } from './memory.ts'
import { Mirror } from './Mirror.tsx'
import { lots } from './lots.ts'
import { companionStore } from './store.ts'
import { companionWords } from './words.ts'

export interface Sitting {
  readonly id: string
  readonly host: LocalHost
  readonly companion: Companion
  /** It was left before, with something played. */
  readonly resumed: boolean
}

export function TableOf({ id }: { readonly id: string }) {
  const { trouble } = useLanguage().words.web
  const { companion: words } = useArea(companionWords)
  const [sitting, setSitting] = useState<Sitting | 'missing'>()
  const [visit, setVisit] = useState(0)

  useEffect(() => {
    let left = false
    let close = () => undefined as void
    const open = async () => {
      const saved = await companionStore.read(id)
      if (saved === undefined) {
        setSitting('missing')
        return
      }
      await loadExpansions(saved.config)
      const content = await contentOf(saved)
      if (left) return
      const host = openLocalHost(saved, content, () => setVisit((before) => before + 1), {
        store: companionStore,
        chance: 'people',
      })
      const table = setTable(host)
      const sit = () => {
        if (left || host.connection.current().is === 'opening') return
        stop()
        const companion = openCompanion(table, {
          memory: readMemory(id),
          remember: (memory) => writeMemory(id, memory),
          pick: lots,
        })
        setSitting({ id, host, companion, resumed: saved.entries.length > 0 })
      }
      const stop = host.connection.subscribe(sit)
      sit()
      close = () => {
        stop()
        table.close()
        host.close()
      }
    }
    void open()
    return () => {
      left = true
      close()
    }
  }, [id, visit])

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
