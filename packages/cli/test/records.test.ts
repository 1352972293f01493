import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { content } from '@tiletum/content'
import { append, compose, createRecord, openMatch, readRecord, writeRecord } from '@tiletum/engine'
import { openState } from '@tiletum/engine/state'
import type { SilverSlice } from '@tiletum/engine/state'
import { composeRecorded } from '@tiletum/testkit'
import { describe, expect, it } from 'vitest'
import { GAMES, terminal } from './support.ts'

const { folder, tiletum } = await terminal()
const TWO = join(GAMES, 'two-players.txt')
const SOLO = join(GAMES, 'solo-normal.txt')
const SILVER = join(GAMES, 'silver-two-players.txt')

interface SeatData {
  readonly silver: { readonly silver: number; readonly minesInSupply: number }
}
interface SpaceData {
  readonly below?: { readonly mines: readonly { readonly owner?: number }[] }
  readonly cathedral?: { readonly asks: string }
}

async function silverAtTheEnd(): Promise<SilverSlice> {
  const { match } = readRecord(await readFile(SILVER, 'utf8'), composeRecorded)
  const slice = match && openState(match.state).slices.silver
  if (slice === undefined) throw new Error('nothing was read')
  return slice
}

/** A stored game that stops after some of its lines, with whatever state it has by then. */
async function unfinished(name: string, lines: number): Promise<string> {
  const text = await readFile(TWO, 'utf8')
  const cut = [...text.split('\n').slice(0, lines), 'state 0', ''].join('\n')
  await writeFile(join(folder, name), cut)
  const { answer } = await tiletum(['verify', name])
  const [, state = ''] = /leads to the state “(\w+)”/.exec(answer) ?? []
  await writeFile(join(folder, name), cut.replace('state 0', `state ${state}`))
  return name
}

