import { CATALOGUES } from '@tiletum/text'
import { expect, test } from 'vitest'
import { resultTextOf } from '../../../src/table/report/result-text.ts'
import { wrap } from '../../../src/table/report/wrap-text.ts'

test('a result to share has a bar for each seat and who led after each round', () => {
  const text = resultTextOf(CATALOGUES.en.chronicle.strip, {
    mode: '2 players',
    seats: [
      { name: 'Anna', vp: 96 },
      { name: 'Bruno', vp: -3 },
    ],
    leaders: ['Bruno', undefined, 'Anna', 'Anna'],
  })
  expect(text.split('\n')).toEqual([
    'Tiletum: 2 players',
    '██████████ 96 Anna',
    '-3 Bruno',
    'Bruno → = → Anna → Anna (leader after each round)',
  ])
})

test('lines are as long as the width allows, and a word is never cut', () => {
  const measure = (text: string) => text.length
  expect(wrap('one two three four', 9, measure)).toEqual(['one two', 'three', 'four'])
  expect(wrap('cathedral', 4, measure)).toEqual(['cathedral'])
  expect(wrap('a b c d', 3, measure)).toEqual(['a b', 'c d'])
})
