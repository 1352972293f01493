import { lazyPart } from '../../shared/ui/lazy-part.tsx'

export const PointsDialog = lazyPart(async () => (await import('./PointsDialog.tsx')).PointsDialog)
export const PointsPanel = lazyPart(async () => (await import('./PointsPanel.tsx')).PointsPanel)
