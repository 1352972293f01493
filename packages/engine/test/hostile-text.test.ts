import { playGame, POLICIES, seededChance } from '@tiletum/bots'
import { content } from '@tiletum/content'
import { inTime } from '@tiletum/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  append,
  compose,
  createLog,
  createRecord,
  openMatch,
  parseEntry,
  readJson,
  readRecord,
  recordToJson,
  writeRecord,
} from '../src/index.ts'
import type { Reading } from '../src/index.ts'

const game = compose({ modules: ['base'], players: 2 }, content)
const log = createLog(game.config)
playGame({
  game,
  policies: [POLICIES.eager(game, 0), POLICIES.eager(game, 1)],
  chance: seededChance('hostile'),
  entries: log.entries,
})
// The beginning of a record is enough to make a reader fail.
const record = createRecord(
  game,
  { ...log, entries: log.entries.slice(0, 90) },
  { names: ['Anna', 'Bert'] },
)
const text = writeRecord(game, record)
const make = () => game
const read = (hostile: string): Reading => inTime(() => readRecord(hostile, make))

/** The signs that the readers look for, and some that patterns take for spaces or line ends. */
const SIGNS =
  ' |\t|\n|\r|\n |\u2028|,| ,|;| ;|:|#|[|[]|[,| ×|x|{|a| a|undo |climb;|edition:|seat 2:'.split('|')
const RUN = 200_000

/** The places in a record where a run of signs is inserted. */
const PLACES: Readonly<Record<string, (run: string) => string>> = {
  'the beginning': (run) => run + text,
  'the title': (run) => text.replace('record 1', `record${run}1`),
  'the modules': (run) => text.replace('modules: base', `modules: base${run}x`),
  'the options': (run) => text.replace('seat 1:', `options: a${run}b\nseat 1:`),
  'a name': (run) => text.replace('Anna, blue', `Anna${run}x, blue`),
  'an edition': (run) => text.replace('seat 1:', `edition: [${run}]\nseat 1:`),
  'the end of the head': (run) => text.replace('\n\n## Set-up', `\n${run}x\n\n## Set-up`),
  'a remark': (run) => text.replace('## Round 1', `## Round ${run}x`),
  'a label': (run) => text.replace('\nAnna: ', `\nAnna${run}x: `),
  'a move': (run) => text.replace('; end turn', `; end${run}turn${run}x`),
  brackets: (run) => text.replace('[corruption ', `[corruption${run} `),
  'the last line': (run) => text.replace('\nstate ', `\nstate${run}x `),
  'after the last line': (run) => `${text}${run}`,
}

describe('a long run', () => {
  it.each(Object.entries(PLACES))('of any sign in %s is read or refused at once', (_, put) => {
    for (const sign of SIGNS) {
      const { error, record: kept } = read(put(sign.repeat(Math.floor(RUN / sign.length))))
      expect(error ?? kept).toBeDefined()
    }
  })

  it('of any two signs in any place is read or refused at once', () => {
    const sign = fc.constantFrom(...SIGNS)
    const run = fc
      .tuple(sign, sign, fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 1, max: 20 }))
      .map(([one, other, ones, times]) => (one.repeat(ones) + other).repeat(times))
    const place = fc.constantFrom(...Object.values(PLACES))
    fc.assert(
      fc.property(run, place, (signs, put) => {
        const { error, record: kept } = read(put(signs))
        expect(error ?? kept).toBeDefined()
      }),
      { numRuns: 80 },
    )
  })

  it('in an entry of the JSON form is refused with the entry’s number', () => {
    const json = recordToJson(game, record)
    for (const sign of SIGNS) {
      const run = sign.repeat(RUN)
      for (const entry of [run, `[${run}]`, `[wheel${run}]`, `undo${run}3`, `climb${run}`]) {
        const { error } = inTime(() => readJson({ ...json, entries: [entry] }, make))
        expect(error).toMatchObject({ place: 0 })
      }
    }
  })

  it('in an external input is refused', () => {
    const match = openMatch(game)
    for (const sign of SIGNS)
      expect(inTime(() => append(match, { by: 'chance', text: sign.repeat(RUN) }))).toBeDefined()
  })
})

/** One change of a text, such as a typing error or a bad disk makes. */
const change = fc.oneof(
  fc.record({ at: fc.nat(), drop: fc.integer({ min: 0, max: 40 }), add: fc.string() }),
  fc.record({
    at: fc.nat(),
    drop: fc.integer({ min: 0, max: 3 }),
    add: fc.constantFrom(...SIGNS, 'undo 3', 'undo 9 agreed', 'die pink 3', '[roll pink 4]'),
  }),
)
const changed = (whole: string, changes: readonly { at: number; drop: number; add: string }[]) =>
  changes.reduce((now, { at, drop, add }) => {
    const place = at % (now.length + 1)
    return now.slice(0, place) + add + now.slice(place + drop)
  }, whole)

describe('a damaged text', () => {
  it('is read up to its fault, and the part before can be read again', () => {
    const short = text.slice(0, text.indexOf('\nstate '))
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
        const { error, record: kept } = read(changed(short, changes))
        expect(error).toBeDefined()
        if (kept === undefined) return
        expect(readRecord(writeRecord(game, kept), make)).toEqual(
          expect.objectContaining({ record: kept }),
        )
      }),
      { numRuns: 80 },
    )
  })

  it('with a doubled head, in part or in whole, is refused at the first doubled line', () => {
    const head = text.slice(0, text.indexOf('\n\n')).split('\n').slice(1)
    fc.assert(
      fc.property(fc.nat(head.length - 1), fc.nat(head.length - 1), (which, from) => {
        const at = Math.max(from, which) + 1
        const doubled = head.toSpliced(at, 0, head[which] ?? '')
        const hostile = text.replace(head.join('\n'), doubled.join('\n'))
        const key = head[which]?.split(':')[0]
        expect(readRecord(hostile, make)).toEqual({
          error: { fault: 'doubled', word: key, line: at + 2, column: 1 },
        })
      }),
    )
  })

  it('with seats out of order is refused', () => {
    const swapped = text.replace('seat 1:', 'seat 3:')
    expect(readRecord(swapped, make)).toEqual({
      error: { fault: 'bad-players', word: 'seat 3', line: 4, column: 1 },
    })
  })
})

describe('notation', () => {
  const words = fc.constantFrom(
    ...new Set(log.entries.flatMap((entry) => game.format(entry).split(' '))),
  )

  it('of every played move is read back as the same move', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...log.entries),
        fc.constantFrom(' ', '  ', '\t'),
        (entry, gap) => {
          expect(game.parse(game.format(entry).replaceAll(' ', gap))).toBe(entry)
        },
      ),
    )
  })

  it('of any words gives a move with the same notation, or an error with the wrong word', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(words, fc.string()), { maxLength: 5 }), (some) => {
        const line = some.join(' ')
        const move = parseEntry(game, line)
        if (typeof move === 'object') expect(line).toContain(move.word)
        else if (move >= 0) expect(game.format(move)).toBe(line.trim().split(/\s+/).join(' '))
      }),
      { numRuns: 2000 },
    )
  })
})
