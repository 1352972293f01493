import { expect, it } from 'vitest'
import { DEEPEST_JSON, parseJson } from '../src/record/bounded-json.ts'

const nested = (levels: number): string => `${'['.repeat(levels)}"]"${']'.repeat(levels)}`

it('JSON is read down to the deepest level, and refused beyond it', () => {
  expect(JSON.stringify(parseJson(nested(DEEPEST_JSON)))).toBe(nested(DEEPEST_JSON))
  expect(() => parseJson(nested(DEEPEST_JSON + 1))).toThrow('too deeply')
  expect(() => parseJson('{"a":'.repeat(100_000))).toThrow('too deeply')
})

it('brackets in a text count as no level, and an escaped quote does not end a text', () => {
  const data = ['[['.repeat(99), '{"\\'.repeat(99), '\\', '"', { '[{"': [[1]] }]
  expect(parseJson(JSON.stringify(data))).toEqual(data)
  expect(() => parseJson(`["\\\\",${nested(DEEPEST_JSON)}]`)).toThrow('too deeply')
})

it('a text that is too long or is not JSON is refused', () => {
  expect(parseJson('[1]', 3)).toEqual([1])
  expect(() => parseJson('[12]', 3)).toThrow('too long')
  expect(() => parseJson('[1')).toThrow(SyntaxError)
})
