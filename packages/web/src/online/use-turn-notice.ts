/** Notifies the player of their turn, in every way that is switched on for this table. */
import { decides } from '@tiletum/protocol'
import type { Me, Table } from '@tiletum/protocol'
import { useEffect } from 'react'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { playSounds } from '../shared/sound/play-sounds.ts'
import { badge, isWanted, noticeSettings, notify } from '../game/remote/turn-notices.ts'
import { useSignalValue } from '../game/host/use-signal-value.ts'
import { onlineWords } from '../shared/language/screen-words.ts'

export function useTurnNotice(id: string, table: Table | undefined, me: Me): void {
  const { notice } = useLazyWords(onlineWords)
  const { page } = useLanguage().words
  const yours = table !== undefined && isMyTurn(table, me.id)
  const name = table?.terms.title ?? page.title
  const settings = useSignalValue(noticeSettings)
  const inTitle = yours && isWanted('title', id, settings)
  const onIcon = yours && isWanted('badge', id, settings)
  useEffect(() => {
    if (!inTitle) return undefined
    document.title = notice.titled(page.title)
    return () => {
      document.title = page.title
    }
  }, [inTitle, notice, page.title])
  useEffect(() => {
    if (!onIcon) return undefined
    badge(1)
    return () => badge(0)
  }, [onIcon])
  useEffect(() => {
    if (!yours) return
    notify({ title: notice.title, body: notice.at(name), table: id })
    if (document.visibilityState !== 'visible')
      void playSounds(['page'], () => isWanted('sound', id))
  }, [yours, id, name, notice])
}

function isMyTurn({ state, awaits, seats }: Table, me: string): boolean {
  const seat = seats[awaits]
  return state === 'playing' && seat !== undefined && decides(seat, me)
}
