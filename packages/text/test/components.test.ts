import { content } from '@tiletum/content'
import { components } from '@tiletum/content/catalogue'
import type { Effect } from '@tiletum/engine'
import { describe, expect, it } from 'vitest'
import { CATALOGUES, LANGUAGES } from '@tiletum/text'

describe.each(LANGUAGES)('every component in %s', (language) => {
  const said = components(content).map(({ id, subject }) => ({
    id,
    words: CATALOGUES[language].components.describe(subject),
  }))

  it('has words', () => {
    for (const { id, words } of said) expect(words, id).toMatch(/^\S.*\S$/)
  })

  it('shows no trace of the data', () => {
    for (const { id, words } of said) {
      expect(words, id).not.toMatch(/undefined|NaN|\[object|\$\{|null|  /)
    }
  })

  it('begins with a capital, a digit or a minus and ends with a full stop', () => {
    for (const { id, words } of said) {
      if (!words.startsWith('a1') && !/^[a-f]\d/.test(words)) {
        expect(words, id).toMatch(/^[\p{Lu}\d−].*\.$/u)
      }
    }
  })
})

it('sets French with spaces that do not break', () => {
  for (const { id, subject } of components(content)) {
    expect(CATALOGUES.fr.components.describe(subject), id).not.toMatch(/ [:;?!»]|« /)
  }
})

describe('effects in words', () => {
  it.each<[Effect, string, string]>([
    [
      { do: 'gain', purse: { gold: 1, wool: 2 } },
      'Gain 1 gold and 2 wool.',
      'Gagner 1 or et 2 laines.',
    ],
    [
      { do: 'gainAny', count: 1 },
      'Gain 1 resource of your choice.',
      'Gagner 1 ressource au choix.',
    ],
    [
      { do: 'gainAny', count: 5, identical: true },
      'Gain 5 identical resources of your choice.',
      'Gagner 5 ressources identiques au choix.',
    ],
    [
      { do: 'act', action: 'architect', points: 1 },
      'Take an architect action with 1 action point.',
      'Effectuer une action Architecte avec 1 point d’action.',
    ],
    [
      { do: 'pay', silver: 1, then: { do: 'act', action: 'any', points: 3 } },
      'Pay 1 silver to take any action with 3 action points.',
      'Payer 1 argent pour effectuer une action de votre choix avec 3 points d’action.',
    ],
    [
      {
        do: 'all',
        of: [
          { do: 'step', piece: 'merchant', steps: 1 },
          { do: 'build', what: 'house', where: 'here' },
        ],
      },
      'Move your merchant one space and place a house where your merchant is, in either order.',
      'Déplacer votre marchand d’une case et placer une maison là où se trouve votre marchand, dans l’ordre de votre choix.',
    ],
  ])('%j', (effect, english, french) => {
    expect(CATALOGUES.en.effects.sentence(effect)).toBe(english)
    expect(CATALOGUES.fr.effects.sentence(effect)).toBe(french)
  })
})
