/** A list of tables, each with its players and its status. */
import type { TableSummary } from '@tiletum/protocol'
import { playsWith } from '@tiletum/engine'
import { LEVELS } from '@tiletum/bots'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { localeFor } from '../shared/language/locale.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { addressOf } from '../shared/navigation/route.ts'
import { paceText } from './pace-text.ts'
import { tableStatus } from './table-status.ts'
import { onlineWords } from '../shared/language/screen-words.ts'
import styles from './online.module.css'

interface TablesProps {
  readonly title: string
  readonly tables: readonly TableSummary[]
  readonly none?: string | undefined
}

export function Tables({ title, tables, none }: TablesProps) {
  return (
    <section>
      <h2>{title}</h2>
      {tables.length === 0 ? <p className="quiet">{none}</p> : undefined}
      <ul className={styles['tables']}>
        {tables.map((table) => (
          <li key={table.id}>
            <TableRow table={table} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function TableRow({ table }: { readonly table: TableSummary }) {
  const words = useLazyWords(onlineWords)
  const { home } = words
  const { language, words: all } = useLanguage()
  const { setup, computer } = all.web
  const { levels } = computer
  const { title, seats, unread, result, updated, expires, modules, pace, yours } = table
  const day = (time: number) => new Date(time).toLocaleDateString(localeFor(language))
  const names = seats.map(({ name, level }) => {
    const known = LEVELS.find((one) => one === level)
    // A person who deleted their data has left a seat without a name.
    if (name === '') return words.chat.gone
    return name ?? (known === undefined ? level : levels[known]) ?? home.seatOpen
  })
  const scores =
    result === undefined
      ? names
      : names.map((name, seat) => words.results.score(name, result.points[seat] ?? 0))
  const players = scores.join(' · ')
  const facts = [
    ...(yours ? [] : [tableStatus(table, words)]),
    ...(result === undefined ? [] : [day(updated)]),
    ...(unread > 0 ? [home.unread(unread)] : []),
    playsWith({ modules }, 'silver') ? setup.silver : setup.base,
    ...(result === undefined ? [paceText(pace, words)] : []),
    ...(expires === undefined ? [] : [home.expires(day(expires))]),
  ]
  return (
    <div className={styles['tableRow']}>
      <a href={addressOf({ at: 'table', id: table.id })}>{title ?? players}</a>
      {yours ? <strong>{tableStatus(table, words)}</strong> : undefined}
      {title === undefined ? undefined : <span>{players}</span>}
      <small>{facts.join(' · ')}</small>
    </div>
  )
}
