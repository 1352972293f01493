/** The problems that keep an edition from being played, each with its place. */
import type { Applied } from '@tiletum/content/edition'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { galleryWords } from '../shared/language/screen-words.ts'

export function Problems({ checked }: { readonly checked: Applied }) {
  const { edition, gallery } = useLazyWords(galleryWords)
  const problems = 'problems' in checked ? checked.problems : []
  return (
    <output className="problems">
      {problems.length === 0 ? undefined : (
        <>
          <p className="error">{gallery.edition.problems(problems.length)}</p>
          <ul>
            {problems
              .map((one) => edition.problem(one))
              .map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
          </ul>
        </>
      )}
    </output>
  )
}
