import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { WEIGHTS } from '@tiletum/bots'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { run } from '../src/run.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tiletum-arena-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function arena(...words: readonly string[]) {
  let answer = ''
  let told = ''
  const code = await run(['arena', ...words], {
    environment: {},
    folder,
    print: (text) => void (answer += text),
    tell: (text) => void (told += text),
  })
  return { code, answer, told }
}

const words = (line: string): readonly string[] => line.split(' ')
const lines = async (file: string) => (await readFile(join(folder, file), 'utf8')).split('\n')

async function seatsAndSeeds(file: string) {
  const games = (await lines(file)).slice(1, -1).map((line) => JSON.parse(line))
  return games.map(({ seat, seed }) => [seat, seed])
}

describe('tiletum arena', () => {
  it('prints ratings with intervals and every pairing', async () => {
    const { code, answer, told } = await arena(
      ...words('--bots random,eager --games 6 --workers 1 --file first.jsonl'),
    )
    expect({ code, told }).toEqual({ code: 0, told: '' })
    const printed = answer.split('\n')
    expect(printed[0]).toBe('6 games of 2, seed 1')
    expect(printed[1]).toMatch(/^player +rating +± +games$/)
    expect(printed[2]).toMatch(/^eager +\d+ +\d+ +6$/)
    expect(printed[3]).toMatch(/^random +-\d+ +\d+ +6$/)
    expect(printed[5]).toMatch(/^player +against +games +wins +95% +mean +theirs$/)
    expect(printed[6]).toMatch(/^eager +random +6 +[\d.]+.% +[\d.]+.% to [\d.]+.% +[\d.]+ +[\d.]+$/)
  })

  it('goes on where it stopped, even in the middle of a line, and comes to the same', async () => {
    const line = words('--bots random,eager --games 4 --players 3 --workers 1 --json')
    const whole = await arena(...line, '--file', 'whole.jsonl')
    const all = await lines('whole.jsonl')
    expect(all).toHaveLength(1 + 8 + 1)
    await writeFile(join(folder, 'cut.jsonl'), `${all.slice(0, 4).join('\n')}\n`)
    await appendFile(join(folder, 'cut.jsonl'), all[4]?.slice(0, 20) ?? '')
    const again = await arena(...line, '--file', 'cut.jsonl')
    expect(again.told).toBe('Found 3 games in cut.jsonl; resuming.\n')
    expect(again.answer).toBe(whole.answer)
    expect((await lines('cut.jsonl')).toSorted()).toEqual(all.toSorted())
  })

  it('plays nothing twice', async () => {
    const line = words('--bots random,eager --games 2 --workers 1 --file twice.jsonl')
    await arena(...line)
    const before = await lines('twice.jsonl')
    await arena(...line)
    expect(await lines('twice.jsonl')).toEqual(before)
  })

  it('gives both sides the same seeds, from both seats', async () => {
    await arena(...words('--bots random,eager --games 4 --workers 1 --file seeds.jsonl'))
    expect(await seatsAndSeeds('seeds.jsonl')).toEqual([
      [0, '1 0'],
      [1, '1 0'],
      [0, '1 1'],
      [1, '1 1'],
    ])
  })

  it('plays each seed from every seat at four, for either pairing', async () => {
    const line = '--players 4 --bots random,eager --games 4 --workers 1 --file four.jsonl'
    await arena(...words(line))
    expect(await seatsAndSeeds('four.jsonl')).toEqual(
      [0, 1, 2, 3].flatMap((seat) => [
        [seat, '1 0'],
        [seat, '1 0'],
      ]),
    )
  })

  it('goes on with more games, and with other players beside the old ones', async () => {
    const file = ['--workers', '1', '--file', 'grown.jsonl']
    await arena(...words('--bots random,eager --games 2'), ...file)
    const before = await lines('grown.jsonl')
    const { told, answer } = await arena(...words('--bots random,eager,greedy --games 4'), ...file)
    expect(told).toBe('Found 2 games in grown.jsonl; resuming.\n')
    expect(answer).toMatch(/^12 games of 2, seed 1\n/)
    expect((await lines('grown.jsonl')).slice(0, 3)).toEqual(before.slice(0, 3))
  })

  it('comes to the same with threads', async () => {
    const line = words('--bots random,eager --games 4 --json')
    const one = await arena(...line, ...words('--workers 1 --file one.jsonl'))
    const two = await arena(...line, ...words('--workers 2 --file two-hands.jsonl'))
    expect(two).toEqual(one)
  }, 60_000)

  it('compares evaluations: a player may bring the weights of a file', async () => {
    const file = join(folder, 'weights.json')
    await writeFile(file, JSON.stringify(WEIGHTS))
    const line = words('--games 2 --workers 1 --json --file weights.jsonl --bots')
    const { answer, told } = await arena(...line, 'greedy,greedy+weights:weights.json')
    expect(told).toBe('')
    const names = JSON.parse(answer).ratings.map(({ name }: { name: string }) => name)
    expect(names.toSorted()).toEqual(['greedy', 'greedy+weights:weights.json'])
    await writeFile(file, '{}')
    const broken = await arena(...line, 'greedy,greedy+weights:weights.json')
    expect(broken.code).toBe(1)
    expect(broken.told).toMatch("'weights.json' has no evaluation weights.")
  })

  it('gives data', async () => {
    const { answer } = await arena(
      ...words('--bots random,eager --games 2 --workers 1 --file data.jsonl --json'),
    )
    const { games, players, modules, seed, ratings, pairings } = JSON.parse(answer)
    expect({ games, players, modules, seed }).toEqual({
      games: 2,
      players: 2,
      modules: ['base'],
      seed: '1',
    })
    expect(ratings.map(({ name }: { name: string }) => name).toSorted()).toEqual([
      'eager',
      'random',
    ])
    expect(pairings).toHaveLength(1)
    expect(pairings[0]).toMatchObject({ alone: 'eager', others: 'random', games: 2 })
    const [low, high] = pairings[0].interval
    expect(low).toBeLessThanOrEqual(pairings[0].share)
    expect(high).toBeGreaterThanOrEqual(pairings[0].share)
  })

  it('plays against the Cardinalbot', async () => {
    const { answer } = await arena(
      ...words('--players 1 --modules base,solo --difficulty easy --bots eager --games 2'),
      ...words('--workers 1 --file solo.jsonl'),
    )
    expect(answer).toMatch(/^Cardinalbot +\d+/m)
    expect(answer).toMatch(/^eager +Cardinalbot +2 /m)
  })

  it('gives a search the iterations that are asked for', async () => {
    const { answer } = await arena(
      ...words('--bots random,master --iterations 2 --games 1 --workers 1 --file two.jsonl'),
    )
    expect(answer).toMatch(/^master@2 /m)
  })

  it('seats programs, and says what they do wrong', async () => {
    const example = fileURLToPath(new URL('../../bots/examples/first-bot.mjs', import.meta.url))
    const good = await arena(
      '--bots',
      `random,program:${process.execPath} ${example}`,
      ...words('--games 1 --workers 1 --file program.jsonl'),
    )
    expect(good.told).toBe('')
    expect(good.code).toBe(0)
    const bad = await arena(
      ...words('--bots random,program:no-such-program --games 1 --workers 1 --file bad.jsonl'),
    )
    expect(bad.code).toBe(1)
    expect(bad.told).toBe(
      'program:no-such-program: not one legal answer. Try it with: tiletum bot check "COMMAND".\n',
    )
    await writeFile(
      join(folder, 'clumsy.cjs'),
      `require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
        const { type, number, options } = JSON.parse(line)
        if (type !== 'choose') return
        const move = number === 2 ? 'climb the king' : options[0].move
        console.log(JSON.stringify({ number, move }))
      })`,
    )
    const clumsy = `program:"${process.execPath} ${join(folder, 'clumsy.cjs')}"`
    const faulty = await arena(
      ...words('--games 1 --workers 1 --file faulty.jsonl --bots'),
      `random,${clumsy}`,
    )
    expect(faulty.told).toBe(`${clumsy}: illegal move; a random move was played.\n`)
    expect(faulty.answer).toMatch(/^player +rating +± +games +faults\n/m)
    expect(faulty.answer).toMatch(/^program:.*clumsy.cjs" .* 1$/m)
    expect(faulty.code).toBe(0)
  })

  it('speaks French', async () => {
    const { answer } = await arena(
      ...words('--bots random,eager --games 2 --workers 1 --file fr.jsonl --lang fr'),
    )
    expect(answer).toMatch(/^2 parties à 2, graine 1\njoueur +cote/)
  })
})

describe('tiletum arena ends with one sentence where it cannot', () => {
  it.each([
    [
      '--bots random,clever',
      2,
      'Unknown computer player \'clever\'. Choose from: random, eager, greedy, beginner, apprentice, merchant, master, grandmaster, master-1, each also as name@500 or name@100ms and with +weights:FILE, and program:"COMMAND".',
    ],
    ['--bots random', 2, 'A tournament needs at least two different players.'],
    ['--bots random,random', 2, "The player 'random' is named twice."],
    ['--bots random,eager --players 1', 2, 'The modules base can’t be played with 1 player.'],
  ])('%s', async (line, code, sentence) => {
    expect(await arena(...words(line))).toEqual({ code, answer: '', told: `${sentence}\n` })
  })

  it('in a file of another arena, which is left as it is', async () => {
    await arena(...words('--bots random,eager --games 1 --workers 1 --file other.jsonl'))
    const before = await lines('other.jsonl')
    const line = '--bots random,eager --games 1 --seed 2 --workers 1 --file other.jsonl'
    expect(await arena(...words(line))).toEqual({
      code: 1,
      answer: '',
      told: "'other.jsonl' has games from a different tournament; choose another file with --file.\n",
    })
    expect(await lines('other.jsonl')).toEqual(before)
  })

  it('in a folder that is not there', async () => {
    const line = '--bots random,eager --games 1 --workers 1 --file nowhere/games.jsonl'
    expect(await arena(...words(line))).toEqual({
      code: 1,
      answer: '',
      told: "Couldn’t write 'nowhere/games.jsonl': no such folder.\n",
    })
  })

  it('in a file with something else in it', async () => {
    const line = words('--bots random,eager --games 1 --workers 1 --file spoilt.jsonl')
    await arena(...line)
    await appendFile(join(folder, 'spoilt.jsonl'), '{"what":1}\n')
    expect((await arena(...line)).told).toBe("Line 3 of 'spoilt.jsonl' isn’t a game.\n")
    await writeFile(join(folder, 'notes.txt'), 'buy bread')
    const told =
      "'notes.txt' has games from a different tournament; choose another file with --file.\n"
    expect((await arena(...line.slice(0, -1), 'notes.txt')).told).toBe(told)
    expect(await lines('notes.txt')).toEqual(['buy bread'])
  })
})
