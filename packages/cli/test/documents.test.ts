/** Every example in the page about the engine is what the engine says. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createEngine } from '../src/engine/answering.ts'

const PAGE = readFileSync(new URL('../../../docs/engine.md', import.meta.url), 'utf8')
const BLOCKS = [...PAGE.matchAll(/^```\n([^`]*)^```/gm)].map(([, block = '']) => block)

/** An example as a pattern: spaces between its parts do not matter, `…` stands for anything. */
function patternOf(example: string): RegExp {
  const parts = example
    .replaceAll(/("(?:[^"\\]|\\.)*")|\s+/g, (_, quoted: string | undefined) => quoted ?? '')
    .replaceAll(/,?…,?/g, '…')
    .split('…')
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join('.*')}$`, 's')
}

describe('the page about the engine:', () => {
  it.each(BLOCKS.map((block) => [block.split('\n')[0], block]))('%s', (_, block) => {
    const answer = createEngine({ games: 1000, bytes: 1e9 })
    const lines = block.trim().split('\n')
    expect(lines.length % 2).toBe(0)
    for (let at = 0; at < lines.length; at += 2) {
      const [asked = '', said = ''] = [lines[at], lines[at + 1]]
      expect([asked.slice(0, 2), said.slice(0, 2)]).toEqual(['> ', '< '])
      expect(answer(asked.slice(2))).toMatch(patternOf(said.slice(2)))
    }
  })

  it('has examples', () => {
    expect(BLOCKS.length).toBeGreaterThan(5)
  })
})
