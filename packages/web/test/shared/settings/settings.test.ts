import { expect, test } from 'vitest'
import { readSettings, WASTES } from '../../../src/shared/settings/settings.ts'

test('every warning has its switch, on until somebody turns it off', () => {
  const { warnings } = readSettings({ theme: 'candle', warnings: { 'points-left': false } })
  expect(WASTES.filter((waste) => !warnings[waste])).toEqual(['points-left'])
})

test('the one switch of an older release counts for all warnings', () => {
  expect(WASTES.some((waste) => readSettings({ warnings: false }).warnings[waste])).toBe(false)
  expect(WASTES.every((waste) => readSettings({ warnings: true }).warnings[waste])).toBe(true)
})

test('settings that can’t be read fall back to the defaults', () => {
  for (const kept of [undefined, 'candle', 7]) expect(readSettings(kept).keys).toBe(true)
})

test('the font that an older release kept as letters stays', () => {
  expect(readSettings({ letters: 'legible' }).font).toBe('legible')
  expect(readSettings({ letters: 'printed' }).font).toBe('standard')
  expect(readSettings({ letters: 'legible', font: 'standard' }).font).toBe('standard')
})
