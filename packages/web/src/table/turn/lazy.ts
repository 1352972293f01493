import { lazyPart } from '../../shared/ui/lazy-part.tsx'

export const PlanTray = lazyPart(async () => (await import('./PlanTray.tsx')).PlanTray)
