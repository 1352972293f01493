/**
 * The pictures of playing together: `npm run together -w @tiletum/web` takes them anew, on the built
 * server, and the film of a game on two phones.
 */
import fs from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { CATALOGUES } from '@tiletum/text'
import { withServer } from '../bench/server.mjs'
import { findBrowser, FLAGS } from '../e2e/support/chromium.ts'
import { settle } from '../e2e/support/game.ts'
import { movingPicture } from './moving-picture.ts'
import type { PictureFrame } from './moving-picture.ts'
import { openStaged } from './staged.ts'
import { screenshot } from './studio.ts'

type Language = 'en' | 'fr'
interface Device {
  readonly name: string
  readonly size: readonly [number, number]
}
const DESKTOP: Device = { name: 'desktop', size: [1440, 780] }
const PHONE: Device = { name: 'phone', size: [390, 844] }
const QUALITY = 70
const FOLDER = path.join(import.meta.dirname, '../../../docs/screenshots')

const shoot = async (page: Page, name: string): Promise<void> => {
  await page.mouse.move(2, 330)
  await page.evaluate(() => scrollTo(0, 0))
  await page.evaluate(() => document.fonts.ready)
  fs.writeFileSync(path.join(FOLDER, `${name}.webp`), await screenshot(page, QUALITY))
}

