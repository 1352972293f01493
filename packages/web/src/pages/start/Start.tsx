import { solo } from '@tiletum/content'
import { playsWith } from '@tiletum/engine'
import { lazy, Suspense, useState } from 'react'
import { go } from '../../base/navigation/route.ts'
import { Headpiece } from '../../art/index.ts'
import { readLocalJson } from '../../base/browser/local.ts'
import { beginDay } from '../days/begin-day.ts'
import { difficultyOf, today } from '../../panels/day/day.ts'
import { resultOfDay } from '../../panels/day/results.ts'
import { newGame, OVER } from '../../game/storage/saved.ts'
import type { SavedGame } from '../../game/storage/saved.ts'
import { gameStore } from '../../game/storage/game-store.ts'
import { useStored } from '../../game/storage/use-stored.ts'
import { useLanguage } from '../../base/language/LanguageProvider.tsx'
import { againstComputers, defaultPlayers } from '../new-game/defaults.ts'
import { GameRow } from './GameRow.tsx'
import { LoadRecord } from './LoadRecord.tsx'
import { PageFrame } from '../frame/PageFrame.tsx'
import { companionStore } from '../companion/store.ts'
import { Choice } from '../../ui/Choice.tsx'
import { RulesButton } from '../../panels/rules/RulesButton.tsx'
import './Start.css'

const StartMap = lazy(async () => ({ default: (await import('./StartMap.tsx')).StartMap }))

/** Fewer are seen at once. */
const MANY = 3

const FILTERS = ['all', 'open', 'over'] as const
type Filter = (typeof FILTERS)[number]

const isShown = ({ round }: SavedGame, filter: Filter): boolean =>
  filter === 'all' || (round === OVER) === (filter === 'over')

/** Where lessons keep how far one came. */
const hasLearned = (): boolean => readLocalJson('tiletum.lessons') !== undefined

export function Start() {
  const { language, words } = useLanguage()
  const { home, page, web } = words
  const [filter, setFilter] = useState<Filter>('all')
  const [visit, setVisit] = useState(0)
  const games = useStored(gameStore, visit)

  const begin = async (game: SavedGame) => {
    // The game of a real table goes back to its companion.
    const atTable = playsWith(game.config, 'companion')
    if (atTable) await companionStore.write({ ...game, freeUndo: true })
    else await gameStore.write(game)
    go(atTable ? { at: 'companion', page: game.id } : { at: 'game', id: game.id })
  }
  const date = today()
  const result = resultOfDay(date)
  const isFirstVisit = games?.length === 0 && !hasLearned()
  const difficulty = solo.difficulties.find(({ id }) => id === difficultyOf(date))?.name[language]
  const unfinished = games?.find(({ round }) => round < OVER)
  return (
    <PageFrame home={false}>
      <div className="start">
        <Suspense fallback={<div className="start-map" />}>
          <StartMap />
        </Suspense>
        <Headpiece />
        <h1>{page.title}</h1>
        <p className="tagline">{page.tagline}</p>
        <div className="choices">
          {unfinished === undefined ? undefined : (
            <button
              type="button"
              className="primary unfinished"
              onClick={() => go({ at: 'game', id: unfinished.id })}
            >
              {web.start.continue}
              <small>
                {unfinished.players.map(({ name }) => name).join(' · ')},{' '}
                {web.start.round(unfinished.round)}
              </small>
            </button>
          )}
          {isFirstVisit ? (
            <button
              type="button"
              className="primary unfinished"
              onClick={() => go({ at: 'learn' })}
            >
              {web.start.learn} <small>{home.learnFirst}</small>
            </button>
          ) : undefined}
          <button
            type="button"
            className={unfinished === undefined && !isFirstVisit ? 'primary' : ''}
            onClick={() =>
              void begin(
                newGame(
                  { modules: ['base', 'solo'], players: 1, difficulty: 'normal' },
                  defaultPlayers(web.setup, 1),
                ),
              )
            }
          >
            {web.start.quickSolo} <small>{home.solo}</small>
          </button>
          {[1, 3].map((opponents) => (
            <button
              key={opponents}
              type="button"
              onClick={() =>
                void begin(
                  newGame(
                    { modules: ['base'], players: opponents + 1 },
                    againstComputers(web.setup, opponents),
                  ),
                )
              }
            >
              {opponents === 1 ? web.start.quickOne : web.start.quickThree}{' '}
              <small>{opponents === 1 ? home.one : home.three}</small>
            </button>
          ))}
          <button
            type="button"
            onClick={() =>
              void begin(newGame({ modules: ['base'], players: 2 }, defaultPlayers(web.setup, 2)))
            }
          >
            {web.start.quickTwo} <small>{home.two}</small>
          </button>
          <button type="button" onClick={() => void beginDay(date, defaultPlayers(web.setup, 1))}>
            {web.start.today}
            <small>
              {result === undefined ? web.start.todaySame : web.start.todayDone(...result.points)}
            </small>
            <small>{home.today(difficulty ?? '')}</small>
          </button>
          <button type="button" onClick={() => go({ at: 'online' })}>
            {web.start.online} <small>{web.start.onlineAbout}</small>
          </button>
          <button type="button" onClick={() => go({ at: 'companion' })}>
            {web.start.atTheTable} <small>{web.start.atTheTableAbout}</small>
          </button>
          <button type="button" onClick={() => go({ at: 'new' })}>
            {web.start.newGame} <small>{web.start.more}</small>
          </button>
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
        <section aria-labelledby="games">
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
    </PageFrame>
  )
}
