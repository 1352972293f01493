import { en, fr } from './support/words.ts'
import { expect, expectAccessible, scrollWidth, test } from './support/page.ts'

test.describe('for an English browser', () => {
  test.use({ locale: 'en-GB' })

  test('shows the start in English', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1, name: en.page.title })).toBeVisible()
    await expect(page.getByRole('button', { name: en.web.start.quickSolo })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    // Who comes for the first time learns first, and every way says what it is.
    const ways = page.locator('.start .way')
    await expect(ways.first()).toContainText(en.web.start.learn)
    await expect(ways.filter({ hasNot: page.locator('small') })).toHaveCount(0)
    await expect(page.locator('.start-map .town')).not.toHaveCount(0)
    await expectAccessible(page)
  })

  test('changes to French and remembers it', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('radio', { name: 'Français' }).check()
    await expect(page.getByRole('button', { name: fr.web.start.load })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await page.reload()
    await expect(page.getByRole('button', { name: fr.web.start.load })).toBeVisible()
    await expectAccessible(page)
  })

  test('takes the language of the address until another is chosen', async ({ page }) => {
    await page.goto('/?lang=fr')
    await expect(page.getByText(fr.page.tagline)).toBeVisible()
    await page.getByRole('radio', { name: 'English' }).check()
    await expect(page.getByText(en.page.tagline)).toBeVisible()
    await expect(page).toHaveURL('/')
    await page.reload()
    await expect(page.getByText(en.page.tagline)).toBeVisible()
  })

  test('is used by keyboard alone', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('main')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: en.web.view.text })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: en.page.skip })).toBeFocused()
    await expect(page.getByRole('link', { name: en.page.skip })).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Tab')
    await expect(page.getByRole('radio', { name: 'English' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText(fr.page.tagline)).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })
})

test.describe('for a French browser in the dark', () => {
  test.use({ locale: 'fr-CA', colorScheme: 'dark', viewport: { width: 390, height: 844 } })

  test('shows the start in French, dark, without scrolling sideways', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByText(fr.page.tagline)).toBeVisible()
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(28, 24, 20)')
    await expect.poll(() => scrollWidth(page)).toBe(390)
    await expectAccessible(page)
  })

  test.describe('before the fonts have come', () => {
    test.use({ expectedComplaint: /ERR_FAILED/ })

    test('fits into the narrowest phone too', async ({ page }) => {
      await page.route('**/*.woff2', (route) => route.abort())
      await page.goto('/')
      await expect(page.getByText(fr.page.tagline)).toBeVisible()
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 })
        await expect.poll(() => scrollWidth(page)).toBe(width)
      }
    })
  })
})

test.describe('without a network', () => {
  test.use({ locale: 'en-GB', expectedComplaint: /ERR_FAILED/ })

  test('stays with its language when the other one cannot be loaded', async ({ page, context }) => {
    await page.goto('/')
    await expect(page.getByText(en.page.tagline)).toBeVisible()
    await context.route('**/words.fr*', (route) => route.abort())
    await page.getByRole('radio', { name: 'Français' }).click()
    await expect(page.getByRole('radio', { name: 'English' })).toBeChecked()
    await expect(page.getByText(en.page.tagline)).toBeVisible()
  })
})

test('no way to play moves under the pointer while the page is loaded', async ({ page }) => {
  await page.addInitScript((name) => {
    const seen: number[] = []
    Object.assign(globalThis, { seen })
    const look = () => {
      for (const button of document.querySelectorAll('.choices button'))
        if (button.textContent?.startsWith(name) === true)
          if (button.checkVisibility({ visibilityProperty: true }))
            seen.push(button.getBoundingClientRect().top)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, en.web.start.quickTwo)
  await page.goto('/')
  await expect(page.getByRole('button', { name: en.web.start.learn })).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: number[] }).seen)
  expect(seen.length).toBeGreaterThan(0)
  expect(Math.max(...seen) - Math.min(...seen)).toBeLessThan(16)
})
