import fs from 'node:fs/promises'
import { expect, test } from './support/page.ts'
import { begin, tableText } from './support/game.ts'
import { en } from './support/words.ts'

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 780 } })

const rows = '#moves .move-row[data-legal]'

test('keeps several games, saves one as a file and reads it again', async ({ page }, info) => {
  await begin(page, { who: 'two' })
  for (let step = 0; step < 4; step++) await page.locator(rows).nth(1).click()
  const played = await tableText(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: en.web.bar.save }).click()
  const file = info.outputPath('game.txt')
  await (await download).saveAs(file)
  expect(await fs.readFile(file, 'utf8')).toMatch(/^Tiletum record/)

  await page.getByRole('button', { name: en.web.bar.menu }).click()
  await page.getByRole('button', { name: en.web.start.quickSolo }).click()
  await expect(page.locator('#tray')).toBeVisible()
  await page.getByRole('button', { name: en.web.bar.menu }).click()
  await expect(page.locator('.game-row')).toHaveCount(2)

  await page.locator('input[type="file"]').setInputFiles(file)
  await expect(page.locator(rows).first()).toBeVisible()
  expect(await tableText(page)).toBe(played)
  await page.getByRole('button', { name: en.web.bar.menu }).click()
  await expect(page.locator('.game-row')).toHaveCount(3)
  const first = page.locator('.game-row').first()
  await first.getByRole('button', { name: en.web.start.remove }).click()
  await first.getByRole('button', { name: en.web.start.remove }).click()
  await expect(page.locator('.game-row')).toHaveCount(2)
})

test('says when a file is no record', async ({ page }, info) => {
  await page.goto('/')
  const file = info.outputPath('nonsense.txt')
  await fs.writeFile(file, 'Dear diary')
  await page.locator('input[type="file"]').setInputFiles(file)
  await expect(page.getByText(en.web.trouble.unreadable).first()).toBeVisible()
})

test.describe('where the browser keeps nothing', () => {
  test('the game goes on and can be saved as a file', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'indexedDB', {
        value: {
          open: () => {
            throw new DOMException('blocked', 'SecurityError')
          },
        },
      })
    })
    await begin(page, { who: 'two' })
    await expect(page.getByText(en.web.trouble.notStored).first()).toBeVisible()
    await page.locator(rows).first().click()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: en.web.trouble.saveIt }).click()
    expect((await download).suggestedFilename()).toMatch(/^tiletum-.*\.txt$/)
  })
})

test('a second tab looks on until it takes over', async ({ page, context }) => {
  await begin(page, { who: 'two' })
  await page.locator(rows).first().click()
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByText(en.web.trouble.otherTab).first()).toBeVisible()
  await expect(other.locator('.thing[data-legal]')).toHaveCount(0)
  await page.locator(rows).first().click()
  const steps = await page.locator('#tray .steps li').count()
  await expect(other.locator('#tray .steps li')).toHaveCount(steps)

  await other.getByRole('button', { name: en.web.trouble.takeOver }).click()
  await expect(other.locator(rows).first()).toBeVisible()
  await expect(page.getByText(en.web.trouble.takenOver).first()).toBeVisible()
  await other.locator(rows).first().click()
  const later = await other.locator('#tray .steps li').count()
  await expect(page.locator('#tray .steps li')).toHaveCount(later)
  await expect(page.locator(rows)).toHaveCount(0)
})

test('explains an old game that the rules no longer play, and keeps what can be played', async ({
  page,
}) => {
  await begin(page, { who: 'two' })
  await page.locator(rows).first().click()
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('tiletum')
        opening.addEventListener('success', () => {
          const store = opening.result.transaction('games', 'readwrite').objectStore('games')
          const reading = store.getAll()
          reading.addEventListener('success', () => {
            const [game] = reading.result
            const inputs = [...game.inputs, 'walk merchant atlantis']
            const writing = store.put({ ...game, inputs, release: '0.0.1' })
            writing.addEventListener('success', () => resolve())
            writing.addEventListener('error', reject)
          })
        })
      }),
  )
  await page.reload()
  await expect(page.getByText('walk merchant atlantis')).toBeVisible()
  await expect(page.getByText(en.web.trouble.older('0.0.1'))).toBeVisible()
  await page.getByRole('button', { name: en.web.trouble.openUpTo }).click()
  await expect(page.locator('#tray .steps li').first()).toBeVisible()
})

test('says so when a game is not on this device', async ({ page }) => {
  await page.goto('/#/game/nowhere')
  await expect(page.getByText(en.web.trouble.missing)).toBeVisible()
})
