import { CONFIG_ERRORS, RECORD_FAULTS } from '@tiletum/engine'
import { CATALOGUES, LANGUAGES } from '@tiletum/text'
import { describe, expect, it } from 'vitest'

describe.each(LANGUAGES)('in %s', (language) => {
  const { records } = CATALOGUES[language]

  it('every fault of a record has one sentence of its own', () => {
    const said = RECORD_FAULTS.map((fault) =>
      records.fault({ fault, word: 'xyz', line: 3, column: 5 }),
    )
    expect(new Set(said).size).toBe(RECORD_FAULTS.length)
    for (const sentence of said) {
      expect(sentence).toMatch(/^\S+ 3, \S+ 5\W/)
      expect(sentence).toMatch(/[^.]\.$/)
      expect(sentence).not.toMatch(/ [:;?!»]|« /)
    }
  })

  it('every reason why a game cannot be set up has words, also within a fault', () => {
    for (const about of CONFIG_ERRORS) {
      const configError = { about, word: '7' }
      const said = records.configError(configError)
      expect(said).not.toMatch(/undefined|^$/)
      expect(
        records.fault({ fault: 'no-game', word: '7', place: 'options', configError }),
      ).toContain(said)
    }
  })
})

it('names the clause of an illegal move, the entry in JSON and other rules', () => {
  const { fault } = CATALOGUES.en.records
  const refusal = { reason: 'not-now', clause: 'turn-1', facts: {} } as const
  expect(fault({ fault: 'refused', word: 'climb', line: 12, column: 7, refusal })).toBe(
    'Line 12, column 7: “climb” is against the rules (turn-1).',
  )
  expect(fault({ fault: 'notation', word: 'clim', place: 59, otherRules: 3 })).toBe(
    'Entry 60: “clim” isn’t valid here. It was played under rules revision 3.',
  )
})
