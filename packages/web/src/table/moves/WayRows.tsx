/** The ways to a place, and what can be done there, each in one press. */
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import { useSnapshot, useTable } from '../../game/TableContext.tsx'
import { joined } from './routes.ts'
import { waysFor } from './use-ways.ts'
import { broughtBy, wayWords } from './way-words.ts'

interface WayRowsProps {
  readonly space: string
  readonly onDone: () => void
}

export function WayRows({ space, onDone }: WayRowsProps) {
  const { words } = useLanguage()
  const { table, say, play } = useTable()
  const snapshot = useSnapshot()
  const row = (moves: readonly string[], label: string, note: string) => (
    <button
      key={joined(moves)}
      type="button"
      className="move-row"
      data-plays={joined(moves)}
      onClick={() => {
        onDone()
        play(...moves)
      }}
    >
      <span className="what">{label}</span>
      {note === '' ? undefined : <span className="note">{words.hand.way.brings(note)}</span>}
    </button>
  )
  return waysFor(snapshot, space).flatMap((way) => {
    const label = wayWords(words, say, snapshot, way)
    return [
      // A single step is a row of its own already.
      ...(way.moves.length === 1 ? [] : [row(way.moves, label, broughtBy(say, table, way))]),
      ...way.then.map((move) =>
        row([...way.moves, move], words.hand.way.then(label, say.move(way.state, move).label), ''),
      ),
    ]
  })
}
