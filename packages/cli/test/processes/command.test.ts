/** The command line as a process of its own, with pipes instead of a terminal. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { COMMANDS } from '../../src/commands/index.ts'
import { GAMES, terminal } from '../support.ts'

const MAIN = join(process.env['TILETUM_BUNDLES'] ?? '', 'cli/main.js')
const ROOT = join(import.meta.dirname, '../../../..')
const SLOW = 60_000
const { folder, tiletum } = await terminal()

async function run(words: readonly string[], typed: string) {
  const program = spawn(process.execPath, [MAIN, ...words], {
    cwd: ROOT,
    env: { ...process.env, INIT_CWD: folder, LANG: 'C', LC_ALL: 'C', FORCE_COLOR: undefined },
  })
  program.stdin.end(typed)
  const answered = Promise.all([text(program.stdout), text(program.stderr)])
  const [code] = (await once(program, 'exit')) as readonly unknown[]
  const [answer, told] = await answered
  return { code, answer, told }
}

describe('a process', () => {
  it(
    'plays what is piped in, and keeps the game where the person stands',
    async () => {
      const typed = 'die yellow 2\nleave\nundo\nsave piped.txt\nquit\n'
      const words = ['play', '--seats', 'Anna,eager', '--seed', 'pear1647']
      const { code, answer, told } = await run(words, typed)
      expect({ code, told }).toEqual({ code: 0, told: '' })
      expect(answer).toContain('Anna> undo\nUndone: leave.')
      expect(answer).not.toContain('\u001b')
      expect((await tiletum(['verify', 'piped.txt'])).answer).toContain('good; 2 players')
    },
    SLOW,
  )

  it(
    'ends with exit code 1 for no and 2 for misuse',
    async () => {
      const two = join(GAMES, 'two-players.txt')
      const [no, misuse] = await Promise.all([
        run(['why', two, 'climb', '--at', '3'], ''),
        run(['why', two], ''),
      ])
      expect(no).toMatchObject({ code: 1, told: '' })
      expect(misuse).toMatchObject({ code: 2, answer: '' })
    },
    SLOW,
  )

  it(
    'is killed in the middle of an arena, which then goes on as if nothing had been',
    async () => {
      const words = [
        'arena',
        '--bots',
        'random,eager',
        '--workers',
        '1',
        '--seed',
        'stop',
        '--file',
      ]
      const file = join(folder, 'killed.jsonl')
      const program = spawn(process.execPath, [MAIN, ...words, file, '--games', '100000'], {
        cwd: ROOT,
        stdio: 'ignore',
      })
      const played = () => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').length : 0)
      await expect.poll(played, { timeout: SLOW, interval: 5 }).toBeGreaterThan(5)
      program.kill('SIGKILL')
      await once(program, 'exit')
      const games = ['--games', `${played() + 10}`]
      const again = await tiletum([...words, file, ...games])
      expect(again.told).toMatch(/^Found \d+ games in .+; resuming\.\n$/)
      const whole = await tiletum([...words, join(folder, 'whole.jsonl'), ...games])
      expect(again.answer).toBe(whole.answer)
    },
    SLOW,
  )

  it(
    'is stopped in the middle of an arena by Ctrl-C, and says how it goes on',
    async () => {
      const file = join(folder, 'stopped.jsonl')
      const words = ['arena', '--bots', 'random,eager', '--games', '100000', '--file', file]
      const program = spawn(process.execPath, [MAIN, ...words], {
        cwd: ROOT,
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      const told = text(program.stderr)
      const played = () => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').length : 0)
      await expect.poll(played, { timeout: SLOW, interval: 5 }).toBeGreaterThan(5)
      program.kill('SIGINT')
      const [code] = await once(program, 'exit')
      expect(code).toBe(130)
      expect(await told).toMatch(
        /^\nStopped: \d+ games saved in .+; run the same command to resume\.\n$/,
      )
    },
    SLOW,
  )

  it(
    'calls the bench, and ends as it ends',
    async () => {
      for (const words of [['nonsense'], ['engine', '--no-such'], ['--name']]) {
        const { code, answer, told } = await run(['bench', ...words], '')
        expect({ code, answer }).toEqual({ code: 2, answer: '' })
        expect(told).toMatch(/^Usage: npm run bench -- [^\n]*\n$/)
      }
      const { answer } = await tiletum(['bench', '--help'])
      const { told: usage } = await run(['bench', 'nonsense'], '')
      for (const [option] of answer.matchAll(/--[a-z-]+(?=$| )/gm))
        if (option !== '--help') expect(usage).toContain(option)
    },
    SLOW,
  )
})

it('has help with examples for every command, in both languages', async () => {
  const { answer: english } = await tiletum(['--help'])
  const { answer: french } = await tiletum(['--help', '--lang', 'fr'])
  const names = [...english.matchAll(/^ {2}([a-z]+)(?: .*)?$/gm)].map(([, name = '']) => name)
  expect(names).toHaveLength(COMMANDS.length)
  for (const name of names) {
    expect(french).toMatch(new RegExp(`^ {2}${name} `, 'm'))
    const { code, answer } = await tiletum([name, '--help'])
    expect(code).toBe(0)
    expect(answer, name).toMatch(new RegExp(`Examples:\n {2}tiletum ${name}`))
    if (name === 'bench') continue
    const [known = '', examples = ''] = answer.split('Examples:')
    for (const [option] of examples.matchAll(/--[a-z][\w-]*/g))
      expect(known + english).toContain(option)
  }
})
