import type { GameEvent } from '@tiletum/engine'
import { expect, test } from 'vitest'
import { soundsOf } from '../../../src/shared/sound/sounds.ts'

const events = (...names: readonly string[]): readonly GameEvent[] =>
  names.map((event) => ({ event, clause: 'turn-1', facts: {} }) as unknown as GameEvent)

test('each thing that happens sounds once, in its order', () => {
  expect(soundsOf(events('die', 'gain', 'gain', 'walk'))).toEqual(['dice', 'coin', 'cart'])
  expect(soundsOf(events('build', 'score'))).toEqual(['stamp'])
})

test('there is never more than a handful of sounds, and none for what only counts', () => {
  expect(soundsOf(events('die', 'gain', 'walk', 'build', 'take'))).toHaveLength(3)
  expect(soundsOf(events('score', 'order', 'turn', 'turn-over'))).toEqual([])
})

test('a piece on the map rolls like a cart, and a fair and a finished building ring', () => {
  expect(soundsOf(events('walk'))).toEqual(['cart'])
  expect(soundsOf(events('fair-phase'))).toEqual(['bell'])
  expect(soundsOf(events('complete'))).toEqual(['bell'])
})
