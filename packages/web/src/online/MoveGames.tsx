/** Games of this device that can continue at a table of the server. */
import { newRequestId } from '@tiletum/protocol'
import type { Me } from '@tiletum/protocol'
import { useState } from 'react'
import { go } from '../shared/navigation/route.ts'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { gameStore } from '../game/storage/game-store.ts'
import { recordText } from '../game/storage/record-file.ts'
import { OVER } from '../game/storage/saved-game.ts'
import type { SavedGame } from '../game/storage/saved-game.ts'
import { useStored } from '../game/storage/use-stored.ts'
import { api } from '../game/remote/http-api.ts'
import { rememberLinkSecret } from '../game/remote/link-secrets.ts'
import { useOneAtATime } from '../shared/ui/one-at-a-time.ts'
import { onlineWords } from '../shared/language/screen-words.ts'
import styles from './online.module.css'

export function MoveGames({ me }: { readonly me: Me }) {
  const { move } = useLazyWords(onlineWords)
  const { start } = useLanguage().words.web
  const [failed, setFailed] = useState(false)
  // A double click makes one table, and its first link works.
  const only = useOneAtATime()
  const games = useStored(gameStore)?.filter(isMovable) ?? []
  if (games.length === 0) return undefined
  const moveOnline = async (game: SavedGame) => {
    const record = await recordText(game).catch(() => undefined)
    if (record === undefined) return setFailed(true)
    const reply = await api.importTable({
      id: newRequestId(),
      record,
      kind: 'game',
      pace: { pace: 'live' },
      listed: false,
      seat: seatIn(game, me),
    })
    setFailed(reply.is !== 'done')
    if (reply.is !== 'done') return
    rememberLinkSecret(reply.result.table, reply.result.join)
    go({ at: 'table', id: reply.result.table })
  }
  return (
    <section>
      <h2>{move.title}</h2>
      <p className="quiet">{move.about}</p>
      <ul className={styles['tables']}>
        {games.map((game) => {
          const names = game.players.map(({ name }) => name).join(' · ')
          return (
            <li key={game.id} className={styles['tableRow']}>
              <span className={styles['who']}>{names}</span>
              <button
                type="button"
                aria-label={`${move.title}: ${names}`}
                onClick={() => void only(moveOnline)(game)}
              >
                {move.title}
              </button>
              <small>{start.round(game.round)}</small>
            </li>
          )
        })}
      </ul>
      {failed ? (
        <p className="error" role="alert">
          {move.failed}
        </p>
      ) : undefined}
    </section>
  )
}

/** The player gets the seat with their name, or else the first person's seat. */
function seatIn({ players }: SavedGame, { name }: Me): number {
  const own = players.findIndex((player) => player.name === name && player.computer === undefined)
  return own < 0
    ? Math.max(
        0,
        players.findIndex(({ computer }) => computer === undefined),
      )
    : own
}

/** The game of the day is the same for everybody, so it stays on the device where it was begun. */
const isMovable = ({ round, day }: SavedGame): boolean => round < OVER && day === undefined
