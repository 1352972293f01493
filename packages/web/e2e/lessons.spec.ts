import type { Page } from '@playwright/test'
import { LESSONS } from '../src/lessons/index.ts'
import { expect, expectAccessible, test } from './support/page.ts'
import { en, fr } from './support/words.ts'

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 780 } })

test.beforeEach(async ({ page }) => {
  await page.addInitScript(
    (settings) => localStorage.setItem('tiletum.settings', settings),
    JSON.stringify({ motion: 'off', speed: 'instant' }),
  )
})

const popup = (page: Page) => page.locator('.lesson')

const expectStep = (page: Page, name: string) =>
  expect(popup(page)).toHaveAttribute('data-step', name)

/** How much of its target the pop-up covers; nothing when there is no target to be seen. */
const covered = (page: Page): Promise<number | undefined> =>
  page.evaluate(() => {
    const box = document.querySelector('.lesson')?.getBoundingClientRect()
    const ring = document.querySelector('.lesson-ring:not([hidden])')?.getBoundingClientRect()
    if (box === undefined || ring === undefined) return undefined
    const wide = Math.min(box.right, ring.right) - Math.max(box.left, ring.left)
    const tall = Math.min(box.bottom, ring.bottom) - Math.max(box.top, ring.top)
    return Math.max(0, wide) * Math.max(0, tall)
  })

test('the first lesson from start to end, in both languages, by pressing what it points at', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: en.web.start.learn }).click()
  const { lessons } = en
  await page.getByRole('button', { name: `${lessons.begin}: ${lessons.titles.turn}` }).click()
  await expect(popup(page)).toContainText(lessons.steps.turn.wheel)
  await popup(page).getByRole('button', { name: lessons.go }).click()

  await page.locator('#wheel [data-die="blue 6"]').click()
  await page.getByRole('button', { name: en.web.die.take }).click()
  await expect(popup(page)).toContainText(lessons.astray)
  await expect(page.locator('#tray .steps li')).toHaveCount(0)

  await page.locator('#wheel [data-die="pink 5"]').click()
  await expectStep(page, 'one')
  await page.locator('#wheel [data-die="pink 1"]').click()
  await expectStep(page, 'take')
  await page.locator('#wheel [data-die="pink 5"]').click()
  await page.getByRole('button', { name: en.web.die.take }).click()
  await expectStep(page, 'tile')

  await page.getByRole('button', { name: 'Français' }).click()
  await expect(popup(page)).toContainText(fr.lessons.steps.turn.tile)
  await page.locator('.decision [data-legal^="take "]').click()
  await popup(page).getByRole('button', { name: fr.lessons.go }).click()
  const ending = page.locator('#moves [data-legal="end turn"]')
  await expect(ending).toContainText(/2\sPA/)
  await page.locator('#map [data-space="paris"]').click()
  await expectStep(page, 'house')
  await expect(ending).toContainText(/1\sPA/)
  await page.locator('#map [data-legal^="build house"]').click()
  await expectStep(page, 'undo')
  await page.getByRole('button', { name: fr.web.tray.undo, exact: true }).click()
  await expectStep(page, 'house')
  await page.locator('#map [data-legal^="build house"]').click()
  await popup(page).getByRole('button', { name: fr.lessons.go }).click()
  await page.getByRole('button', { name: fr.web.tray.endTurn }).click()
  await expect(page.getByRole('dialog')).toContainText(fr.lessons.end.turn)
  await page.keyboard.press('Escape')
  await expect(page.locator('.learn')).toContainText(fr.lessons.done)
})

test('lessons and their list are accessible', async ({ page }) => {
  test.slow()
  await page.goto('/#/learn')
  await expect(page.locator('.learn')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/#/lesson/turn')
  await expect(popup(page)).toBeVisible()
  await expectAccessible(page)
})

test('a first game has its coach until one sends it away', async ({ page }) => {
  // The person begins, so no mark of what the other one did lies over that of the coach.
  await page.goto('/?seed=7&iterations=5#/learn')
  await page.getByRole('button', { name: en.lessons.firstGame.begin }).click()
  const coach = page.getByRole('complementary', { name: en.lessons.coach.title })
  await expect(coach).toContainText(en.web.fair.name(1, 'Tiletum'))
  await expect(page.locator('#map [data-space="tiletum"]')).toHaveAttribute('data-mark', 'compared')
  await expect(coach).toContainText(en.lessons.coach.goals.die)
  await coach.getByRole('button', { name: en.lessons.coach.dismiss }).click()
  await expect(coach).toHaveCount(0)
  await page.getByRole('button', { name: en.web.bar.settings }).click()
  const choice = page.getByRole('group', { name: en.web.settings.coach })
  await choice.getByRole('radio', { name: en.web.settings.on }).check()
  await page.keyboard.press('Escape')
  await expect(coach).toBeVisible()
})

test('a lesson is left and taken up again, also after the page was closed', async ({ page }) => {
  await page.goto('/#/lesson/turn')
  await popup(page).getByRole('button', { name: en.lessons.go }).click()
  await popup(page).getByRole('button', { name: en.lessons.go }).click()
  await popup(page).getByRole('button', { name: en.lessons.go }).click()
  await popup(page).getByRole('button', { name: en.lessons.show }).click()
  await expectStep(page, 'tile')
  await page.reload()
  await expectStep(page, 'tile')
  await expect(page.locator('#tray .steps li')).toHaveCount(1)
  await popup(page).getByRole('button', { name: en.lessons.leave }).click()
  await expect(page.locator('.learn')).toContainText(en.lessons.begun)
  await page
    .getByRole('button', { name: `${en.lessons.resume}: ${en.lessons.titles.turn}` })
    .click()
  await expectStep(page, 'tile')
})

test('a sheet left open by a step does not lie over the next one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/#/lesson/silver')
  for (const { name } of LESSONS.find(({ id }) => id === 'silver')?.steps ?? []) {
    if (name === 'enter') break
    await expectStep(page, name)
    await popup(page).locator('.buttons button').click()
    await expect(page.locator(`.lesson[data-step="${name}"]`)).toHaveCount(0)
  }
  await page.locator('#tray [data-key="t"]').click()
  await page.getByRole('dialog').locator('[data-legal="enter II"]').click()
  await expectStep(page, 'end')
  await page.locator('#tray .end').click()
  await expect(page.getByRole('dialog')).toContainText(en.lessons.end.silver)
})

for (const [name, viewport] of [
  ['desktop', { width: 1440, height: 780 }],
  ['phone', { width: 390, height: 844 }],
] as const)
  test(`every step points at something on a ${name} and does not lie on it`, async ({ page }) => {
    test.slow()
    await page.setViewportSize(viewport)
    for (const { id, steps } of LESSONS) {
      await page.goto(`/#/lesson/${id}`)
      for (const step of steps) {
        // A step that takes two moves is shown twice.
        await expect(async () => {
          await expectStep(page, step.name)
          expect(await covered(page), `${id}: ${step.name}`).toBe(0)
          // A tab that has to be opened first is named.
          await expect(popup(page)).not.toContainText('“”')
          // What it speaks of is open.
          if (step.opens !== undefined && name === 'desktop')
            await expect(page.locator(step.at[0] ?? '')).toBeVisible()
          await popup(page).locator('.buttons button').click()
          await expect(page.locator(`.lesson[data-step="${step.name}"]`)).toHaveCount(0, {
            timeout: 1000,
          })
        }).toPass()
      }
      await expect(page.getByRole('dialog')).toContainText(en.lessons.end[id])
    }
  })
