/** At a real table: whole games through the companion's screens, against a hidden box. */
import { content } from '@tiletum/content'
import { playsWith } from '@tiletum/engine'
import { openState } from '@tiletum/engine/state'
import type { GameConfig } from '@tiletum/engine'
import { CATALOGUES } from '@tiletum/text'
import type { Page } from '@playwright/test'
import { expectSameAsBox, openEditor, sitAtBox } from './support/box.ts'
import { settle } from './support/game.ts'
import { kept } from './support/offline.ts'
import { expect, expectAccessible, test } from './support/page.ts'
import { introduce, person } from './support/together.ts'

const { companion: own, web } = CATALOGUES.en
const PHONE = { width: 390, height: 844 }

test.use({ locale: 'en-GB', viewport: PHONE, serviceWorkers: 'allow' })

/** Two in every test run; `npm run soak -- companion` plays twenty. */
const GAMES = Number(process.env['COMPANION_GAMES'] ?? 2)
const CHALLENGES = content.solo.challenges.map(({ id }) => id)
const KINDS: readonly GameConfig[] = [
  { modules: ['base', 'solo'], players: 1, difficulty: 'normal' },
  { modules: ['base', 'solo', 'silver'], players: 1, difficulty: 'hard' },
  { modules: ['base', 'solo'], players: 1, difficulty: 'easy' },
  { modules: ['base', 'solo'], players: 1, challenges: CHALLENGES.slice(0, 4) },
  { modules: ['base', 'solo', 'silver'], players: 1, difficulty: 'easy' },
  { modules: ['base', 'solo'], players: 1, difficulty: 'hard' },
  { modules: ['base', 'solo', 'silver'], players: 1, challenges: CHALLENGES.slice(4) },
]
const levels = new Map(content.solo.difficulties.map(({ id, name }) => [id, name.en]))

async function begin(page: Page, config: GameConfig, dealing: 'lots' | 'nothing') {
  const { difficulty, challenges = [] } = config
  await expect(page.getByRole('heading', { level: 1, name: own.title })).toBeVisible()
  if (playsWith(config, 'silver')) await page.getByRole('radio', { name: own.silver }).check()
  const level = difficulty === undefined ? web.setup.chosen : (levels.get(difficulty) ?? '')
  await page.getByRole('radio', { name: level }).check()
  for (const { id, name } of content.solo.challenges)
    if (challenges.includes(id)) await page.getByRole('checkbox', { name: name.en }).check()
  await page.getByRole('radio', { name: own.dealingWays[dealing] }).check()
  await page.getByRole('button', { name: own.start, exact: true }).click()
  await page.getByRole('checkbox', { name: own.switches.rolls }).uncheck()
}

for (const [index, config] of Array.from(
  { length: GAMES },
  (_, game) => [game, KINDS[game % KINDS.length] as GameConfig] as const,
))
  test(`game ${index + 1} agrees with the box to the last point, on a phone without a network`, async ({
    page,
    context,
  }) => {
    test.setTimeout(900_000)
    await settle(page)
    await page.goto('/#/companion')
    await kept(page)
    await context.setOffline(true)
    await page.reload()
    await begin(page, config, index % 2 === 0 ? 'lots' : 'nothing')
    const at = sitAtBox(page, config, index)
    const { box } = at
    const until = async (reached: () => boolean) => {
      for (let steps = 0; !reached() && !at.isOver(); steps++) {
        if (steps > 3000) throw new Error('The game does not go on')
        await at.step()
      }
    }
    const asks = (request: string) => () => {
      const awaiting = at.game.awaiting(box)
      return awaiting.who === 'chance' && awaiting.request.request === request
    }
    const ownTurn = (round: number) => () =>
      box.round === round && box.active === 0 && at.game.awaiting(box).who === 'seat'

    await until(asks('dice'))
    expect(at.taps.setup).toBeLessThanOrEqual(50)
    await until(() => box.round === 1 && box.active === 0)
    await undoneCorrection(page, openState(box).seats[0]?.vp ?? 0)
    await until(() => box.round === 2 && asks('dice')())
    await at.step()
    await at.mistellDice()
    await until(ownTurn(2))
    await at.enterResult()
    await until(() => box.round === 3 && asks('bot-roll')())
    await at.step()
    await at.seeSomethingElse()
    // Left and found again, still without a network.
    await page.reload()
    await expect(page.getByRole('heading', { name: own.where })).toBeVisible()
    await page.getByRole('button', { name: own.go }).click()
    await until(() => false)
    await at.step()
    await expect(page.getByRole('heading', { name: own.over, level: 2 })).toBeVisible()
    await correctedAfterTheEnd(page)
    for (const [seat, { vp }] of openState(box).seats.entries())
      await expect(page.locator('.companion-bar li').nth(seat)).toContainText(`${vp} VP`)
    await expectSameAsBox(page, at)
    expect(at.taps.bot).toHaveLength(12)
    const { setup, bot } = at.taps
    const mean = bot.reduce((sum, one) => sum + one, 0) / bot.length
    test.info().annotations.push({ type: 'taps', description: JSON.stringify({ setup, bot }) })
    if (GAMES > 2)
      console.log(
        `${config.modules.join()} ${config.difficulty ?? 'chosen'}: set-up ${setup} taps, ` +
          `a turn of the Cardinalbot whose dice are told ${mean.toFixed(2)}, at most ${Math.max(...bot)}`,
      )
  })

