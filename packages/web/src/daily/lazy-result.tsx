/** The result of a game of the day is loaded at its end. */
import { lazy, Suspense } from 'react'
import type { ComponentProps } from 'react'

const Result = lazy(async () => ({
  default: (await import('./DayResultPanel.tsx')).DayResultPanel,
}))

export function DayResultPanel(props: ComponentProps<typeof Result>) {
  return (
    <Suspense>
      <Result {...props} />
    </Suspense>
  )
}
