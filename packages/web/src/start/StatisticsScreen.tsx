/** Statistics of the games on this device: by opponent, by source, and the records. */
import { LEVELS } from '@tiletum/bots'
import { solo } from '@tiletum/content'
import { useEffect, useState } from 'react'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { addressOf, go } from '../shared/navigation/route.ts'
import { removeGame } from '../game/host/remove-game.ts'
import { offerFile } from '../game/storage/download.ts'
import { gameStore } from '../game/storage/game-store.ts'
import { gameResultOf } from '../game/storage/game-result.ts'
import { useStored } from '../game/storage/use-stored.ts'
import { PageFrame } from '../shared/frame/PageFrame.tsx'
import { asTable, figuresOf } from './figures.ts'
import type { CountedGame } from './figures.ts'
import { statisticsWords } from '../shared/language/screen-words.ts'
import './statistics.css'

export function StatisticsScreen() {
  const words = useLazyWords(statisticsWords)
  const { language, words: all } = useLanguage()
  const [visit, setVisit] = useState(0)
  const [asking, setAsking] = useState(false)
  const games = useStored(gameStore, visit)
  const [counted, setCounted] = useState<readonly CountedGame[]>()
  useEffect(() => {
    if (games === undefined) return undefined
    let left = false
    const count = async () => {
      const found: CountedGame[] = []
      for (const game of games) {
        const tally = await gameResultOf(game)
        if (left) return
        if (tally !== undefined) found.push({ game, tally })
      }
      setCounted(found)
    }
    void count()
    return () => {
      left = true
    }
  }, [games])

  const modeName = (mode: string): string => {
    const [kind, more] = mode.split(' ')
    if (kind === 'people') return words.people
    if (kind === 'solo')
      return words.solo(solo.difficulties.find(({ id }) => id === more)?.name[language] ?? '')
    const level = LEVELS.find((one) => one === more)
    return words.computers(level === undefined ? '' : all.web.computer.levels[level])
  }
  const removeAll = async () => {
    for (const { game } of counted ?? []) await removeGame(game)
    setAsking(false)
    setVisit(visit + 1)
  }
  const { modes, sources, best, lead } = figuresOf(counted ?? [])
  const most = Math.max(1, ...sources.map(([, points]) => Math.abs(points)))
  const round = (points: number): string =>
    points.toLocaleString(language, { maximumFractionDigits: 1 }).replace('-', '−')
  return (
    <PageFrame>
      <div className="statistics">
        <h1>{words.title}</h1>
        {counted === undefined ? (
          <p aria-busy="true">{all.web.loading}</p>
        ) : counted.length === 0 ? (
          <p>{words.none}</p>
        ) : (
          <>
            <table>
              <caption>{words.byMode}</caption>
              <thead>
                <tr>
                  <th scope="col">{words.against}</th>
                  <th scope="col">{words.games}</th>
                  <th scope="col">{words.won}</th>
                  <th scope="col">{words.mean}</th>
                  <th scope="col">{words.best}</th>
                </tr>
              </thead>
              <tbody>
                {modes.map(({ mode, games: number, won, mean, best: highest }) => (
                  <tr key={mode}>
                    <th scope="row">{modeName(mode)}</th>
                    <td>{number}</td>
                    <td>{won}</td>
                    <td>{round(mean)}</td>
                    <td>{round(highest)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <h2>{words.records}</h2>
            <ul>
              {best === undefined ? undefined : (
                <li>
                  {words.most(Math.max(...modes.map((mode) => mode.best)))}{' '}
                  <a href={addressOf({ at: 'replay', id: best.game.id })}>
                    {best.tally.scores.join(' : ')}
                  </a>
                </li>
              )}
              {lead === undefined ? undefined : (
                <li>
                  {words.lead(lead.points)}{' '}
                  <a href={addressOf({ at: 'replay', id: lead.of.game.id })}>
                    {lead.of.tally.scores.join(' : ')}
                  </a>
                </li>
              )}
            </ul>
            <table className="by-source">
              <caption>{words.bySource}</caption>
              <tbody>
                {sources.map(([source, points]) => (
                  <tr key={source}>
                    <th scope="row">{all.web.end.sources[source]}</th>
                    <td>{round(points)}</td>
                    <td aria-hidden="true" className="share-bar">
                      <span
                        data-below={points < 0 ? '' : undefined}
                        style={{ width: `${(100 * Math.abs(points)) / most}%` }}
                      />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            <p className="buttons">
              <button
                type="button"
                onClick={() => offerFile('tiletum-statistics.csv', asTable(counted), 'text/csv')}
              >
                {words.export}
              </button>
              {asking ? (
                <>
                  <span>{words.sure(counted.length)}</span>
                  <button type="button" onClick={() => void removeAll()}>
                    {all.web.start.remove}
                  </button>
                  <button type="button" onClick={() => setAsking(false)}>
                    {all.web.start.cancel}
                  </button>
                </>
              ) : (
                <button type="button" onClick={() => setAsking(true)}>
                  {words.delete}
                </button>
              )}
            </p>
          </>
        )}
        <p>
          <button type="button" onClick={() => go({ at: 'start' })}>
            {words.back}
          </button>
        </p>
      </div>
    </PageFrame>
  )
}
