/** All lessons, with the progress in each. */
import { go } from '../shared/navigation/route.ts'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import { PageFrame } from '../shared/frame/PageFrame.tsx'
import { FirstGame } from './FirstGame.tsx'
import { LESSONS } from './index.ts'
import { useProgress } from './progress.ts'
import { lessonsWords } from '../shared/language/screen-words.ts'
import './LessonPopup.css'

export function LearnScreen() {
  const words = useLazyWords(lessonsWords)
  const { web } = useLanguage().words
  const progressOf = useProgress()
  const next = LESSONS.find(({ id }) => !progressOf(id).done)
  return (
    <PageFrame>
      <div className="learn">
        <h1>{words.title}</h1>
        <p>{words.intro}</p>
        <ol className="lessons">
          {LESSONS.map((lesson, index) => {
            const { done, inputs, passed } = progressOf(lesson.id)
            const begun = !done && (inputs.length > 0 || passed > 0)
            return (
              <li key={lesson.id}>
                <div>
                  <h2>
                    {index + 1}. {words.titles[lesson.id]}
                  </h2>
                  <p>{words.about[lesson.id]}</p>
                  <p className="when">
                    {words.minutes(lesson.minutes)}
                    {done ? `, ${words.done}` : begun ? `, ${words.begun}` : undefined}
                  </p>
                </div>
                <button
                  type="button"
                  className={lesson === next ? 'primary' : ''}
                  aria-label={web.part(
                    done ? words.again : begun ? words.resume : words.begin,
                    words.titles[lesson.id],
                  )}
                  onClick={() => go({ at: 'lesson', id: lesson.id })}
                >
                  {done ? words.again : begun ? words.resume : words.begin}
                </button>
              </li>
            )
          })}
        </ol>
        <FirstGame />
        <p>
          <button type="button" onClick={() => go({ at: 'start' })}>
            {words.back}
          </button>
        </p>
      </div>
    </PageFrame>
  )
}
