import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { tokensCss } from '../../../src/shared/theme/css.ts'
import { GOODS, PAIRS, PALETTES, THEMES, TOKENS } from '../../../src/shared/theme/tokens.ts'
import { contrastOf, lightnessOf } from '../../support/colour.ts'

const source = path.join(import.meta.dirname, '../../../src')

test.each(THEMES)('%s shows text, glyphs, outlines and rings clearly enough', (theme) => {
  const palette = PALETTES[theme]
  const faint = PAIRS.map(({ front, back, least }) => ({
    front,
    back,
    least,
    ratio: contrastOf(palette[front], palette[back]),
  })).filter(({ ratio, least }) => ratio < least)
  expect(faint).toEqual([])
})

test.each(['day', 'candle', 'contrast'] as const)('goods of %s differ in grey', (theme) => {
  const ladder = GOODS.map((good) => lightnessOf(PALETTES[theme][good])).toSorted((a, b) => a - b)
  for (const [index, step] of ladder.slice(1).entries()) {
    expect(step - (ladder[index] ?? 0)).toBeGreaterThanOrEqual(7.5)
  }
})

test('the style sheet is written from the tokens', () => {
  expect(fs.readFileSync(path.join(source, 'shared/theme/tokens.css'), 'utf8')).toBe(tokensCss())
})

test('no drawing uses a colour that no theme has', () => {
  const known = new Set<string>(TOKENS)
  const files = [
    'shared/art/art.css',
    'shared/art/map/map.css',
    'shared/art/map/underground/underground.css',
  ]
  for (const file of files) {
    const text = fs.readFileSync(path.join(source, file), 'utf8')
    const used = [...text.matchAll(/var\(--([\w-]+)\)/g)].map((match) => match[1] ?? '')
    expect(used.filter((name) => !known.has(name) && !name.startsWith('font-'))).toEqual([])
    expect(text).not.toMatch(/#[0-9a-f]{3,8}\b|rgb\(|url\(/i)
  }
})
