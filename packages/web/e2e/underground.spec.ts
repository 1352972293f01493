import type { Page } from '@playwright/test'
import { begin } from './support/game.ts'
import { expect, expectAccessible, test } from './support/page.ts'
import { openUpTo as openGameUpTo } from './support/stored.ts'
import { en } from './support/words.ts'

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 780 } })

const { tabs } = en.web.place
/** Bruno prospects with 4 points left; his prospectors stand in Hall and in the first tunnel of II. */
const PROSPECTING = 'walk prospector c1; walk prospector hall'

/** Opens the stored game up to some words of it. */
async function openUpTo(page: Page, words: string): Promise<void> {
  await openGameUpTo(page, 'silver-two-players', words)
  await expect(page.locator('#map .underground')).toBeVisible()
}

const tab = (page: Page, name: string) =>
  page.locator('#map').getByRole('tab', { name: new RegExp(`^${name}( \\d+)?$`) })
const standing = (page: Page) =>
  page.locator('#map .underground [data-piece="prospector 1"]').getAttribute('data-piece-at')
const legal = (page: Page, move: string) => page.locator(`#map [data-legal="${move}"]`)

test('prospects by mouse: a mine, a tile, a walk, a tablet, and what is not possible', async ({
  page,
}) => {
  await openUpTo(page, PROSPECTING)
  await expect(tab(page, `${tabs.underground} I`)).toHaveAttribute('aria-selected', 'true')
  await expect(tab(page, `${tabs.underground} II`).locator('.count')).toHaveText('2')
  await expect(tab(page, `${tabs.underground} III`).locator('.count')).toHaveCount(0)
  await expectAccessible(page)

  await legal(page, 'build mine hall').click()
  await expect(page.locator('#map [aria-label="Hall: Bruno’s mine"]')).toBeVisible()
  await legal(page, 'take underground-bonus.prospector-2 at hall').click()
  await expect(page.locator('#mine [data-fly="underground-bonus.prospector-2"]')).toBeVisible()

  // Far away: its place opens and says why.
  await page.locator('[data-space="rattenberg"]').click({ position: { x: 4, y: 40 } })
  const sheet = page.getByRole('dialog', { name: 'Rattenberg' })
  await expect(sheet.locator('.refused').first()).toBeVisible()
  await page.keyboard.press('Escape')

  // A tablet out of reach tells what it does, and why not now.
  await page.locator('#map .tablet[aria-label^="Tablet between Sterzing"]').click({ force: true })
  await expect(page.getByRole('dialog', { name: /^Tablet between Sterzing/ })).toContainText(
    'isn’t adjacent to Hall',
  )
  await page.keyboard.press('Escape')

  // Over the tablet between Hall and the tunnel; an X covers it at once.
  const tablet = page.locator('#map .tablet[data-legal]').first()
  await expect(tablet).toHaveAttribute('data-legal', 'walk prospector a2')
  await tablet.click()
  expect(await standing(page)).toBe('a2')
  await expect(page.locator('#map .tablet[aria-label*="covered with an X"]')).toHaveCount(1)

  await page.keyboard.press('u')
  expect(await standing(page)).toBe('hall')
  await expect(page.locator('#map .tablet[aria-label*="covered with an X"]')).toHaveCount(0)
  await legal(page, 'walk prospector schwaz').click({ position: { x: 6, y: 6 } })
  expect(await standing(page)).toBe('schwaz')

  await tab(page, tabs.europe).click()
  await expect(page.locator('#map .europe')).toBeVisible()
  await expect(page.locator('#map .underground')).toHaveCount(0)
  await tab(page, `${tabs.underground} II`).click()
  await legal(page, 'walk prospector chemnitz').click({ position: { x: 4, y: 40 } })
  expect(await standing(page)).toBe('chemnitz')
})

test('prospects by keys, and finds the places in words', async ({ page }) => {
  await openUpTo(page, PROSPECTING)
  const place = () => page.evaluate(() => document.activeElement?.getAttribute('data-space'))
  await page.keyboard.press('m')
  expect(await place()).toBe('schwaz')
  await page.keyboard.press('Shift+K')
  expect(await place()).toBe('kitzbuhel')
  await page.keyboard.press('Home')
  expect(await place()).toBe('hall')
  await page.keyboard.press('ArrowLeft')
  expect(await place()).toBe('a2')
  await page.keyboard.press('End')
  expect(await place()).toBe('schwaz')
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Schwaz' })
  await sheet.locator('[data-legal="walk prospector schwaz"]').focus()
  await page.keyboard.press('Enter')
  expect(await standing(page)).toBe('schwaz')

  await tab(page, `${tabs.underground} I`).focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, `${tabs.underground} II`)).toBeFocused()
  await expect(page.locator('#map [data-space="freiberg"]')).toHaveAttribute('tabindex', '0')

  await page.getByRole('tab', { name: en.web.panel.places }).click()
  const below = page
    .locator('.side')
    .getByRole('table', { name: `${tabs.underground} II`, exact: true })
  await below.getByRole('button', { name: 'Chemnitz', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Chemnitz' })).toBeVisible()
})

test('the action of a die brings its map back, and a look below leaves a mark on it', async ({
  page,
}) => {
  await openGameUpTo(page, 'silver-four-players', '## Round 3')
  const europe = tab(page, tabs.europe)
  const below = tab(page, `${tabs.underground} II`)
  for (const die of ['die pink 1', 'die pink 5']) {
    await below.click()
    await page.locator(`#moves [data-legal="${die}"]`).click()
    await expect(europe).toHaveAttribute('aria-selected', 'true')
    await page.locator('.decision [data-legal="leave"]').click()
    await below.click()
    await expect(europe.locator('.count')).toBeVisible()
    await page.locator('#tray .restart').click()
  }
})

test('on a wide screen Europe and an underground lie side by side', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1000 })
  await openUpTo(page, PROSPECTING)
  await expect(page.locator('#map .europe')).toBeVisible()
  await expect(tab(page, tabs.europe)).toHaveCount(0)
  await expect(tab(page, `${tabs.underground} I`)).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the maps change by tabs with room for fingers', async ({ page }) => {
    await openUpTo(page, PROSPECTING)
    for (const name of [tabs.europe, `${tabs.underground} I`, `${tabs.underground} II`]) {
      const box = await tab(page, name).boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
    }
    await tab(page, `${tabs.underground} II`).tap()
    await expect(page.locator('#map [data-space="freiberg"]')).toBeVisible()
    const listed = page.locator('.phone-places table').filter({ visible: true })
    await expect(listed).toHaveCount(1)
    await expect(listed).toContainText('Freiberg')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  })
})

test('a base game has no tabs, and nothing of the undergrounds is loaded', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await begin(page, { who: 'two' })
  await expect(page.locator('#map .europe')).toBeVisible()
  await expect(page.locator('#map').getByRole('tab')).toHaveCount(0)
  expect(asked.filter((address) => /parts-|Underground/.test(address))).toEqual([])
  await openUpTo(page, PROSPECTING)
  expect(asked.filter((address) => /parts-/.test(address))).not.toEqual([])
})
