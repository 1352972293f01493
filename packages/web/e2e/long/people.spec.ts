/** What people may do about each other, and about themselves. */
import fs from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/page.ts'
import { freePort, startServer } from '../support/server.ts'
import { invitation, join, person, playing } from '../support/together.ts'
import { en } from '../support/words.ts'

const { online } = en
const tableTab = (page: Page) => page.getByRole('tab', { name: /^Table/ }).click()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** In the server: every signal lets eleven minutes pass. */
const CLOCK = `let passed = 0
const now = Date.now
Date.now = () => now() + passed
process.on('SIGUSR2', () => { passed += 660_000 })`

test('an absent player is replaced by vote at their decision, and comes back', async ({
  browser,
}, info) => {
  const port = await freePort()
  const clock = `--import data:text/javascript,${encodeURIComponent(CLOCK)}`
  const server = await startServer(port, info.outputPath('data'), { NODE_OPTIONS: clock })
  try {
    const anna = await person(browser)
    const link = await invitation(anna, `http://127.0.0.1:${port}`, async (page) => {
      await page.locator('.choice input[value="3"]').first().check()
      await page.getByRole('radio', { name: online.create.seat(2) }).check()
    })
    const bruno = await person(browser)
    await join(bruno, link, 'Bruno')
    const clara = await person(browser)
    await join(clara, link, 'Clara')
    await button(anna, online.lobby.ready).click()
    await button(anna, online.lobby.start).click()
    for (const page of [anna, bruno, clara]) await expect(page.locator('#tray')).toBeVisible()
    const table = bruno.url()
    await bruno.goto(`http://127.0.0.1:${port}/#/me`)
    await expect(anna.locator('#players')).toContainText(en.web.board.away)
    server.kill('SIGUSR2')
    // A page hears the server's time when it is loaded.
    await clara.reload()
    await tableTab(clara)
    await button(clara, online.together.callStandIn('Bruno')).click()
    const asked = online.together.proposes['stand-in'](
      'Clara',
      'Bruno',
      online.seatWays.aComputer(en.web.computer.levels.merchant),
    )
    await expect(anna.getByRole('group', { name: asked })).toBeVisible()
    await expectAccessible(anna)
    // Of the two who are left more than half is both.
    await button(anna, online.together.agree).click()
    await bruno.goto(table)
    await button(bruno, online.together.return).first().click()
    await expect(button(bruno, online.together.return)).toHaveCount(0)
  } finally {
    server.kill('SIGKILL')
  }
})

test('people mute, report and block each other, and one’s page takes it back', async ({
  browser,
}) => {
  const { anna, bruno } = await playing(browser)
  for (const page of [anna, bruno]) await tableTab(page)
  await bruno.getByLabel(online.chat.say).fill('You are slow')
  await button(bruno, online.chat.send).click()
  const line = anna.getByText('You are slow')
  await expect(line).toBeVisible()
  await anna.getByText(online.person.menu('Bruno')).click()
  await button(anna, online.person.mute).click()
  await expect(line).toHaveCount(0)
  await button(anna, online.person.report).click()
  await anna.getByLabel(online.person.reportWhy).fill('Rude')
  await button(anna, online.person.reportSend).click()
  await expect(anna.getByText(online.person.reported)).toBeVisible()
  await expectAccessible(anna)
  await button(anna, online.person.block).click()
  await button(anna, online.person.blockSure).click()
  await expect(anna.getByText(online.person.blocked, { exact: true })).toBeVisible()
  // What was pressed by mistake is taken back on the spot.
  await button(anna, online.me.unblock).click()
  await button(anna, online.person.block).click()
  await button(anna, online.person.blockSure).click()

  // Whoever is blocked can't sit down with them any more.
  await anna.goto('/#/online')
  await button(anna, online.home.create).click()
  await button(anna, online.create.done).click()
  const link = anna.getByRole('textbox', { name: online.lobby.invite })
  await expect(link).toHaveValue(/#\/join\//)
  await bruno.goto(await link.inputValue())
  await button(bruno, online.lobby.take).click()
  await expect(bruno.getByText(online.refused.because.blocked)).toBeVisible()

  const table = anna.url()
  await anna.goto('/#/me')
  await expectAccessible(anna)
  await button(anna, `${online.me.unblock}: Bruno`).click()
  await button(anna, `${online.person.unmute}: Bruno`).click()
  for (const title of [online.me.blocked, online.colours.muted])
    await expect(anna.getByRole('heading', { name: title })).toHaveCount(0)
  await bruno.goto(table)
  await button(bruno, online.lobby.take).click()
  await expect(button(bruno, online.lobby.leave)).toBeVisible()
})

test('a holiday is seen, one’s data is a file, and deleting it leaves the game to the others', async ({
  browser,
}, info) => {
  const { anna, bruno } = await playing(browser, '', async (page) => {
    await page.locator('.choice input[value="slow"]').check()
  })
  await anna.goto('/#/me')
  const soon = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  await anna.getByLabel(online.me.away).fill(soon)
  await button(anna, online.me.save).click()
  await expect(anna.getByText(online.me.saved)).toBeVisible()
  await tableTab(bruno)
  await expect(bruno.getByText(online.together.holiday('').trim())).toBeVisible()

  const coming = anna.waitForEvent('download')
  await button(anna, online.export.do).click()
  const file = info.outputPath('mine.json')
  await (await coming).saveAs(file)
  const data = JSON.parse(fs.readFileSync(file, 'utf8')) as { me: { name: string } }
  expect(data.me.name).toBe('Anna')

  const noted = () =>
    anna.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'tiletum.settings'))
  expect(await noted()).toContain('tiletum.table-keys')
  await button(anna, online.me.erase).click()
  await button(anna, online.me.eraseSure).click()
  await expect(anna.getByRole('button', { name: en.web.start.online })).toBeVisible()
  expect(await noted()).toEqual([])
  await anna.goto('/#/online')
  await expect(anna.getByLabel(online.introduce.name)).toBeVisible()
  await bruno.reload()
  await expect(bruno.locator('#players')).toContainText(en.web.setup.defaultName(1))
  await expect(bruno.locator('#players')).not.toContainText('Anna')
})