describe('tiletum replay', () => {
  it('tells a game turn by turn and where it ends', async () => {
    const { code, answer, told } = await tiletum(['replay', TWO])
    expect({ code, told }).toEqual({ code: 0, told: '' })
    expect(answer).toMatch(/^1\. Bruno takes turn 1 of 3\.$/m)
    expect(answer).toMatch(/^24\. \w+ takes turn 3 of 3\.$/m)
    expect(answer).toMatch(/^Game over$/m)
    expect(answer).toMatch(/The game is over\.\n$/)
  })

  it('stops after a turn, with the position as it is then', async () => {
    const { answer } = await tiletum(['replay', TWO, '--at', '4'])
    expect(answer).toMatch(/^4\. Agnes takes turn 2 of 3\.$/m)
    expect(answer).not.toMatch(/^5\. /m)
    expect(answer).toMatch(/^Round 1 of 4, turn 3 of 3$/m)
    expect(answer).toMatch(/^Agnes: 20 VP, king track −7 VP$/m)
    expect(answer).toMatch(/^ {2}Resources: 1 gold; 4 wool; 3 iron$/m)
    expect(answer).toMatch(/Bruno: Choose a die\.\n$/)
  })

  it('begins after the set-up', async () => {
    const { answer } = await tiletum(['replay', TWO, '--at', '0'])
    expect(answer).not.toMatch(/^1\. /m)
    expect(answer).toMatch(/^Agnes: 10 VP, king track/m)
  })

  it('tells a turn in one sentence', async () => {
    const { answer } = await tiletum(['replay', TWO, '--at', '2', '--brief'])
    expect(answer).toMatch(/^2\. Agnes took .+\.$/m)
    expect(answer).not.toContain('Agnes ends the turn.')
  })

  it('tells the thoughts of the Cardinalbot', async () => {
    const { answer } = await tiletum(['replay', SOLO, '--at', '1'])
    expect(answer).toContain('1. The Cardinalbot takes turn 1 of 3.')
    expect(answer).toMatch(/^— Step 3: its decree chooses the die$/m)
    expect(answer).toMatch(/^ {2}It rolls 2 and 1, difference 1: /m)
    expect(answer).toMatch(/^ {2}challenges: .+; .+; /m)
  })

  it('speaks French', async () => {
    const { answer } = await tiletum(['replay', SOLO, '--at', '2', '--lang', 'fr'])
    expect(answer).toMatch(/^1\. Le Cardinalbot /m)
    expect(answer).toMatch(/^Agnes\u00a0: \d+\u00a0PV, piste du Roi /m)
    expect(answer).not.toMatch(/\b(takes|the|king track)\b/)
  })

  it('gives data', async () => {
    const { answer } = await tiletum(['replay', TWO, '--at', '4', '--json'])
    const { turns, chapters, position } = JSON.parse(answer)
    expect(turns).toBe(4)
    expect(chapters.at(-1)).toMatchObject({ turn: 4, seat: 1 })
    expect(chapters.at(-1).sentences).toContain('Agnes moves the architect to Frankfurt.')
    expect(position.seats[0]).toMatchObject({ name: 'Agnes', vp: 20, king: -7 })
    expect(position.awaiting).toEqual({ who: 'seat', seat: 2 })
  })

  it('gives all of Prospect for Silver as data', async () => {
    const { answer } = await tiletum(['replay', SILVER, '--json'])
    const { position } = JSON.parse(answer)
    const { seats, map, wheel, silver } = position
    const slice = await silverAtTheEnd()
    expect(seats.map((seat: SeatData) => seat.silver.silver)).toEqual(slice.silver)
    expect(seats.map((seat: SeatData) => seat.silver.minesInSupply)).toEqual(slice.minesInSupply)
    expect(silver.technologies).toHaveLength(3)
    expect(wheel.filter(({ below }: { below: string }) => below === 'prospector')).not.toEqual([])
    const below = map.filter((space: SpaceData) => space.below !== undefined)
    expect(below).toHaveLength(3 * 7)
    const mines = below.flatMap((space: SpaceData) => space.below?.mines ?? [])
    const built = mines.filter(({ owner }: { owner?: number }) => owner !== undefined)
    expect(built).toHaveLength(
      slice.silver.length + slice.mines.filter((owner) => owner >= 0).length,
    )
    const asked = below.flatMap(({ cathedral }: SpaceData) => cathedral?.asks ?? [])
    expect(new Set(asked)).toEqual(new Set(['silver', 'gold']))
  })

  it('knows how long a game is', async () => {
    expect(await tiletum(['replay', TWO, '--at', '25'])).toEqual({
      code: 2,
      answer: '',
      told: 'This game has only 24 turns.\n',
    })
  })
})

describe('tiletum convert', () => {
  it('changes text to JSON and back to the same text', async () => {
    const text = await readFile(TWO, 'utf8')
    await copyFile(TWO, join(folder, 'there.txt'))
    const there = await tiletum(['convert', 'there.txt', '--out', 'there.json'])
    expect(there).toEqual({ code: 0, answer: '', told: "Written to 'there.json'.\n" })
    const data = JSON.parse(await readFile(join(folder, 'there.json'), 'utf8'))
    expect(data.players[0]).toEqual({ name: 'Agnes', colour: 'blue' })
    expect((await tiletum(['convert', 'there.json'])).answer).toBe(text)
  })

  it('reads standard input', async () => {
    const text = await readFile(TWO, 'utf8')
    const { answer } = await tiletum(['convert', '-', '--to', 'text'], { typed: [text] })
    expect(answer).toBe(text)
  })

  it('keeps an edition', async () => {
    const file = join(GAMES, 'edition.txt')
    const { answer } = await tiletum(['convert', file])
    expect(JSON.parse(answer).edition.fairBoard).toEqual([2, 3, 4, 5])
    const back = await tiletum(['convert', '-'], { typed: [answer] })
    expect(back.answer).toBe(await readFile(file, 'utf8'))
  })

  it('writes over nothing unless told to', async () => {
    await writeFile(join(folder, 'mine.json'), 'precious')
    const words = ['convert', TWO, '--out', 'mine.json']
    expect(await tiletum(words)).toEqual({
      code: 1,
      answer: '',
      told: "'mine.json' already exists; use --force to overwrite it.\n",
    })
    expect(await readFile(join(folder, 'mine.json'), 'utf8')).toBe('precious')
    expect((await tiletum([...words, '--force'])).code).toBe(0)
    expect(await readFile(join(folder, 'mine.json'), 'utf8')).toContain('"tiletum": 1')
  })

  it('says where it cannot write', async () => {
    expect(await tiletum(['convert', TWO, '--out', 'no/such/folder.json'])).toEqual({
      code: 1,
      answer: '',
      told: "Couldn’t write 'no/such/folder.json': no such folder.\n",
    })
  })
})

