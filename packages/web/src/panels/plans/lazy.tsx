import { lazy, Suspense } from 'react'

const Panel = lazy(async () => ({ default: (await import('./PlansPanel.tsx')).PlansPanel }))
const News = lazy(async () => ({ default: (await import('./PlanNews.tsx')).PlanNews }))

export function PlansPanel() {
  return (
    <Suspense>
      <Panel />
    </Suspense>
  )
}

export function PlanNews() {
  return (
    <Suspense>
      <News />
    </Suspense>
  )
}
