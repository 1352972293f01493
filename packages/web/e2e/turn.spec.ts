import { expect, test } from './support/page.ts'
import { begin, chooser, tableText, wordsOf } from './support/game.ts'
import { openUpTo } from './support/stored.ts'
import { en, fr } from './support/words.ts'

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 780 } })

const rows = '#moves .move-row[data-legal]:visible'

test('undoes and redoes every step of a turn', async ({ page }) => {
  await begin(page, { who: 'two', seed: 73 })
  const choose = chooser(5)
  const undo = page.getByRole('button', { name: en.web.tray.undo, exact: true })
  const redo = page.getByRole('button', { name: en.web.tray.redo, exact: true })
  const restart = page.getByRole('button', { name: en.web.tray.restart })
  const start = await tableText(page)
  let undone = 0
  for (let step = 0; step < 8; step++) {
    const before = await tableText(page)
    const quiet = page.locator(rows).filter({ hasNotText: en.web.moves.revealsShort })
    const free = quiet.filter({ hasNotText: /^(End|Leave)/ })
    const count = await free.count()
    if (count === 0) break
    await free.nth(choose(count)).click()
    await expect(undo).toBeEnabled()
    const after = await tableText(page)
    await undo.click()
    await expect(redo).toBeEnabled()
    expect(await tableText(page)).toBe(before)
    await redo.click()
    await expect(redo).toBeDisabled()
    expect(await tableText(page)).toBe(after)
    undone++
  }
  expect(undone).toBeGreaterThan(3)
  const chips = page.locator('#tray .steps button.chip')
  expect(await chips.count()).toBe(undone - 1)
  await chips.nth(1).click()
  await expect(page.locator('#tray .steps li')).toHaveCount(2)
  await restart.click()
  await expect(page.locator('#tray .steps li')).toHaveCount(0)
  expect(await tableText(page)).toBe(start)
})

test('says before that a step turns over something hidden, and keeps what was learned', async ({
  page,
}) => {
  await begin(page, { who: 'two', seed: 73 })
  await page.locator('[data-die="yellow 4"]').first().click()
  await page.getByRole('button', { name: en.web.die.take }).click()
  await page.locator('.decision [data-legal^="take "]').click()
  await expect(page.locator('#prompt')).toContainText(en.web.moves.revealsSome)
  await page.locator('#offers .offer button[data-legal]').first().click()
  await expect(page.getByRole('button', { name: en.web.tray.undo, exact: true })).toBeDisabled()
})

test('goes on in mid-turn after a reload', async ({ page }) => {
  await begin(page, { who: 'two', seed: 73 })
  for (let step = 0; step < 4; step++) await page.locator(rows).nth(1).click()
  const before = await tableText(page)
  const steps = await page.locator('#tray .steps li').allTextContents()
  expect(steps.length).toBeGreaterThan(0)
  await page.reload()
  await expect(page.locator('#tray .steps li')).toHaveCount(steps.length)
  await expect(page.locator(rows).first()).toBeVisible()
  expect(await tableText(page)).toBe(before)
})

test('explains what is visible but not possible, with its rule', async ({ page }) => {
  await begin(page, { who: 'two', seed: 73 })
  await page.locator('#offers .offer button').first().click({ force: true })
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('.why')).toHaveText(/^Choose a die first\.$/)
  await expect(page.locator('[data-live="assertive"]')).toContainText('Choose a die first')
  await dialog.getByRole('button', { name: new RegExp(en.web.why.rule) }).click()
  const clause = page.locator('.clause[aria-current]')
  await expect(clause).toBeVisible()
  await expect(clause).toBeInViewport()
})

test('changes the language in mid-game without leaving a word behind', async ({ page }) => {
  await begin(page, { who: 'solo', seed: 73 })
  for (let step = 0; step < 5; step++) await page.locator(rows).nth(1).click()
  const english = new Set(await wordsOf(page))
  await page.getByRole('button', { name: 'Français' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.getByRole('button', { name: fr.web.tray.restart })).toBeVisible()
  const names = new Set(
    'Table Plans Points Corruption Cardinalbot Tiletum Player Paris London Brugge Antwerpen Hamburg Köln Leipzig Troyes Strasbourg Frankfurt Nürnberg Praha Bordeaux Wien Lyon Milano Verona Venezia Toulouse Arles Genova Firenze Eropa Evropa Nvndinarvm Tabvla'.split(
      ' ',
    ),
  )
  const same = (await wordsOf(page)).filter(
    (text) =>
      english.has(text) &&
      text.split(/[^\p{Letter}]+/u).some((word) => word.length > 2 && !names.has(word)),
  )
  expect(same).toEqual([])
})

test('looks at any moment of the log and comes back', async ({ page }) => {
  await begin(page, { who: 'two', seed: 73 })
  for (let step = 0; step < 5; step++) await page.locator(rows).nth(1).click()
  const present = await tableText(page)
  await page.getByRole('tab', { name: en.web.panel.log }).click()
  const entries = page.locator('.log-row')
  await entries.nth((await entries.count()) - 4).click()
  expect(await tableText(page)).not.toBe(present)
  await expect(page.locator('.thing[data-legal]')).toHaveCount(0)
  await page.getByRole('button', { name: en.web.tray.present }).first().click()
  expect(await tableText(page)).toBe(present)
  await page.getByRole('button', { name: en.web.log.form }).click()
  await expect(page.locator('.log-row[data-form="notation"]').first()).toContainText('wheel')
})

test('unfolds the moves that would hide the others, and plays one of them', async ({ page }) => {
  await openUpTo(page, 'two-players', 'Bruno: die blue 5; take bonus.four-goods')
  const folded = page.locator('#moves details').filter({ hasText: en.hand.list.exchanges })
  const exchanges = folded.locator('[data-legal^="exchange "]')
  await expect(exchanges).toHaveCount(0)
  await folded.locator('summary').press('Enter')
  await expect(exchanges.first()).toBeVisible()
  const steps = page.locator('#tray .steps li')
  const before = await steps.count()
  await exchanges.first().click()
  await expect(steps).toHaveCount(before + 1)
})

test('rings what is legal where it lies, the king track included', async ({ page }) => {
  await begin(page, { who: 'two', seed: 73 })
  const rings = page.locator('.thing[data-legal]')
  const legal = await rings.evaluateAll((things) =>
    things.map((thing) => thing.getAttribute('data-legal') ?? ''),
  )
  expect(legal.length).toBe(await page.locator('#wheel [data-die]').count())
  expect(legal.every((move) => move.startsWith('die '))).toBe(true)

  await page.locator('#moves [data-legal="die light-gray 1"]').click()
  await page.locator('.decision [data-legal="leave"]').click()
  await expect(rings).toHaveCount(1)
  await expect(page.locator('.king [data-legal="climb"]')).not.toHaveCSS('box-shadow', 'none')
  const outside = await page.evaluate(() =>
    [...document.querySelectorAll('.thing')].flatMap((thing) => {
      const ground = (thing.closest('.ground') ?? thing.parentElement)?.getBoundingClientRect()
      const box = thing.getBoundingClientRect()
      if (ground === undefined || box.width === 0) return []
      const inside =
        box.left >= ground.left - 8 &&
        box.right <= ground.right + 8 &&
        box.top >= ground.top - 8 &&
        box.bottom <= ground.bottom + 8
      return inside ? [] : [thing.getAttribute('aria-label') ?? '']
    }),
  )
  expect(outside).toEqual([])
})
