import { PUZZLES } from '@tiletum/bots/puzzles'
import type { Page } from '@playwright/test'
import { settle } from './support/game.ts'
import { expect, expectAccessible, test } from './support/page.ts'
import { openUpTo } from './support/stored.ts'
import { en, fr } from './support/words.ts'

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 780 } })

const { reviewPage: words } = en
const SIMPLE = /^(?:die|take|walk|build|contribute|end) /

/** Plays moves by their rows in the list. */
async function playInWords(page: Page, moves: readonly string[]): Promise<void> {
  for (const move of moves) {
    const button = page.locator(`#moves [data-legal="${move}"]`).first()
    await button.waitFor({ state: 'attached' })
    await button.evaluate((element) => (element as HTMLElement).click())
  }
}

test('a game is reviewed, kept so, played on otherwise, and its mistakes are asked again', async ({
  page,
}) => {
  await openUpTo(page, 'two-players', '## Round 2')
  const id = page.url().split('/game/')[1] ?? ''
  await page.goto(`/#/review/${id}`)
  await page.getByRole('radio', { name: new RegExp(words.depths.quick) }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: words.start }).click()
  const turns = page.getByRole('list', { name: words.turns, exact: true }).getByRole('button')
  await expect(turns).toHaveCount(3, { timeout: 200_000 })
  await expect(page.getByRole('table', { name: words.chart.title }).getByRole('row')).toHaveCount(4)

  // kept with the game
  await page.reload()
  await expect(turns).toHaveCount(3)
  const fault = page.locator(
    '.review-turns button:is([data-verdict="mistake"], [data-verdict="turning-point"])',
  )
  await fault.last().click()
  const verdict = page.locator('.turn-verdict')
  await expect(verdict.getByRole('heading').first()).toBeInViewport({ ratio: 1 })
  await expect(verdict.getByRole('list', { name: words.better, exact: true })).toBeVisible()
  await expect(verdict.locator('.reasons li').first()).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: words.playOn }).click()
  const dialog = page.getByRole('dialog', { name: en.replay.branch.title })
  await dialog.getByRole('button', { name: en.replay.branch.begin }).click()
  await expect(page).toHaveURL(/#\/game\//)
  await expect(page.locator('#tray')).toBeVisible()

  await page.goto(`/#/review/${id}`)
  await page.getByRole('button', { name: /Learn from your mistakes/ }).click()
  await page.getByRole('button', { name: words.practice.answer }).click()
  const answer = page.getByRole('dialog', { name: words.practice.theAnswer })
  await expect(answer.getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page)
  await answer.getByRole('button', { name: words.practice.next }).click()
  await expect(page.getByRole('region', { name: /Question 2/ })).toBeVisible()
})

test('the puzzle of the day is the same for everybody, and is solved by its best turn', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-16T21:30:00Z')
  await settle(page)
  await page.goto('/')
  await page.getByRole('button', { name: en.web.start.puzzles }).click()
  await expect(page.locator('.puzzles li')).toHaveCount(PUZZLES.length)
  await expectAccessible(page)
  await page.getByRole('radio', { name: 'Français' }).check()
  const today = page.getByRole('button', { name: new RegExp(fr.reviewPage.puzzles.today) })
  await today.click()
  await expect(page.locator('.question-strip')).toContainText(fr.reviewPage.puzzles.ask)

  // one whose line has a row for every step in the list of moves, and no chance before the turn's end
  const puzzle = PUZZLES.find(
    ({ best }) => best.at(-1) === 'end turn' && best.every((move) => SIMPLE.test(move)),
  )
  await page.goto(`/?lang=en#/puzzle/${puzzle?.id ?? ''}`)
  await playInWords(page, puzzle?.best ?? [])
  await expect(page.getByRole('dialog', { name: words.practice.right })).toBeVisible({
    timeout: 200_000,
  })
  await expectAccessible(page)
  await page.getByRole('button', { name: words.puzzles.back }).click()
  await expect(page.locator('.puzzles')).toContainText(words.puzzles.solved)
})
