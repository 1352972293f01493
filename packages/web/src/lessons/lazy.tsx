/** Lessons are loaded when somebody wants to learn. */
import { lazy, Suspense } from 'react'
import { useSettings } from '../settings/settings.ts'

const Learn = lazy(async () => ({ default: (await import('./LearnScreen.tsx')).LearnScreen }))
const Lesson = lazy(async () => ({ default: (await import('./LessonScreen.tsx')).LessonScreen }))

const Advice = lazy(async () => ({ default: (await import('./Coach.tsx')).Coach }))

/** For whoever wants it: in the settings, and in a first game. */
export function Coach({ seat }: { readonly seat: number }) {
  return useSettings().coach ? (
    <Suspense>
      <Advice seat={seat} />
    </Suspense>
  ) : undefined
}

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
