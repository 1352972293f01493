import type { Page } from '@playwright/test'
import { begin, QUICK } from './support/game.ts'
import { expect, expectAccessible, test } from './support/page.ts'
import { en, fr } from './support/words.ts'

const TOUCH = { hasTouch: true, isMobile: true }
const tabs = (page: Page) => page.getByRole('navigation').getByRole('button')

/** How much wider the page is than the window. */
const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

test.describe('turned with a sheet open', () => {
  test.use({ ...TOUCH, locale: 'en-GB', viewport: { width: 390, height: 844 } })

  test('the sheet stays on the screen with its buttons', async ({ page }) => {
    await begin(page, { who: 'two', seed: 73 })
    await page.locator('[data-die="dark-gray 2"]').tap()
    const sheet = page.getByRole('dialog')
    const onScreen = async () => {
      await expect(sheet).toBeInViewport({ ratio: 1 })
      await expect(sheet.getByRole('button').first()).toBeInViewport({ ratio: 1 })
    }
    await onScreen()
    await page.setViewportSize({ width: 844, height: 390 })
    await onScreen()
    await page.setViewportSize({ width: 390, height: 844 })
    await onScreen()
    await page.getByRole('button', { name: en.web.die.take }).tap()
    await expect(sheet).toBeHidden()

    // A long one can be left wherever it is read.
    await page.getByRole('button', { name: en.web.bar.rules }).tap()
    const close = sheet.getByRole('button', { name: en.web.why.close })
    await sheet.locator('.clause').last().scrollIntoViewIfNeeded()
    await expect(close).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 844, height: 390 })
    await sheet.locator('.clause').last().scrollIntoViewIfNeeded()
    await expect(close).toBeInViewport({ ratio: 1 })
    await close.tap()
    await expect(sheet).toBeHidden()
  })
})

test.describe('upright', () => {
  test.use({ ...TOUCH, locale: 'en-GB', viewport: { width: 390, height: 844 } })

  /**
   * What is smaller than a finger: less than 44 pixels long or less than 24 wide. On the map a finger
   * means the nearest place; bonus tiles on the wheel are asked for below it.
   */
  const tooSmall = (page: Page): Promise<readonly string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll('button, a, input, select, summary')]
        .filter((element) => element.closest('#map .ground, .skip-link, p, .clause') === null)
        .flatMap((element) => {
          const { width, height } = (element.closest('label') ?? element).getBoundingClientRect()
          const onWheel = element.closest('#wheel') !== null
          if (width === 0 || height === 0) return []
          const long = Math.max(width, height) >= 43.5 || onWheel
          if (long && Math.min(width, height) >= 24) return []
          const name = element.getAttribute('aria-label') ?? element.textContent
          return [`${name}: ${Math.round(width)} × ${Math.round(height)}`]
        }),
    )

  test('every zone is reached by one tap, without faults and with room for fingers', async ({
    page,
  }) => {
    await begin(page, { who: 'two' })
    await expect(tabs(page)).toHaveCount(5)
    for (let tab = 0; tab < 5; tab++) {
      await tabs(page).nth(tab).tap()
      await expect(tabs(page).nth(tab)).toHaveAttribute('aria-current', 'page')
      expect(await tooSmall(page)).toEqual([])
      // Bar, tray and tabs are looked at with the first one.
      await expectAccessible(page, tab === 0 ? {} : { part: '.zones' })
      expect(await tooWide(page)).toBe(0)
    }
  })

  test('a decision opens its zone, and a finger means the nearest place, near and far', async ({
    page,
  }) => {
    await begin(page, { who: 'two', seed: 73 })
    await expect(page.locator('.table')).toHaveAttribute('data-zone', 'wheel')
    await page.locator('[data-die="dark-gray 2"]').tap()
    await page.getByRole('button', { name: en.web.die.take }).tap()
    await page.locator('.decision [data-legal^="leave"]').tap()
    await expect(page.locator('.table')).toHaveAttribute('data-zone', 'map')

    const ringed = page.locator('#map .space[data-legal]')
    const sizes = await ringed.evaluateAll((all) =>
      all.map((one) => {
        const { left, right, width, height } = one.getBoundingClientRect()
        return { fits: left >= 0 && right <= innerWidth, small: Math.min(width, height) }
      }),
    )
    expect(sizes.length).toBeGreaterThan(0)
    for (const { fits, small } of sizes) {
      expect(fits).toBe(true)
      expect(small).toBeGreaterThanOrEqual(44)
    }

    const sheet = page.getByRole('dialog', { name: 'Paris' })
    const paris = page.locator('#map [data-space="paris"]')
    const besideParis = async () => {
      const { x, y, height } = (await paris.boundingBox()) ?? { x: 0, y: 0, height: 0 }
      await page.touchscreen.tap(x - 8, y + height / 2)
    }
    await besideParis()
    await expect(sheet).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: en.web.place.whole }).tap()
    await expect(page.getByRole('button', { name: en.web.place.near })).toBeVisible()
    await besideParis()
    await sheet.locator('[data-legal="walk merchant paris"]').tap()
    await expect(page.locator('#tray .steps li').last()).toContainText('Paris')

    await page.locator('.phone-places').getByRole('button', { name: 'Paris', exact: true }).tap()
    await expect(sheet.locator('[data-legal^="build house"]')).toBeVisible()
  })
})

