import { content } from '@tiletum/content'
import { describe, expect, it } from 'vitest'
import {
  append,
  appendEntry,
  compose,
  createLog,
  openMatch,
  readJson,
  readRecord,
  recordToJson,
  undoable,
  writeRecord,
  RULES_REVISION,
} from '../src/index.ts'
import type { Log } from '../src/index.ts'
import { keep, make, names, played, whole } from './played-record.ts'

const lineWith = (text: string, words: string): number =>
  text.split('\n').findIndex((line) => line.includes(words)) + 1

describe('a record', () => {
  it.each([
    ['two players', { players: 2 }, {}],
    ['three players with names', { players: 3 }, { names }],
    [
      'four players, shuffled actions, a chosen first player',
      { players: 4, shuffledActions: true, first: 2 },
      {},
    ],
    ['an edition', {}, { edition: { name: 'mine', fairs: { 'fair.x': { vp: 3 } }, none: [] } }],
    ['the Cardinalbot', { modules: ['base', 'solo'], players: 1, difficulty: 'hard' }, {}],
    ['silver', { modules: ['base', 'silver'], undergroundSides: ['A', 'B', 'A'] }, {}],
    ['colours in another order', {}, { colours: ['green', 'purple', 'blue'] }],
  ] as const)('with %s reads again as itself', (_title, config, particulars) => {
    const { game, record, text } = played(config, particulars)
    const reading = readRecord(text, make)
    expect(reading.error).toBeUndefined()
    expect(reading.record).toEqual(record)
    expect(writeRecord(game, reading.record ?? record)).toBe(text)
    const json = recordToJson(game, record)
    expect(readJson(JSON.parse(JSON.stringify(json)), make).record).toEqual(record)
    expect(readRecord(JSON.stringify(json), make).record).toEqual(record)
  })

  it('passes its edition to the function that composes the game', () => {
    const edition = { name: 'mine' }
    const { text } = played({}, { edition })
    const given: unknown[] = []
    readRecord(text, (config, found) => {
      given.push(found)
      return make(config, found)
    })
    expect(given).toEqual([edition])
  })

  it.each([
    [
      ['Anna', 'anna', 'Cara'],
      ['blue', 'orange', 'Cara'],
    ],
    [
      ['orange', 'Bert: a; [x] # y', 'state'],
      ['blue', 'orange', 'green'],
    ],
    [
      ['a\nb\u0000c', 'Zoë, la 2e', '  '],
      ['a b c', 'Zoë, la 2e', 'green'],
    ],
    [
      ['__proto__', 'constructor', 'rules'],
      ['__proto__', 'constructor', 'green'],
    ],
    [
      ['x'.repeat(500), '“', '名前'],
      ['x'.repeat(40), '“', '名前'],
    ],
  ])('takes players called %j', (called, labels) => {
    const { record, text } = played({}, { names: called })
    const reading = readRecord(text, make)
    expect(reading.error).toBeUndefined()
    expect(reading.record).toEqual(record)
    for (const label of labels) expect(text).toContain(`\n${label}: die `)
  })

  it('keeps a game that is not over yet', () => {
    const game = compose({ modules: ['base'], players: 2 }, content)
    for (const length of [0, 1, 40, 90]) {
      const log: Log = {
        ...createLog(game.config),
        entries: played({ players: 2 }).record.log.entries.slice(0, length),
      }
      const { record, text } = keep(game, log, {})
      expect(readRecord(text, make).record).toEqual(record)
    }
  })

  it.each([false, true])('keeps moves that were taken back (free undo: %s)', (freeUndo) => {
    const game = compose({ modules: ['base'], players: 2, first: 1 }, content)
    const match = openMatch(game, createLog(game.config, { freeUndo }))
    let taken = 0
    for (let step = 0; game.awaiting(match.state).who !== 'nobody'; step++) {
      const moves = game.moves(match.state)
      appendEntry(match, moves[(step * 11 + 2) % moves.length] ?? -1)
      const steps = undoable(match, step % 2).at(-1)?.steps
      if (steps === undefined || step % 13 !== 0 || taken > 20) continue
      expect(
        append(match, { by: step % 2, text: `undo ${freeUndo ? Math.min(steps, 25) : steps}` }),
      ).satisfies((error: unknown) => freeUndo || error === undefined)
      taken++
    }
    expect(match.log.entries.filter((entry) => entry < 0).length).toBeGreaterThan(3)
    const { record, text } = keep(game, match.log, {})
    const reading = readRecord(text, make)
    expect(reading.error).toBeUndefined()
    expect(reading.record).toEqual(record)
    expect(readJson(recordToJson(game, record), make).record).toEqual(record)
  })

  it('of a game of four players has at most 25 kB', () => {
    expect(played({ players: 4 }).text.length).toBeLessThan(25_000)
  })

  it('is read with other line ends, without comments and with additional spaces', () => {
    const bare = whole.text
      .split('\n')
      .map((line) => line.replace(/#.*$/, ''))
      .join('  \r\n')
    expect(readRecord(`\uFEFF${bare}`, make).record).toEqual(whole.record)
  })
})

/** Returns the record with one line changed, which is found by words in it. */
function damaged(words: string, change: (line: string) => string): { text: string; line: number } {
  const line = lineWith(whole.text, words)
  const lines = whole.text.split('\n')
  lines[line - 1] = change(lines[line - 1] ?? '')
  return { text: lines.join('\n'), line }
}

describe('a damaged record', () => {
  it.each([
    [
      'an unknown word',
      'Bert: die',
      (line: string) => line.replace('Bert: die', 'Bert: dye'),
      'notation',
      'dye',
      7,
    ],
    [
      'a wrong colour',
      'Bert: die',
      (line: string) => line.replace(/die \S+/, 'die mauve'),
      'notation',
      'mauve',
      11,
    ],
    [
      'an illegal move',
      'Bert: die',
      (line: string) => line.replace('Bert: ', 'Bert: end turn; '),
      'refused',
      'end turn',
      7,
    ],
    [
      'a move of another seat',
      'Bert: die',
      (line: string) => line.replace('Bert', 'Cara'),
      'wrong-seat',
      undefined,
      7,
    ],
    [
      'an unknown player',
      'Bert: die',
      (line: string) => line.replace('Bert', 'Emil'),
      'no-seat',
      'Emil',
      1,
    ],
    [
      'undo of nothing',
      'Bert: die',
      (line: string) => line.replace('Bert: ', 'Bert: undo 3; '),
      'cannot-undo',
      'undo 3',
      7,
    ],
    [
      'more repeats than there can be',
      'climb ×',
      (line: string) => line.replace(/climb ×\d/, 'climb ×99'),
      'notation',
      '×99',
      undefined,
    ],
    [
      'an open bracket',
      '[corruption',
      (line: string) => line.replace(']', ''),
      'open-bracket',
      undefined,
      1,
    ],
    ['a move of nobody', '[corruption', () => 'climb', 'unknown-line', 'climb', 1],
    ['an answer that cannot be', '[wheel', () => '[wheel 7]', 'notation', '7', 8],
    [
      'a tile twice',
      '[fair',
      (line: string) => line.replace(/fair (\S+), \S+,/, 'fair $1, $1,'),
      'refused',
      undefined,
      undefined,
    ],
    [
      'another state',
      'state ',
      () => 'state 0123456789abcdef',
      'other-state',
      '0123456789abcdef',
      7,
    ],
  ] as const)(
    '%s: gives an error with line, column and reason',
    (_name, words, change, fault, word, column) => {
      const { text, line } = damaged(words, change)
      const { error, record, match } = readRecord(text, make)
      expect(error).toMatchObject({
        fault,
        line,
        ...(word === undefined ? {} : { word }),
        ...(column === undefined ? {} : { column }),
      })
      if (fault === 'refused') expect(error?.refusal?.clause).toMatch(/^[a-z]+-/)
      // The part before the fault can still be shown.
      const entries = match?.log.entries ?? []
      expect(entries).toEqual(whole.record.log.entries.slice(0, entries.length))
      expect(record?.state).toBe(whole.game.hash(match?.state ?? whole.game.start()))
      expect(
        readRecord(writeRecord(whole.game, record ?? whole.record), make).error,
      ).toBeUndefined()
    },
  )

  it('cut off: the part before is kept', () => {
    const text = whole.text.slice(0, whole.text.indexOf('## Round 3'))
    const { error, match } = readRecord(text, make)
    expect(error).toMatchObject({ fault: 'no-end' })
    expect(match?.state.round).toBe(3)
  })

  it('continued after its end: gives an error at the first line after it', () => {
    const { error } = readRecord(`${whole.text}Anna: end turn\n`, make)
    expect(error).toMatchObject({ fault: 'after-the-end', line: whole.text.split('\n').length })
  })

  it('of other rules: the error names their revision', () => {
    const { text } = damaged('state ', () => 'state 00')
    const { error } = readRecord(text.replace(`rules: ${RULES_REVISION}\n`, 'rules: 9\n'), make)
    expect(error).toMatchObject({ fault: 'other-state', otherRules: 9 })
  })

  it.each([
    ['', 'no-record', 1],
    ['Hello', 'no-record', 1],
    ['Tiletum record 3\n', 'other-format', 1],
    [whole.text.replace(`rules: ${RULES_REVISION}`, 'rules: one'), 'bad-rules', 2],
    [whole.text.replace('modules: base', 'modules: base, dragons'), 'unknown-module', 3],
    [whole.text.replace('modules: base', 'modules: __proto__'), 'unknown-module', 3],
    [whole.text.replace('modules: base', 'modules: base, base'), 'unknown-module', 3],
    [whole.text.replace(', orange', ', mauve'), 'bad-players', 6],
    [whole.text.replace(', orange', ', blue'), 'bad-players', 6],
    [whole.text.replace(/seat \d: .*\n/g, ''), 'missing', 6],
    [
      whole.text.replace(
        'seat 1',
        Array.from({ length: 90 }, (_, n) => `seat ${n}: a, blue`).join('\n') + '\nseat 1',
      ),
      'bad-players',
      undefined,
    ],
    [whole.text.replace('modules: base', 'modules: base\noptions: magic'), 'bad-option', 4],
    [whole.text.replace('modules: base', 'modules: base\noptions: first seat 9'), 'bad-option', 4],
    [
      whole.text.replace('modules: base', 'modules: base\nedition:\n  {"a":'),
      'bad-edition',
      undefined,
    ],
    [
      whole.text.replace('modules: base', 'modules: base\nedition: {"__proto__": 1}'),
      'bad-edition',
      4,
    ],
    [whole.text.replace(/seat [23]: .*\n/g, ''), 'no-game', 4],
    [whole.text.replace(/rules: .*\n/, ''), 'missing', undefined],
    [whole.text.replace(/rules: .*/, 'rules: many'), 'bad-rules', 2],
    [whole.text.replace(/modules: .*\n/, ''), 'missing', undefined],
    ...[
      'sides A',
      'sides A A C',
      'technologies technology.die',
      'technologies technology.die technology.die technology.king',
      'technologies technology.die technology.ship technology.king',
      'overlay overlay.none',
    ].map((option): [string, string, number] => [
      whole.text.replace('modules: base', `modules: base, silver\noptions: ${option}`),
      'no-game',
      4,
    ]),
  ])('with a bad head (%#) plays nothing', (text, fault, line) => {
    const { error, match } = readRecord(text, make)
    expect(error).toMatchObject({ fault, ...(line === undefined ? {} : { line }) })
    expect(match).toBeUndefined()
  })
})
