import { expect, test } from 'vitest'
import type { GameEvent } from '@tiletum/engine'
import { marksOfEvents } from '../../../src/game/playback/board-marks.ts'
import { seenOf } from '../../../src/game/playback/playback.ts'

const turn = { over: true, to: 12 }

test('a turn that came while nothing was told stays untold when another pace is chosen', () => {
  const instant = seenOf(8, 15, turn, 'instant')
  expect(instant).toBe(12)
  expect(seenOf(instant, 15, turn, 'slow')).toBe(12)
})

test('at any other pace a new turn is told, and again when it was taken back', () => {
  expect(seenOf(8, 12, turn, 'slow')).toBe(8)
  expect(seenOf(12, 7, { over: false, to: 7 }, 'fast')).toBe(7)
  expect(seenOf(5, 9, { over: false, to: 9 }, 'instant')).toBe(5)
})

test('a die taken before all were thrown anew marks no die that shows the same now', () => {
  const event = (name: string, facts: object) =>
    ({ event: name, clause: 'turn-1', facts }) as unknown as GameEvent
  const pink = { colour: 'pink', value: 6, printed: 6 }
  const taken = [event('die', pink), event('walk', { to: 'paris' })]
  const thrown = [event('roll', pink), event('die', { ...pink, printed: 2 })]
  expect([...marksOfEvents(taken).chosen]).toEqual(['die pink 6', 'town paris'])
  expect([...marksOfEvents([...taken, ...thrown]).chosen]).toEqual(['town paris', 'die pink 2'])
})
