/** One of the games kept on this device. */
import { playsWith } from '@tiletum/engine'
import { useState } from 'react'
import { addressOf, go } from '../app/route.ts'
import { nameIn } from '../game/editions.ts'
import { saveAsFile } from '../game/files.ts'
import { OVER } from '../game/saved.ts'
import type { SavedGame } from '../game/saved.ts'
import { shelf } from '../game/shelf.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'

interface GameRowProps {
  readonly game: SavedGame
  readonly onChange: () => void
}

export function GameRow({ game, onChange }: GameRowProps) {
  const { bar, start } = useLanguage().words.web
  const [asking, setAsking] = useState(false)
  const names = game.players.map(({ name }) => name).join(' · ')
  const who = game.players.length === 1 ? `${names} ${start.against}` : names
  const kind = playsWith(game.config, 'silver') ? `${who} · ${start.silver}` : who
  const title = game.day === undefined ? kind : start.dayOf(new Date(game.day))
  return (
    <div className="game-row">
      <a href={addressOf({ at: 'game', id: game.id })}>{title}</a>
      <span className="when">
        {game.round === OVER ? start.over : start.round(game.round)},{' '}
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
              void shelf.remove(game.id).then(onChange)
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
          <button type="button" onClick={() => go({ at: 'replay', id: game.id })}>
            {start.replay}
          </button>
          <button type="button" onClick={() => saveAsFile(game)}>
            {start.save}
          </button>
          <button type="button" onClick={() => setAsking(true)}>
            {start.remove}
          </button>
        </span>
      )}
    </div>
  )
}
