import { expect, it } from 'vitest'
import { of } from '../src/fr/of.ts'

it.each([
  ['Bruno', 'de Bruno'],
  ['Anna', 'd’Anna'],
  ['Élise', 'd’Élise'],
  ['Yves', 'd’Yves'],
  ['Yann', 'de Yann'],
  ['Cardinalbot', 'du Cardinalbot'],
])('says of %s: %s', (name, said) => {
  expect(of(name)).toBe(said)
})
