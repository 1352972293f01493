/** Games that begin on one device and go on at a table, and games of a table on one's own device. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/page.ts'
import { begin } from '../support/game.ts'
import { byTurn, introduce, join, person, playing, playOn } from '../support/together.ts'
import { en } from '../support/words.ts'

const { online } = en
const logged = (page: Page) => page.locator('.log li').count()

test('a game begun on one screen goes on online, with a friend at another one', async ({
  browser,
}) => {
  const anna = await person(browser)
  await begin(anna, { who: 'two' })
  const isSecond = () =>
    anna.locator('.player-row[aria-current]').evaluateAll((rows) => rows.length > 0)
  let presses = 0
  await playOn([anna], async () => ++presses > 12 && (await isSecond()))
  await anna.getByRole('tab', { name: en.web.panel.log }).click()
  const before = await logged(anna)
  expect(before).toBeGreaterThan(0)
  await anna.goto('/#/online')
  await introduce(anna, 'Anna')
  await anna.getByRole('button', { name: new RegExp(`^${online.move.title}`) }).dblclick()
  const link = anna.getByRole('textbox', { name: online.lobby.invite })
  await expect(link).toHaveValue(/#\/join\//)
  const tables = await anna.evaluate(async () => (await fetch('/api/tables')).json())
  expect(tables.mine).toHaveLength(1)
  const bruno = await person(browser, { width: 390, height: 844 })
  await join(bruno, await link.inputValue(), 'Bruno')
  await anna.getByRole('button', { name: online.lobby.ready }).click()
  await anna.getByRole('button', { name: online.lobby.start }).click()
  for (const page of [anna, bruno]) await expect(page.locator('#tray')).toBeVisible()
  await anna.getByRole('tab', { name: en.web.panel.log }).click()
  await expect.poll(() => logged(anna)).toBeGreaterThanOrEqual(before)
  await anna.getByRole('tab', { name: /^Moves/ }).click()
  // It goes on in the middle of a turn, whatever is asked there, until both had a turn of their own.
  const asked = new Set<Page>()
  await playOn([anna, bruno], async () => {
    for (const page of [anna, bruno])
      if ((await page.locator('#wheel [data-legal]').count()) > 0) asked.add(page)
    return asked.size === 2
  })
})

test('a game of a table is downloaded, looked at again and continued on this device', async ({
  browser,
}) => {
  const { anna, bruno } = await playing(browser)
  const [mover, other] = await byTurn(anna, bruno)
  await playOn([mover], async () => (await other.locator('#wheel [data-legal]').count()) > 0)
  const table = anna.url()
  const copies = async () => {
    await anna.getByRole('tab', { name: /^Table/ }).click()
    await anna.getByText(online.local.title).click()
  }
  await copies()
  const coming = anna.waitForEvent('download')
  await anna.getByRole('button', { name: online.together.record }).click()
  expect((await coming).suggestedFilename()).toMatch(/\.txt$/)

  await anna.getByRole('button', { name: online.local.replay, exact: true }).click()
  await expect(anna.getByRole('slider')).toBeVisible()
  await anna.goto(table)
  await expect(anna.locator('#tray')).toBeVisible()
  await copies()
  await anna.getByRole('button', { name: online.local.continue }).click()
  await expect(anna).toHaveURL(/#\/game\//)
  // Both seats are hers here, and the table on the server stays as it is.
  await expect(anna.locator('#wheel [data-legal]').first()).toBeVisible()
  await playOn([anna], async () => (await anna.locator('#tray .steps li').count()) > 0)
  await anna.goto(table)
  await expect(anna.locator('#tray')).toBeVisible()
  const [asked] = await byTurn(anna, bruno)
  expect(asked).toBe(other)
})
