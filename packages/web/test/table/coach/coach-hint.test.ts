import type { Advice } from '@tiletum/bots'
import { expect, test } from 'vitest'
import { worthALook } from '../../../src/table/coach/CoachHint.tsx'

const advice = (expected: readonly number[], reasons: Advice['reasons']): Advice => ({
  move: 'die pink 4',
  iterations: 100,
  spread: 20,
  lines: expected.map((value) => ({ moves: ['die pink 4'], visits: 10, expected: value })),
  reasons,
})

test.each([
  [
    'nothing is said where two lines are about equal',
    [10, 8],
    [{ subject: 'king', points: 5 }],
    undefined,
  ],
  ['the main reason of a clear choice is named', [10, 2], [{ subject: 'king', points: 5 }], 'king'],
  [
    'what nobody can look at is left out',
    [10, 2],
    [
      { subject: 'later', points: 7 },
      { subject: 'fair', points: 3 },
    ],
    'fair',
  ],
  ['a small reason is none', [10, 2], [{ subject: 'fair', points: 2 }], undefined],
  ['what speaks against it is none', [10, 2], [{ subject: 'fair', points: -6 }], undefined],
  ['one line is no choice', [10], [], undefined],
] as const)('%s', (_, expected, reasons, subject) => {
  expect(worthALook(advice(expected, reasons))).toBe(subject)
})
