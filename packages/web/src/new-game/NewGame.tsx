import { useState } from 'react'
import type { FormEvent } from 'react'
import { go } from '../shared/navigation/route.ts'
import { PLAYER_COLOURS } from '../shared/theme/tokens.ts'
import { newGame } from '../game/storage/saved-game.ts'
import type { SavedPlayer } from '../game/storage/saved-game.ts'
import { gameStore } from '../game/storage/game-store.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { defaultName, defaultPlayers } from './defaults.ts'
import { configOf, editionIn, FIRST_CHOICE, isChosen } from './game-choice.ts'
import { GameFields } from './GameFields.tsx'
import { PageFrame } from '../shared/frame/PageFrame.tsx'
import { PlayerFields } from './PlayerFields.tsx'

interface NewGameProps {
  /** The stored edition to play with. */
  readonly edition: string | undefined
}

export function NewGame({ edition }: NewGameProps) {
  const { web } = useLanguage().words
  const words = web.setup
  const [choice, setChoice] = useState(FIRST_CHOICE)
  const [players, setPlayers] = useState<readonly SavedPlayer[]>(() => defaultPlayers(words, 4))
  const number = Number(choice.count)
  const seated = players.slice(0, number)
  const clash = new Set(seated.map(({ colour }) => colour)).size < number
  const ready = !clash && isChosen(choice)

  const begin = async (event: FormEvent) => {
    event.preventDefault()
    if (!ready) return
    const game = newGame(
      configOf(choice),
      seated.map((player, seat) => ({
        ...player,
        name: player.name.trim() || defaultName(words, seat, player.computer),
      })),
      [],
      editionIn(choice),
    )
    await gameStore.write(game)
    go({ at: 'game', id: game.id })
  }

  return (
    <PageFrame>
      <form className="new-game" onSubmit={(event) => void begin(event)}>
        <h1>{words.title}</h1>
        <GameFields
          choice={choice}
          setChoice={setChoice}
          names={seated.map(({ name }) => name)}
          edition={edition}
        >
          {seated.map((player, seat) => (
            <PlayerFields
              key={PLAYER_COLOURS[seat]}
              seat={seat}
              player={player}
              onChange={(changed) => setPlayers(players.with(seat, changed))}
            />
          ))}
          {clash ? <p className="error">{words.sameColour}</p> : undefined}
        </GameFields>
        <p className="buttons">
          <button type="submit" className="primary" disabled={!ready}>
            {words.begin}
          </button>
          <button type="button" onClick={() => go({ at: 'start' })}>
            {words.back}
          </button>
        </p>
      </form>
    </PageFrame>
  )
}
