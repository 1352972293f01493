import type { Page } from '@playwright/test'
import { QUICK } from './support/game.ts'
import { expect, expectAccessible, scrollWidth, test } from './support/page.ts'
import { en, fr } from './support/words.ts'

test.use({ locale: 'en-GB', viewport: { width: 1024, height: 768 } })

const field = (page: Page) => page.locator('.command input')
const answer = (page: Page) => page.locator('.command .answer')

async function type(page: Page, line: string): Promise<string> {
  await field(page).fill(line)
  await field(page).press('Enter')
  return (await answer(page).textContent()) ?? ''
}

async function sitDown(page: Page, start: string, query = 'view=text'): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
    },
    ['tiletum.settings', JSON.stringify(QUICK)] as const,
  )
  await page.goto(`/?seed=7&iterations=2&${query}`)
  await page.getByRole('button', { name: start }).click()
  await expect(field(page)).toBeVisible()
  await expect(page.locator('.options li').first()).toBeVisible()
}

/** Each option as it may be typed: by notation, by its short form, by its number. */
const options = (
  page: Page,
): Promise<readonly { notation: string; short: string; number: number }[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.options li')].map((row, index) => ({
      notation: row.querySelector('button')?.dataset['move'] ?? '',
      short: row.querySelector('code')?.textContent ?? '',
      number: index + 1,
    })),
  )

/** Something sensible and quick: houses and walks before the end of the turn. */
async function playOn(page: Page, most: number): Promise<number> {
  let lines = 0
  let steps = 0
  for (; lines < most; lines++) {
    const list = await options(page)
    if (list.length === 0) break
    const end = list.find(({ notation }) => /^(end turn|done)$/.test(notation))
    const others = list.filter((each) => each !== end && !/^(buy|die .* to) /.test(each.notation))
    const chosen =
      end !== undefined && (steps > 4 || others.length === 0)
        ? end
        : others[(lines * 7) % others.length]
    if (chosen === undefined) break
    steps = chosen === end ? 0 : steps + 1
    const { notation, short, number } = chosen
    await type(page, [notation, short, `${number}`][lines % 3] ?? notation)
  }
  return lines
}

test('a whole solo game is played by typed commands', async ({ page }) => {
  await sitDown(page, en.web.start.quickSolo)
  await expectAccessible(page)
  await playOn(page, 400)
  await expect(page.locator('.text-view[data-over]')).toBeVisible()
  await expect(page.getByRole('heading', { name: en.textView.sections.result })).toBeVisible()
  expect(await type(page, 'score')).toMatch(/VP/)
  expect(await type(page, 'reasons')).not.toBe(en.textView.answers.noReasons)
  await expectAccessible(page)
})

test('every command answers; what is not understood or not possible says so', async ({ page }) => {
  await sitDown(page, en.web.start.quickTwo)
  for (const [line, said] of [
    ['help', /^You can ask help, status/],
    ['help dice', /^dice, dice merchant, dice wool: shows the dice, or those of one/],
    ['status', /^Round 1 of 4, turn 1 of 3\./],
    ['dice', /\(wool\)|\(gold\)|\(iron\)/],
    ['dice merchant', /^merchant \d \(\d AP\): /i],
    ['where', /merchant in Tiletum/],
    ['places paris', /^Paris: /],
    ['offers', /^Contract offer: 1, /],
    ['board', /Resources: /],
    ['fairs', /^Fair 1 in /],
    ['forecast', /if the game did\./],
    ['tasks', /task|possible/],
    ['last', /./],
    ['log', /./],
    ['options', /^\d+ moves are possible: take /],
    ['why house', /^Not possible: .+ Rule \S+\./],
    ['house', /^Not possible: /],
    ['pourquoi maison', /^Not possible: /],
    ['xyzzy', /^Unknown word: “xyzzy”\./],
    ['dize', /^Unknown word: “dize”\. Did you mean “dice”/],
    ['take', /^That could be /],
    ['undo', /^You can’t undo: /],
    ['999', /^Choose a number from 1 to \d+\./],
  ] as const)
    expect([line, await type(page, line)]).toEqual([line, expect.stringMatching(said)])

  const [die] = await options(page)
  expect(await type(page, die?.short ?? '')).toMatch(/takes? the /)
  await expect(
    page.getByRole('list', { name: en.textView.steps }).getByRole('listitem'),
  ).toHaveCount(1)
  expect(await type(page, '+1')).toMatch(/takes? |Not possible/)
  expect(await type(page, 'undo')).toMatch(/^Undone: /)
  expect(await type(page, 'redo')).toMatch(/^Redone: /)
  expect(await type(page, 'restart')).toBe(en.textView.answers.restarted)

  await field(page).press('ArrowUp')
  await expect(field(page)).toHaveValue('restart')
  await field(page).press('ArrowUp')
  await expect(field(page)).toHaveValue('redo')
  await field(page).press('Escape')
  await field(page).fill('ta')
  await expect(
    page.getByRole('list', { name: en.textView.completions }).getByRole('button').first(),
  ).toBeVisible()
})

