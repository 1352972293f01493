import { RESOURCES } from '@tiletum/engine'
import { LANGUAGES, RESOURCE_LETTERS } from '@tiletum/text'
import { expect, test } from 'vitest'
import { keysIn, commandOf } from '../../src/table/keys.ts'

test.each(LANGUAGES)('in %s every letter means one thing', (language) => {
  const letters = Object.values(RESOURCE_LETTERS[language])
  expect(new Set(letters).size).toBe(letters.length)
  const { dice, ...commands } = keysIn(language)
  const keys = [...dice.split(' '), ...Object.values(commands)]
  expect(new Set(keys).size).toBe(keys.length)
  for (const [command, key] of Object.entries(commands))
    expect(commandOf(key.toLowerCase(), language)).toEqual({ command })
  for (const resource of RESOURCES)
    expect(commandOf(RESOURCE_LETTERS[language][resource], language)).toEqual({ dice: resource })
})

test('French has the first letters of its own words', () => {
  expect(keysIn('fr').dice).toBe('O N L P F')
  expect(RESOURCE_LETTERS.fr.silver).toBe('A')
  expect(commandOf('x', 'fr')).toBeUndefined()
})
