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
