/** One of the games kept on this device. */
import { playsWith } from '@tiletum/engine'
import { useEffect, useState } from 'react'
import { addressOf, go } from '../../base/navigation/route.ts'
import { nameIn } from '../../game/storage/editions.ts'
import { saveAsFile } from '../../game/storage/files.ts'
import { OVER } from '../../game/storage/saved.ts'
import type { SavedGame } from '../../game/storage/saved.ts'
import { gameStore } from '../../game/storage/game-store.ts'
import { removeReviews } from '../../game/storage/reviews.ts'
import { tallyOf } from '../../game/storage/tally.ts'
import { useLanguage } from '../../base/language/LanguageProvider.tsx'

interface GameRowProps {
  readonly game: SavedGame
  readonly onChange: () => void
}

export function GameRow({ game, onChange }: GameRowProps) {
  const { home, web } = useLanguage().words
  const { bar, part, start } = web
  const [asking, setAsking] = useState(false)
  const [scores, setScores] = useState<readonly number[]>()
  useEffect(() => {
    let left = false
    void tallyOf(game).then((tally) => {
      if (!left) setScores(tally?.scores)
    })
    return () => {
      left = true
    }
  }, [game])
  const names = game.players.map(({ name }) => name).join(' · ')
  const who = game.players.length === 1 ? `${names} ${start.against}` : names
  const kind = playsWith(game.config, 'silver') ? `${who} · ${start.silver}` : who
  const title = game.day === undefined ? kind : start.dayOf(new Date(game.day))
  return (
    <div className="game-row">
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
              void Promise.all([gameStore.remove(game.id), removeReviews(game)]).then(onChange)
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
            onClick={() => saveAsFile(game)}
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
