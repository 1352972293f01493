/** Records with a proof of chance, and the faults of such a record's head. */
import { describe, expect, it } from 'vitest'
import { readJson, readRecord, recordToJson, writeRecord } from '../src/index.ts'
import { make, whole } from './played-record.ts'

const COMMITMENT = 'ab'.repeat(32)
const SEED = '01'.repeat(32)
const players = whole.record.players.length
const entropy = ['0f'.repeat(16), ...Array.from({ length: players - 1 }, () => '')]
const chance = { table: 'a-table', commitment: COMMITMENT, entropy, from: 0, seed: SEED }
const plain = recordToJson(whole.game, whole.record)
const proven = { ...plain, tiletum: 2, chance }

describe('a proof of chance', () => {
  it.each([
    ['all of it', chance],
    [
      'a seed that is not known yet',
      { table: 'a-table', commitment: COMMITMENT, entropy, from: 0 },
    ],
    ['proven from a later entry on', { ...chance, from: 20_000 }],
    ['nobody’s own part', { ...chance, entropy: entropy.map(() => '') }],
    ['everybody’s own part', { ...chance, entropy: entropy.map(() => '7c'.repeat(16)) }],
  ])('is kept in both forms: %s', (_name, kept) => {
    const { error, record } = readJson({ ...proven, chance: kept }, make)
    expect(error).toBeUndefined()
    expect(record?.chance).toEqual(kept)
    const text = writeRecord(whole.game, record ?? whole.record)
    expect(readRecord(text, make).record?.chance).toEqual(kept)
  })

  it('stands in the head, where a missing share of a player is written as none', () => {
    const { record } = readJson({ ...proven, chance: { ...chance, from: 4 } }, make)
    const head = writeRecord(whole.game, record ?? whole.record)
      .split('\n')
      .slice(0, 16)
    expect(head).toEqual(
      expect.arrayContaining([
        'table: a-table',
        `commitment: ${COMMITMENT}`,
        `own chance 1: ${entropy[0]}`,
        'own chance 2: none',
        'proven from entry: 5',
      ]),
    )
  })

  it.each([
    ['no table', { table: undefined }, 'table'],
    ['a table with spaces', { table: 'a table' }, 'table'],
    ['a short commitment', { commitment: 'ab' }, 'commitment'],
    ['own parts of too few', { entropy: entropy.slice(1) }, 'entropy'],
    ['an own part that is none', { entropy: entropy.map(() => 'mine') }, 'entropy'],
    ['an entry that is no number', { from: '7' }, 'from'],
    ['half an entry', { from: 1.5 }, 'from'],
    ['an entry before the first', { from: -1 }, 'from'],
    ['an entry after any game', { from: 20_001 }, 'from'],
    ['another seed', { seed: 'me' }, 'seed'],
  ])('is refused with %s', (_name, change, word) => {
    const { error, match } = readJson({ ...proven, chance: { ...chance, ...change } }, make)
    expect(error).toMatchObject({ fault: 'bad-chance', word })
    expect(match).toBeUndefined()
  })

  it('belongs to the second format and to no other', () => {
    const { chance: _, ...without } = proven
    expect(readJson(without, make).error).toMatchObject({ fault: 'bad-chance', word: 'table' })
    const { error, record } = readJson({ ...plain, chance }, make)
    expect(error).toBeUndefined()
    expect(record?.chance).toBeUndefined()
  })
})

describe('a fault in JSON is named', () => {
  const [first, ...others] = plain.players
  it.each([
    ['an unknown colour', { players: [{ ...first, colour: 'mauve' }, ...others] }, 'mauve'],
    ['a colour twice', { players: [first, first, ...others.slice(1)] }, first?.colour],
    ['a player without a name', { players: [{ ...first, name: 7 }, ...others] }, '7'],
    ['no list of players', { players: 'all' }, 'all'],
    ['too many players', { players: Array.from({ length: 9 }, () => first) }, '9'],
    ['a module nobody knows', { modules: ['base', 'dragons'] }, 'dragons'],
    ['another state', { state: '0123456789abcdef' }, '0123456789abcdef'],
    ['a state that is no text', { state: 7 }, 'number'],
    ['an undo of too many words', { entries: ['undo 1 agreed twice'] }, 'twice'],
  ])('%s', (_name, change, word) => {
    expect(readJson({ ...plain, ...change }, make).error?.word).toBe(word)
  })
})
