import { lazyPart } from '../../shared/ui/lazy-part.tsx'

export const HintSheet = lazyPart(async () => (await import('./HintSheet.tsx')).HintSheet)
export const PinnedHint = lazyPart(async () => (await import('./PinnedHint.tsx')).PinnedHint)
