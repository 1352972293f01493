/** The table in windows of every size: nothing is cut off, and nothing lies over its neighbour. */
import type { Page } from '@playwright/test'
import { begin } from './support/game.ts'
import { expect, test } from './support/page.ts'

const SIZES = [
  [1280, 640],
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

test('in a window of any size everything has its place', async ({ page }) => {
  await begin(page, { who: 'three computers', settings: { coach: true } })
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    // What the script draws by the size of the window is drawn anew.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
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
