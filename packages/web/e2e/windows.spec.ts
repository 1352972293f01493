/** The table in windows of every size: nothing is cut off, and nothing lies over its neighbour. */
import type { Page } from '@playwright/test'
import { audit } from './support/audit.ts'
import { begin } from './support/game.ts'
import { expect, test } from './support/page.ts'
import { measureRoom } from './support/room.ts'
import { openUpTo, storedGame } from './support/stored.ts'

const SIZES = [
  [1280, 720],
  [1366, 768],
  [1440, 780],
  [1600, 900],
  [1920, 1080],
  [2560, 1440],
  [1024, 768],
  [1180, 820],
  [768, 1024],
  [834, 1194],
] as const

/** What goes over an edge of its zone, and what lies over the board or the tray. */
const faults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const at = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
    const within = [
      ['.wheel', '.left'],
      ['.offers', '.left-offers'],
      ['.europe', '.middle'],
      ['#mine', '.bottom'],
      ['.contracts', '.bottom'],
      ['.supply', '.bottom'],
      ['.players', 'main'],
      ['.fairs', 'main'],
      ['.bar-buttons', '.bar'],
      ['.tray-buttons', '.tray'],
    ].flatMap(([inner = '', outer = '']) => {
      const [one, other] = [at(inner), at(outer)]
      if (one === undefined || other === undefined) return [`${inner} or ${outer} is missing`]
      const over = Math.max(
        other.left - one.left,
        other.top - one.top,
        one.right - other.right,
        one.bottom - other.bottom,
      )
      return over > 1 ? [`${inner} goes over ${outer} by ${Math.round(over)}`] : []
    })
    const apart = [
      ['.offers', '.tray'],
      ['.fairs', '.tray'],
      ['.wheel', '.tray'],
      ['.contracts', '.fairs'],
      ['.wheel', '.offers'],
      ['.phone-tabs', '.bar .corruption'],
    ].flatMap(([first = '', second = '']) => {
      const [one, other] = [at(first), at(second)]
      if (one === undefined || other === undefined) return []
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const tall = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
      return wide > 1 && tall > 1 ? [`${first} lies over ${second}`] : []
    })
    const { scrollHeight, scrollWidth } = document.documentElement
    const scrolls = scrollHeight > innerHeight || scrollWidth > innerWidth
    return [...within, ...apart, ...(scrolls ? ['the page scrolls'] : [])]
  })

/**
 * Every kind of window: phones upright, on their side and zoomed in to 400 %, laptops zoomed in to
 * 125 and 150 %, tablets and desks. `npm run soak -- windows` walks over many more, with more games.
 */
const SOAK = process.env['TILETUM_SOAK'] === 'windows'
const WIDTHS = SOAK ? steps(320, 2560, 64) : [320, 390, 640, 768, 960, 1024, 1152, 1280, 1700, 2560]
const HEIGHTS = SOAK ? steps(256, 1440, 48) : [256, 390, 480, 632, 768, 1024, 1440]
const TABLES = SOAK
  ? [
      'two-players',
      'three-players',
      'four-players',
      'silver-two-players',
      'silver-three-players',
      'silver-four-players',
      'solo-silver-hard',
    ].flatMap((name) => [
      { name, coach: true },
      { name, coach: false },
    ])
  : [
      { name: 'four-players', coach: true },
      { name: 'silver-four-players', coach: true },
    ]

function steps(from: number, to: number, step: number): readonly number[] {
  return [...Array.from({ length: Math.ceil((to - from) / step) }, (_, n) => from + n * step), to]
}

/** What the script draws by the size of the window is drawn anew. */
async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
}

for (const [table, { name, coach }] of TABLES.entries())
  test(`in a window of any size everything of ${name} can be reached${coach ? ', coached' : ''}`, async ({
    page,
  }) => {
    test.setTimeout(SOAK ? 3_600_000 : 300_000)
    await openUpTo(page, name, '## Round 4', { coach })
    await page.evaluate(() => document.fonts.ready)
    const found: Record<string, readonly string[]> = {}
    for (const [nth, width] of WIDTHS.entries())
      // The tables share the windows of a chessboard's one colour.
      for (const height of HEIGHTS.filter((_, row) => SOAK || (nth + row) % 4 === 2 * table)) {
        await resize(page, width, height)
        const faults = await audit(page)
        if (faults.length > 0) found[`${width} × ${height}`] = faults
      }
    expect(found).toEqual({})
  })

/** One question of every kind, each before the move that answers it. */
const QUESTIONS = [
  ['four-players', 'an exchange', 'exchange '],
  ['four-players', 'an action', 'act '],
  ['four-players', 'a tile', 'leave'],
  ['four-players', 'steps of the king track', 'climb'],
  ['silver-two-players', 'resources', 'gain '],
  ['silver-two-players', 'an exchange', 'exchange '],
  ['silver-two-players', 'a tile', 'leave'],
] as const
const QUESTIONED = SOAK
  ? WIDTHS.flatMap((width) => HEIGHTS.map((height) => [width, height] as const))
  : ([...SIZES, [960, 600], [1152, 632], [1280, 688], [390, 844], [844, 390]] as const)

