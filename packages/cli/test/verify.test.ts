import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { provenGame } from './proven-game.ts'
import { GAMES, terminal } from './support.ts'

const { folder, tiletum } = await terminal()
const TWO = join(GAMES, 'two-players.txt')
const SOLO = join(GAMES, 'solo-normal.txt')

/** A stored game with a line changed. */
async function spoilt(name: string, change: (text: string) => string): Promise<string> {
  await writeFile(join(folder, name), change(await readFile(TWO, 'utf8')))
  return name
}

describe('tiletum verify', () => {
  it('says of a record of newer rules what is proven and what is not', async () => {
    const file = await spoilt('newer.txt', (text) => text.replace(/^rules: \d+$/m, 'rules: 99'))
    const { code, answer } = await tiletum(['verify', file])
    expect(code).toBe(0)
    expect(answer).toMatch(/^newer\.txt: good; /)
    expect(answer).toContain('rules revision 99')
    const { answer: data } = await tiletum(['verify', file, '--json'])
    expect(JSON.parse(data)).toMatchObject([{ good: true, rules: 99, newerRules: true }])
    const { answer: french } = await tiletum(['verify', file, '--lang', 'fr'])
    expect(french).toContain('révision 99 des règles')
  })

  it('checks every draw of a game whose chance can be proven, and names the first lie', async () => {
    const text = provenGame()
    await writeFile(join(folder, 'proven.txt'), text)
    const { code, answer } = await tiletum(['verify', 'proven.txt'])
    expect({ code, answer }).toEqual({
      code: 0,
      answer: expect.stringMatching(
        /good; 2 players.*\n {2}Its random results are proven: .* draws follow/,
      ),
    })
    await writeFile(join(folder, 'seed.txt'), text.replace(/^seed ../m, 'seed ff'))
    await writeFile(
      join(folder, 'own.txt'),
      text.replace(/^own chance 1: .*$/m, 'own chance 1: none'),
    )
    await writeFile(join(folder, 'sealed.txt'), text.replace(/^seed .*\n/m, ''))
    const forged = await tiletum(['verify', 'seed.txt', 'own.txt'])
    expect(forged.code).toBe(1)
    expect(forged.answer).toMatch(
      /^seed\.txt: every move is legal, but .*\n {2}The seed doesn’t match/,
    )
    expect(forged.answer).toMatch(
      /^own\.txt: every move is legal, but .*\n {2}Entry 1: “wheel \d”/m,
    )
    const sealed = await tiletum(['verify', 'sealed.txt', '--lang', 'fr'])
    expect(sealed.code).toBe(0)
    expect(sealed.answer).toContain('Son hasard est scellé')
    const { answer: data } = await tiletum(['verify', 'own.txt', '--json'])
    expect(JSON.parse(data)).toMatchObject([
      { good: false, chance: { chance: 'other-draw', entry: 0 } },
    ])
  })

  it('reads any number of empty lines at once', async () => {
    const file = await spoilt('empty.txt', (text) =>
      text.replace('\n\n', `\n${'\n'.repeat(400_000)}`),
    )
    const { code } = await tiletum(['verify', file])
    expect(code).toBe(0)
  })

  it('finds the stored games good', async () => {
    const { code, answer } = await tiletum(['verify', TWO, SOLO, join(GAMES, 'edition.txt')])
    expect(code).toBe(0)
    expect(answer.split('\n')).toEqual([
      expect.stringMatching(/two-players\.txt: good; 2 players, \d+ entries, finished\.$/),
      expect.stringMatching(/solo-normal\.txt: good; 1 player, \d+ entries, finished\.$/),
      expect.stringMatching(/edition\.txt: good; 2 players, \d+ entries, finished\.$/),
      '',
    ])
  })

  it('finds an illegal move, with its place, and goes on to the next file', async () => {
    const file = await spoilt('illegal.txt', (text) =>
      text.replace(/^(Bruno: die \S+ \d); /m, '$1; climb; '),
    )
    const { code, answer, told } = await tiletum(['verify', file, TWO])
    expect({ code, told }).toEqual({ code: 1, told: '' })
    const [first, second, third] = answer.split('\n')
    expect(first).toMatch(/^illegal\.txt: Line \d+, column \d+: “climb” is against the rules/)
    expect(second).toMatch(/^ {2}The \d+ entries before that are good\.$/)
    expect(third).toMatch(/two-players\.txt: good;/)
  })

  it('finds another state', async () => {
    const file = await spoilt('state.txt', (text) => text.replace(/^state .*$/m, 'state 12ab'))
    const { code, answer } = await tiletum(['verify', file])
    expect(code).toBe(1)
    expect(answer).toMatch(/doesn’t lead to the state “12ab”\./)
    expect(answer).toMatch(/leads to the state “\w{6,}”\.\n$/)
  })

  it('shows the first line that is written otherwise', async () => {
    const file = await spoilt('remark.txt', (text) => text.replace(/, now (\d+)$/m, ', now 999'))
    const { code, answer } = await tiletum(['verify', file])
    expect(code).toBe(0)
    expect(answer).toMatch(/first difference in line \d+:\n {4}there: .*999\n {4}here: {2}/)
  })

  it('finds that a file is cut off, is none, or is not there', async () => {
    const cut = await spoilt('cut.txt', (text) => text.slice(0, 2000))
    await writeFile(join(folder, 'poem.txt'), 'Roses are red\n')
    const { code, answer } = await tiletum(['verify', cut, 'poem.txt', 'nowhere.txt'])
    expect(code).toBe(1)
    expect(answer).toMatch(/^cut\.txt: Line \d+, column \d+: /m)
    expect(answer).toMatch(/^poem\.txt: Line 1, column 1: this isn’t a Tiletum game file\.$/m)
    expect(answer).toMatch(/^Couldn’t read 'nowhere\.txt'\.$/m)
  })

  it('gives data', async () => {
    const file = await spoilt('data.txt', (text) => text.replace(/^state .*$/m, 'state 12ab'))
    const { answer } = await tiletum(['verify', file, TWO, '--json'])
    const [bad, good] = JSON.parse(answer)
    expect(bad).toMatchObject({ file: 'data.txt', good: false, error: { fault: 'other-state' } })
    expect(good).toMatchObject({ good: true, players: 2, over: true })
  })
})
