import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'

const here = (file: string): string =>
  readFileSync(path.join(import.meta.dirname, file), 'utf8').trim()

it('the README shows the example file word for word', () => {
  expect(here('../README.md')).toContain(`\`\`\`ts\n${here('readme/example.ts')}\n\`\`\``)
})

it('the example of the README plays a game', async () => {
  const said: unknown[] = []
  const log = vi.spyOn(console, 'log').mockImplementation((...words) => void said.push(...words))
  await import('./readme/example.ts')
  log.mockRestore()
  expect(said.at(-1)).toBe('It plays again.')
  expect(said.at(-2)).toMatch(/^Tiletum record 1\n/)
  const words = said.filter((word) => typeof word === 'string')
  expect(words).toContainEqual(expect.stringMatching(/^No: [a-z-]+, see [a-z]+-\d+$/))
  expect(words).toContainEqual(expect.stringMatching(/^Seat 1: \d+$/))
})

it('the README names only functions and types that the engine exports', async () => {
  const engine = await import('../src/index.ts')
  const named = [...here('../README.md').matchAll(/^\| `(\w+)\(/gm)].map(([, name = '']) => name)
  const exported = named.filter((name) => name in engine)
  const ofGame = (await import('@tiletum/content')).content
  const game = engine.compose({ modules: ['base'], players: 2 }, ofGame)
  expect(named.filter((name) => !exported.includes(name) && !(name in game))).toEqual([])
  expect(exported.length).toBeGreaterThan(8)
})
