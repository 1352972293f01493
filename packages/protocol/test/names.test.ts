import { describe, expect, it } from 'vitest'
import { tidyName, tidyText } from '../src/index.ts'

describe('names', () => {
  it('stay on one line, composed, without what is not seen', () => {
    expect(tidyName('  Zoe\u0301 \n\t\u202Eabc\u0007 ')).toBe('Zoé abc')
    expect(tidyName('\u001B[31mred')).toBe('[31mred')
    expect(tidyName('\u200B\u2066\uD800')).toBeUndefined()
  })

  it('have at most 24 letters', () => {
    expect(tidyName('x'.repeat(5000))).toBe('x'.repeat(24))
    expect(tidyText('🎲'.repeat(40), 24)).toBe('🎲'.repeat(24))
  })

  it('do not pretend to be a computer player', () => {
    expect(tidyName('Jakob (master)')).toBe('Jakob')
    expect(tidyName('(master)')).toBeUndefined()
  })
})
