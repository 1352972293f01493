import { content as standard } from '@tiletum/content'
import type { Content, GameConfig, SoloContent } from '@tiletum/engine'
import { lazy, Suspense, useState } from 'react'
import type { FormEvent } from 'react'
import { go } from '../app/route.ts'
import { newGame, PLAYER_COLOURS } from '../game/saved.ts'
import type { Player } from '../game/saved.ts'
import { shelf } from '../game/shelf.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { Choice } from '../settings/Choice.tsx'
import { agreed, BY_LOT, isWhole } from '../silver/setup.ts'
import type { SilverChoice } from '../silver/setup.ts'
import { defaultName, defaultPlayers } from './defaults.ts'
import { EditionField } from './EditionField.tsx'
import type { EditionChoice } from './EditionField.tsx'
import { PageFrame } from './PageFrame.tsx'
import { PlayerFields } from './PlayerFields.tsx'
import { SoloFields } from './SoloFields.tsx'
import type { SoloChoice } from './SoloFields.tsx'

const SilverFields = lazy(async () => ({
  default: (await import('../silver/SilverFields.tsx')).SilverFields,
}))

const GAMES = ['base', 'silver'] as const
const COUNTS = ['1', '2', '3', '4'] as const
const ORDERS = ['fixed', 'shuffled'] as const
const FIRSTS = ['random', '0', '1', '2', '3'] as const

interface NewGameProps {
  /** The kept edition to play with. */
  readonly edition: string | undefined
}

export function NewGame({ edition: asked }: NewGameProps) {
  const { web } = useLanguage().words
  const words = web.setup
  const [kind, setKind] = useState<(typeof GAMES)[number]>('base')
  const [silverChoice, setSilverChoice] = useState<SilverChoice>(BY_LOT)
  const [count, setCount] = useState<(typeof COUNTS)[number]>('2')
  const [players, setPlayers] = useState<readonly Player[]>(() => defaultPlayers(words, 4))
  const [order, setOrder] = useState<(typeof ORDERS)[number]>('fixed')
  const [first, setFirst] = useState<(typeof FIRSTS)[number]>('random')
  const [soloChoice, setSoloChoice] = useState<SoloChoice>({ difficulty: 'normal', chosen: [] })
  const [edition, setEdition] = useState<EditionChoice>()
  const content = typeof edition === 'object' ? edition.content : standard
  const number = Number(count)
  const seated = players.slice(0, number)
  const clash = new Set(seated.map(({ colour }) => colour)).size < number
  const withSilver = kind === 'silver'
  const ready =
    !clash &&
    edition !== 'checking' &&
    edition !== 'faulty' &&
    (!withSilver || isWhole(silverChoice))

  const begin = async (event: FormEvent) => {
    event.preventDefault()
    if (!ready) return
    const config: GameConfig = {
      modules: [
        'base',
        ...(number === 1 ? (['solo'] as const) : []),
        ...(withSilver ? (['silver'] as const) : []),
      ],
      players: number,
      shuffledActions: order === 'shuffled',
      ...(number > 1 && first !== 'random' && Number(first) < number
        ? { first: Number(first) }
        : {}),
      ...(number === 1 ? challengesOf(soloChoice, content, withSilver) : {}),
      ...(withSilver ? agreed(silverChoice) : {}),
    }
    const game = newGame(
      config,
      seated.map((player, seat) => ({
        ...player,
        name: player.name.trim() || defaultName(words, seat, player.computer),
      })),
      [],
      typeof edition === 'object' ? edition.edition : undefined,
    )
    await shelf.write(game)
    go({ at: 'game', id: game.id })
  }

  return (
    <PageFrame>
      <form className="new-game" onSubmit={(event) => void begin(event)}>
        <h1>{words.title}</h1>
        <Choice
          label={words.game}
          values={GAMES}
          names={{ base: words.base, silver: words.silver }}
          value={kind}
          onChange={setKind}
        />
        <Choice
          label={words.who}
          values={COUNTS}
          names={{
            1: words.solo,
            2: words.players(2),
            3: words.players(3),
            4: words.players(4),
          }}
          value={count}
          onChange={setCount}
        />
        {seated.map((player, seat) => (
          <PlayerFields
            key={PLAYER_COLOURS[seat]}
            seat={seat}
            player={player}
            onChange={(changed) => setPlayers(players.with(seat, changed))}
          />
        ))}
        {clash ? <p className="error">{words.sameColour}</p> : undefined}
        {number === 1 ? (
          <SoloFields
            content={soloContent(content, withSilver)}
            value={soloChoice}
            onChange={setSoloChoice}
          />
        ) : (
          <Choice
            label={words.first}
            values={FIRSTS.slice(0, number + 1)}
            names={{
              random: words.random,
              0: seated[0]?.name ?? '',
              1: seated[1]?.name ?? '',
              2: seated[2]?.name ?? '',
              3: seated[3]?.name ?? '',
            }}
            value={first}
            onChange={setFirst}
          />
        )}
        <Choice
          label={words.actions}
          values={ORDERS}
          names={{ fixed: words.fixedActions, shuffled: words.shuffledActions }}
          value={order}
          onChange={setOrder}
        />
        {withSilver ? (
          <Suspense>
            <SilverFields
              content={content.silver}
              value={silverChoice}
              onChange={setSilverChoice}
            />
          </Suspense>
        ) : undefined}
        <EditionField first={asked} value={edition} onChange={setEdition} />
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

/** The challenges to choose from: silver's too when it is played. */
const soloContent = ({ solo, silver }: Content, withSilver: boolean): SoloContent =>
  withSilver ? { ...solo, challenges: [...solo.challenges, ...silver.solo.challenges] } : solo

function challengesOf(
  { difficulty, chosen }: SoloChoice,
  content: Content,
  withSilver: boolean,
): Partial<GameConfig> {
  if (difficulty !== 'chosen') return { difficulty }
  const possible = soloContent(content, withSilver).challenges.map(({ id }) => id as string)
  return { challenges: chosen.filter((id) => possible.includes(id)) }
}
