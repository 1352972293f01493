/** The end of a game at the table: who won, and where every point came from. */
import { createScoreSheet, SCORE_SOURCES, scores } from '@tiletum/engine'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { downloadFile } from '../game/storage/download.ts'
import type { SavedGame } from '../game/storage/saved-game.ts'
import { minus } from '../shared/ui/minus.ts'
import type { Look } from './companion.ts'
import { companionWords } from './words.ts'

interface ResultProps {
  readonly look: Look
  readonly seats: readonly string[]
  readonly saved: () => SavedGame
}

export function Result({ look, seats, saved }: ResultProps) {
  const { words } = useLanguage()
  const { companion } = useLazyWords(companionWords)
  const { game, state, opening, moments } = look.snapshot
  const sheet = createScoreSheet(game)
  for (const { events } of [opening, ...moments]) for (const event of events) sheet.sink(event)
  const used = SCORE_SOURCES.filter((source) => sheet.seats.some((seat) => seat[source] !== 0))
  const [winner = 0] = game.standings(state)
  return (
    <section className="result" aria-labelledby="result">
      <h2 id="result">{companion.over}</h2>
      <p>{companion.wins(seats[winner] ?? '')}</p>
      <table>
        <caption>{companion.arithmetic}</caption>
        <thead>
          <tr>
            <th scope="col">{words.web.end.source}</th>
            {seats.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {used.map((source) => (
            <tr key={source}>
              <th scope="row">{words.web.end.sources[source]}</th>
              {sheet.seats.map((seat, index) => (
                <td key={seats[index]}>{minus(seat[source])}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.web.end.total}</th>
            {scores(state).map((vp, index) => (
              <td key={seats[index]}>{minus(vp)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      <p className="stacked">
        <button type="button" onClick={() => downloadFile(saved())}>
          {companion.save}
        </button>
      </p>
    </section>
  )
}
