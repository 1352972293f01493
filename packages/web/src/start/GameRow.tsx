/** A game of this device in the list. */
import { playsWith } from '@tiletum/engine'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { addressOf, go } from '../shared/navigation/route.ts'
import { removeGame } from '../game/host/remove-game.ts'
import { nameIn } from '../game/storage/edition-store.ts'
import { downloadFile } from '../game/storage/download.ts'
import { OVER } from '../game/storage/saved-game.ts'
import type { SavedGame } from '../game/storage/saved-game.ts'
import { previewOf } from '../game/storage/game-preview.ts'
import type { GamePreview } from '../game/storage/game-preview.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'

const Thumbnail = lazy(async () => ({ default: (await import('./Thumbnail.tsx')).Thumbnail }))

interface GameRowProps {
  readonly game: SavedGame
  readonly onChange: () => void
}

export function GameRow({ game, onChange }: GameRowProps) {
  const { home, web } = useLanguage().words
  const { bar, part, start } = web
  const [asking, setAsking] = useState(false)
  const row = useRef<HTMLDivElement>(null)
  const glimpse = useGlimpse(game, row)
  const scores = game.round === 0 ? undefined : glimpse?.scores
  const names = game.players.map(({ name }) => name).join(' · ')
  const who = game.players.length === 1 ? `${names} ${start.against}` : names
  const kind = playsWith(game.config, 'silver') ? `${who} · ${start.silver}` : who
  const title = game.day === undefined ? kind : start.dayOf(new Date(game.day))
  return (
    <div className="game-row" ref={row}>
      <span className="picture">
        {glimpse === undefined ? undefined : (
          <Suspense>
            <Thumbnail built={glimpse.built} colours={game.players.map(({ colour }) => colour)} />
          </Suspense>
        )}
      </span>
      <a href={addressOf({ at: 'game', id: game.id })}>{title}</a>
      <span className="when">
        {game.round === OVER ? start.over : start.round(game.round)}
        {scores === undefined ? '' : `, ${scores.join(' : ')}`},{' '}
        {start.changed(new Date(game.changed))}
        {game.branch === undefined ? '' : `, ${start.branch(game.branch.round, game.branch.turn)}`}
        {game.edition === undefined ? '' : ` · ${bar.edition(nameIn(game.edition))}`}
      </span>
      {asking ? (
        <span className="buttons">
          <span>{start.removeSure}</span>
          <button
            type="button"
            onClick={() => {
              void removeGame(game).then(onChange)
            }}
          >
            {start.remove}
          </button>
          <button type="button" onClick={() => setAsking(false)}>
            {start.cancel}
          </button>
        </span>
      ) : (
        <span className="buttons">
          {game.round === OVER ? (
            <button
              type="button"
              aria-label={part(home.chronicle, title)}
              onClick={() => go({ at: 'chronicle', id: game.id })}
            >
              {home.chronicle}
            </button>
          ) : undefined}
          <button
            type="button"
            aria-label={part(start.replay, title)}
            onClick={() => go({ at: 'replay', id: game.id })}
          >
            {start.replay}
          </button>
          <button
            type="button"
            aria-label={part(start.save, title)}
            onClick={() => downloadFile(game)}
          >
            {start.save}
          </button>
          <button
            type="button"
            aria-label={part(start.remove, title)}
            onClick={() => setAsking(true)}
          >
            {start.remove}
          </button>
        </span>
      )}
    </div>
  )
}

/**
 * Plays a game for its preview only when its row becomes visible, so that a long list opens at
 * once.
 */
function useGlimpse(
  game: SavedGame,
  row: { readonly current: HTMLElement | null },
): GamePreview | undefined {
  const [glimpse, setGlimpse] = useState<GamePreview>()
  useEffect(() => {
    let left = false
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      seen.disconnect()
      void previewOf(game).then((found) => {
        if (!left) setGlimpse(found)
      })
    })
    if (row.current !== null) seen.observe(row.current)
    return () => {
      left = true
      seen.disconnect()
    }
  }, [game, row])
  return glimpse
}
