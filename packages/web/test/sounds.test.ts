import type { GameEvent } from '@tiletum/engine'
import { expect, test } from 'vitest'
import { soundsOf } from '../src/sound/sounds.ts'

const events = (...names: readonly string[]): readonly GameEvent[] =>
  names.map((event) => ({ event, clause: 'turn-1', facts: {} }) as unknown as GameEvent)

test('each thing that happens sounds once, in its order', () => {
  expect(soundsOf(events('die', 'gain', 'gain', 'walk'))).toEqual(['dice', 'coin', 'quill'])
  expect(soundsOf(events('build', 'score'))).toEqual(['stamp'])
})

test('there is never more than a handful of sounds, and none for what only counts', () => {
  expect(soundsOf(events('die', 'gain', 'walk', 'build', 'take'))).toHaveLength(3)
  expect(soundsOf(events('score', 'order', 'turn', 'turn-over'))).toEqual([])
})
