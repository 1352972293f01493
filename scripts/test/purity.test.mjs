import fs from 'node:fs'
import { expect, it } from 'vitest'
import { inRoot } from '../lib/paths.mjs'
import { refusedLines } from './support/lint.mjs'

const REFUSED = [
  'f(new Date())',
  'f(Date.now())',
  'f(Math.random())',
  'f(performance.now())',
  'setTimeout(f, 10)',
  'queueMicrotask(f)',
  'console.log(f)',
  "f(fetch('address'))",
  'f(crypto.randomUUID())',
  'f(process.env)',
  'f(globalThis.Date)',
  'f(`${Math.random()}`)',
  "import fs from 'node:fs'",
]
const ALLOWED = ["f('new Date()')", 'f({ fetch: 1 }.fetch)', 'f(updateDate)', 'f(Math.max(1, 2))']

it('the engine has no clock, randomness, input or output', async () => {
  const { overrides } = JSON.parse(fs.readFileSync(inRoot('.oxlintrc.json'), 'utf8'))
  const { rules } = overrides.find(
    (/** @type {{ files: string[] }} */ { files }) => files[0] === 'packages/engine/src/**',
  )
  expect(await refusedLines([...REFUSED, ...ALLOWED], rules)).toEqual(
    REFUSED.map((_, index) => index + 1),
  )
})
