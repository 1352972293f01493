/** Playing together: plans while others move, take-backs, and what happens to moves on a bad connection. */
import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, test } from './support/page.ts'
import { byTurn, handOver, playing } from './support/together.ts'
import { en } from './support/words.ts'

/** Dice that are on the wheel only once and at different actions, as the moves that take them. */
async function singleDice(page: Page): Promise<readonly [string, string]> {
  const all = await page
    .locator('#wheel [data-legal]')
    .evaluateAll((dice) => dice.map((die) => die.getAttribute('data-legal') ?? ''))
  const single = all.filter((die) => all.indexOf(die) === all.lastIndexOf(die))
  const [one] = single
  const other = single.find((die) => die.at(-1) !== one?.at(-1))
  if (one === undefined || other === undefined) throw new Error('No two such dice in this deal')
  return [one, other]
}

async function pressMove(page: Page, move: string): Promise<void> {
  await page.locator(`#moves [data-legal="${move}"]`).click()
}

/** Rows of the list of moves that turn nothing over, waste nothing and end nothing: chance stays silent. */
const unrevealing = (page: Page): Locator =>
  page
    .locator('#moves .move-row[data-legal]:not([data-legal="end turn"])')
    .filter({ hasNot: page.locator('.note') })

test('plans are private, survive a reload, say who broke them, and go into the tray unsent; a take-back is refused', async ({
  browser,
}) => {
  const { anna, bruno } = await playing(browser)
  const [mover, planner] = await byTurn(anna, bruno)
  const [wanted, other] = await singleDice(mover)
  await planner.getByRole('button', { name: 'Plans' }).click()
  await expect(planner.locator('.table[data-plan="a"]')).toBeVisible()
  await pressMove(planner, wanted)
  await expect(planner.locator('#tray .steps li')).toHaveCount(1)
  await expectAccessible(planner)
  await planner.getByRole('button', { name: 'Back to the game' }).first().click()
  await expect(planner.locator('.table[data-plan]')).toHaveCount(0)
  await planner.getByRole('tab', { name: /^Plans/ }).click()
  await planner.getByRole('button', { name: 'Make plan B' }).click()
  await planner.getByRole('tab', { name: /^Moves/ }).click()
  await pressMove(planner, other)
  await planner.getByRole('button', { name: 'Back to the game' }).first().click()
  // Nobody sees them, and the server keeps them.
  await expect(mover.locator('#tray .steps li')).toHaveCount(0)
  await expect
    .poll(() => planner.evaluate(() => Object.keys(localStorage).join()))
    .not.toContain('tiletum.plans')
  await planner.reload()

  await mover.getByRole('tab', { name: /^Moves/ }).click()
  await pressMove(mover, wanted)
  await handOver(mover, planner)
  await planner.getByRole('tab', { name: /^Plans/ }).click()
  const planA = planner.getByRole('region', { name: 'Plan A' })
  await expect(planA).toContainText('No longer possible')
  await expect(planA).toContainText('Step 1 is no longer possible')
  await expect(planA).toContainText(/(Anna|Bruno) takes/)
  await expect(planner.getByRole('region', { name: 'Plan B' })).toContainText('Intact')
  await expectAccessible(planner)
  await planner.getByRole('button', { name: 'Load this plan: plan B' }).click()
  await expect(planner.locator('#tray .steps li')).toHaveCount(1)
  await expect(mover.locator('#tray .steps li')).toHaveCount(0)

  await planner.getByRole('tab', { name: /^Moves/ }).click()
  await handOver(planner, mover)
  await planner.getByRole('tab', { name: /^Table/ }).click()
  await planner.getByRole('button', { name: 'Take back my last turn' }).click()
  const offer = mover.getByRole('group', { name: /asks to take back/ })
  await expect(offer.getByText(/would be undone/i)).toBeVisible()
  await mover.getByRole('button', { name: 'Decline' }).click()
  await expect(planner.getByRole('button', { name: 'Withdraw' })).toBeHidden()
  await expect(mover.locator('#wheel [data-legal]').first()).toBeVisible()
})

test('three moves composed without a connection arrive, and a second tab does no harm', async ({
  browser,
}) => {
  const { anna, bruno } = await playing(browser)
  const [mover, other] = await byTurn(anna, bruno)
  const forgotten = await mover.context().newPage()
  await forgotten.goto(mover.url())
  await expect(forgotten.locator('#wheel [data-legal]').first()).toBeVisible()

  await mover.context().setOffline(true)
  const trouble = mover.locator('.trouble')
  await expect(trouble).toContainText(en.web.trouble.away)
  await mover.getByRole('tab', { name: /^Moves/ }).click()
  const steps = mover.locator('#tray .steps li')
  const moves = unrevealing(mover)
  await moves
    .filter({ hasText: /, (king|merchant|architect) action with/ })
    .first()
    .click()
  await expect(steps).toHaveCount(1)
  for (const count of [2, 3]) {
    await moves.first().click()
    await expect(steps).toHaveCount(count)
  }
  await mover.context().setOffline(false)
  await expect(trouble).toBeHidden()
  await expect(steps).toHaveCount(3)
  // What is composed here is seen there, and by nobody else.
  await expect(forgotten.locator('#tray .steps li')).toHaveCount(3)
  await expect(other.locator('#tray .steps li')).toHaveCount(0)
  await handOver(mover, other)
  await expect(forgotten.locator('#wheel [data-legal]')).toHaveCount(0)
  await expect(forgotten.locator('.trouble')).toHaveCount(0)
  await expect(trouble).toHaveCount(0)
})
