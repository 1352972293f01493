/** The way to the next table that waits for this person. */
import { go } from '../../base/navigation/route.ts'
import { useArea } from '../../base/language/area.ts'
import { useTables } from './use-tables.ts'
import { onlineWords } from './words.ts'

export function NextTable({ here }: { readonly here: string }) {
  const { together, table } = useArea(onlineWords)
  const next = useTables()?.mine.find(({ id, yours }) => yours && id !== here)
  return (
    <p className="buttons">
      {next === undefined ? undefined : (
        <button type="button" className="primary" onClick={() => go({ at: 'table', id: next.id })}>
          {together.next}
        </button>
      )}
      <button type="button" onClick={() => go({ at: 'online' })}>
        {table.toLobby}
      </button>
    </p>
  )
}
