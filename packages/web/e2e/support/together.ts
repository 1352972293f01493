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

/** Anna creates a table, for two unless she chooses otherwise, and gives the link away. */
export async function invitation(
  anna: Page,
  server = '',
  choose?: (anna: Page) => Promise<void>,
): Promise<string> {
  await anna.goto(`${server}/`)
  await anna.getByRole('button', { name: 'Play with friends' }).click()
  await introduce(anna, 'Anna')
  await anna.getByRole('button', { name: 'Create a table' }).click()
  await choose?.(anna)
  await anna.getByRole('button', { name: 'Create the table' }).click()
  const link = anna.getByRole('textbox', { name: 'Invite' })
  await expect(link).toHaveValue(/#\/join\//)
  return link.inputValue()
}

/** Comes by the link, takes the first seat that is free and is ready. */
export async function join(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link)
  await introduce(page, name)
  await page.getByRole('button', { name: 'Take this seat' }).first().click()
  await page.getByRole('button', { name: 'I’m ready' }).click()
}

/** Both at the table. */
export async function playing(
  browser: Browser,
  server?: string,
  choose?: (anna: Page) => Promise<void>,
): Promise<{ readonly anna: Page; readonly bruno: Page; readonly link: string }> {
  const anna = await person(browser)
  const link = await invitation(anna, server, choose)
  const bruno = await person(browser)
  await join(bruno, link, 'Bruno')
  await anna.getByRole('button', { name: 'I’m ready' }).click()
  await anna.getByRole('button', { name: 'Start the game' }).click()
  for (const page of [anna, bruno]) await expect(page.locator('#tray')).toBeVisible()
  return { anna, bruno, link }
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
  await playOn([mover], () => asked.isVisible())
}

/** What a page can do now: press something, only wait, or nothing more. */
const press = (page: Page): Promise<'pressed' | 'waits' | 'over'> =>
  page.evaluate(() => {
    if (document.querySelector('.table[data-over]') !== null) return 'over'
    const within = document.querySelector('dialog[open]') ?? document
    const next =
      within.querySelector<HTMLElement>('#tray .end[data-legal]') ??
      within.querySelector<HTMLElement>('#moves [data-legal], dialog [data-legal]')
    next?.click()
    return next === null ? 'waits' : 'pressed'
  })

/** Everybody plays on at their own screen, whatever comes first, until it is so. */
export async function playOn(
  pages: readonly Page[],
  until: () => Promise<boolean>,
  each?: (presses: number) => Promise<void>,
): Promise<void> {
  let presses = 0
  await expect
    .poll(
      async () => {
        for (let went = true; went;) {
          const told = await Promise.all(pages.map(press))
          went = told.includes('pressed')
          if (went) await each?.(++presses)
          if (await until()) return true
        }
        return until()
      },
      { timeout: 280_000, intervals: [50] },
    )
    .toBe(true)
}

export const isOver = async (page: Page): Promise<boolean> =>
  (await page.locator('.table[data-over]').count()) > 0
