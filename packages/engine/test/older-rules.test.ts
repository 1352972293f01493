/** Stored games of older rules, replayed by the present rules as far as possible. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { composeRecorded } from '@tiletum/testkit'
import { readRecord, RULES_REVISION, writeRecord } from '../src/index.ts'

const OLDER = new URL('fixtures/rules-2/', import.meta.url)
const stored = (name: string): string => readFileSync(new URL(name, OLDER), 'utf8')
const GAMES = new URL('../../../games/', import.meta.url)

describe.each(readdirSync(OLDER))('%s of rules revision 2', (name) => {
  const text = stored(name)
  const { record, match, error } = readRecord(text, composeRecorded)

  it('is read up to the first entry that fails, and the error names its line and its rules', () => {
    expect(error).toMatchObject({ otherRules: 2 })
    expect(record?.log.entries.length).toBeGreaterThan(0)
    const line = text.split('\n')[(error?.line ?? 0) - 1] ?? ''
    // A line with several answers names their verb once.
    expect(line).toContain(error?.word.split(' ').at(-1))
  })

  it('keeps the part that was read as a record of its own, which is read without error', () => {
    if (record === undefined || match === undefined) throw new Error('nothing was read')
    const again = readRecord(writeRecord(match.game, record), composeRecorded)
    expect(again.error).toBeUndefined()
    expect(again.record?.log).toEqual(record.log)
  })
})

it('a record of older rules that replays to its end is accepted with any hash', () => {
  const today = readFileSync(new URL('three-players.txt', GAMES), 'utf8')
  const older = today
    .replace(`rules: ${RULES_REVISION}`, 'rules: 2')
    .replace(/^state .*$/m, 'state 0123456789abcdef')
  const { record, error } = readRecord(older, composeRecorded)
  expect(error).toBeUndefined()
  expect(record).toEqual(readRecord(today, composeRecorded).record)
})

it('a record of the present or newer rules must end with the state of its hash', () => {
  const today = readFileSync(new URL('three-players.txt', GAMES), 'utf8')
  for (const rules of [RULES_REVISION, RULES_REVISION + 1]) {
    const other = today
      .replace(`rules: ${RULES_REVISION}`, `rules: ${rules}`)
      .replace(/^state .*$/m, 'state 0123456789abcdef')
    expect(readRecord(other, composeRecorded).error).toMatchObject({ fault: 'other-state' })
  }
})