/** A number is edited, shown everywhere, counted as a correction, and taken back. */
async function undoneCorrection(page: Page, before: number): Promise<void> {
  const points = page.locator('.companion-bar li').first()
  await expect(points).toContainText(`${before} VP`)
  await openEditor(page)
  await page.locator('.editor summary').first().click()
  await page.locator('.editor details[open] button[aria-expanded]').first().click()
  await page.getByRole('button', { name: '+10' }).click()
  await page.locator('.editor').getByRole('button', { name: own.set, exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(points).toContainText(`${before + 10} VP`)
  await expect(page.getByText(own.corrections(1))).toBeVisible()
  await page.getByRole('button', { name: own.undo, exact: true }).click()
  await expect(points).toContainText(`${before} VP`)
}

/** Even of a game that is over a number is edited: what ended it is taken back first. */
async function correctedAfterTheEnd(page: Page): Promise<void> {
  await openEditor(page)
  await expect(page.getByRole('dialog').getByText(own.editOver)).toBeVisible()
  await page.keyboard.press('Escape')
}

test('says over plain HTTP that it does not start offline, and after a week where we were', async ({
  page,
}) => {
  const monday = new Date('2026-03-02T20:00:00')
  await page.clock.setFixedTime(monday)
  // this computer's own address counts as secure; one of a home network does not
  await page.addInitScript(() =>
    Object.defineProperty(globalThis, 'isSecureContext', { value: false }),
  )
  await settle(page)
  await page.goto('/#/companion')
  await expect(page.getByText(own.noOffline)).toBeVisible()
  await page.getByRole('radio', { name: '2', exact: true }).check()
  await page.getByRole('radio', { name: own.dealingWays.nothing }).check()
  await page.getByRole('button', { name: own.start, exact: true }).click()
  // told when they matter, unless somebody wants to tell them now
  await page.getByRole('checkbox', { name: own.switches.later }).uncheck()
  for (const answer of ['wheel', 'bonus', 'bonus', 'bonus', 'bonus', 'bonus', 'bonus', 'bonus'])
    await page.locator(`.answers[data-request="${answer}"] button`).first().click()
  await page.getByRole('button', { name: own.later(10) }).click()
  await expect(page.locator('.answers[data-request="contract"]')).toBeVisible()
  await expectAccessible(page)
  await page.clock.setFixedTime(monday.getTime() + 7 * 86_400_000)
  await page.reload()
  await expect(page.getByRole('heading', { name: own.where })).toBeVisible()
  await expect(page.locator('.last-played')).toContainText('7 days ago')
  await expectAccessible(page)
})

test('others join by a link, tick off and answer; who answers second is told so', async ({
  browser,
}) => {
  const anna = await person(browser, PHONE)
  await anna.goto('/#/companion')
  await anna.getByRole('radio', { name: own.dealingWays.all }).check()
  await anna.getByRole('button', { name: own.start, exact: true }).click()
  await anna.getByRole('button', { name: own.devices }).click()
  await anna.getByRole('textbox', { name: own.name }).fill('Anna')
  await anna.getByRole('button', { name: own.share }).click()
  await expect(anna).toHaveURL(/#\/companion\/[a-z2-7]{16}$/)
  await anna.getByRole('button', { name: own.go }).click()
  await anna.getByRole('button', { name: own.devices }).click()
  const link = anna.getByRole('textbox', { name: 'Invite' })
  await expect(link).toHaveValue(/#\/join\//)
  await expectAccessible(anna)
  const bruno = await person(browser, PHONE, 'fr-FR')
  await bruno.goto(await link.inputValue())
  await introduce(bruno, 'Bruno', 'Pseudo', 'Continuer')
  await bruno.getByRole('button', { name: CATALOGUES.fr.companion.go }).click()
  await expect(anna.getByText(own.devicesHere(['Anna', 'Bruno']))).toBeVisible()
  for (const page of [anna, bruno])
    await expect(page.locator('.companion-bar li').first()).toContainText('Anna')
  await anna.keyboard.press('Escape')

  const ticks = (page: Page) => page.locator('.ticks-list').getByRole('checkbox', { checked: true })
  await anna.locator('.hand .ticks-list').getByRole('checkbox').first().check()
  await bruno.locator('.hand .ticks-list').getByRole('checkbox').nth(1).check()
  for (const page of [anna, bruno]) await expect(ticks(page)).toHaveCount(2)
  await bruno.locator('.done').click()

  // Anna's die is on its way while Bruno tells another: the server takes one.
  await expect(anna.locator('.dice-grid')).toBeVisible()
  await anna.context().setOffline(true)
  // only once the page has lost its connection does a tap wait for it
  await expect(anna.locator('.companion-news')).toContainText(own.noServer)
  await anna.locator('.dice-grid button:enabled').first().click()
  await bruno.locator('.dice-grid button:enabled').last().click()
  const asked = (page: Page, words: typeof CATALOGUES.en, dice: number) =>
    expect(page.locator('#asked')).toHaveText(words.chance.ask('dice', dice))
  await asked(bruno, CATALOGUES.fr, 7)
  await anna.context().setOffline(false)
  await expect(anna.locator('.companion-news')).toContainText('Another device was faster')
  await asked(anna, CATALOGUES.en, 7)
  await anna.locator('.dice-grid button:enabled').first().click()
  await asked(bruno, CATALOGUES.fr, 6)
})
