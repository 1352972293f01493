import { firstTermIn, termAt } from '@tiletum/text/glossary'
import { GLOSSARY } from '@tiletum/text/rules'
import { expect, test } from 'vitest'

const pointedAt = (text: string, word: string, language: 'en' | 'fr' = 'en') =>
  termAt(text, text.indexOf(word) + 1, language)?.id

test('a word of a sentence leads to its term, in the singular and the plural', () => {
  expect(pointedAt('Place a pillar in Lyon.', 'pillar')).toBe('pillar')
  expect(pointedAt('Two pillars, two houses', 'houses')).toBe('house')
  expect(pointedAt('The dice are thrown', 'dice')).toBe('die')
  expect(pointedAt('Spend 3 AP', 'AP')).toBe('action-point')
  expect(pointedAt('Construisez un pilier ou deux maisons', 'maisons', 'fr')).toBe('house')
  expect(pointedAt('Une cathedrale', 'cathedrale', 'fr')).toBe('cathedral')
})

test('the longest name that the word belongs to counts, from either of its words', () => {
  expect(pointedAt('three cathedral tiles left', 'cathedral')).toBe('cathedral-tile')
  expect(pointedAt('three cathedral tiles left', 'tiles')).toBe('cathedral-tile')
  expect(pointedAt('the cathedral of Lyon', 'cathedral')).toBe('cathedral')
  expect(pointedAt('la piste du Roi', 'du', 'fr')).toBe('king-track')
})

test('other words lead nowhere', () => {
  expect(pointedAt('Place a pillar in Lyon.', 'Lyon')).toBeUndefined()
  expect(pointedAt('housekeeping', 'house')).toBeUndefined()
  expect(termAt('pillar  house', 7, 'en')).toBeUndefined()
  expect(firstTermIn('Undo', 'en')).toBeUndefined()
  expect(firstTermIn('Take the contract and a crest', 'en')?.id).toBe('contract')
})

test('every term is found by its own name, in both languages', () => {
  for (const { id, name } of GLOSSARY)
    for (const language of ['en', 'fr'] as const)
      expect(termAt(name[language], 0, language)?.id, name[language]).toBe(id)
})
