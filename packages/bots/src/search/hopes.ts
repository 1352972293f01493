/** Measured by `fit/hope.ts`; the runs are in fit/README.md. */
import type { Hope } from './sober.ts'

/** Against the Cardinalbot, and by the number of players. */
type Hopes = Readonly<Record<'alone' | 2 | 3 | 4, Hope>>

export const HOPES: Readonly<Record<'base' | 'silver', Hopes>> = {
  base: {
    alone: { hope: [23.2, 151.5, -68.8], spread: [16, 29.3] },
    2: { hope: [1.5, 1.6, 4], spread: [2.2, 44.2] },
    3: { hope: [4, -11, 20.3], spread: [8.3, 24.6] },
    4: { hope: [1.9, 6, 8.9], spread: [7.8, 21.6] },
  },
  silver: {
    alone: { hope: [2.1, 448.8, -260.2], spread: [21.6, 34.7] },
    2: { hope: [8.4, -44.8, 54.5], spread: [14.4, 44.3] },
    3: { hope: [2.4, -22.4, 54.2], spread: [8.2, 44.9] },
    4: { hope: [2.4, -22.4, 54.2], spread: [8.2, 44.9] },
  },
}
