/** People who leave, come back, give their seat away, stop the clocks and begin again. */
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/page.ts'
import {
  byTurn,
  introduce,
  invitation,
  join,
  person,
  playing,
  playOn,
} from '../support/together.ts'
import { en } from '../support/words.ts'

const { online } = en
const tableTab = (page: Page) => page.getByRole('tab', { name: /^Table/ }).click()
/** Whatever is asked: a stand-in may leave in the middle of a turn. */
const mayMove = async (page: Page) => (await page.locator('[data-legal]').count()) > 0

test('a computer player stands in, and leaves again when the person comes back', async ({
  browser,
}) => {
  const { anna, bruno } = await playing(browser)
  await tableTab(anna)
  await anna.getByText(online.seatWays.title).click()
  await anna.getByRole('button', { name: online.seatWays.standIn }).click()
  const told = anna.getByText(/computer player .* is playing for you for now/)
  await expect(told).toBeVisible()
  await expectAccessible(anna)
  // It plays for her: Bruno is asked twice, and she never is.
  const rounds = bruno.locator('.player-row[aria-current]', { hasText: 'Bruno' })
  for (const _turn of [1, 2]) {
    await expect(rounds).toBeVisible({ timeout: 120_000 })
    await playOn([bruno], async () => (await rounds.count()) === 0)
  }
  expect(await mayMove(anna)).toBe(false)
  await anna.getByRole('button', { name: online.together.return }).first().click()
  await expect(told).toBeHidden()
  await playOn([bruno], () => mayMove(anna))
})

test('clocks run for whoever decides, and stand still in a pause', async ({ browser }) => {
  const { anna, bruno } = await playing(browser, '', async (page) => {
    await page.locator('.choice input[value="clock"]').check()
  })
  const [mover, other] = await byTurn(anna, bruno)
  const running = (page: Page) => page.locator('#players .seat-clock[data-runs]')
  for (const page of [mover, other]) await expect(running(page)).toHaveCount(1)
  const before = await running(other).textContent()
  await expect(running(other)).not.toHaveText(before ?? '')
  await tableTab(mover)
  await mover.getByRole('button', { name: online.together.pause, exact: true }).click()
  await other.getByRole('button', { name: online.together.agree }).click()
  for (const page of [mover, other]) {
    const news = page.getByRole('region', { name: online.together.news })
    await expect(news).toContainText(online.table.paused)
    await expect(running(page)).toHaveCount(0)
    await expectAccessible(page)
  }
  await other.getByRole('button', { name: online.together.resume, exact: true }).click()
  await mover.getByRole('button', { name: online.together.agree }).click()
  for (const page of [mover, other]) await expect(running(page)).toHaveCount(1)
})

test('a seat is given away, the game is conceded, and a rematch turns the seats', async ({
  browser,
}) => {
  const { anna, bruno, link } = await playing(browser)
  const clara = await person(browser, { width: 390, height: 844 })
  await clara.goto(link)
  await introduce(clara, 'Clara')
  await expect(clara.locator('#tray')).toBeVisible()
  await tableTab(bruno)
  await bruno.getByText(online.seatWays.title).click()
  await bruno.getByRole('button', { name: online.seatWays.handOverDo }).click()
  await bruno.getByRole('button', { name: online.seatWays.handOverSure('Clara') }).click()
  await expect(anna.locator('#players')).toContainText('Clara')
  await playOn([anna, clara], () => mayMove(clara))
  expect(await mayMove(bruno)).toBe(false)

  await tableTab(anna)
  await anna.getByRole('button', { name: online.together.concede }).click()
  await anna.getByRole('button', { name: online.together.concedeSure }).click()
  // The result lies over the table, until it is put away.
  for (const page of [anna, clara]) {
    await expect(page.locator('dialog.end')).toBeVisible()
    await page.keyboard.press('Escape')
    // Nothing is asked of anybody any more.
    await expect(page.locator('#players')).not.toContainText(en.web.board.active)
  }
  // A rematch is a new table to which everybody is invited, so nobody has to agree.
  await anna.getByRole('button', { name: online.together.rematch, exact: true }).click()
  for (const page of [anna, clara])
    await page.getByRole('button', { name: online.together.toRematch }).first().click()
  // Who sat second sits first now; until they come, their seat is reserved for them.
  const first = anna.getByRole('listitem', { name: online.create.seat(1) })
  await expect(first).toContainText(online.lobby.keptSeat('Clara'))
  // Whoever left meanwhile finds it among their tables, told in lines as wide as the page.
  await clara.goto('/#/online')
  const invited = clara.getByRole('listitem').filter({ hasText: online.home.keptForYou })
  await expect(invited).toContainText(online.lobby.pace.live)
  expect((await invited.boundingBox())?.height).toBeLessThan(100)
  await invited.getByRole('link').click()
  // By keyboard: the pressed button is gone, the next one has the focus.
  for (const page of [anna, clara]) {
    await page.getByRole('button', { name: online.lobby.take }).press('Enter')
    await expect(page.getByRole('button', { name: online.lobby.ready })).toBeFocused()
  }
  await expect(first).not.toContainText(online.lobby.keptSeat('Clara'))
  await expect(first).toContainText('Clara')
  await expect(anna.getByRole('listitem', { name: online.create.seat(2) })).toContainText('Anna')
})

