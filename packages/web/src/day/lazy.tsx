import { lazy, Suspense } from 'react'
import type { ComponentProps } from 'react'

const Days = lazy(async () => ({ default: (await import('./DaysScreen.tsx')).DaysScreen }))
const Result = lazy(async () => ({
  default: (await import('./DayResultPanel.tsx')).DayResultPanel,
}))

export function DaysScreen() {
  return (
    <Suspense fallback={<main id="content" aria-busy="true" />}>
      <Days />
    </Suspense>
  )
}

export function DayResultPanel(props: ComponentProps<typeof Result>) {
  return (
    <Suspense>
      <Result {...props} />
    </Suspense>
  )
}
