import { describe, expect, it } from 'vitest'
import { CATALOGUES, LANGUAGES } from '@tiletum/text'

/** Every word of a catalogue with its place, functions by their number of parameters. */
function words(value: unknown, place = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[place, value]]
  if (typeof value === 'function') return [[place, `(${value.length})`]]
  return Object.entries(Object(value)).flatMap(([key, inner]) => words(inner, `${place}.${key}`))
}

describe.each(LANGUAGES)('the catalogue %s', (language) => {
  it('has the same places as English', () => {
    const places = (of: unknown) =>
      words(of)
        .map(([place]) => place)
        .toSorted()
    expect(places(CATALOGUES[language])).toEqual(places(CATALOGUES.en))
  })

  it('leaves nothing empty and no stray spaces', () => {
    for (const [place, word] of words(CATALOGUES[language])) {
      expect(word, place).not.toBe('')
      expect(word, place).toBe(word.trim())
    }
  })
})

it('sets French punctuation with spaces that do not break, thin before ; ? and !', () => {
  for (const [place, word] of words(CATALOGUES.fr)) {
    expect(word, place).not.toMatch(/ [:;?!»]|« /)
    expect(word, place).not.toMatch(/\u202f[:»]|«\u202f|\u00a0[;?!]/)
  }
})
