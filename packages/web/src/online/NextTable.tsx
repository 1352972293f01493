/** The link to the next table that waits for this person. */
import { go } from '../shared/navigation/route.ts'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { useTables } from './use-tables.ts'
import { onlineWords } from '../shared/language/screen-words.ts'

export function NextTable({ here }: { readonly here: string }) {
  const { together } = useLazyWords(onlineWords)
  const next = useTables()?.mine.find(({ id, yours }) => yours && id !== here)
  if (next === undefined) return undefined
  return (
    <p className="buttons">
      <button type="button" className="primary" onClick={() => go({ at: 'table', id: next.id })}>
        {together.next}
      </button>
    </p>
  )
}
