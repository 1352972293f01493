/** The person's finished games, each with its result, and all of them in figures. */
import type { TableSummary } from '@tiletum/protocol'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { countGames } from './statistics.ts'
import { Tables } from './TableRows.tsx'
import { useTables } from './use-tables.ts'
import { onlineWords } from '../shared/language/screen-words.ts'
import styles from './online.module.css'

export function Results() {
  const { results, home } = useLazyWords(onlineWords)
  const tables = useTables()?.mine
  if (tables === undefined) return undefined
  return (
    <>
      <Tables
        title={home.mine}
        tables={tables.filter(({ state }) => state !== 'over')}
        none={home.none}
      />
      <Tables
        title={results.mine}
        tables={tables.filter(({ state }) => state === 'over')}
        none={results.none}
      />
      <Statistics tables={tables} />
    </>
  )
}

function Statistics({ tables }: { readonly tables: readonly TableSummary[] }) {
  const { results } = useLazyWords(onlineWords)
  const { language } = useLanguage()
  const lines = countGames(tables)
  if (lines.length === 0) return undefined
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  return (
    <section>
      <h2>{results.statistics}</h2>
      <table className={styles['statistics']}>
        <thead>
          <tr>
            <th scope="col">{results.players}</th>
            <th scope="col">{results.games}</th>
            <th scope="col">{results.won}</th>
            <th scope="col">{results.average}</th>
            <th scope="col">{results.best}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ players, games, won, average, best }) => (
            <tr key={players ?? 'all'}>
              <th scope="row">{players ?? results.all}</th>
              <td>{games}</td>
              <td>{won}</td>
              <td>{number.format(average)}</td>
              <td>{best}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