test('a visitor who comes too late is told what can be watched, and when', async ({ browser }) => {
  const anna = await person(browser)
  const link = await invitation(anna, '', async (page) => {
    await page.getByLabel(online.create.delay).selectOption('60')
  })
  const bruno = await person(browser)
  await join(bruno, link, 'Bruno')
  const clara = await person(browser)
  await clara.goto(link)
  await introduce(clara, 'Clara')
  const full = clara.getByRole('region', { name: online.visitor.full })
  await expect(full).toContainText(online.visitor.delayed(1))
  await expectAccessible(clara)
  // Those who sit see who else is there, and read them.
  await expect(anna.getByRole('heading', { name: online.seatWays.visitors })).toBeVisible()
  await clara.getByLabel(online.chat.say).fill('May I play too?')
  await clara.getByRole('button', { name: online.chat.send }).click()
  const said = anna.getByRole('log', { name: online.chat.title })
  await expect(said).toContainText('Clara May I play too?')
  await expectAccessible(anna)
  await anna.getByRole('button', { name: online.lobby.ready }).click()
  await anna.getByRole('button', { name: online.lobby.start }).click()
  await expect(anna.locator('#tray')).toBeVisible()
  // Nothing of the table is a minute old yet.
  const dora = await person(browser)
  await dora.goto(link)
  await introduce(dora, 'Dora')
  await expect(dora.getByRole('heading', { name: online.visitor.notYet })).toBeVisible()
  await expectAccessible(dora)
  for (const page of [clara, dora]) {
    const news = page.getByRole('region', { name: online.together.news })
    await expect(news).toContainText(online.visitor.begun, { timeout: 120_000 })
    await expect(news).toContainText(online.visitor.delayed(1))
    await news.getByRole('button', { name: online.together.understood }).click()
    await expect(news).toBeHidden()
    expect(await mayMove(page)).toBe(false)
  }
})

test('a new release of the server is said where it is seen, and only between turns', async ({
  browser,
}) => {
  const { anna, bruno } = await playing(browser)
  for (const page of [anna, bruno]) {
    await page.routeWebSocket(/\/api\/socket/, (socket) => {
      socket.connectToServer().onMessage((message) => {
        socket.send(String(message).replace(/"build":"[^"]*"/, '"build":"newer"'))
      })
    })
    await page.reload()
    await expect(page.locator('#tray')).toBeVisible()
  }
  const [mover, other] = await byTurn(anna, bruno)
  const notice = (page: Page) => page.getByRole('complementary', { name: en.web.update.title })
  await expect(notice(other)).toBeInViewport()
  await expect(notice(mover)).toHaveCount(0)
  await playOn([mover], async () => (await notice(mover).count()) > 0)
  await expect(notice(mover)).toBeInViewport()
})
