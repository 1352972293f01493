import { useState } from 'react'
import { go } from '../app/route.ts'
import { Headpiece } from '../art/index.ts'
import { beginDay } from '../day/begin-day.ts'
import { today } from '../day/day.ts'
import { resultOfDay } from '../day/results.ts'
import { newGame, OVER } from '../game/saved.ts'
import type { SavedGame } from '../game/saved.ts'
import { shelf } from '../game/shelf.ts'
import { useKept } from '../game/use-kept.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { againstComputers, defaultPlayers } from './defaults.ts'
import { GameRow } from './GameRow.tsx'
import { LoadRecord } from './LoadRecord.tsx'
import { PageFrame } from './PageFrame.tsx'
import { RulesButton } from './RulesButton.tsx'
import './Start.css'

export function Start() {
  const { page, web } = useLanguage().words
  const [visit, setVisit] = useState(0)
  const games = useKept(shelf, visit)

  const begin = async (game: SavedGame) => {
    await shelf.write(game)
    go({ at: 'game', id: game.id })
  }
  const date = today()
  const result = resultOfDay(date)
  const unfinished = games?.find(({ round }) => round < OVER)
  return (
    <PageFrame home={false}>
      <div className="start">
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
          <button
            type="button"
            className={unfinished === undefined ? 'primary' : ''}
            onClick={() =>
              void begin(
                newGame(
                  { modules: ['base', 'solo'], players: 1, difficulty: 'normal' },
                  defaultPlayers(web.setup, 1),
                ),
              )
            }
          >
            {web.start.quickSolo}
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
              {opponents === 1 ? web.start.quickOne : web.start.quickThree}
            </button>
          ))}
          <button
            type="button"
            onClick={() =>
              void begin(newGame({ modules: ['base'], players: 2 }, defaultPlayers(web.setup, 2)))
            }
          >
            {web.start.quickTwo}
          </button>
          <button type="button" onClick={() => void beginDay(date, defaultPlayers(web.setup, 1))}>
            {web.start.today}
            <small>
              {result === undefined ? web.start.todaySame : web.start.todayDone(...result.points)}
            </small>
          </button>
          <button type="button" onClick={() => go({ at: 'new' })}>
            {web.start.newGame} <small>{web.start.more}</small>
          </button>
        </div>
        <div className="rooms">
          <button type="button" onClick={() => go({ at: 'learn' })}>
            {web.start.learn}
          </button>
          <RulesButton />
          <button type="button" onClick={() => go({ at: 'gallery' })}>
            {web.start.gallery}
          </button>
          <button type="button" onClick={() => go({ at: 'days' })}>
            {web.start.days}
          </button>
          <LoadRecord onRead={(game) => void begin(game)} />
        </div>
        <section aria-labelledby="games">
          <h2 id="games">{web.start.games}</h2>
          {games?.length === 0 ? <p className="quiet">{web.start.noGames}</p> : undefined}
          <ul className="games">
            {games?.map((game) => (
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
