/** The first game as the rulebooks recommend it, with the coach. */
import { content } from '@tiletum/content'
import { firstGame } from '@tiletum/engine'
import type { GameConfig } from '@tiletum/engine'
import { useState } from 'react'
import { go } from '../shared/navigation/route.ts'
import { newGame } from '../game/storage/saved-game.ts'
import type { SavedPlayer } from '../game/storage/saved-game.ts'
import { gameStore } from '../game/storage/game-store.ts'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { defaultName, defaultPlayers } from '../new-game/defaults.ts'
import { Choice } from '../shared/ui/Choice.tsx'
import { changeSettings } from '../shared/settings/settings.ts'
import { lessonsWords } from '../shared/language/screen-words.ts'

export const FIRST_GAMES = ['base', 'silver'] as const
export const OPPONENTS = ['computer', 'cardinal'] as const
type Kind = (typeof FIRST_GAMES)[number]
type Opponent = (typeof OPPONENTS)[number]

export function firstConfig(kind: Kind, opponent: Opponent): GameConfig {
  const alone = opponent === 'cardinal'
  const modules = [
    'base',
    ...(alone ? (['solo'] as const) : []),
    ...(kind === 'silver' ? (['silver'] as const) : []),
  ] as const
  return {
    ...firstGame(modules, alone ? 1 : 2, content),
    ...(alone ? { difficulty: 'easy' } : {}),
  }
}

export function FirstGame() {
  const { firstGame: words } = useLazyWords(lessonsWords)
  const { setup } = useLanguage().words.web
  const [kind, setKind] = useState<Kind>('base')
  const [opponent, setOpponent] = useState<Opponent>('computer')
  const begin = async () => {
    const [you, other] = defaultPlayers(setup, 2)
    if (you === undefined || other === undefined) return
    const person: SavedPlayer = { ...you, name: setup.you }
    const computer = 'beginner'
    const players =
      opponent === 'cardinal'
        ? [person]
        : [person, { ...other, name: defaultName(setup, 1, computer), computer } as const]
    const game = newGame(firstConfig(kind, opponent), players)
    await gameStore.write(game)
    changeSettings({ coach: true })
    go({ at: 'game', id: game.id })
  }
  return (
    <section aria-labelledby="first-game">
      <h2 id="first-game">{words.title}</h2>
      <p>{words.intro}</p>
      <Choice
        label={words.opponent}
        values={OPPONENTS}
        names={words.opponents}
        value={opponent}
        onChange={setOpponent}
      />
      <Choice
        label={words.game}
        values={FIRST_GAMES}
        names={words.games}
        value={kind}
        onChange={setKind}
      />
      <p>
        <button type="button" onClick={() => void begin()}>
          {words.begin}
        </button>
      </p>
    </section>
  )
}
