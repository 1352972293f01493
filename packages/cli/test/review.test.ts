import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { content } from '@tiletum/content'
import {
  appendEntry,
  compose,
  createLog,
  createRecord,
  effectiveMoves,
  openMatch,
  readRecord,
  writeRecord,
} from '@tiletum/engine'
import { beforeAll, describe, expect, it } from 'vitest'
import { GAMES, terminal } from './support.ts'

const { folder, tiletum } = await terminal()
const FIRST_TURN = join(folder, 'first-turn.txt')
const TWO_TURNS = join(folder, 'two-turns.txt')

beforeAll(async () => {
  const text = await readFile(join(GAMES, 'two-players.txt'), 'utf8')
  const { record, match: whole } = readRecord(text, (config) => compose(config, content))
  if (record === undefined || whole === undefined) throw new Error('There is no such game')
  const names = record.players.map(({ name }) => name)
  for (const [file, turns] of [
    [FIRST_TURN, 1],
    [TWO_TURNS, 2],
  ] as const) {
    const match = openMatch(whole.game, createLog(whole.game.config))
    for (const move of effectiveMoves(record.log)) {
      if (match.state.turn > turns) break
      appendEntry(match, move)
    }
    await writeFile(file, writeRecord(match.game, createRecord(match.game, match.log, { names })))
  }
})

const review = (file: string, ...words: readonly string[]) =>
  tiletum(['review', file, '--depth', 'quick', '--seats', '1', ...words])

describe('tiletum review', () => {
  it('judges every turn, with a better line and why', async () => {
    const { code, answer, told } = await review(TWO_TURNS)
    expect({ code, told }).toEqual({ code: 0, told: '' })
    expect(answer).toMatch(/^Agnes’s turns\n/)
    expect(answer.match(/^Round 1, turn \d: \w+/gm)).toHaveLength(2)
    expect(answer).toMatch(/^ {3}Margin expected at the end: [+−]?[\d.]+ VP with the best play/m)
    expect(answer).not.toMatch(/ -\d/)
    expect(answer).toMatch(/^ {3}Better:\n {6}\S.+ \[die /m)
    expect(answer).toMatch(/^ {3}Why, in VP: \w/m)
    expect(answer).toMatch(/^In all: decisions cost [\d.]+ VP/m)
  })

  it('gives data, the same every time', async () => {
    const { answer } = await review(FIRST_TURN, '--json')
    const { depth, turns } = JSON.parse(answer)
    expect(depth).toBe('quick')
    expect(turns).toHaveLength(1)
    expect(turns[0]).toMatchObject({ seat: 1, round: 1, turn: 1 })
    expect((await review(FIRST_TURN, '--json')).answer).toBe(answer)
  })

  it('speaks French', async () => {
    const { answer } = await tiletum(['review', FIRST_TURN, '--depth', 'quick', '--seats', '1'], {
      environment: { LANG: 'fr_FR.UTF-8' },
    })
    expect(answer).toMatch(/^Tours joués par Agnes\n/)
    expect(answer).toMatch(/^Manche 1, tour 1\s: /m)
    expect(answer).toMatch(/^ {3}Mieux\s:$/m)
  })

  it.each(['0', '3', 'Agnes'])('knows no seat %s', async (seat) => {
    const { code, told } = await tiletum(['review', FIRST_TURN, '--seats', seat])
    expect(code).toBe(2)
    expect(told).toBe(`There is no seat ${seat} in this game whose turns could be judged.\n`)
  })
})
