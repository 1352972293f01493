import { lazy, Suspense } from 'react'
import { useTable } from '../../game/TableContext.tsx'
import { usePlanning } from './use-planning.ts'

const Panel = lazy(async () => ({ default: (await import('./PlansPanel.tsx')).PlansPanel }))
const News = lazy(async () => ({ default: (await import('./PlanNews.tsx')).PlanNews }))

export function PlansPanel() {
  return (
    <Suspense>
      <Panel />
    </Suspense>
  )
}

/** Most games have no plans, and so no news of them. */
export function PlanNews() {
  const plans = usePlanning(useTable().planning)?.plans ?? []
  return plans.length === 0 ? undefined : (
    <Suspense>
      <News />
    </Suspense>
  )
}
