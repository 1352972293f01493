/** The result of a game of the day is loaded at its end. */
import { lazyPart } from '../shared/ui/lazy-part.tsx'

export const DayResultPanel = lazyPart(
  async () => (await import('./DayResultPanel.tsx')).DayResultPanel,
)
