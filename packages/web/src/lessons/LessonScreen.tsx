/** A lesson on the table, with its pop-up. */
import type { Game } from '@tiletum/engine'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { go } from '../shared/navigation/route.ts'
import { TableScreen } from '../table/TableScreen.tsx'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { useComposed } from '../table/use-composed.ts'
import { Dialog } from '../shared/ui/Dialog.tsx'
import { lessonAfter, LESSONS, lessonOf } from './index.ts'
import type { Lesson } from './lesson.ts'
import { LessonPopup } from './LessonPopup.tsx'
import { LearnScreen } from './LearnScreen.tsx'
import { playLesson } from './play.ts'
import { keepProgress, progressOf } from './progress.ts'
import { lessonsWords } from '../shared/language/screen-words.ts'

export function LessonScreen({ id }: { readonly id: string }) {
  const lesson = lessonOf(id)
  return lesson === undefined ? <LearnScreen /> : <Prepared key={id} lesson={lesson} />
}

const PLAYERS = [
  { name: 'Clara', colour: 'vermilion' },
  { name: 'Bruno', colour: 'verdigris' },
] as const

const leave = () => go({ at: 'learn' })

function Prepared({ lesson }: { readonly lesson: Lesson }) {
  const composed = useComposed(lesson.config)
  if (composed === undefined) return <main id="content" aria-busy="true" />
  return <Lesson lesson={lesson} game={composed.game} />
}

interface LessonProps {
  readonly lesson: Lesson
  readonly game: Game
}

function Lesson({ lesson, game }: LessonProps) {
  const play = useMemo(
    () =>
      playLesson(lesson, game, PLAYERS, progressOf(lesson.id), (progress) =>
        keepProgress(lesson.id, progress),
      ),
    [lesson, game],
  )
  const now = useSyncExternalStore(play.subscribe, play.now)
  const step = lesson.steps[now.step]
  useEffect(() => () => play.session.close(), [play])
  return (
    <>
      {step === undefined ? undefined : (
        <LessonPopup
          lesson={lesson}
          number={LESSONS.indexOf(lesson) + 1}
          step={step}
          now={now}
          onPass={play.pass}
          onShow={play.show}
          onLeave={leave}
        />
      )}
      <TableScreen session={play.session} coached={false} />
      {step === undefined ? <Closing lesson={lesson} /> : undefined}
    </>
  )
}

function Closing({ lesson }: { readonly lesson: Lesson }) {
  const words = useLazyWords(lessonsWords)
  const next = lessonAfter(lesson.id)
  return (
    <Dialog title={words.closing} closeLabel={words.all} onClose={leave}>
      <p>{words.end[lesson.id]}</p>
      <p className="buttons">
        {next === undefined ? undefined : (
          <button
            type="button"
            className="primary"
            onClick={() => go({ at: 'lesson', id: next.id })}
          >
            {words.nextLesson(words.titles[next.id])}
          </button>
        )}
        <button type="button" className={next === undefined ? 'primary' : ''} onClick={leave}>
          {words.all}
        </button>
      </p>
    </Dialog>
  )
}
