import { expectSourcesToAddUp } from './support/end.ts'
import { begin, beginSilver, chooser, playByMouse, wordsOf } from './support/game.ts'
import { expect, expectAccessible, scrollWidth, test } from './support/page.ts'
import { openUpTo } from './support/stored.ts'
import { en, fr } from './support/words.ts'

const DESKTOP = { width: 1440, height: 780 }
/** Those in sight: dice with a changed value are folded away. */
const rows = '#moves section .move-row[data-legal]'

test.describe('in English', () => {
  test.use({ locale: 'en-GB', viewport: DESKTOP })

  test('plays the last round with silver against the Cardinalbot by mouse', async ({ page }) => {
    await openUpTo(page, 'solo-silver-hard', '## Round 4')
    await playByMouse(page, 4, {
      each: ({ scroll }) => expect(scroll).toEqual({ tall: 0, wide: 0 }),
    })
    await expectSourcesToAddUp(page, 2)
    await expect(page.locator('table.sources')).toContainText(/mines × (pillars|houses)/)
  })

  test('advances a technology from its card, which says what it does', async ({ page }) => {
    await beginSilver(page, { players: 2 })
    const { technology } = en.silverTable
    const card = page.locator('.technology[data-technology="architect"]')
    await expect(card).toHaveAttribute(
      'data-tip',
      /your die’s architect action gets 1 action point more/i,
    )
    // The first player begins without silver.
    await card.click()
    const sheet = page.getByRole('dialog', { name: technology.name('Architect') })
    await expect(sheet.locator('.reason')).toContainText('1 silver short')
    await sheet.locator('.reason').getByRole('button', { name: en.web.why.rule }).click()
    await expect(page.getByRole('dialog').locator('[data-clause="ag-tech-1"]')).toBeVisible()
    await page.keyboard.press('Escape')
    const first = await page.locator('#tray .who').textContent()
    while ((await page.locator('#tray .who').textContent()) === first) {
      const end = page.locator('#tray .end[data-legal]')
      if ((await end.count()) > 0) await end.click()
      else await page.locator(rows).first().click()
    }
    await expect(card).toHaveAttribute('data-legal', 'technology architect')
    const silver = page.locator('#mine [data-good="silver"]')
    await expect(silver).toContainText('1')
    // By key its sheet comes first, by mouse one press is enough: the price stands in the tooltip.
    await card.press('Enter')
    await expect(sheet.locator('[data-legal="technology architect"]')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(card).toHaveAttribute('data-tip', /1 silver/)
    await card.click()
    await expect(card.locator('.tier[data-reached]')).toHaveCount(1)
    await expect(silver.locator('em')).toHaveText('0')
    await card.click()
    await expect(sheet.locator('li[data-reached]')).toContainText(technology.inForce)
  })

  test('no screen of silver has a fault that axe finds', async ({ page }) => {
    await page.goto('/#/new')
    await page.locator('.choice input[value="silver"]').check()
    await page.locator('.choice input[value="chosen"]').last().check()
    await expect(page.locator('.ticks')).toBeVisible()
    await expectAccessible(page)
    await beginSilver(page, { players: 1, seed: 3, settings: { theme: 'candle' } })
    await page.locator(rows).first().click()
    await expectAccessible(page)
    const sheets: readonly (() => Promise<void>)[] = [
      () => page.locator('.technology').first().press('Enter'),
      () => page.locator('#wheel [data-die]').first().click(),
      () => page.getByRole('button', { name: en.web.tray.tasks }).click(),
      () => page.locator('.player-row[data-player="cardinal"]').click(),
    ]
    for (const open of sheets) {
      await open()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    }
  })

  test('a base game loads nothing of it', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await begin(page, { who: 'two' })
    // What moves of silver say is with the words of all moves; its parts of the table are not.
    expect(asked.filter((address) => /parts-|silver-table|silver.*css/.test(address))).toEqual([])
    await beginSilver(page, { players: 2 })
    expect(asked.filter((address) => /parts-/.test(address)).length).toBeGreaterThan(0)
  })

  test('asks for exactly three technologies, or none', async ({ page }) => {
    await page.goto('/#/new')
    await page.locator('.choice input[value="silver"]').check()
    await page.locator('.choice input[value="chosen"]').last().check()
    const begin = page.getByRole('button', { name: en.web.setup.begin })
    await expect(begin).toBeEnabled()
    const technologies = page.locator('.ticks input')
    await technologies.nth(0).check()
    await expect(begin).toBeDisabled()
    await technologies.nth(1).check()
    await technologies.nth(2).check()
    await begin.click()
    await expect(page.locator('.technology')).toHaveCount(3)
    await expect(page.locator('.technology[data-technology="character"]')).toBeVisible()
  })
})

test.describe('in French', () => {
  test.use({ locale: 'fr-FR', viewport: DESKTOP })

  /** Words no French sentence has. */
  const ENGLISH =
    /\b(the|your|you|with|from|and|takes?|gains?|silver|houses?|pillars?|wool|gold|stone|iron|food|crests?|king|contract|prospectors?|steps?)\b/i

  test('plays a round of two with silver without a word of English', async ({ page }) => {
    await beginSilver(page, { players: 2, plan: 'random', seed: 9 })
    await expect(page.locator('.technologies')).toHaveAttribute(
      'aria-label',
      fr.silverTable.technology.title,
    )
    const choose = chooser(2)
    const english = new Set<string>()
    const table = page.locator('.table')
    for (let move = 0; move < 120; move++) {
      if ((await table.getAttribute('data-round')) !== '1') break
      for (const text of await wordsOf(page))
        if (ENGLISH.test(text.replaceAll('Prospect for Silver', ''))) english.add(text)
      const steps = await page.locator('#tray .steps li').count()
      const end = page.locator('#tray .end[data-legal]')
      const count = await page.locator(rows).count()
      if ((await end.count()) > 0 && (steps > 6 || count === 1)) await end.click()
      else
        await page
          .locator(rows)
          .nth(choose(Math.min(count, 12)))
          .click()
    }
    await expect(table).toHaveAttribute('data-round', '2')
    expect([...english]).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
  })
})

test.describe('on a phone', () => {
  test.use({
    locale: 'en-GB',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })

  test('every zone holds its part of silver, and is wide enough', async ({ page }) => {
    await beginSilver(page, { players: 2 })
    await expect(page.locator('.top-goods [data-good="silver"]')).toBeVisible()
    await expect(page.locator('.prospector-wheel')).toBeVisible()
    const tabs = page.getByRole('navigation').getByRole('button')
    for (let tab = 0; tab < 5; tab++) {
      await tabs.nth(tab).tap()
      if ([0, 2].includes(tab)) await expectAccessible(page)
      expect(await scrollWidth(page)).toBe(390)
    }
    await tabs.nth(2).tap()
    await expect(page.locator('.technology .tier-text').first()).toBeVisible()
  })
})
