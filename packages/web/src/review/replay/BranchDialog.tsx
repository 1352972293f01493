/** Plays on from a moment: a new game with the same past and any players. */
import { useState } from 'react'
import type { FormEvent } from 'react'
import { go } from '../../shared/navigation/route.ts'
import { cutTo, newGame } from '../../game/storage/saved-game.ts'
import type { SavedPlayer, SavedGame } from '../../game/storage/saved-game.ts'
import { gameStore } from '../../game/storage/game-store.ts'
import { useSnapshot } from '../../game/TableContext.tsx'
import { useLazyWords } from '../../shared/language/lazy-words.ts'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import { PlayerFields } from '../../new-game/PlayerFields.tsx'
import { Dialog } from '../../shared/ui/Dialog.tsx'
import { replayWords } from '../../shared/language/screen-words.ts'
import './BranchDialog.css'

interface BranchDialogProps {
  readonly game: SavedGame
  readonly moment: number
  /** Moves that are played first. */
  readonly moves: readonly string[]
  readonly onClose: () => void
}

export function BranchDialog({ game, moment, moves, onClose }: BranchDialogProps) {
  const { branch: words, screen, share } = useLazyWords(replayWords)
  const { web } = useLanguage().words
  const { over, state, game: rules } = useSnapshot()
  const [players, setPlayers] = useState<readonly SavedPlayer[]>(game.players)
  const clash = new Set(players.map(({ colour }) => colour)).size < players.length
  const { round, turn } = state
  const begin = async (event: FormEvent) => {
    event.preventDefault()
    if (clash || over) return
    const { entries } = cutTo(game, moment)
    const branch: SavedGame = {
      ...newGame(game.config, players, [...entries, ...moves], game.edition),
      round,
      branch: { round, turn },
    }
    await gameStore.write(branch)
    go({ at: 'game', id: branch.id })
  }
  return (
    <Dialog title={words.title} closeLabel={share.close} onClose={onClose} className="wide branch">
      <form onSubmit={(event) => void begin(event)}>
        <p>{words.explain(round === 0 ? screen.setup : screen.turnOf(round, turn))}</p>
        {over ? <p className="error">{words.unplayable}</p> : undefined}
        {players.map((player, seat) => (
          <PlayerFields
            // oxlint-disable-next-line react/no-array-index-key -- seats never move
            key={seat}
            seat={seat}
            player={player}
            onChange={(changed) => setPlayers(players.with(seat, changed))}
          />
        ))}
        {rules.bot === undefined ? undefined : <p className="quiet">{words.bot}</p>}
        {clash ? <p className="error">{web.setup.sameColour}</p> : undefined}
        <p className="buttons">
          <button type="submit" className="primary" disabled={clash || over}>
            {words.begin}
          </button>
          <button type="button" onClick={onClose}>
            {words.cancel}
          </button>
        </p>
      </form>
    </Dialog>
  )
}
