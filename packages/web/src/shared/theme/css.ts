/**
 * Generates `tokens.css`. A test compares the file with it; `npm run draw -w @tiletum/web` writes
 * it.
 */
import { PALETTES, TOKENS } from './tokens.ts'
import type { Theme } from './tokens.ts'

const scheme = (theme: Theme): string => (theme === 'candle' ? 'dark' : 'light')

function block(selector: string, theme: Theme, indent = ''): string {
  const lines = TOKENS.map((name) => `${indent}  --${name}: ${PALETTES[theme][name]};`)
  return [
    `${indent}${selector} {`,
    `${indent}  color-scheme: ${scheme(theme)};`,
    ...lines,
    `${indent}}`,
  ].join('\n')
}

const within = (query: string, theme: Theme): string =>
  `@media ${query} {\n${block(':root:not([data-theme])', theme, '  ')}\n}`

/**
 * Without a chosen theme the system's preferences count; a chosen theme may stand on any element.
 */
export function tokensCss(): string {
  const note = '/* Written from tokens.ts: change it there. */'
  return `${[
    note,
    block(":root,\n[data-theme='day']", 'day'),
    within('(prefers-color-scheme: dark)', 'candle'),
    within('(prefers-contrast: more)', 'contrast'),
    block("[data-theme='candle']", 'candle'),
    block("[data-theme='engraving']", 'engraving'),
    block("[data-theme='contrast']", 'contrast'),
  ].join('\n\n')}\n`
}
