/** A copy of the table's game on this device, to look back at, branch or continue. */
import { useState } from 'react'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { go } from '../shared/navigation/route.ts'
import { downloadFile } from '../game/storage/download.ts'
import { gameStore } from '../game/storage/game-store.ts'
import { isAlone, newGame } from '../game/storage/saved-game.ts'
import type { SavedGame } from '../game/storage/saved-game.ts'
import type { GameSession } from '../game/game-session.ts'
import { onlineWords } from '../shared/language/screen-words.ts'

export function LocalCopy({ session }: { readonly session: GameSession }) {
  const { local, together } = useLazyWords(onlineWords)
  const [busy, setBusy] = useState(false)
  const over = session.table.snapshot().over
  const copy = async (at: 'replay' | 'game') => {
    setBusy(true)
    const game = at === 'replay' ? session.saved() : playable(session.saved())
    await gameStore.write(game)
    go({ at, id: game.id })
  }
  return (
    <>
      <p className="buttons">
        <button type="button" onClick={() => downloadFile(session.saved())}>
          {together.record}
        </button>
        <button type="button" disabled={busy} onClick={() => void copy('replay')}>
          {local.replay}
        </button>
        {over ? undefined : (
          <button type="button" disabled={busy} onClick={() => void copy('game')}>
            {local.continue}
          </button>
        )}
      </p>
      {over ? undefined : <p className="quiet">{local.continueAbout}</p>}
    </>
  )
}

/** A copy draws its own chance: the seed of the server stays secret. */
function playable(game: SavedGame): SavedGame {
  const { config, players, entries, edition, round } = game
  return { ...newGame(config, players, entries, edition), round, freeUndo: isAlone(players) }
}
