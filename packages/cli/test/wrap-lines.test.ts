/** What a terminal of forty columns shows fits into it. */
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { table } from '../src/text-table.ts'
import { fit, widthOf } from '../src/wrap-lines.ts'
import { GAMES, terminal } from './support.ts'

const COLUMNS = 40
const { tiletum } = await terminal()
const game = join(GAMES, 'silver-three-players.txt')

const tooLong = (text: string): readonly string[] =>
  text.split('\n').filter((line) => widthOf(line) > COLUMNS && /[ ,]/.test(line.trim()))

describe.each(['en', 'fr'])('in %s', (language) => {
  it.each([
    ['--help'],
    ['simulate --help'],
    ['arena --help'],
    ['content --family bonus'],
    [`options ${game} --at 20`],
    [`verify ${game}`],
    [`replay ${game}`],
    ['simulate --games 2 --players 2 --bots random'],
  ])('%s', async (line) => {
    const asked = { terminal: true, columns: COLUMNS, environment: { NO_COLOR: '1' } }
    const words = [...line.split(' '), '--lang', language]
    const { answer, told, code } = await tiletum(words, asked)
    expect({ told, code }).toEqual({ told: '', code: 0 })
    expect(answer.length).toBeGreaterThan(COLUMNS)
    expect(tooLong(answer)).toEqual([])
  })
})

it.each(['en', 'fr'])(
  'play, from its help to the question whether to leave, in %s',
  async (language) => {
    const asked = { terminal: true, columns: COLUMNS, environment: { NO_COLOR: '1' } }
    const typed = ['?', '1', '1', 'tasks', 'quit']
    const words = ['play', '--seed', '3', '--seats', 'Anna,Bruno', '--lang', language]
    const { answer, told, code } = await tiletum(words, { ...asked, typed })
    expect({ told, code }).toEqual({ told: '', code: 0 })
    expect(tooLong(answer)).toEqual([])
  },
)

it('what programs read is never broken', async () => {
  const wide = await tiletum(['content', '--family', 'fair', '--json'])
  const narrow = await tiletum(['content', '--family', 'fair', '--json'], {
    terminal: true,
    columns: COLUMNS,
  })
  expect(narrow).toEqual(wide)
})

it('breaks between words, sets in what follows, and keeps colours and prompts', () => {
  expect(fit('one two three four', 9)).toBe('one two\n  three\n  four')
  expect(fit('  a list with words', 12)).toBe('  a list\n    with\n    words')
  expect(fit('\u001b[1mone\u001b[22m two', 7)).toBe('\u001b[1mone\u001b[22m two')
  expect(fit('what now? ', 40)).toBe('what now? ')
  expect(fit('unbreakably-long', 5)).toBe('unbreakably-long')
  expect(fit('of (one,two,three) four', 11)).toBe('of (one,\n  two,\n  three)\n  four')
  expect(fit('a  column   apart', 8)).toBe('a\n  column\n  apart')
})

it('a table that is too wide becomes a list with its headings', () => {
  const rows = [
    ['town', 'houses', 'tile'],
    ['Lyon', 'two of them', ''],
    ['Paris', '', 'a crest'],
  ]
  expect(table(rows, 40)).toEqual([
    'town   houses       tile',
    'Lyon   two of them',
    'Paris               a crest',
  ])
  expect(table(rows, 20)).toEqual(['Lyon', '  houses: two of them', 'Paris', '  tile: a crest'])
})
