import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readRecord, recordToJson } from '@tiletum/engine'
import { composeRecorded } from '@tiletum/testkit'
import { describe, expect, it } from 'vitest'
import { GAMES, terminal } from './support.ts'

const { folder, tiletum } = await terminal()
const at = (name: string): string => join(folder, name)
const play = (line: string, ...typed: readonly string[]) =>
  tiletum(['play', ...line.split(' ').filter(Boolean)], { typed })

/** Everything a stored game was told, answers of chance included, as somebody would type it. */
async function linesOf(name: string): Promise<readonly string[]> {
  const text = await readFile(join(GAMES, name), 'utf8')
  const { record, match } = readRecord(text, composeRecorded)
  if (record === undefined || match === undefined) throw new Error(`${name} cannot be read`)
  return recordToJson(match.game, record).entries.map((entry) => entry.replaceAll(/[[\]]/g, ''))
}

describe('whole games, typed move by move', () => {
  it('plays a stored game of two again, to the same record', async () => {
    const lines = await linesOf('two-players.txt')
    const { code, answer, told } = await play(
      '--seats Agnes,Bruno --chance ask',
      ...lines,
      'save again.txt',
      'quit',
    )
    expect({ code, told }).toEqual({ code: 0, told: '' })
    expect(answer).not.toMatch(/There is no|not understood|isn’t possible/)
    expect(await readFile(at('again.txt'), 'utf8')).toBe(
      await readFile(join(GAMES, 'two-players.txt'), 'utf8'),
    )
    const end = answer.slice(answer.lastIndexOf('The game is over.')).split('\n')
    expect(end[1]).toMatch(/^points +Agnes +Bruno$/)
    expect(end.find((line) => line.startsWith('contract tiles'))).toMatch(
      /^contract tiles +\d+ +\d+$/,
    )
    const total = end.find((line) => line.startsWith('total'))
    expect(total).toMatch(/^total +\d+ +\d+$/)
    const [, winner, vp] = /^(\w+) wins with (\d+) VP\.$/m.exec(end.join('\n')) ?? []
    expect(['Agnes', 'Bruno']).toContain(winner)
    expect(total).toContain(vp)
  })

  it('plays a stored solo game again and tells what the Cardinalbot thinks', async () => {
    const lines = await linesOf('solo-normal.txt')
    const { code, answer } = await play(
      '--modules base,solo --difficulty normal --seats Agnes --chance ask',
      ...lines,
      'save solo.txt',
    )
    expect(code).toBe(0)
    expect(answer).toMatch(/^The Cardinalbot takes turn 1 of 3\.$/m)
    expect(answer).toMatch(/^ {2}It rolls 2 and 1, difference 1: /m)
    expect(answer).toMatch(/^— Step 6c: contracts$/m)
    expect(answer).toMatch(/^(Agnes|Cardinalbot) wins with \d+ VP\.$/m)
    expect(await readFile(at('solo.txt'), 'utf8')).toBe(
      await readFile(join(GAMES, 'solo-normal.txt'), 'utf8'),
    )
  })

  it.each(['--modules base,silver --seats eager,random', '--seats greedy,eager,eager'])(
    'lets computer players play: %s',
    async (line) => {
      const { code, answer } = await play(`${line} --seed plum --save all-${line.length}.txt`)
      expect(code).toBe(0)
      expect(answer).toMatch(/ wins with \d+ VP\.$/m)
      expect((await tiletum(['verify', `all-${line.length}.txt`])).answer).toContain(', finished.')
    },
  )

  it('repeats itself for a seed, and only for it', async () => {
    const line = '--seats eager,random'
    expect(await play(`${line} --seed a`)).toEqual(await play(`${line} --seed a`))
    expect(await play(`${line} --seed a`)).not.toEqual(await play(`${line} --seed b`))
  })
})

