/** Every screen of playing together: nothing that axe finds fault with, and nothing wider than the window. */
import type { Page } from '@playwright/test'
import { expect, expectAccessible, scrollWidth, test } from '../support/page.ts'
import { introduce, person, playing } from '../support/together.ts'
import { en, fr } from '../support/words.ts'

const DEVICES = [
  { name: 'on a desktop in English', width: 1440, height: 780, locale: 'en-GB', words: en.online },
  {
    name: 'on a small window in French',
    width: 960,
    height: 600,
    locale: 'fr-FR',
    words: fr.online,
  },
  { name: 'on a phone in French', width: 390, height: 844, locale: 'fr-FR', words: fr.online },
  { name: 'on a phone in English', width: 390, height: 844, locale: 'en-GB', words: en.online },
]

async function look(page: Page): Promise<void> {
  await expectAccessible(page)
  expect(await scrollWidth(page)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}

for (const { name, width, height, locale, words } of DEVICES)
  test(`every screen is accessible and fits ${name}`, async ({ browser }) => {
    const size = { width, height }
    const anna = await person(browser, size, locale)
    const button = (text: string) => anna.getByRole('button', { name: text, exact: true })
    const here = async (text: string) => {
      await expect(anna.getByRole('heading', { name: text, exact: true })).toBeVisible()
      await look(anna)
    }
    await anna.goto('/#/online')
    await here(words.introduce.title)
    await introduce(anna, 'Anna', words.introduce.name, words.introduce.done)
    await here(words.home.mine)
    await button(words.home.create).click()
    await anna.locator('.choice input[value="slow"]').check()
    await here(words.create.title)
    await anna.locator('.choice input[value="clock"]').check()
    await anna.getByLabel(words.create.listed).check()
    await button(words.create.done).click()
    const invite = anna.getByRole('textbox', { name: words.lobby.invite })
    await expect(invite).toHaveValue(/#\/join\//)
    const link = await invite.inputValue()
    await here(words.lobby.seats)

    const bruno = await person(browser, size, locale)
    await bruno.goto(link)
    await introduce(bruno, 'Bruno', words.introduce.name, words.introduce.done)
    await bruno.getByRole('button', { name: words.lobby.take }).click()
    const clara = await person(browser, size, locale)
    await clara.goto(link)
    await introduce(clara, 'Clara', words.introduce.name, words.introduce.done)
    await expect(clara.getByText(words.visitor.full)).toBeVisible()
    await look(clara)
    for (const page of [anna, bruno])
      await page.getByRole('button', { name: words.lobby.ready }).click()
    await button(words.lobby.start).click()

    for (const page of [anna, clara]) {
      await expect(page.locator('#tray')).toBeVisible()
      const zone = page.locator('[data-zone-tab="table"]')
      if (await zone.isVisible()) await zone.click()
      await page.getByRole('tab', { name: new RegExp(`^${words.table.menu}`) }).click()
      for (const summary of await page.locator('.tab-panel summary').all()) await summary.click()
      await look(page)
    }
    await bruno.goto('/#/online')
    await anna.getByRole('button', { name: words.together.end, exact: true }).click()
    await look(anna)
    await clara.goto(clara.url().replace('#/table/', '#/room/'))
    await expect(clara.locator('.room-scores')).toBeVisible()
    await look(clara)
    await anna.goto('/#/me')
    await button(words.me.link).click()
    await expect(anna.getByRole('textbox', { name: words.me.link })).toBeVisible()
    const device = await anna.getByRole('textbox', { name: words.me.link }).inputValue()
    await here(words.me.title)
    await clara.goto(device)
    await expect(clara.getByRole('button', { name: words.device.no, exact: true })).toBeVisible()
    await look(clara)
    await anna.goto('/#/table/aaaaaaaaaaaaaaaa')
    await here(words.table.gone.title)
  })

test('on the large screen the ring of the prospectors lies around the wheel', async ({
  browser,
}) => {
  const { anna } = await playing(browser, '', (page) =>
    page
      .getByLabel(/Silver/)
      .first()
      .check(),
  )
  await anna.goto(anna.url().replace('#/table/', '#/room/'))
  const [ring, wheel] = await Promise.all(
    ['.prospector-ring', 'svg.wheel'].map((part) =>
      anna.locator(`.room-wheel ${part}`).boundingBox(),
    ),
  )
  if (!ring || !wheel) throw new Error('There is no wheel')
  expect(wheel.x - ring.x).toBeGreaterThan(ring.width / 20)
  expect(wheel.y - ring.y).toBeGreaterThan(ring.height / 20)
  await expect(anna.locator('.room-fairs li')).toHaveCount(4)
})