describe('tiletum options', () => {
  it('lists them in words, with notation, under headings', async () => {
    const { code, answer } = await tiletum(['options', TWO, '--at', '3'])
    expect(code).toBe(0)
    const [asked, heading, first] = answer.split('\n')
    expect(asked).toBe('Agnes: Choose a die.')
    expect(heading).toBe('Choose a die')
    expect(first).toMatch(/^ +1 {2}Take the yellow 2: 2 gold, .+ {2}\[die yellow 2\]$/)
  })

  it('gives data', async () => {
    const { answer } = await tiletum(['options', TWO, '--at', '3', '--json'])
    const { awaiting, options } = JSON.parse(answer)
    expect(awaiting).toEqual({ who: 'seat', seat: 1 })
    expect(options[0]).toMatchObject({
      notation: 'die yellow 2',
      group: 'die',
      clause: expect.any(String),
      warnings: [],
    })
  })

  it('lists the answers of chance with their odds', async () => {
    const file = await unfinished('chance.txt', 7)
    const { answer } = await tiletum(['options', file])
    expect(answer).toMatch(/^Align the wheel at random\.\nChance\n {2}1 {2}/)
    const { options } = JSON.parse((await tiletum(['options', file, '--json'])).answer)
    expect(options).toHaveLength(6)
    expect(options[0].probability).toBeCloseTo(1 / 6)
  })

  it('has none after the end', async () => {
    expect((await tiletum(['options', TWO])).answer).toBe('Nothing: the game is over.\n')
  })

  it('speaks French', async () => {
    const { answer } = await tiletum(['options', TWO, '--at', '3', '--lang', 'fr'])
    expect(answer).toMatch(/^Agnes\u00a0: Choisissez un dé/)
    expect(answer).toContain('[die yellow 2]')
  })
})

describe('tiletum why', () => {
  const why = (move: string, ...more: readonly string[]) =>
    tiletum(['why', TWO, move, '--at', '3', ...more])

  it('says what a possible move does', async () => {
    const { code, answer } = await why('die yellow 3')
    expect(code).toBe(0)
    expect(answer).toMatch(/^Possible: Take the yellow 3: 3 gold, .+\.\n$/)
  })

  it('says what chance may answer where chance is asked', async () => {
    const file = await unfinished('begun.txt', 8)
    const { code, answer } = await tiletum(['why', file, 'draw bonus.recolour'])
    expect(code).toBe(0)
    expect(answer).toMatch(/^Possible random result: .+\.\n$/)
  })

  it('says why not, and by which rule', async () => {
    const { code, answer, told } = await why('walk merchant genova')
    expect({ code, told }).toEqual({ code: 1, told: '' })
    expect(answer).toMatch(/^Choose a die first\.\nRule \S+: .+\n$/)
  })

  it('gives data', async () => {
    const { code, answer } = await why('die blue 6', '--json')
    expect(code).toBe(1)
    expect(JSON.parse(answer)).toMatchObject({ possible: false, reason: 'no-such-die' })
  })

  it.each([
    ['wlak merchant genova', 'Unknown move “wlak”. Did you mean walk?'],
    ['walk merchant genua', '“genua” isn’t valid there. Did you mean genova?'],
    ['walk', 'The move is incomplete. Next comes merchant or architect.'],
  ])('does not understand %s', async (move, told) => {
    expect(await why(move)).toEqual({ code: 2, answer: '', told: `${told}\n` })
  })

  it('does not understand it in a game with an expansion, either', async () => {
    const silver = join(GAMES, 'silver-two-players.txt')
    expect(await tiletum(['why', silver, 'wlak merchant genova'])).toEqual({
      code: 2,
      answer: '',
      told: 'Unknown move “wlak”. Did you mean walk?\n',
    })
  })
})

