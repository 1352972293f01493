import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, expectAccessible, test } from './support/page.ts'
import { begin } from './support/game.ts'
import { kept } from './support/offline.ts'
import { en, fr } from './support/words.ts'

test.use({ locale: 'en-GB', serviceWorkers: 'allow', viewport: { width: 1440, height: 780 } })

test('after one visit everything works without a network', async ({ page, context }) => {
  await page.goto('/')
  await expect(page.getByText(en.page.tagline)).toBeVisible()
  await kept(page)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(en.page.tagline)).toBeVisible()
  await begin(page, { who: 'solo' })
  await page.locator('#moves .move-row[data-legal]').first().click()
  await expect(page.locator('#tray .steps li').first()).toBeVisible()
  await page.getByRole('button', { name: 'Français' }).click()
  await page.getByRole('button', { name: fr.web.bar.rules }).click()
  await expect(page.getByRole('dialog').getByText('Cardinalbot').first()).toBeVisible()
  await page.goto('/#/gallery')
  await page.getByRole('button', { name: fr.gallery.edition.begin }).click()
  await expect(page.getByText(fr.gallery.edition.good)).toBeVisible()
})

test('its other address works without a network, too', async ({ page, context }) => {
  await page.goto('/')
  await kept(page)
  await context.setOffline(true)
  await page.goto('/index.html')
  await expect(page.getByText(en.page.tagline)).toBeVisible()
})

test('a window goes on while another one loads the new version', async ({
  page,
  context,
  baseURL,
}) => {
  const { address, deploy, close } = await proxyTo(baseURL ?? '')
  await page.goto(`${address}/?seed=7`)
  await kept(page)
  await page.getByRole('button', { name: en.web.start.quickTwo }).click()
  await expect(page.locator('#tray')).toBeVisible()
  const other = await context.newPage()
  await other.goto(`${address}/?seed=7`)
  deploy()
  await other.evaluate(async () => (await navigator.serviceWorker.ready).update())
  const load = { name: en.web.update.load }
  await other.getByRole('button', load).click()
  await expect(other.getByText(en.page.tagline)).toBeVisible()
  await expect(other.getByRole('button', load)).toBeHidden()

  // Its chunks are on no server any more.
  await page.locator('#moves .move-row[data-legal]').first().click()
  await expect(page.locator('#tray .steps li')).toHaveCount(1)
  await page.getByRole('button', { name: en.web.bar.rules }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await other.close()
  await page.getByRole('button', load).click()
  await expect(page.getByRole('button', load)).toBeHidden()
  await expect(page.locator('#tray .steps li')).toHaveCount(1)
  close()
})

test('a full device gives its notice, and nothing else goes wrong', async ({
  page,
  context,
  baseURL,
}) => {
  const devtools = await context.newCDPSession(page)
  const allow = (quotaSize: number) =>
    devtools.send('Storage.overrideQuotaForOrigin', { origin: baseURL ?? '', quotaSize })
  const notice = page.locator('.trouble').getByText(en.web.trouble.notStored)
  const play = async (steps: number) => {
    await page.locator('#moves .move-row[data-legal]').first().click()
    await expect(page.locator('#tray .steps li')).toHaveCount(steps)
  }
  await allow(1)
  await page.goto('/?seed=7')
  await page.getByRole('button', { name: en.web.start.quickTwo }).click()
  await expect(notice).toBeVisible()
  await play(1)
  // Nothing of a version that found no room is left to take some.
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])

  await allow(100_000_000)
  await play(2)
  await expect(notice).toBeHidden()
  await page.getByRole('button', { name: en.web.bar.menu }).click()
  await expect(page.locator('.game-row')).toHaveCount(1)
})

test('a new version announces itself and breaks no game under way', async ({ page, baseURL }) => {
  const { address, deploy, close } = await proxyTo(baseURL ?? '')
  await page.goto(`${address}/?seed=7`)
  await kept(page)
  await page.getByRole('button', { name: en.web.start.quickTwo }).click()
  await page.locator('#moves .move-row[data-legal]').first().click()
  deploy()
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  const notice = page.getByRole('complementary', { name: en.web.update.title })
  await expect(notice).toContainText(en.web.update.ready)
  await expectAccessible(page)

  // The server has the old files no more; the game goes on with them all the same.
  await page.getByRole('button', { name: en.web.bar.rules }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  const steps = page.locator('#tray .steps li')
  await expect(steps).toHaveCount(1)
  await notice.getByRole('button', { name: en.web.update.load }).click()
  await expect(notice).toBeHidden()
  await expect(steps).toHaveCount(1)
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).length), { timeout: 10_000 })
    .toBe(1)
  close()
})

/** The server, until it is told to have another build: its lazily loaded files are gone then. */
async function proxyTo(target: string) {
  let newer = false
  const server = http.createServer((request, response) => {
    const answer = async () => {
      const path = request.url ?? '/'
      const found = await fetch(target + path)
      const gone = newer && path.startsWith('/assets/RulesDialog')
      response.writeHead(gone ? 404 : found.status, {
        'content-type': found.headers.get('content-type') ?? '',
        'content-security-policy': found.headers.get('content-security-policy') ?? '',
      })
      if (gone) response.end()
      else if (newer && path === '/sw.js') response.end(another(await found.text()))
      else response.end(Buffer.from(await found.arrayBuffer()))
    }
    void answer()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    deploy: () => {
      newer = true
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** As another build would have it: another version, and without a file that is gone. */
const another = (worker: string): string =>
  worker
    .replace(/"version":"\w+"/, '"version":"another"')
    .replaceAll(/"\/assets\/RulesDialog[^"]*",/g, '')
