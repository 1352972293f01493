/** Lessons are loaded when somebody wants to learn. */
import { lazy, Suspense } from 'react'

const Learn = lazy(async () => ({ default: (await import('./LearnScreen.tsx')).LearnScreen }))
const Lesson = lazy(async () => ({ default: (await import('./LessonScreen.tsx')).LessonScreen }))

export function LearnScreen() {
  return (
    <Suspense fallback={<main id="content" aria-busy="true" />}>
      <Learn />
    </Suspense>
  )
}

export function LessonScreen({ id }: { readonly id: string }) {
  return (
    <Suspense fallback={<main id="content" aria-busy="true" />}>
      <Lesson id={id} />
    </Suspense>
  )
}
