/** The page that tells how to write a bot: its bots play, and its commands do what it says. */
import { execFileSync } from 'node:child_process'
import { copyFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { terminal } from '../support.ts'

const { folder, tiletum } = await terminal()
const EXAMPLES = join(import.meta.dirname, '../../../bots/examples')
const page = await readFile(new URL('../../../../docs/bots.md', import.meta.url), 'utf8')
const blocks = (language: string): readonly string[] =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'gms'))].map(
    ([, block = '']) => block,
  )

const hasPython = (() => {
  try {
    execFileSync('python3', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

await copyFile(join(EXAMPLES, 'first-bot.mjs'), join(folder, 'bot.mjs'))
await copyFile(join(EXAMPLES, 'first_bot.py'), join(folder, 'bot.py'))
process.env['INIT_CWD'] = folder

describe('the page that tells how to write a bot', () => {
  it('shows the examples as they are', async () => {
    const file = (name: string) => readFile(join(EXAMPLES, name), 'utf8')
    expect(blocks('js')).toEqual([await file('first-bot.mjs')])
    expect(blocks('python')).toEqual([await file('first_bot.py')])
  })

  it('has commands that run', async () => {
    const commands = blocks('sh').map((block) => block.trim())
    expect(commands.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      'tiletum bot',
      'tiletum arena',
      'tiletum seat',
    ])
    expect(await tiletum(['bot', 'check', 'node bot.mjs'])).toMatchObject({ code: 0 })
    const asked = ['arena', '--bots', 'program:"node bot.mjs",random', '--games', '20']
    const { code, answer } = await tiletum([...asked, '--json', '--workers', '1'])
    expect(code).toBe(0)
    const { pairings, faults } = JSON.parse(answer) as {
      pairings: { share: number }[]
      faults: object
    }
    // Random play against the bot.
    expect(pairings[0]?.share).toBeLessThan(0.5)
    expect(faults).toEqual({ 'program:"node bot.mjs"': 0 })
  })

  it.runIf(hasPython)('has a bot in Python that keeps to the contract, too', async () => {
    expect(await tiletum(['bot', 'check', 'python3 bot.py'])).toMatchObject({ code: 0 })
  })

  it('names programs the same everywhere', async () => {
    const named = 'program:"node bot.mjs"'
    const simulated = await tiletum(
      ['simulate', '--players', '2', '--games', '2', '--bots'].concat(`${named},random`),
    )
    expect(simulated).toMatchObject({ code: 0, told: '' })
    expect(simulated.answer).toContain(named)
    const played = await tiletum([
      'play',
      '--seats',
      `${named},greedy`,
      '--seed',
      'pear',
      '--save',
      'g.txt',
    ])
    expect(played.code).toBe(0)
    expect(await readFile(join(folder, 'g.txt'), 'utf8')).toContain('seat 1: bot.mjs, blue')
    const advised = await tiletum(['advise', 'g.txt', '--at', '3', '--bot', named])
    expect(advised).toMatchObject({ code: 0, told: '' })
    expect(advised.answer).toContain(`${named}: `)
  })
})
