import { useTable } from '../../game/TableContext.tsx'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'
import { usePlanning } from './use-planning.ts'

export const PlansPanel = lazyPart(async () => (await import('./PlansPanel.tsx')).PlansPanel)
const LoadedPlanNews = lazyPart(async () => (await import('./PlanNews.tsx')).PlanNews)

/** Most games have no plans, and so the part is not loaded. */
export function PlanNews() {
  const plans = usePlanning(useTable().planning)?.plans ?? []
  return plans.length === 0 ? undefined : <LoadedPlanNews />
}
