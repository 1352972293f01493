import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { POLICY_NAMES } from '@tiletum/bots'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { run } from '../src/run.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tiletum-simulate-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function simulate(line: string) {
  let answer = ''
  let told = ''
  const code = await run(['simulate', ...line.split(' ').filter(Boolean)], {
    environment: {},
    folder,
    print: (text) => void (answer += text),
    tell: (text) => void (told += text),
  })
  return { code, answer, told }
}

/** Without the speed, which no seed repeats. */
async function figures(line: string) {
  const { code, answer, told } = await simulate(`${line} --json`)
  expect({ code, told }).toEqual({ code: 0, told: '' })
  const { speed, ...others } = JSON.parse(answer)
  expect(speed.gamesPerSecond).toBeGreaterThan(0)
  expect(speed.decisionsPerSecond).toBeGreaterThan(0)
  return others
}

describe('tiletum simulate', () => {
  it('prints scores by player and seat, decisions and speed', async () => {
    const { code, answer, told } = await simulate('--games 6 --players 3 --bots random,eager')
    expect({ code, told }).toEqual({ code: 0, told: '' })
    const lines = answer.split('\n')
    expect(lines[0]).toBe('6 games, seed 1')
    expect(lines[1]).toMatch(/^player +games +mean +spread +lowest +highest +wins +95% interval$/)
    expect(lines[2]).toMatch(
      /^random +12 +\d+\.\d +\d+\.\d +\d+ +\d+ +\d+\.\d\u00a0% +\d+\.\d to \d+\.\d\u00a0%$/,
    )
    expect(lines[3]).toMatch(/^eager +6 /)
    expect(lines[4]).toMatch(/^seat 1 +6 /)
    expect(lines[6]).toMatch(/^seat 3 +6 /)
    expect(lines[7]).toMatch(/^Decisions per game: \d+\.\d$/)
    expect(lines[8]).toMatch(/^Speed: [\d,]+ games per second, [\d,]+ decisions per second$/)
    expect(lines.slice(9)).toEqual([''])
  })

  it('speaks French', async () => {
    const { answer } = await simulate('--games 2 --lang fr')
    expect(answer).toMatch(/^2 parties, graine 1\njoueur +parties +moyenne/)
  })

  it('repeats itself for a seed, and only for it', async () => {
    const line = '--games 5 --players 2 --seed pear'
    expect(await figures(line)).toEqual(await figures(line))
    expect(await figures(line)).not.toEqual(await figures('--games 5 --players 2 --seed plum'))
  })

  it('plays the same games whatever the number of workers', async () => {
    const line = '--games 7 --bots eager,random,random --players 3 --seed pear'
    expect(await figures(`${line} --workers 2`)).toEqual(await figures(line))
  }, 60_000)

  it('gives win rates with the interval they lie in', async () => {
    const { bots, seats } = await figures('--games 20 --players 2 --bots eager,random')
    expect(bots.eager.winRate).toBeGreaterThan(0.7)
    const [low, high] = bots.eager.interval
    expect(low).toBeLessThan(bots.eager.winRate)
    expect(low).toBeGreaterThan(0.5)
    expect(high).toBeGreaterThanOrEqual(bots.eager.winRate - 1e-9)
    expect(seats[0].winRate + seats[1].winRate).toBe(1)
  })

  it('plays alone against the Cardinalbot unless told otherwise', async () => {
    const { players } = await figures('--games 1 --modules base,solo')
    expect(players).toBe(1)
  })

  it('helps', async () => {
    const { answer } = await simulate('--help')
    expect(answer).toMatch(/--workers <number>/)
    expect(answer).toMatch(/Examples:\n {2}tiletum simulate /)
  })

  it('counts every game once', async () => {
    const { bots, seats, decisionsPerGame } = await figures('--games 8 --players 4')
    expect(bots.random.games).toBe(32)
    expect(bots.random.wins).toBe(8)
    expect(seats.map(({ games }: { games: number }) => games)).toEqual([8, 8, 8, 8])
    expect(seats.reduce((sum: number, { wins }: { wins: number }) => sum + wins, 0)).toBe(8)
    expect(decisionsPerGame).toBeGreaterThan(100)
  })

  it('plays against the Cardinalbot, whose seat is not counted among the players', async () => {
    const line = '--games 3 --players 1 --modules base,solo --bots eager'
    const { answer } = await simulate(`${line} --difficulty hard`)
    expect(answer).toMatch(/^eager +3 /m)
    expect(answer).toMatch(/^Cardinalbot +3 /m)
    const easy = await figures(`${line} --difficulty easy`)
    const hard = await figures(`${line} --difficulty hard`)
    expect(easy.bots.eager.games).toBe(3)
    expect(hard.seats[1].mean).toBeGreaterThan(easy.seats[1].mean)
  })

  it('plays with an edition', async () => {
    await writeFile(join(folder, 'rich.json'), JSON.stringify({ fairBoard: [20, 20, 20, 20] }))
    const line = '--games 10 --players 2 --bots eager'
    const standard = await figures(line)
    const rich = await figures(`${line} --edition rich.json`)
    expect(rich.bots.eager.mean).toBeGreaterThan(standard.bots.eager.mean)
  })
})

describe('tiletum simulate ends with one sentence where it cannot', () => {
  it.each([
    [
      '--games 0',
      2,
      "Invalid value for option '--games <number>'. Must be a whole number from 1 to 10000000. See 'tiletum --help'.",
    ],
    [
      '--games many',
      2,
      "Invalid value for option '--games <number>'. Must be a whole number from 1 to 10000000. See 'tiletum --help'.",
    ],
    [
      '--players 5',
      2,
      "Invalid value for option '--players <number>'. Must be a whole number from 1 to 4. See 'tiletum --help'.",
    ],
    ['--players 1', 2, 'The modules base can’t be played with 1 player.'],
    ['--modules dragons', 2, "Unknown module 'dragons'. Choose from: base, solo, silver."],
    [
      '--bots random,clever',
      2,
      `Unknown computer player 'clever'. Choose from: ${POLICY_NAMES.join(', ')}.`,
    ],
    ['--players 2 --bots random,random,random', 2, 'Too many computer players: 3 for 2 seats.'],
    ['--difficulty hard', 2, '--difficulty needs the solo module.'],
    [
      '--players 2 --modules base,solo',
      2,
      'The modules base, solo can’t be played with 2 players.',
    ],
    ['--edition nowhere.json', 1, "Couldn’t read 'nowhere.json'."],
  ])('%s', async (line, code, sentence) => {
    expect(await simulate(line)).toEqual({ code, answer: '', told: `${sentence}\n` })
  })
})
