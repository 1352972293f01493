import { lazy, Suspense } from 'react'

const Days = lazy(async () => ({ default: (await import('./DaysScreen.tsx')).DaysScreen }))

export function DaysScreen() {
  return (
    <Suspense fallback={<main id="content" aria-busy="true" />}>
      <Days />
    </Suspense>
  )
}
