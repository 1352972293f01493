/** A game at this table that was left: when, how far, on several devices or not. */
import { playsWith } from '@tiletum/engine'
import { go } from '../shared/navigation/route.ts'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { tellTabs } from '../game/host/tab-lock.ts'
import { OVER } from '../game/storage/saved-game.ts'
import type { SavedGame } from '../game/storage/saved-game.ts'
import { forgetMarks } from './marks.ts'
import { companionStore, isShared } from '../game/storage/companion-store.ts'
import { companionWords } from './words.ts'

interface KeptRowProps {
  readonly game: SavedGame
  readonly onRemove: () => void
}

export function KeptRow({ game, onRemove }: KeptRowProps) {
  const { language, words } = useLanguage()
  const { companion } = useLazyWords(companionWords)
  const date = new Date(game.changed).toLocaleDateString(language)
  const state =
    game.round === OVER
      ? companion.whereOver
      : game.round === 0
        ? companion.whereSetup
        : words.web.start.round(game.round)
  const remove = async () => {
    await companionStore.remove(game.id)
    tellTabs(game.id)
    forgetMarks(game.id)
    onRemove()
  }
  const names = game.players.map((player) => player.name).join(', ')
  return (
    <>
      <button type="button" onClick={() => go({ at: 'companion', page: game.id })}>
        {names}
        {playsWith(game.config, 'silver') ? `, ${companion.silver}` : ''}
        <small>
          {date}, {state}
          {isShared(game.id) ? `, ${companion.devices}` : ''}
        </small>
      </button>
      <button
        type="button"
        className="link"
        aria-label={`${companion.remove}: ${names}, ${date}`}
        onClick={() => void remove()}
      >
        {companion.remove}
      </button>
    </>
  )
}
