import { solo } from '@tiletum/content'
import { playsWith } from '@tiletum/engine'
import { lazy, Suspense, useState, useEffect } from 'react'
import { go } from '../shared/navigation/route.ts'
import { readLocalJson } from '../shared/browser/local-storage.ts'
import { beginDay } from '../daily/begin-day.ts'
import { difficultyOf, today } from '../daily/day.ts'
import { resultOfDay } from '../daily/results.ts'
import { newGame, OVER } from '../game/storage/saved-game.ts'
import type { SavedGame } from '../game/storage/saved-game.ts'
import { gameStore } from '../game/storage/game-store.ts'
import { useStored } from '../game/storage/use-stored.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { againstComputers, defaultPlayers } from '../new-game/defaults.ts'
import { GameRow } from './GameRow.tsx'
import { LoadRecord } from './LoadRecord.tsx'
import { PageFrame } from '../shared/frame/PageFrame.tsx'
import { companionStore } from '../game/storage/companion-store.ts'
import { Choice } from '../shared/ui/Choice.tsx'
import { RulesButton } from '../rules/RulesButton.tsx'
import { PlayOption } from './PlayOption.tsx'
import type { PlayOptionProps } from './PlayOption.tsx'
import './Start.css'

const StartMap = lazy(async () => ({ default: (await import('./StartMap.tsx')).StartMap }))

/** Lists with fewer games are shown whole. */
const MANY = 3

const FILTERS = ['all', 'open', 'over'] as const
type Filter = (typeof FILTERS)[number]

const isShown = ({ round }: SavedGame, filter: Filter): boolean =>
  filter === 'all' || (round === OVER) === (filter === 'over')

/** The key under which lessons store their progress. */
const hasLearned = (): boolean => readLocalJson('tiletum.lessons') !== undefined

export function Start() {
  const { language, words } = useLanguage()
  const { home, page, web } = words
  const [filter, setFilter] = useState<Filter>('all')
  const [visit, setVisit] = useState(0)
  const games = useStored(gameStore, visit)

  // What stands first depends on the games. Nobody shall press what another card then pushes away,
  // but where the games cannot be read, the ways to play do not wait for them.
  const [isPatient, setIsPatient] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setIsPatient(false), 500)
    return () => clearTimeout(timer)
  }, [])

  const begin = async (game: SavedGame) => {
    // A game at a real table opens in the companion.
    const atTable = playsWith(game.config, 'companion')
    if (atTable) await companionStore.write({ ...game, freeUndo: true })
    else await gameStore.write(game)
    go(atTable ? { at: 'companion', page: game.id } : { at: 'game', id: game.id })
  }
  const date = today()
  const result = resultOfDay(date)
  const isFirstVisit = games?.length === 0 && !hasLearned()
  const level = difficultyOf(date)
  const difficulty = solo.difficulties.find(({ id }) => id === level)?.name[language]
  const unfinished = games?.find(({ round }) => round < OVER)
  const ways: readonly (PlayOptionProps | undefined)[] = [
    unfinished && {
      icon: 'play',
      name: web.start.continue,
      lines: [
        `${unfinished.players.map(({ name }) => name).join(' · ')}, ${web.start.round(unfinished.round)}`,
      ],
      first: true,
      onClick: () => go({ at: 'game', id: unfinished.id }),
    },
    isFirstVisit
      ? {
          icon: 'book',
          name: web.start.learn,
          lines: [home.learnFirst],
          first: true,
          onClick: () => go({ at: 'learn' }),
        }
      : undefined,
    {
      icon: 'hat',
      name: web.start.quickSolo,
      lines: [home.solo],
      first: unfinished === undefined && !isFirstVisit,
      onClick: () => {
        const config = { modules: ['base', 'solo'], players: 1, difficulty: 'normal' } as const
        void begin(newGame(config, defaultPlayers(web.setup, 1)))
      },
    },
    {
      icon: 'hourglass',
      name: web.start.today,
      lines: [
        result === undefined ? web.start.todaySame : web.start.todayDone(...result.points),
        home.today(home.difficulty[level], difficulty ?? ''),
      ],
      onClick: () => void beginDay(date, defaultPlayers(web.setup, 1)),
    },
    ...([1, 3] as const).map((opponents): PlayOptionProps => ({
      icon: opponents === 1 ? 'player' : 'household',
      name: opponents === 1 ? web.start.quickOne : web.start.quickThree,
      lines: [opponents === 1 ? home.one : home.three],
      onClick: () => {
        const config = { modules: ['base'], players: opponents + 1 } as const
        void begin(newGame(config, againstComputers(web.setup, opponents)))
      },
    })),
    {
      icon: 'die',
      name: web.start.quickTwo,
      lines: [home.two],
      onClick: () =>
        void begin(newGame({ modules: ['base'], players: 2 }, defaultPlayers(web.setup, 2))),
    },
    {
      icon: 'quill',
      name: web.start.online,
      lines: [web.start.onlineAbout],
      onClick: () => go({ at: 'online' }),
    },
    {
      icon: 'table',
      name: web.start.atTheTable,
      lines: [web.start.atTheTableAbout],
      onClick: () => go({ at: 'companion' }),
    },
    {
      icon: 'wheel',
      name: web.start.newGame,
      lines: [web.start.more],
      onClick: () => go({ at: 'new' }),
    },
  ]
  return (
    <PageFrame home={false} wide>
      <div className="start">
        <div className="start-head">
          <div className="start-map">
            <Suspense>
              <StartMap />
            </Suspense>
          </div>
          <div className="start-title">
            <h1>{page.title}</h1>
            <p className="tagline">{page.tagline}</p>
          </div>
        </div>
        <div className="start-body">
          <div>
            <div
              className="choices"
              data-unsettled={games === undefined && isPatient ? '' : undefined}
            >
              {ways.map((way) =>
                way === undefined ? undefined : <PlayOption key={way.name} {...way} />,
              )}
            </div>
            <div className="rooms">
              {isFirstVisit ? undefined : (
                <button type="button" onClick={() => go({ at: 'learn' })}>
                  {web.start.learn}
                </button>
              )}
              <RulesButton />
              <button type="button" onClick={() => go({ at: 'gallery' })}>
                {web.start.gallery}
              </button>
              <button type="button" onClick={() => go({ at: 'days' })}>
                {web.start.days}
              </button>
              <button type="button" onClick={() => go({ at: 'puzzles' })}>
                {web.start.puzzles}
              </button>
              <button type="button" onClick={() => go({ at: 'statistics' })}>
                {home.statistics}
              </button>
              <LoadRecord onRead={(game) => void begin(game)} />
            </div>
          </div>
          <section className="kept" aria-labelledby="games">
            <h2 id="games">{web.start.games}</h2>
            {games?.length === 0 ? <p className="quiet">{web.start.noGames}</p> : undefined}
            {games === undefined || games.length < MANY ? undefined : (
              <Choice
                label={home.filter}
                values={FILTERS}
                names={home.filters}
                value={filter}
                onChange={setFilter}
              />
            )}
            <ul className="games">
              {games
                ?.filter((game) => isShown(game, filter))
                .map((game) => (
                  <li key={game.id}>
                    <GameRow game={game} onChange={() => setVisit(visit + 1)} />
                  </li>
                ))}
            </ul>
          </section>
        </div>
      </div>
    </PageFrame>
  )
}