it('colours only for a terminal, and not against NO_COLOR', async () => {
  const words = ['options', TWO, '--at', '3']
  const coloured = await tiletum(words, { terminal: true })
  expect(coloured.answer).toContain('\u001b[')
  for (const asked of [
    {},
    { terminal: true, environment: { NO_COLOR: '1' } },
    { terminal: true, environment: { TERM: 'dumb' } },
  ])
    expect((await tiletum(words, asked)).answer).not.toContain('\u001b[')
})

describe('tiletum advise', () => {
  const few = ['--bot', 'master@60']

  it('tells what a computer player would do and its best lines in words', async () => {
    const { code, answer, told } = await tiletum(['advise', TWO, '--at', '9', ...few])
    expect({ code, told }).toEqual({ code: 0, told: '' })
    const lines = answer.split('\n')
    expect(lines[0]).toBe('Bruno: Choose a die.')
    expect(lines[1]).toMatch(/^master@60: Take the .+ \[die [a-z-]+ \d.*\]$/)
    expect(lines[2]).toMatch(/^60 simulations\. Best plays, give or take \d+ VP:$/)
    expect(answer).toMatch(/^1\. about [\d.]+ VP (ahead|behind) at the end, \d+ simulations:$/m)
    expect(answer.match(/^\d\. /gm)).toHaveLength(3)
  })

  it('gives data, the same for the same seed', async () => {
    const words = ['advise', TWO, '--at', '9', ...few, '--lines', '2', '--json']
    const { answer } = await tiletum(words)
    const advice = JSON.parse(answer)
    expect(advice).toMatchObject({ bot: 'master@60', seat: 2, iterations: 60 })
    expect(advice.lines).toHaveLength(2)
    expect(advice.lines[0].moves[0]).toEqual(advice.move)
    expect((await tiletum(words)).answer).toBe(answer)
    const { answer: options } = await tiletum(['options', TWO, '--at', '9', '--json'])
    const known = JSON.parse(options).options.map((one: { notation: string }) => one.notation)
    expect(known).toContain(advice.move.notation)
  })

  it('has no lines of players that do not search', async () => {
    const { answer } = await tiletum(['advise', TWO, '--at', '9', '--bot', 'greedy'])
    expect(answer).toMatch(/^greedy: .+\nThis player doesn’t search\.\n$/m)
  })

  it('speaks French', async () => {
    const { answer } = await tiletum(['advise', TWO, '--at', '9', ...few, '--lang', 'fr'])
    expect(answer).toMatch(
      /^1\. environ [\d,]+\u00a0PV (d’avance|de retard) à la fin, \d+ simulations\u00a0:$/m,
    )
  })

  it('ends with one sentence where nobody is asked', async () => {
    expect(await tiletum(['advise', TWO])).toEqual({
      code: 1,
      answer: '',
      told: 'Nothing: the game is over.\n',
    })
    expect(await tiletum(['advise', SOLO, '--at', '0'])).toEqual({
      code: 1,
      answer: '',
      told: 'There’s no decision here: the next step is random.\n',
    })
    const { code, told } = await tiletum(['advise', TWO, '--bot', 'clever'])
    expect(code).toBe(2)
    expect(told).toMatch(/^Unknown computer player 'clever'\. Choose from: random, /)
  })
})

describe('a game from a real table', () => {
  it('is good with its corrections counted, and is not judged', async () => {
    const game = compose({ modules: ['base', 'companion'], players: 2, first: 0 }, content)
    const match = openMatch(game)
    for (const text of ['wheel 3', 'set vp 12 for 1', 'set gold 4 for 2'])
      expect(append(match, { by: 'chance', text })).toBeUndefined()
    const record = createRecord(game, match.log, { names: ['Anna', 'Bert'] })
    await writeFile(join(folder, 'table.txt'), writeRecord(game, record))
    const { code, answer } = await tiletum(['verify', 'table.txt'])
    expect(code).toBe(0)
    expect(answer).toContain('good, 2 corrections')
    const judged = await tiletum(['review', 'table.txt'])
    expect(judged.code).toBe(1)
    expect(judged.told).toContain('real table')
  })
})
