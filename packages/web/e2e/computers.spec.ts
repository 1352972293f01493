import { expect, expectAccessible, test } from './support/page.ts'
import { begin, playByMouse } from './support/game.ts'
import { openUpTo, storedGame } from './support/stored.ts'
import { en } from './support/words.ts'

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 780 } })

test('plays the last turns of one person and three computer players', async ({ page }) => {
  const record = storedGame('four-players').replaceAll(
    /(?:Bruno|Clara|Dario)(?=, )/g,
    '$& (master)',
  )
  const lastTurns = ['## Round 4', '# turn 3', 'Dario', 'end turn']
  await openUpTo(page, 'four-players', lastTurns, {}, record)
  await expect(page.locator('.player-row .level')).toHaveCount(3)
  await playByMouse(page, 5, { each: ({ scroll }) => expect(scroll).toEqual({ tall: 0, wide: 0 }) })
  await expect(page.locator('.ranking li')).toHaveCount(4)
})

test('hints at lines with their expected result, and takes back past a computer player', async ({
  page,
}) => {
  await begin(page, { who: 'one computer', seed: 3 })
  await page.keyboard.press('h')
  const sheet = page.getByRole('dialog', { name: en.hint.title })
  const lines = sheet.getByRole('list', { name: en.hint.lines }).locator('> li')
  await expect(lines.first()).toContainText(/ahead|behind|level/)
  await expect(page.locator('#wheel [data-mark="chosen"]').first()).toBeVisible()
  await expectAccessible(page)
  const [first = ''] = await lines.first().locator('.chip').allTextContents()
  await lines.first().getByRole('button', { name: en.hint.first }).click()
  await expect(sheet).toBeHidden()
  await expect(page.locator('#tray .steps li')).toHaveText(first)
  await page.getByRole('button', { name: en.web.tray.undo, exact: true }).click()
  await expect(page.locator('#tray .steps li')).toHaveCount(0)

  await page.locator('#moves [data-legal^="die "]').first().click()
  await page.locator('.decision [data-legal="leave"]').click()
  await page.getByRole('button', { name: en.web.tray.endTurn }).click()
  const takeBack = page.getByRole('button', { name: en.web.tray.takeBack })
  await expect(page.locator('.table:not([data-computes])')).toBeVisible()
  await takeBack.click()
  await expect(page.locator('#tray .steps li')).toHaveCount(2)
  await page.getByRole('tab', { name: en.web.panel.log }).click()
  await expect(page.locator('.taken-back')).toBeVisible()
})

test.describe('where the thread of the computer players does not start', () => {
  test.use({ expectedComplaint: /ERR_FAILED/ })

  test('says so, and goes on when it does', async ({ page, context }) => {
    const [name = ''] = en.web.setup.computerNames
    await context.route('**/worker*', (route) => route.abort())
    await page.goto('/?seed=3&iterations=1#/new')
    await page.getByLabel(en.web.setup.playedBy).first().selectOption('apprentice')
    await page.getByRole('radio', { name }).check()
    await page.getByRole('button', { name: en.web.setup.begin }).click()
    await expect(page.getByText(en.web.computer.failed(name)).first()).toBeVisible()
    await page.mouse.move(0, 0)
    await expectAccessible(page)
    await context.unroute('**/worker*')
    await page.getByRole('button', { name: en.web.computer.retry }).click()
    await expect(page.locator('#tray .steps li').first()).toBeVisible()
  })
})
