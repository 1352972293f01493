import { expect, it } from 'vitest'
import { plural } from '@tiletum/text'

const HOUSES = { one: 'house', other: 'houses' }

it('follows each language: zero is plural in English and singular in French', () => {
  const english = plural('en')
  const french = plural('fr')
  expect([0, 1, 2].map((count) => english(count, HOUSES))).toEqual(['houses', 'house', 'houses'])
  expect([0, 1, 2].map((count) => french(count, HOUSES))).toEqual(['house', 'house', 'houses'])
})

it('falls back to the general form where a language names no special one', () => {
  expect(plural('fr')(1_000_000, HOUSES)).toBe('houses')
})
