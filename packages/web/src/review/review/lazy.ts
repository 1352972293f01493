/** A review is loaded when it is opened. */
import { lazyPart } from '../../shared/ui/lazy-part.tsx'

export const ReviewPanel = lazyPart(async () => (await import('./ReviewPanel.tsx')).ReviewPanel)
