/** Tables in a list, each with who plays and how it stands. */
import type { TableSummary } from '@tiletum/protocol'
import type { OnlineWords } from '@tiletum/text/en/online'
import { LEVELS } from '@tiletum/bots'
import { useArea } from '../../base/language/area.ts'
import { localeFor } from '../../base/language/locale.ts'
import { useLanguage } from '../../base/language/LanguageProvider.tsx'
import { addressOf } from '../../base/navigation/route.ts'
import { onlineWords } from './words.ts'

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
      <ul className="games">
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
  const words = useArea(onlineWords)
  const { home } = words
  const { levels } = useLanguage().words.web.computer
  const { language } = useLanguage()
  const { title, seats, unread, result, updated, expires } = table
  const names = seats.map(({ name, level }) => {
    const known = LEVELS.find((one) => one === level)
    // Whoever deleted everything of theirs has left a seat without a name.
    if (name === '') return words.chat.gone
    return name ?? (known === undefined ? level : levels[known]) ?? home.seatOpen
  })
  const scores =
    result === undefined
      ? names
      : names.map((name, seat) => words.results.score(name, result.points[seat] ?? 0))
  const all = scores.join(' · ')
  return (
    <div className="game-row">
      <a href={addressOf({ at: 'table', id: table.id })}>{title ?? all}</a>
      {title === undefined ? undefined : <span>{all}</span>}
      <span className="when">{standOf(table, words)}</span>
      {result === undefined ? undefined : (
        <span className="when">{new Date(updated).toLocaleDateString(localeFor(language))}</span>
      )}
      {expires === undefined ? undefined : (
        <span className="when">
          {home.expires(new Date(expires).toLocaleDateString(localeFor(language)))}
        </span>
      )}
      {unread > 0 ? <span className="when">{home.unread(unread)}</span> : undefined}
    </div>
  )
}

/** How it stands, for whoever looks; one's own place where one played. */
function standOf(
  { yours, state, seats, awaits, result }: TableSummary,
  words: OnlineWords,
): string {
  if (yours) return words.home.yours
  const mine = seats.findIndex(({ you }) => you === true)
  if (result === undefined) {
    const asked = state === 'playing' ? seats[awaits]?.name : undefined
    return asked === undefined || asked === '' ? words.home.states[state] : words.home.turnOf(asked)
  }
  const how = result.how === 'over' ? undefined : words.results.hows[result.how]
  const place =
    mine < 0
      ? words.home.states[state]
      : words.results.place(result.places[mine] ?? 0, seats.length, result.points[mine] ?? 0)
  return how === undefined ? place : `${place} (${how})`
}
