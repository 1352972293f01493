/** A link from a section of the rules to the lesson that shows it. */
import { Suspense } from 'react'
import { addressOf } from '../shared/navigation/route.ts'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { lessonsWords } from '../shared/language/screen-words.ts'
import type { LessonId } from '../shared/language/screen-words.ts'

/** Lessons by section of the rules reference. */
const LESSON_OF: Readonly<Record<string, LessonId>> = {
  turn: 'turn',
  travel: 'turn',
  storehouse: 'combo',
  tasks: 'combo',
  nesting: 'combo',
  round: 'fair',
  king: 'fair',
  fair: 'fair',
  'silver-and-technologies': 'silver',
  'silver-prospector': 'silver',
}

export function LessonLink({ section }: { readonly section: string }) {
  const lesson = LESSON_OF[section]
  return lesson === undefined ? undefined : (
    <Suspense>
      <Link lesson={lesson} />
    </Suspense>
  )
}

function Link({ lesson }: { readonly lesson: LessonId }) {
  const words = useLazyWords(lessonsWords)
  return (
    <p className="lesson-link">
      <a href={addressOf({ at: 'lesson', id: lesson })}>{words.see(words.titles[lesson])}</a>
    </p>
  )
}
