/** Playing together: two people, each in a browser of their own, on one server. */
import { expect, test } from './support/page.ts'
import { byTurn, handOver, introduce, invitation, person, playing } from './support/together.ts'

test('two people play from a link, each in their own language', async ({ browser }) => {
  const anna = await person(browser)
  const link = await invitation(anna)
  const bruno = await person(browser, { width: 390, height: 844 }, 'fr-FR')
  await bruno.goto(link)
  await introduce(bruno, 'Bruno', 'Pseudo', 'Continuer')
  // The secret does not stay in the address.
  await expect(bruno).toHaveURL(/#\/table\/\w+$/)
  await bruno.getByRole('button', { name: 'Prendre cette place' }).click()
  await bruno.getByRole('button', { name: 'Je suis prêt' }).click()
  await expect(anna.getByText('Bruno', { exact: true })).toBeVisible()
  await anna.getByRole('button', { name: 'I’m ready' }).click()
  await anna.getByRole('button', { name: 'Start the game' }).click()
  await expect(anna.locator('.table')).toBeVisible()
  await expect(bruno.locator('.table')).toBeVisible()
})

test('a draft is private, and a reload in the middle of a turn loses nothing', async ({
  browser,
}) => {
  const { anna, bruno } = await playing(browser)
  const [mover, other] = await byTurn(anna, bruno)
  await expect(mover).toHaveTitle(/^● Your turn/)
  await mover.getByRole('tab', { name: /^Moves/ }).click()
  const list = mover.locator('#moves')
  await list.locator('[data-legal]').first().click()
  await expect(mover.locator('#tray .steps li')).toHaveCount(1)
  await expect(other.locator('#tray .steps li')).toHaveCount(0)
  // Nothing is lost by a reload in the middle of the turn.
  await mover.reload()
  await expect(mover.locator('#tray .steps li')).toHaveCount(1)
  // Handed in, the turn is over for both: the other one is asked, and then the first one again.
  await handOver(mover, other)
  await handOver(other, mover)
})

test('people write to each other, and set phrases read in each one’s language', async ({
  browser,
}) => {
  const { anna, bruno } = await playing(browser)
  for (const page of [anna, bruno]) await page.getByRole('tab', { name: /^Table/ }).click()
  await anna.getByLabel('Message').fill('<b>Hello</b>')
  await anna.getByRole('button', { name: 'Send' }).click()
  await expect(bruno.getByRole('log', { name: 'Chat' })).toContainText('Anna <b>Hello</b>')
  await bruno.getByRole('button', { name: 'Good game!' }).click()
  await expect(anna.getByRole('log', { name: 'Chat' })).toContainText('Bruno Good game!')
})

test('a pause is proposed, declined, proposed again and agreed on', async ({ browser }) => {
  const { anna, bruno } = await playing(browser)
  await anna.getByRole('tab', { name: /^Table/ }).click()
  await anna.getByRole('button', { name: 'Pause' }).click()
  // Wherever he looks, he is asked.
  await expect(bruno.getByRole('group', { name: 'Anna asks for a pause.' })).toBeVisible()
  // While it waits, it covers no place of the map.
  const news = bruno.getByRole('region', { name: 'Table updates' })
  const covered = await news.evaluate((element) => {
    const box = element.getBoundingClientRect()
    return [...document.querySelectorAll('#map .space')].filter((space) => {
      const { left, right, top, bottom } = space.getBoundingClientRect()
      return left < box.right && right > box.left && top < box.bottom && bottom > box.top
    }).length
  })
  expect(covered).toBe(0)
  await bruno.getByRole('button', { name: 'Decline' }).click()
  // The pressed button is gone: the focus goes on from it, not to nowhere.
  const isNowhere = () => bruno.evaluate(() => document.activeElement === document.body)
  await expect(bruno.getByRole('button', { name: 'Decline' })).toHaveCount(0)
  expect(await isNowhere()).toBe(false)
  await expect(anna.getByRole('button', { name: 'Withdraw' })).toBeHidden()
  await expect(anna.getByText('Anna asks for a pause. Bruno declines.')).toBeVisible()
  await anna.getByRole('button', { name: 'OK', exact: true }).click()
  await anna.getByRole('button', { name: 'Pause' }).click()
  await bruno.getByRole('button', { name: 'Agree' }).click()
  for (const page of [anna, bruno]) {
    await expect(page.getByRole('region', { name: 'Table updates' })).toContainText(
      'The game is paused.',
    )
    // Nothing looks as if it could be played.
    await expect(page.locator('[data-legal]')).toHaveCount(0)
  }
})

test('a second device becomes the same person by a link that works once, until it is signed out', async ({
  browser,
}) => {
  const anna = await person(browser)
  await anna.goto('/#/me')
  await introduce(anna, 'Anna')
  await anna.getByRole('button', { name: 'Add a device' }).click()
  const link = await anna.getByRole('textbox', { name: 'Add a device' }).inputValue()
  const phone = await person(browser, { width: 390, height: 844 })
  await phone.goto(link)
  await phone.getByRole('button', { name: 'Yes, I’m Anna' }).click()
  await expect(phone.getByText('You are Anna.')).toBeVisible()
  const third = await person(browser)
  await third.goto(link)
  await expect(third.getByText('This link has already been used')).toBeVisible()
  await anna.reload()
  await anna.getByRole('button', { name: /^Sign out/ }).click()
  await expect(phone.getByText('This device was signed out.')).toBeVisible()
})

test('two presses while the server is slow make one person, whom others see', async ({
  browser,
}) => {
  const anna = await person(browser)
  const link = await invitation(anna)
  const bruno = await person(browser)
  const introductions: string[] = []
  await bruno.route('**/api/me', async (route) => {
    if (route.request().method() === 'POST') {
      introductions.push(route.request().postData() ?? '')
      await new Promise((resolve) => setTimeout(resolve, 300))
    }
    await route.continue()
  })
  await bruno.goto(link)
  await bruno.getByLabel('Your name').fill('Bruno')
  await bruno.getByRole('button', { name: 'Continue' }).dblclick()
  await bruno.getByRole('button', { name: 'Take this seat' }).first().click()
  await expect(anna.getByText('Bruno', { exact: true })).toBeVisible()
  expect(introductions).toHaveLength(1)
})

test('a table that is not there says so', async ({ browser }) => {
  const anna = await person(browser)
  await anna.goto('/#/table/aaaaaaaaaaaaaaaa')
  await introduce(anna, 'Anna')
  await expect(anna.getByRole('heading', { name: 'Table not found' })).toBeVisible()
})
