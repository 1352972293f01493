import { lazy, Suspense } from 'react'
import type { PracticeProps } from './PracticeScreen.tsx'

const Practice = lazy(async () => ({
  default: (await import('./PracticeScreen.tsx')).PracticeScreen,
}))

export function PracticeScreen({ id, seat }: PracticeProps) {
  return (
    <Suspense fallback={<main id="content" aria-busy="true" />}>
      <Practice id={id} seat={seat} />
    </Suspense>
  )
}
