/** The icons of the installed game: `npm run icons -w @tiletum/web` draws `public/icons` anew. */
import fs from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser, FLAGS } from '../e2e/support/chromium.ts'
import { OUTLINE_PATH } from '../src/shared/art/pieces.ts'
import { PALETTES } from '../src/shared/theme/tokens.ts'

const FOLDER = path.join(import.meta.dirname, '../public/icons')
const { paper, plate, ink, vermilion, rubric } = PALETTES.day

/** Marks around the rim of the astrolabe, every so many degrees. */
const marks = (step: number, from: number, to: number): string =>
  Array.from({ length: 360 / step }, (_, index) => {
    const angle = (index * step * Math.PI) / 180
    const at = (radius: number) =>
      `${(256 + radius * Math.sin(angle)).toFixed(1)} ${(256 - radius * Math.cos(angle)).toFixed(1)}`
    return `M${at(from)}L${at(to)}`
  }).join('')

/** A house in the ring of the action wheel. */
const emblem = `<circle cx="256" cy="256" r="196" fill="${plate}" stroke="${ink}" stroke-width="10"/>
  <path d="${marks(6, 178, 191)}" stroke="${ink}" stroke-width="4"/>
  <path d="${marks(60, 146, 191)}" stroke="${rubric}" stroke-width="10"/>
  <circle cx="256" cy="256" r="146" fill="${paper}" stroke="${ink}" stroke-width="7"/>
  <g transform="translate(160 138) scale(8)">
    <path d="${OUTLINE_PATH.house}" fill="${vermilion}"/>
    <path d="${OUTLINE_PATH.house}" fill="none" stroke="${ink}" stroke-width="1.3" stroke-linejoin="round"/>
    <path d="M9.5 28.5V21a2.5 2.5 0 0 1 5 0v7.5z" fill="${plate}" stroke="${ink}" stroke-width="1.1"/>
  </g>`

const drawing = (ground: string, scale: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
  ${ground}
  <g transform="translate(256 256) scale(${scale}) translate(-256 -256)">
  ${emblem}
  </g>
</svg>
`
const icon = drawing(
  `<rect x="12" y="12" width="488" height="488" rx="88" fill="${paper}" stroke="${ink}" stroke-width="16"/>`,
  1.06,
)
/** Devices cut these to a shape of their own; what matters lies in the inner four fifths. */
const maskable = drawing(`<rect width="512" height="512" fill="${paper}"/>`, 0.95)

fs.mkdirSync(FOLDER, { recursive: true })
fs.writeFileSync(path.join(FOLDER, 'icon.svg'), icon)
const browser = await chromium.launch({ ...findBrowser(), args: FLAGS })
for (const [name, svg, size] of [
  ['icon-180', maskable, 180],
  ['icon-192', icon, 192],
  ['icon-512', icon, 512],
  ['maskable-512', maskable, 512],
] as const) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${svg}`)
  await page.screenshot({ path: path.join(FOLDER, `${name}.png`), omitBackground: true })
  await page.close()
}
await browser.close()