class Person {
  readonly page: Page
  readonly words: (typeof CATALOGUES)['en']['online']
  private constructor(page: Page, words: Person['words']) {
    this.page = page
    this.words = words
  }
  static async at(
    browser: Browser,
    baseURL: string,
    { size: [width, height] }: Device,
    language: Language,
  ): Promise<Person> {
    const context = await browser.newContext({
      baseURL,
      viewport: { width, height },
      locale: language === 'en' ? 'en-GB' : 'fr-FR',
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    await settle(page)
    return new Person(page, CATALOGUES[language].online)
  }
  press(name: string): Promise<void> {
    return this.page.getByRole('button', { name, exact: true }).first().click()
  }
  async introduce(name: string): Promise<void> {
    await this.page.getByLabel(this.words.introduce.name).fill(name)
    await this.press(this.words.introduce.done)
  }
  async sit(link: string, name: string): Promise<void> {
    await this.page.goto(link)
    await this.introduce(name)
    await this.press(this.words.lobby.take)
    await this.press(this.words.lobby.ready)
  }
  async say(text: string): Promise<void> {
    await this.page.getByLabel(this.words.chat.say).fill(text)
    await this.press(this.words.chat.send)
  }
  async tab(): Promise<void> {
    const zone = this.page.locator('[data-zone-tab="table"]')
    if (await zone.isVisible()) await zone.click()
    await this.page.locator('[data-tab="together"]').click()
  }
}

/** A game of two in its third round moves online; every screen on the way. */
async function screens(
  browser: Browser,
  address: string,
  device: Device,
  language: Language,
): Promise<void> {
  const name = (what: string) => `together-${what}-${device.name}-${language}`
  const anna = await Person.at(browser, address, device, language)
  const bruno = await Person.at(browser, address, DESKTOP, language === 'en' ? 'fr' : 'en')
  const { page, words } = anna
  await openStaged(page, address, {
    config: { modules: ['base'], players: 2 },
    names: ['Anna', 'Bruno'],
    seed: 21,
    round: 3,
  })
  await page.goto('/#/online')
  await anna.introduce('Anna')
  await anna.press(words.home.create)
  await page.getByLabel(words.create.tableTitle).waitFor()
  await shoot(page, name('new-table'))
  await page.goto('/#/online')
  await page.getByRole('button', { name: new RegExp(words.move.title) }).click()
  const invite = page.getByRole('textbox', { name: words.lobby.invite })
  await invite.waitFor()
  const link = await invite.inputValue()
  await page
    .getByRole('button', { name: words.lobby.take })
    .first()
    .click()
    .catch(() => undefined)
  await bruno.sit(link, 'Bruno')
  await anna.say(language === 'en' ? 'Ready for round three?' : 'Prêt pour la manche trois ?')
  await bruno.press(bruno.words.chat.phrases[0] ?? '')
  await page
    .getByRole('log')
    .getByText(words.chat.phrases[0] ?? '')
    .waitFor()
  await shoot(page, name('lobby'))
  await anna.press(words.lobby.ready)
  await anna.press(words.lobby.start)
  for (const one of [anna, bruno]) await one.page.locator('#tray').waitFor()
  await bruno.tab()
  await bruno.press(bruno.words.together.pause)
  await anna.tab()
  await page.getByRole('button', { name: words.together.agree }).waitFor()
  await shoot(page, name('table'))
  await anna.press(words.together.decline)
  await page.goto(page.url().replace('#/table/', '#/room/'))
  await page.locator('.room-scores').waitFor()
  await shoot(page, name('room'))
  await page.goto('/#/me')
  await page.getByText(words.me.privacy).waitFor()
  await shoot(page, name('me'))
  await page.goto('/#/online')
  await page.getByRole('heading', { name: words.home.listed }).waitFor()
  await shoot(page, name('home'))
  for (const one of [anna, bruno]) await one.page.context().close()
}

/** Two phones side by side: from the link to the first turns. */
async function film(browser: Browser, address: string): Promise<void> {
  const [anna, bruno] = [
    await Person.at(browser, address, PHONE, 'en'),
    await Person.at(browser, address, PHONE, 'fr'),
  ]
  const [width, height] = [2 * PHONE.size[0] + 20, PHONE.size[1]]
  const desk = await (await browser.newContext({ viewport: { width, height } })).newPage()
  const frames: PictureFrame[] = []
  const shows = async (milliseconds: number): Promise<void> => {
    const both = await Promise.all([anna, bruno].map(({ page }) => screenshot(page, 80)))
    const pictures = both.map(
      (one) => `<img src="data:image/webp;base64,${one.toString('base64')}">`,
    )
    await desk.setContent(
      `<body style="margin:0;display:flex;gap:20px;background:#333">${pictures.join('')}</body>`,
    )
    await desk.waitForFunction(() => [...document.images].every(({ complete }) => complete))
    frames.push({ picture: await screenshot(desk, 55, 2 / 3), milliseconds })
  }
  await anna.page.goto('/#/online')
  await bruno.page.goto('/')
  await anna.introduce('Anna')
  await anna.press(anna.words.home.create)
  await anna.page.getByRole('radio', { name: 'Anna', exact: true }).check()
  await anna.press(anna.words.create.done)
  const invite = anna.page.getByRole('textbox', { name: anna.words.lobby.invite })
  await invite.waitFor()
  await shows(2000)
  await bruno.page.goto(await invite.inputValue())
  await bruno.page.getByLabel(bruno.words.introduce.name).fill('Bruno')
  await shows(1500)
  await bruno.press(bruno.words.introduce.done)
  await bruno.press(bruno.words.lobby.take)
  await shows(1500)
  await bruno.press(bruno.words.lobby.ready)
  await anna.press(anna.words.lobby.ready)
  await anna.press(anna.words.lobby.start)
  for (const one of [anna, bruno]) await one.page.locator('#tray').waitFor()
  await shows(2000)
  for (const [mover, other] of [
    [anna, bruno],
    [bruno, anna],
  ] as const) {
    await mover.page.locator('.phone-tabs button').last().click()
    await mover.page.locator('[data-tab="moves"]').click()
    const asked = other.page.locator('#wheel [data-legal]')
    for (let presses = 0; presses < 12 && (await asked.count()) === 0; presses++) {
      const end = mover.page.locator('#tray .end[data-legal]')
      const next = mover.page.locator('#moves [data-legal]').first()
      const target = (await end.count()) > 0 ? end : next
      if ((await target.count()) > 0) await target.click()
      await shows(1200)
    }
    await shows(1500)
  }
  const file = movingPicture(frames, Math.round((width * 2) / 3), Math.round((height * 2) / 3))
  fs.writeFileSync(path.join(FOLDER, 'together.webp'), file)
  for (const page of [anna.page, bruno.page, desk]) await page.context().close()
}

const wanted = process.argv.slice(2)
await withServer(async (address) => {
  const browser = await chromium.launch({ ...findBrowser(), args: FLAGS })
  try {
    if (wanted.length === 0 || wanted.includes('screens'))
      for (const device of [DESKTOP, PHONE])
        for (const language of ['en', 'fr'] as const)
          await screens(browser, address, device, language)
    if (wanted.length === 0 || wanted.includes('film')) await film(browser, address)
  } finally {
    await browser.close()
  }
})