describe('at the prompt', () => {
  const begin = '--seats Anna,greedy --seed pear1647'

  it('shows the table, then the options by number, in words and notation', async () => {
    const { answer } = await play(begin, 'quit', 'yes')
    expect(answer).toMatch(/^Seed pear1647\./)
    expect(answer).toMatch(/^Action wheel$/m)
    expect(answer).toMatch(/^ {2}1 {2}Take the yellow 2: .+ {2}\[die yellow 2\]$/m)
    expect(answer).toMatch(/Anna> quit\n/)
  })

  it('takes numbers and notation, several moves in a line, and warns of waste', async () => {
    const { answer } = await play(begin, '1', 'LEAVE ; walk architect paris', 'quit', 'yes')
    expect(answer).toContain('Anna> 1\nAnna takes the yellow 2')
    expect(answer).toContain('     ! You’ll leave the helper “all bonuses in one building” behind.')
    expect(answer).toContain('Anna moves the architect to Paris.')
    expect(answer).toMatch(/architect action: 4 action points left\./)
  })

  it('takes short forms, in both languages', async () => {
    const { answer } = await play(begin, 'take gold 2; leave; aller paris', 'quit', 'yes')
    expect(answer).toContain('Anna takes the yellow 2')
    expect(answer).toContain('Anna moves the architect to Paris.')
  })

  it('takes back, and says when it cannot', async () => {
    const { answer } = await play(begin, 'undo', '1', 'undo', 'quit', 'yes')
    expect(answer).toContain('Anna> undo\nYou can’t undo: ')
    expect(answer).toContain('Anna> undo\nUndone: die yellow 2.')
  })

  it('takes back beyond chance and others where that was agreed', async () => {
    const line = `${begin} --free-undo`
    const { answer } = await play(line, 'die yellow 2; leave; end turn', 'undo', 'quit', 'yes')
    expect(answer).toContain('Anna> undo\nUndone: end turn.')
  })

  it('says why not, by which rule, and what is close', async () => {
    const typed = ['why climb', 'why die yellow 2', 'why', 'climb', 'wlak', '99', 'quit', 'y']
    const { answer } = await play(begin, ...typed)
    expect(answer).toMatch(/Anna> why climb\nChoose a die first\.\nRule \S+: /)
    expect(answer).toMatch(/Anna> why die yellow 2\nPossible: Take the yellow 2/)
    expect(answer).toMatch(/Anna> why\nWhich move/)
    expect(answer).toMatch(/Anna> climb\nclimb: Choose a die first\.\nAnna>/)
    expect(answer).toMatch(/Anna> wlak\nUnknown move “wlak”\. Did you mean walk\?\nAnna>/)
    expect(answer).toMatch(/Anna> 99\nChoose a number from 1 to 7\.\nAnna>/)
  })

  it('tells the game so far, the points and the orders', async () => {
    const typed = ['die yellow 2; leave; end turn', 'log', 'score', 'help', 'table', 'quit', 'yes']
    const { answer } = await play(begin, ...typed)
    expect(answer).toMatch(/Anna> log\n\nRound 1 begins\.\n(.+\n)+Anna took the yellow 2 \(/)
    expect(answer).toMatch(/Anna> score\npoints +Anna +greedy\nstart +10 +10\n/)
    expect(answer).toMatch(/Anna> help\n(.+\n)+why MOVE +tell whether/)
    expect(answer).toMatch(/Anna> table\nRound 1 of 4, turn 2 of 3\n/)
  })

  it('gives a hint to who plays alone, and none among several people', async () => {
    const alone = await play(begin, 'hint', 'quit', 'yes')
    expect(alone.answer).toMatch(
      /Anna> hint\nmaster: Take the .+ {2}\[die \S+ \d.*\]\n[\d,]+ simulations/,
    )
    const several = await play('--seats Anna,Bruno --seed 1', 'hint', 'quit', 'yes')
    expect(several.answer).toContain('> hint\nThere are no hints in games with several people.\n')
  })

  it('speaks French and takes orders in French', async () => {
    const typed = ['1', 'annuler', 'pourquoi climb', 'aide', 'quitter', 'oui']
    const { code, answer } = await play(`${begin} --lang fr`, ...typed)
    expect(code).toBe(0)
    expect(answer).toContain('Annulé\u00a0: die yellow 2.')
    expect(answer).toMatch(/Règle \S+\u00a0: /)
    expect(answer).toMatch(/pourquoi COUP +dire si un coup est possible/)
    expect(answer).toMatch(/Quitter quand même\u202f\? \(oui\/non\) oui\n$/)
  })
})

describe('keeping a game', () => {
  const begin = '--seats Anna,greedy --seed pear1647'

  it('goes on with a game from the browser, its computer players included', async () => {
    await play(begin, 'die yellow 2', 'save browser.txt', 'quit')
    const file = at('browser.txt')
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll('greedy', 'Jakob (greedy)'))
    const { answer } = await play('browser.txt', 'leave; end turn', 'quit', 'yes')
    expect(answer).toMatch(/^Jakob \(greedy\) takes turn 1 of 3\.$/m)
  })

  it('asks before it leaves, and stays on no', async () => {
    const { answer } = await play(begin, 'quit', 'no', 'quit', 'yes', 'score')
    expect(answer.match(/Quit anyway\? \(yes or no\) (yes|no)\n/g)).toHaveLength(2)
    expect(answer).not.toContain('Anna> score')
  })

  it('goes on with what was kept, by the names that were there', async () => {
    const kept = await play(begin, 'die yellow 2', 'save kept.txt', 'quit')
    expect(kept.answer).toMatch(/Saved to 'kept\.txt'\. Continue with: tiletum play kept\.txt/)
    const { answer } = await play('kept.txt', 'leave; end turn', 'quit', 'yes')
    expect(answer).toMatch(/Anna: This action’s bonus tile/)
    expect(answer).toMatch(/^greedy takes turn 1 of 3\.$/m)
    const people = await play('kept.txt --seats Anna,Bruno', 'leave; end turn', 'quit', 'yes')
    expect(people.answer).toContain('greedy> quit')
  })

  it('keeps JSON where the name says so, and nowhere else', async () => {
    await play(begin, 'save kept.json', 'quit')
    expect(JSON.parse(await readFile(at('kept.json'), 'utf8'))).toMatchObject({ tiletum: 1 })
  })

  it('writes over a file only when told to, and over its own without asking again', async () => {
    await writeFile(at('mine.txt'), 'precious')
    const refused = await play(begin, 'save mine.txt', 'no', 'quit', 'yes')
    expect(refused.answer).toContain("'mine.txt' already exists. Overwrite it?")
    expect(refused.answer).toContain('Not saved.')
    expect(await readFile(at('mine.txt'), 'utf8')).toBe('precious')
    const typed = ['save mine.txt', 'yes', 'die yellow 2', 'save', 'quit']
    const { answer } = await play(begin, ...typed)
    expect(answer.match(/Overwrite it\?/g)).toHaveLength(1)
    expect(await readFile(at('mine.txt'), 'utf8')).toContain('Anna: die yellow 2')
  })

  it('keeps a game by itself after every move', async () => {
    await play(`${begin} --save by-itself.txt`, 'die yellow 2')
    expect(await readFile(at('by-itself.txt'), 'utf8')).toContain('Anna: die yellow 2\n')
    const on = await play('by-itself.txt --save by-itself.txt', 'leave')
    expect(on.code).toBe(0)
    expect(await readFile(at('by-itself.txt'), 'utf8')).toContain('Anna: die yellow 2; leave\n')
  })

  it('goes on with an edition', async () => {
    await writeFile(at('rich.json'), JSON.stringify({ fairBoard: [20, 20, 20, 20] }))
    await play(`${begin} --edition rich.json`, 'save rich.txt', 'quit')
    const { answer } = await play('rich.txt', 'quit')
    expect(answer).toContain(', +20 for this fair)')
  })

  it('goes on where it can no longer write, and leaves what it wrote whole', async () => {
    await play(begin, 'die yellow 2', 'save full.txt', 'quit')
    const before = await readFile(at('full.txt'), 'utf8')
    // A folder in the way of the new text stands for a disk that takes no more.
    await mkdir(at('full.txt.part'))
    const same = await play('full.txt', 'leave; end turn', 'save full.txt', 'yes', 'quit', 'yes')
    expect(same.answer).toContain("Couldn’t write 'full.txt': it is a folder.\nAnna>")
    expect(await readFile(at('full.txt'), 'utf8')).toBe(before)
    expect(same.code).toBe(0)
  })

  it('says so when a file cannot be written, and the game goes on', async () => {
    const { answer } = await play(begin, 'save no/such.txt', 'score', 'quit', 'yes')
    expect(answer).toContain("Couldn’t write 'no/such.txt': no such folder.\nAnna> score")
  })

  it('fails where the input ends before the game and nothing is kept', async () => {
    const { code, told } = await play(begin, 'die yellow 2')
    expect({ code, told }).toEqual({
      code: 1,
      told: 'Input ended before the game did; the game isn’t saved.\n',
    })
  })
})

