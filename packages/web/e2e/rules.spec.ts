import type { Locator } from '@playwright/test'
import { expect, expectAccessible, test } from './support/page.ts'
import { en, fr } from './support/words.ts'

test('the glossary explains the words of the game and leads to their rules', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: en.web.start.rules }).click()
  const rules = page.getByRole('dialog', { name: en.web.bar.rules })
  await rules.getByRole('button', { name: en.web.rules.glossary }).click()
  await expect(rules.getByRole('heading', { name: en.web.rules.glossary })).toBeFocused()
  await expectAccessible(page)

  await rules.getByRole('searchbox').fill('pillar')
  await expect(rules.getByRole('term').filter({ hasText: /^pillar$/ })).toBeVisible()
  const pillar = en.web.rules.ruleOf('pillar', 'comp-3')
  // Among the icons there is another way to the same rule.
  const terms = rules.locator('.glossary')
  await terms.getByRole('button', { name: pillar.slice(0, pillar.lastIndexOf(':')) }).click()
  await expect(rules.locator('[data-clause]:focus')).toHaveAttribute('aria-current', 'true')
  await expect(rules.getByRole('searchbox')).toHaveValue('')
})

test('an icon is asked what it means by a right click', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: en.web.start.rules }).click()
  const rules = page.getByRole('dialog', { name: en.web.bar.rules })
  await rules.getByRole('button', { name: en.web.rules.icons }).click()
  await rules.locator('[data-icon="stone"]').last().click({ button: 'right', force: true })
  const meant = page.locator('.rule-icons [aria-current="true"]')
  await expect(meant).toHaveAttribute('data-icon-of', 'stone')
  await expect(meant).toBeFocused()
})

test('a word of the game is asked what it means by a right click, the menu key and a long press', async ({
  browser,
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: en.web.start.rules }).click()
  const rules = page.getByRole('dialog', { name: en.web.bar.rules })
  const clause = rules.locator('[data-clause="arch-1"]')
  await clause.scrollIntoViewIfNeeded()
  /** Where a word of an element is in the window. */
  const middleOf = (element: Locator, word: string) =>
    element.evaluate((node, searched) => {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
      while (walker.nextNode() !== null) {
        const text = walker.currentNode as Text
        const start = text.data.indexOf(searched)
        if (start < 0) continue
        const range = document.createRange()
        range.setStart(text, start)
        range.setEnd(text, start + searched.length)
        const { x, y, width, height } = range.getClientRects()[0] ?? new DOMRect()
        return { x: x + width / 2, y: y + height / 2 }
      }
      throw new Error(`no ${searched}`)
    }, word)
  const { x, y } = await middleOf(clause, 'architect')
  const meant = page.locator('.glossary [aria-current="true"]')
  // The words of the glossary come a while after the page.
  await expect(async () => {
    await page.mouse.click(x, y, { button: 'right' })
    await expect(meant).toHaveCount(1, { timeout: 1000 })
  }).toPass()
  await expect(meant).toHaveAttribute('data-term', 'architect')
  await expect(meant).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')

  // The menu key means what has the focus; where that is no word of the game, the browser's menu.
  const menuKey = (element: Locator) =>
    element.evaluate((focused) => {
      const event = new PointerEvent('contextmenu', { bubbles: true, cancelable: true })
      focused.dispatchEvent(event)
      return event.defaultPrevented
    })
  expect(await menuKey(page.getByRole('button', { name: en.web.start.rules }))).toBe(false)
  await page.getByRole('button', { name: en.web.start.rules }).click()
  expect(await menuKey(rules.locator('[data-term="crest"] button'))).toBe(true)
  await expect(meant).toHaveAttribute('data-term', 'crest')

  const phone = await browser.newPage({ hasTouch: true, viewport: { width: 390, height: 844 } })
  await phone.goto('/')
  await phone.getByRole('button', { name: en.web.start.rules }).tap()
  const touched = phone.locator('dialog [data-clause="arch-1"]')
  await touched.scrollIntoViewIfNeeded()
  const finger = await middleOf(touched, 'architect')
  const hand = await phone.context().newCDPSession(phone)
  await hand.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] })
  await expect(phone.locator('.glossary [aria-current="true"]')).toBeFocused()
  await hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await phone.close()
})

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' })

  test('the glossary is searched without accents', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: fr.web.start.rules }).click()
    const rules = page.getByRole('dialog', { name: fr.web.bar.rules })
    await rules.getByRole('searchbox').fill('cathedrale pion')
    await expect(rules.getByRole('status')).toContainText(fr.web.rules.termsFound(1))
    await expect(rules.getByRole('term')).toHaveText('architecte')
  })
})
