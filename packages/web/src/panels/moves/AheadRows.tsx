/** What a helper or the choice of an action would open, each in one press. */
import { useLanguage } from '../../base/language/LanguageProvider.tsx'
import { useTable } from '../../game/TableContext.tsx'
import { foresightOf } from './foresight.ts'
import { joined } from './routes.ts'
import { seriesWords } from './series.ts'

interface AheadRowsProps {
  readonly moves: readonly string[]
  readonly onDone: () => void
}

export function AheadRows({ moves, onDone }: AheadRowsProps) {
  const { table, say, play } = useTable()
  const { hand } = useLanguage().words
  return moves.flatMap(foresightOf(table).seriesTo).map((series) => (
    <button
      key={joined(series)}
      type="button"
      className="move-row"
      data-plays={joined(series)}
      onClick={() => {
        onDone()
        play(...series)
      }}
    >
      <span className="what">{hand.series(seriesWords(say, table.snapshot(), series))}</span>
    </button>
  ))
}
