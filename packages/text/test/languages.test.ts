import { describe, expect, it } from 'vitest'
import { acceptedLanguages, chooseLanguage } from '@tiletum/text'

describe('choosing a language', () => {
  it.each([
    [['fr'], 'fr'],
    [['fr-CA', 'en'], 'fr'],
    [['fr_FR.UTF-8'], 'fr'],
    [['de-DE', 'fr'], 'fr'],
    [['FR'], 'fr'],
    [[undefined, 'en-GB', 'fr'], 'en'],
    [['de', 'it'], 'en'],
    [['french'], 'en'],
    [[], 'en'],
  ])('%j gives %s', (wishes, language) => {
    expect(chooseLanguage(wishes)).toBe(language)
  })

  it('reads what a browser accepts, the dearest first', () => {
    expect(acceptedLanguages('de;q=0.2, fr-FR, en;q=0.8, it;q=0')).toEqual(['fr-FR', 'en', 'de'])
    expect(acceptedLanguages(undefined)).toEqual([])
    expect(acceptedLanguages(';;,q=x')).toEqual(['q=x'])
  })
})