describe('tiletum play ends with one sentence where it cannot', () => {
  it.each([
    ['--seats Anna', 2, 'The modules base can’t be played with 1 player.'],
    ['--seats Anna,Anna', 2, "Two players are called 'Anna'."],
    ['--modules dragons', 2, "Unknown module 'dragons'. Choose from: base, solo, silver."],
    ['--difficulty hard', 2, '--difficulty needs the solo module.'],
    ['nowhere.txt', 1, "Couldn’t read 'nowhere.txt'."],
    ['short.txt', 1, 'short.txt: Line 2, column 1: the file is cut off: its last line is missing.'],
    [
      'good.txt --modules base',
      2,
      'A saved game has its own settings; --modules is for new games only.',
    ],
    ['good.txt --seats Anna', 2, 'This game has 2 seats; --seats must name 2 players.'],
    ['--save good.txt', 1, "'good.txt' already exists."],
  ])('%s', async (line, code, sentence) => {
    const good = await readFile(join(GAMES, 'two-players.txt'), 'utf8')
    await writeFile(at('good.txt'), good)
    const head = good.slice(0, good.indexOf('## Set-up')).trim()
    await writeFile(at('short.txt'), `${head}\n`)
    const { told, ...answered } = await play(line)
    expect(answered).toEqual({ code, answer: '' })
    expect(told.replace(/Line \d+/, 'Line 2')).toBe(`${sentence}\n`)
  })

  it('knows the challenges by name', async () => {
    const solo = '--modules base,solo --challenges'
    const { code, told } = await play(`${solo} dragons`)
    expect(code).toBe(2)
    expect(told).toMatch(/^Unknown challenge 'dragons'. Choose from: .*deep-coffers/)
    const { answer } = await play(`${solo} deep-coffers --seed 1`, 'quit', 'yes')
    expect(answer).toMatch(/challenges: Deep Coffers/)
  })

  it('helps', async () => {
    const { answer } = await play('--help')
    expect(answer).toMatch(/Usage: tiletum play .*\[file\]/)
    expect(answer).toMatch(/greedy/)
    expect(answer).toMatch(/Examples:\n {2}tiletum play\n/)
  })
})