test.describe('on its side', () => {
  test.use({ ...TOUCH, locale: 'en-GB', viewport: { width: 844, height: 390 } })

  test('every zone has its room beside the turn', async ({ page }) => {
    await begin(page, { who: 'solo' })
    await page.evaluate(() => document.fonts.ready)
    const turn = await page.locator('#tray').boundingBox()
    for (const [tab, zone] of ['#wheel div.wheel', '#map .europe', '#offers', '#mine'].entries()) {
      await tabs(page).nth(tab).tap()
      const { x, y, width } = (await page.locator(zone).boundingBox()) ?? { x: 0, y: 0, width: 0 }
      expect(y, zone).toBeGreaterThanOrEqual(44)
      expect(width, zone).toBeGreaterThan(200)
      expect(x + width, zone).toBeLessThanOrEqual((turn?.x ?? 0) + 1)
    }
    const ended = await page.locator('#tray .end').boundingBox()
    expect((ended?.y ?? 0) + (ended?.height ?? 0)).toBeLessThan(390 - 40)
  })
})

test.describe('a small one', () => {
  test.use({
    ...TOUCH,
    locale: 'fr-FR',
    viewport: { width: 320, height: 568 },
    expectedComplaint: /Failed to load resource/,
  })

  for (const [name, font] of [
    ['before its fonts have come', 'standard'],
    ['with the easy-to-read font', 'legible'],
  ] as const)
    test(`nothing is wider than the window ${name}`, async ({ page }) => {
      if (font === 'standard') await page.route('**/*.woff2', (route) => route.abort())
      await page.addInitScript(
        (settings) => localStorage.setItem('tiletum.settings', settings),
        JSON.stringify({ ...QUICK, font, size: 'large' }),
      )
      for (const at of ['new', 'learn', 'days', 'gallery', '']) {
        await page.goto(`/#/${at}`)
        await expect(page.locator('h1')).toBeVisible()
        await page.evaluate(() => document.fonts.ready)
        expect(await tooWide(page), at).toBe(0)
      }
      await page.getByRole('button', { name: fr.web.start.quickSolo }).tap()
      await expect(page.locator('#wheel [data-legal]').first()).toBeVisible()
      for (let tab = 0; tab < 5; tab++) {
        await tabs(page).nth(tab).tap()
        expect(await tooWide(page)).toBe(0)
        const cut = await page
          .locator('#tray button, .phone-tabs button, .player-row')
          .evaluateAll((all) =>
            all
              .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
              .map(({ textContent }) => textContent),
          )
        expect(cut).toEqual([])
      }
    })
})
