/** Four people at four devices and one who watches, from the link to the last point. */
import { expect, expectAccessible, test } from '../support/page.ts'
import { introduce, invitation, isOver, join, person, playOn } from '../support/together.ts'
import { en, fr } from '../support/words.ts'

test('four people play a whole game, one of them on a phone and in French, while a fifth watches', async ({
  browser,
}) => {
  test.setTimeout(900_000)
  const anna = await person(browser)
  const link = await invitation(anna, '', async (page) => {
    await page.locator('.choice input[value="4"]').first().check()
  })
  const bruno = await person(browser, { width: 390, height: 844 }, 'fr-FR')
  await bruno.goto(link)
  await introduce(bruno, 'Bruno', fr.online.introduce.name, fr.online.introduce.done)
  await bruno.getByRole('button', { name: fr.online.lobby.take }).first().click()
  await bruno.getByRole('button', { name: fr.online.lobby.ready }).click()
  const clara = await person(browser, { width: 1024, height: 768 })
  await join(clara, link, 'Clara')
  const dario = await person(browser, { width: 844, height: 390 })
  await join(dario, link, 'Dario')
  const eva = await person(browser)
  await eva.goto(link)
  await introduce(eva, 'Eva')
  await expect(eva.getByText(en.online.visitor.full)).toBeVisible()
  await anna.getByRole('button', { name: en.online.lobby.ready }).click()
  await anna.getByRole('button', { name: en.online.lobby.start }).click()

  const players = [anna, bruno, clara, dario]
  for (const page of [...players, eva]) await expect(page.locator('#tray')).toBeVisible()
  await expect(anna.locator('#tray .undo')).toBeVisible()
  await expect(eva.locator('#tray button')).toHaveCount(0)
  await expect(eva.locator('[data-tab="plans"]')).toHaveCount(0)
  await playOn(
    players,
    () => isOver(anna),
    async (presses) => {
      // Whoever watches has nothing to press, and never sees what is not played yet.
      if (presses % 25 === 0) expect(await eva.locator('[data-legal]').count()).toBe(0)
    },
  )
  for (const page of [...players, eva]) await expect.poll(() => isOver(page)).toBe(true)
  const points = (page: typeof anna) =>
    page.locator('#players .player-row').evaluateAll((rows) =>
      rows
        .map(
          (row) => `${row.getAttribute('data-player')} ${row.querySelector('.name')?.textContent}`,
        )
        .map((text) => text.replaceAll(/\D+/g, ' '))
        .toSorted(),
    )
  const told = await points(anna)
  for (const page of [clara, eva]) expect(await points(page)).toEqual(told)
  for (const page of players) await expect(page.locator('dialog.end')).toBeVisible()
  await expectAccessible(bruno)

  // Their results are kept, and the finished game can be looked at.
  await bruno.goto('/#/me')
  await expect(bruno.getByRole('heading', { name: fr.online.results.statistics })).toBeVisible()
  await expectAccessible(bruno)
})