test('the master gives a hint, and past moments are looked at', async ({ page }) => {
  await sitDown(page, en.web.start.quickSolo)
  expect(await type(page, 'hint')).toBe(en.textView.answers.thinking)
  const lines = page.getByRole('list', { name: en.hint.lines })
  await expect(lines).toBeVisible()
  await expect(answer(page)).toContainText(/at the end|could/)
  await expectAccessible(page)
  await lines.getByRole('button', { name: en.hint.first }).first().click()
  await expect(lines).toBeHidden()
  await expect(
    page.getByRole('list', { name: en.textView.steps }).getByRole('listitem'),
  ).toHaveCount(1)

  expect(await type(page, 'moment 30')).toMatch(/^Position 30 of \d+\./)
  await expect(page.locator('.options li')).toHaveCount(0)
  expect(await type(page, 'end')).toMatch(/^You’re viewing position 30/)
  await page.getByRole('button', { name: 'Later' }).click()
  await expect(answer(page)).toContainText(/^Position \d+ of/)
  expect(await type(page, 'now')).toContain(en.textView.answers.present)
  await expect(page.locator('.options li').first()).toBeVisible()
  const row = page.locator('#text-log ~ [role=log] li').nth(3)
  const number = await row.getAttribute('value')
  await row.getByRole('button', { name: en.textView.look }).click()
  expect(await type(page, 'moment')).toMatch(new RegExp(`^Position ${number} of`))
})

test('in French, and on the way back to the table the game is the same', async ({ page }) => {
  await sitDown(page, fr.web.start.quickTwo, 'view=text&lang=fr')
  await expectAccessible(page)
  expect(await type(page, 'dés marchand')).toMatch(/^Marchand \d/)
  expect(await type(page, 'pourquoi maison')).toMatch(/^Impossible/)
  const [die] = await options(page)
  expect(die?.short).toMatch(/^prendre /)
  await type(page, die?.short ?? '')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: fr.web.view.table }).click()
  await expect(page.locator('#tray .steps li')).toHaveCount(1)
  expect(new URL(page.url()).searchParams.get('view')).toBeNull()

  // The way back is the first thing on the page, and the choice is kept.
  const first = page.locator('a, button').first()
  await expect(first).toHaveText(fr.web.view.text)
  await first.press('Enter')
  await expect(field(page)).toBeVisible()
  await page.goto(page.url().replace('view=text&', '').replace('&view=text', ''))
  await expect(field(page)).toBeVisible()
})

test('waste is held back once, and done when it is said again', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('tiletum.settings', JSON.stringify({ speed: 'instant', motion: 'off' })),
  )
  await page.goto('/?seed=7&view=text')
  await page.getByRole('button', { name: en.web.start.quickTwo }).click()
  await expect(page.locator('.options li').first()).toBeVisible()
  const [die] = await options(page)
  await type(page, `${die?.short}; leave`)
  if ((await options(page)).some(({ notation }) => notation === 'leave')) await type(page, 'leave')
  expect(await type(page, 'end')).toContain('Repeat the command')
  expect(await type(page, 'end')).not.toContain('Repeat the command')
})

test('plays with a computer player, whose turns are heard', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await sitDown(page, en.web.start.quickOne)
  await playOn(page, 12)
  await expect(page.locator('[data-live="polite"]')).toContainText(/ took /)
  await expect(page.locator('.options li').first()).toBeVisible()
  // As wide as a window at 400 % zoom.
  expect(await scrollWidth(page)).toBe(320)
})
