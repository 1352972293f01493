/** At a real table: a game through the companion's screens, against a hidden box. */
import { createStream, next } from '@tiletum/bots'
import { content } from '@tiletum/content'
import { compose, moveList } from '@tiletum/engine'
import type { ModuleId } from '@tiletum/engine'
import { CATALOGUES } from '@tiletum/text'
import type { Page } from '@playwright/test'
import { settle } from './support/game.ts'
import { expect, expectAccessible, test } from './support/page.ts'

const { companion: own, web } = CATALOGUES.en

test.use({ locale: 'en-GB' })

/** A person with a box: draws and rolls there, tells the page, and plays at random. */
function sitAt(page: Page, modules: readonly ModuleId[], seed: number) {
  const game = compose({ modules: [...modules, 'companion'], players: 1, challenges: [] }, content)
  const box = game.start()
  const stream = createStream(seed, 'the person at the box')
  const random = () => next(stream) / 2 ** 32
  const list = moveList()
  const play = (notation: string) => {
    const move = game.parse(notation)
    if (typeof move === 'number') game.play(box, move)
    // what can only be one thing needs nobody to tell it
    while (game.awaiting(box).who === 'chance') {
      game.list(box, list)
      if (list.count !== 1) return
      game.play(box, list.items[0] ?? 0)
    }
  }
  const drawn = (): string => {
    game.list(box, list)
    let left = random() * list.weights.subarray(0, list.count).reduce((sum, one) => sum + one, 0)
    const found = Array.from(list.weights.subarray(0, list.count)).findIndex(
      (weight) => (left -= weight) < 0,
    )
    return game.format(list.items[Math.max(0, found)] ?? 0)
  }
  const tap = (notation: string) => page.locator(`.companion [data-legal="${notation}"]`).click()
  const done = page.locator('.companion .done')

  /** One thing that is told, played or done. */
  const step = async (): Promise<void> => {
    const awaiting = game.awaiting(box)
    const asked = page.locator('.companion :is(.tell, .own-turn, .result, .done)').first()
    await asked.waitFor()
    if (await done.isVisible()) return done.click()
    if (awaiting.who === 'chance') {
      const answer = drawn()
      const move = game.parse(answer)
      const parts = typeof move === 'number' ? game.partsOf(move) : undefined
      if (parts?.verb === 'bot roll <value> <value>')
        for (const value of parts.args)
          await page.locator('.two-dice').getByRole('button', { name: value, exact: true }).click()
      else await tap(answer)
      return play(answer)
    }
    const options = game.options(box)
    const end = options.find(({ notation }) => notation === 'end turn')
    const wish =
      end !== undefined && random() < 0.4 ? end : options[Math.floor(random() * options.length)]
    if (wish === undefined) return
    await tap(wish.notation)
    if (wish.warnings.length > 0) await tap(wish.notation)
    return play(wish.notation)
  }
  const isOver = () => game.awaiting(box).who === 'nobody'
  return { game, box, step, isOver, random }
}

async function begin(page: Page, silver: boolean): Promise<void> {
  await settle(page)
  await page.goto('/#/companion')
  await expect(page.getByRole('heading', { level: 1, name: own.title })).toBeVisible()
  if (silver) await page.getByRole('radio', { name: own.silver }).check()
  await page.getByRole('radio', { name: web.setup.chosen }).check()
  await page.getByRole('button', { name: own.start }).click()
  await page.getByRole('checkbox', { name: own.appRolls }).uncheck()
}

test('with silver, a wrong entry is corrected, a correction undone, and the game resumed', async ({
  page,
}) => {
  await begin(page, true)
  const { game, box, step, isOver } = sitAt(page, ['base', 'solo', 'silver'], 9)
  while (box.round === 0 || box.active !== 0) await step()
  const before = box.seats[0]?.vp ?? 0
  const points = page.locator('.companion-bar li').first()
  await expect(points).toContainText(`${before} VP`)
  await page.getByRole('button', { name: own.edit }).click()
  await page.locator('.editor summary').first().click()
  await page.locator('.editor details[open] button[aria-expanded]').first().click()
  await page.getByRole('button', { name: '+10' }).click()
  await page.locator('.editor').getByRole('button', { name: own.set, exact: true }).click()
  await expect(page.locator('.editor details[open] strong').first()).toHaveText(`${before + 10}`)
  await page.keyboard.press('Escape')
  await expect(points).toContainText(`${before + 10} VP`)
  await expect(page.getByText(own.corrections(1))).toBeVisible()
  await page.getByRole('button', { name: own.undo, exact: true }).click()
  await expect(points).toContainText(`${before} VP`)
  await page.reload()
  await expect(page.getByRole('heading', { name: own.where })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: own.go }).click()
  for (let steps = 0; steps < 60 && !isOver(); steps++) await step()
  const { round } = box
  await expect(page.locator('.companion-bar')).toContainText(
    own.whereRound(Math.max(1, round), Math.max(1, box.turn)),
  )
  for (const [seat, { vp }] of box.seats.entries())
    await expect(page.locator('.companion-bar li').nth(seat)).toContainText(`${vp} VP`)
  expect(game.companion).toBe(true)
})
