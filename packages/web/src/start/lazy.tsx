import { lazy, Suspense } from 'react'

const Statistics = lazy(async () => ({
  default: (await import('./StatisticsScreen.tsx')).StatisticsScreen,
}))

export function StatisticsScreen() {
  return (
    <Suspense fallback={<main id="content" aria-busy="true" />}>
      <Statistics />
    </Suspense>
  )
}
