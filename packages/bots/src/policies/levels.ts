/** The levels of the computer player: the same method with more or less search. */
import type { SearcherSettings } from '../search/searcher.ts'

/** Levels from the weakest to the strongest. */
export const LEVELS = ['beginner', 'apprentice', 'merchant', 'master', 'grandmaster'] as const
export type Level = (typeof LEVELS)[number]

export const LEVEL_SETTINGS: Readonly<Record<Level, SearcherSettings>> = {
  beginner: { iterations: 3 },
  apprentice: { iterations: 8 },
  merchant: { iterations: 100 },
  master: {
    iterations: 1600,
    lookAhead: {
      share: 0.55,
      candidates: 8,
      perDie: 2,
      within: 6,
      own: 60,
      others: 15,
      turns: 1,
      belief: 4,
    },
  },
  grandmaster: {
    iterations: 36_000,
    lookAhead: {
      share: 0.85,
      candidates: 16,
      perDie: 3,
      within: 8,
      own: 80,
      others: 40,
      turns: 1,
      belief: 4,
    },
  },
}

/** Iterations per decision if no other budget is given. */
export const LEVEL_ITERATIONS = Object.fromEntries(
  LEVELS.map((level) => [level, LEVEL_SETTINGS[level].iterations]),
) as Readonly<Record<Level, number>>
