/** People at devices of their own who meet at a table of a server. */
import type { Browser, Page } from '@playwright/test'
import { settle } from './game.ts'
import { expect } from './page.ts'

/** Somebody at their own device. */
export async function person(
  browser: Browser,
  size = { width: 1440, height: 780 },
  locale = 'en-GB',
) {
  const context = await browser.newContext({ viewport: size, locale })
  const page = await context.newPage()
  await settle(page)
  return page
}

export async function introduce(page: Page, name: string, label = 'Your name', done = 'Continue') {
  await page.getByLabel(label).fill(name)
  await page.getByRole('button', { name: done }).click()
}

/** Anna creates a table for two and gives the link away. */
export async function invitation(anna: Page, server = ''): Promise<string> {
  await anna.goto(`${server}/`)
  await anna.getByRole('button', { name: 'Play with friends' }).click()
  await introduce(anna, 'Anna')
  await anna.getByRole('button', { name: 'Create a table' }).click()
  await anna.getByRole('button', { name: 'Create the table' }).click()
  const link = anna.getByRole('textbox', { name: 'Invite' })
  await expect(link).toHaveValue(/#\/join\//)
  return link.inputValue()
}

/** Both at the table. */
export async function playing(
  browser: Browser,
  server?: string,
): Promise<{ readonly anna: Page; readonly bruno: Page }> {
  const anna = await person(browser)
  const link = await invitation(anna, server)
  const bruno = await person(browser)
  await bruno.goto(link)
  await introduce(bruno, 'Bruno')
  await bruno.getByRole('button', { name: 'Sit here' }).click()
  await bruno.getByRole('button', { name: 'I’m ready' }).click()
  await anna.getByRole('button', { name: 'I’m ready' }).click()
  await anna.getByRole('button', { name: 'Start the game' }).click()
  for (const page of [anna, bruno]) await expect(page.locator('#tray')).toBeVisible()
  return { anna, bruno }
}

/** Who may move now, and who may not. */
export async function byTurn(one: Page, other: Page): Promise<readonly [Page, Page]> {
  const legal = '#wheel [data-legal]'
  await expect(
    one
      .locator(legal)
      .or(one.getByText('playing', { exact: true }).first())
      .first(),
  ).toBeVisible()
  await expect
    .poll(async () => (await one.locator(legal).count()) + (await other.locator(legal).count()))
    .toBeGreaterThan(0)
  return (await one.locator(legal).count()) > 0 ? [one, other] : [other, one]
}

/** Plays on, whatever comes first, until the other one is asked. */
export async function handOver(mover: Page, other: Page): Promise<void> {
  const asked = other.locator('#wheel [data-legal]').first()
  const end = mover.locator('#tray .end[data-legal]')
  const next = mover.locator('#moves [data-legal]').first()
  await expect(async () => {
    if (await asked.isVisible()) return
    // Nothing is left to press once the turn is handed in, however late the other one hears of it.
    await ((await end.isVisible()) ? end : next).click({ timeout: 2_000 })
    await expect(asked).toBeVisible({ timeout: 500 })
  }).toPass()
}
