/** Games of older rules, as they were stored: replayed by today's rules as far as they can be. */
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

  it('is read up to its first entry that fails, which is told with its line and its rules', () => {
    expect(error).toMatchObject({ otherRules: 2 })
    expect(record?.log.entries.length).toBeGreaterThan(0)
    const line = text.split('\n')[(error?.line ?? 0) - 1] ?? ''
    // a joined line names the verb once
    expect(line).toContain(error?.word.split(' ').at(-1))
  })

  it('keeps what was read as a record of its own, which is read again without a fault', () => {
    if (record === undefined || match === undefined) throw new Error('nothing was read')
    const again = readRecord(writeRecord(match.game, record), composeRecorded)
    expect(again.error).toBeUndefined()
    expect(again.record?.log).toEqual(record.log)
  })
})

it('a record of older rules that replays to its end goes on, whatever its mark was made of', () => {
  const today = readFileSync(new URL('three-players.txt', GAMES), 'utf8')
  const older = today
    .replace(`rules: ${RULES_REVISION}`, 'rules: 2')
    .replace(/^state .*$/m, 'state 0123456789abcdef')
  const { record, error } = readRecord(older, composeRecorded)
  expect(error).toBeUndefined()
  expect(record).toEqual(readRecord(today, composeRecorded).record)
})

it('one of these rules or of newer ones must end as its mark says', () => {
  const today = readFileSync(new URL('three-players.txt', GAMES), 'utf8')
  for (const rules of [RULES_REVISION, RULES_REVISION + 1]) {
    const other = today
      .replace(`rules: ${RULES_REVISION}`, `rules: ${rules}`)
      .replace(/^state .*$/m, 'state 0123456789abcdef')
    expect(readRecord(other, composeRecorded).error).toMatchObject({ fault: 'other-state' })
  }
})
