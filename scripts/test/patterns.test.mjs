import fs from 'node:fs'
import { expect, it } from 'vitest'
import patterns from '../../lint/patterns.mjs'
import { inRoot } from '../lib/paths.mjs'

/**
 * Returns the message of the rule about a pattern; undefined if it allows it.
 * @param {RegExp} pattern
 */
function told({ source, flags }) {
  /** @type {string[]} */
  const said = []
  const context = { report: (/** @type {{ message: string }} */ { message }) => said.push(message) }
  patterns.rules.linear.create(context).Literal({ regex: { pattern: source, flags } })
  return said
}

it.each([/\s*,\s*/, /\n+$/, /^(?:a+)+$/, /^\d+\d+x/, /\[[^\]]*\]/g])(
  'a pattern that a long run makes slow is refused: %s',
  (pattern) => {
    expect(told(pattern)).toEqual([expect.stringContaining('more than linear time')])
  },
)

it.each([/^\s+/, /,/, /^(.+) \((\w+)\)$/, /[^\w-]+/g])('a linear one is not: %s', (pattern) => {
  expect(told(pattern)).toEqual([])
})

it('a pattern built at run time is refused', () => {
  /** @type {string[]} */
  const said = []
  const context = { report: (/** @type {{ message: string }} */ { message }) => said.push(message) }
  const { NewExpression, CallExpression } = patterns.rules.linear.create(context)
  for (const visit of [NewExpression, CallExpression])
    for (const name of ['RegExp', 'Map', undefined]) visit({ callee: { name } })
  expect(said).toHaveLength(2)
})

it('all sources are held to it', () => {
  const { jsPlugins, overrides } = JSON.parse(fs.readFileSync(inRoot('.oxlintrc.json'), 'utf8'))
  expect(jsPlugins).toContain('./lint/patterns.mjs')
  expect(overrides).toContainEqual({
    files: ['packages/*/src/**'],
    rules: { 'patterns/linear': 'error' },
  })
})
