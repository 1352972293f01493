import type { Page } from '@playwright/test'
import { FAMILIES } from '@tiletum/engine'
import { expect, expectAccessible, scrollWidth, test } from './support/page.ts'
import { en, fr } from './support/words.ts'

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 780 } })

test('every family is there; search, part and provenance narrow it down', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: en.web.start.gallery }).click()
  await expect(page.getByRole('heading', { level: 1, name: en.gallery.title })).toBeVisible()
  await expect(page.locator('.family')).toHaveCount(FAMILIES.length)
  const shown = page.locator('a.component')
  const whole = await shown.count()
  expect(whole).toBeGreaterThan(450)

  await page.getByRole('checkbox', { name: en.nouns.provenance.reconstructed }).check()
  await expect.poll(() => shown.count()).toBeLessThan(whole)
  await expect(page.locator('[data-component="die.blue"]')).toHaveCount(0)
  await page.getByRole('button', { name: en.gallery.clear }).click()
  await page.getByLabel(en.gallery.search).fill('lily crest')
  await expect(page.locator('[data-component="crest.lily"]')).toBeVisible()
  await expect(page.locator('[data-component="crest.lion"]')).toHaveCount(0)
})

/** A short list: axe takes its time over hundreds of drawings. */
async function find(page: Page, words: string): Promise<void> {
  await page.getByLabel(en.gallery.search).fill(words)
  await expect(page.locator('[data-component="die.blue"]')).toHaveCount(0)
}

test('a component is told in both languages, with its provenance and its rule', async ({
  page,
}) => {
  await page.goto('/#/gallery')
  await find(page, 'iron wool 12 VP')
  await page.locator('[data-component="contract.iron-4-wool-4"]').press('Enter')
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText('4 iron and 4 wool for 12 VP')
  await expect(sheet.locator('[lang="fr"]')).toContainText('4 fer et 4 laines → 12\u00a0PV')
  await expect(sheet).toContainText(en.gallery.legend.reconstructed)
  await expectAccessible(page)
  await sheet.getByRole('button', { name: en.gallery.rule }).click()
  await expect(page.locator('[data-clause="task-2"]')).toBeInViewport()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(page.locator('[data-component="contract.iron-4-wool-4"]')).toBeFocused()
  await page.getByRole('radio', { name: 'Français' }).check()
  await expect(page.getByRole('heading', { level: 1, name: fr.gallery.title })).toBeVisible()
})

test('has no fault that axe finds in any theme', async ({ page }) => {
  await page.goto('/#/gallery')
  await find(page, 'lily')
  await expectAccessible(page)
  for (const theme of ['candle', 'engraving', 'contrast']) {
    await page.evaluate((chosen) => {
      document.documentElement.dataset['theme'] = chosen
    }, theme)
    await expectAccessible(page, { rules: ['color-contrast'] })
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('fits, with room for fingers', async ({ page }) => {
    await page.goto('/#/gallery')
    await expect(page.locator('a.component').first()).toBeVisible()
    expect(await scrollWidth(page)).toBe(390)
    await page.locator('summary').first().tap()
    await find(page, 'lily')
    await page.locator('[data-component="crest.lily"]').tap()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
  })
})

test('a value corrected in the gallery is played', async ({ page }) => {
  await page.goto('/#/gallery')
  await page.getByRole('button', { name: en.gallery.edition.begin }).click()
  await page.getByLabel(en.gallery.edition.name, { exact: true }).fill('My box')
  await find(page, 'offers left')
  await page.locator('[data-component="offer.contract-5"]').click()
  const sheet = page.getByRole('dialog')
  const price = sheet.getByLabel(en.gallery.form.item(en.gallery.field.contractOffer, 5))
  await price.fill('12')
  await expect(sheet.getByText('12 is more than 9')).toBeVisible()
  await expectAccessible(page)
  await price.fill('7')
  await expect(sheet).toContainText(en.components.describe(offerSpace(5, 7)))
  await page.keyboard.press('Escape')
  await expect(page.getByText(en.gallery.edition.good)).toBeVisible()
  await expect(page.locator('[data-component="offer.contract-5"]')).toContainText(
    en.nouns.provenance.edition,
  )
  await expectAccessible(page)

  await page.getByRole('button', { name: en.gallery.edition.play }).click()
  await expect(page.getByRole('heading', { name: en.web.setup.title })).toBeVisible()
  await expect(page.getByLabel(en.web.setup.edition)).toContainText('My box')
  await page.getByRole('button', { name: en.web.setup.begin }).click()
  await expect(page.locator('#offers .offer button').nth(4)).toHaveAccessibleName(
    new RegExp(en.web.panel.costs(en.nouns.ap(7))),
  )
  await expect(page.getByText(en.web.bar.edition('My box'))).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: en.web.bar.save }).click()
  const record = await (await (await download).createReadStream()).toArray()
  expect(Buffer.concat(record).toString()).toContain('"contractOffer"')
  await page.reload()
  await expect(page.locator('#offers .offer button').nth(4)).toHaveAccessibleName(
    new RegExp(en.web.panel.costs(en.nouns.ap(7))),
  )
})

const offerSpace = (space: number, points: number) =>
  ({ is: 'contractOffer', space, points }) as const

test('a faulty edition file says what is wrong and where, and starts no game', async ({ page }) => {
  await page.goto('/#/gallery')
  await page.locator('input[type="file"]').setInputFiles({
    name: 'faulty.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{ "name": "Faulty", "fairBoard": [1, 2, "many", 4], "kingTrak": [] }'),
  })
  const panel = page.getByRole('region', { name: en.gallery.edition.heading })
  await expect(panel).toContainText(en.gallery.edition.problems(2))
  await expect(panel).toContainText('fairBoard › 3')
  await expect(panel).toContainText('did you mean kingTrack')
  await expect(panel.getByRole('button', { name: en.gallery.edition.play })).toBeDisabled()
  await page.goto('/#/new')
  await page.getByLabel(en.web.setup.edition).selectOption('Faulty')
  await expect(page.getByText(en.web.setup.faultyEdition)).toBeVisible()
  await expect(page.getByRole('button', { name: en.web.setup.begin })).toBeDisabled()

  await page.goBack()
  await panel.locator('summary').click()
  await panel.getByRole('textbox', { name: en.gallery.edition.text }).fill('{ "name": "Mended" }')
  await expect(panel).toContainText(en.gallery.edition.good)
})