for (const [name, what, answer] of QUESTIONS)
  test(`in ${name} the question of ${what} covers nothing in any window`, async ({ page }) => {
    test.setTimeout(SOAK ? 3_600_000 : 300_000)
    await openUpTo(page, name, storedUpTo(name, answer), { coach: false })
    await page.evaluate(() => document.fonts.ready)
    await expect(page.locator('.asked > *')).toBeVisible()
    const found: Record<string, readonly string[]> = {}
    for (const [width, height] of QUESTIONED) {
      await resize(page, width, height)
      const faults = (await audit(page)).filter((fault) => !fault.includes('is written at'))
      if (faults.length > 0) found[`${width} × ${height}`] = faults
    }
    expect(found).toEqual({})
  })

/** A game's record up to the first of its moves that begins with some words. */
function storedUpTo(name: string, move: string): string {
  const record = storedGame(name)
  return record.slice(0, record.indexOf(`; ${move}`))
}

for (const name of ['two-players', 'four-players', 'silver-two-players', 'silver-four-players'])
  test(`on a desk nothing of ${name} is written too small`, async ({ page }) => {
    await openUpTo(page, name, '## Round 4', { coach: false })
    await page.evaluate(() => document.fonts.ready)
    for (const [width, height] of [
      [1440, 780],
      [1920, 1080],
    ] as const) {
      await resize(page, width, height)
      expect(await audit(page), `${width} × ${height}`).toEqual([])
    }
  })

/** The least share of a window that the map has, in percent. */
const LEAST_SHARES = [
  {
    name: 'two-players',
    shares: { '1280×720': 36, '1440×780': 40, '1536×730': 34, '1024×768': 43 },
  },
  { name: 'four-players', shares: { '1440×780': 40, '1920×1080': 48, '2560×1440': 50 } },
  { name: 'silver-four-players', shares: { '1440×780': 34, '1920×1080': 37 } },
] as const

for (const { name, shares } of LEAST_SHARES)
  test(`the map of ${name} takes what the window gives`, async ({ page }) => {
    await openUpTo(page, name, '## Round 4', { coach: false })
    await page.evaluate(() => document.fonts.ready)
    for (const [size, least] of Object.entries<number>(shares)) {
      const [width = 0, height = 0] = size.split('×').map(Number)
      await resize(page, width, height)
      const { map, boardsInSight } = await measureRoom(page)
      expect(map, size).toBeGreaterThanOrEqual(least)
      // From 1700 px on the boards of all others lie beside one's own.
      if (width >= 1700) expect(boardsInSight, size).toBe(3)
    }
  })

const DESKS = ['1280×688', '1280×720', '1366×768', '1440×780', '1440×900', '1536×730', '1600×900']
const WIDE = [
  '1700×956',
  '1728×1000',
  '1920×950',
  '1920×1080',
  '2048×1152',
  '2560×1080',
  '2560×1440',
]
const OTHERS = ['1024×768', '1180×820', '768×1024', '834×1194', '390×844', '360×640']

for (const name of SOAK ? ['two-players', 'four-players', 'silver-four-players'] : [])
  test(`tells how much of each window ${name} uses`, async ({ page }) => {
    await openUpTo(page, name, '## Round 4', { coach: false })
    await page.evaluate(() => document.fonts.ready)
    const rows: Record<string, Awaited<ReturnType<typeof measureRoom>>> = {}
    for (const size of [...DESKS, ...WIDE, ...OTHERS]) {
      const [width = 0, height = 0] = size.split('×').map(Number)
      await resize(page, width, height)
      const map = page.locator('.phone-tabs [data-zone-tab="map"]')
      if (await map.isVisible()) await map.click()
      rows[size] = await measureRoom(page)
    }
    console.table(rows)
  })

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' })

  test('on a desk nothing is cut off', async ({ page }) => {
    await openUpTo(page, 'solo-silver-hard', '## Round 3', { coach: false })
    await page.evaluate(() => document.fonts.ready)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await resize(page, 1440, 780)
    expect(await audit(page)).toEqual([])
  })
})

test('on a tablet or a desk everything has its place', async ({ page }) => {
  await begin(page, { who: 'three computers', settings: { coach: true } })
  for (const [width, height] of SIZES) {
    await resize(page, width, height)
    expect(await faults(page), `${width} × ${height}`).toEqual([])
  }
})

test('a tooltip keeps off the buttons beside its own, and a press goes through it', async ({
  page,
}) => {
  await begin(page, { who: 'two' })
  const buttons = page.locator('.bar-buttons button[data-tip]')
  const count = await buttons.count()
  expect(count).toBeGreaterThan(2)
  for (let button = 0; button < count; button++) {
    await buttons.nth(button).hover()
    const tip = page.getByRole('tooltip')
    await expect(tip).toHaveText((await buttons.nth(button).getAttribute('data-tip')) ?? '')
    const seen = await tip.evaluate((element) => {
      const over = element.getBoundingClientRect()
      const [x, y] = [over.x + over.width / 2, over.y + over.height / 2]
      const covered = [...document.querySelectorAll('.bar-buttons button')].filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        return left < over.right && right > over.left && top < over.bottom && bottom > over.top
      })
      return { covered: covered.length, pressed: document.elementFromPoint(x, y) === element }
    })
    expect(seen).toEqual({ covered: 0, pressed: false })
  }
})
