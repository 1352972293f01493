/** When a game that was left was last played. */
import { expect, it } from 'vitest'
import { daysAgo } from '../../src/companion/days-ago.ts'

const evening = new Date(2026, 2, 27, 23, 50).getTime()
const at = (day: number, hour: number): number => new Date(2026, 2, day, hour).getTime()

it('counts days by the date, over a change of the clock too', () => {
  expect(daysAgo('en', evening, evening + 60_000)).toBe('today')
  expect(daysAgo('en', evening, at(28, 0) + 60_000)).toBe('yesterday')
  expect(daysAgo('en', evening, at(29, 23))).toBe('2 days ago')
  expect(daysAgo('en', evening, new Date(2026, 3, 3, 9).getTime())).toBe('7 days ago')
  expect(daysAgo('fr', evening, new Date(2026, 3, 3, 9).getTime())).toBe('il y a 7 jours')
})

it('is never in the future, whatever the clock of the device says', () => {
  expect(daysAgo('en', at(29, 12), at(27, 12))).toBe('today')
})
