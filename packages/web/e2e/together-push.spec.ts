/**
 * A push, from the switch on one's page to what the service worker shows. Only the browser's maker is
 * played by the test: it hands out an address, and delivers what the server sends there.
 */
import { createECDH, randomBytes } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext, Page, Worker } from '@playwright/test'
import { openPush } from '@tiletum/testkit/push'
import { expect, test } from './support/page.ts'
import { settle } from './support/game.ts'
import { withServer } from './support/server.ts'
import { invitation, join, person, playOn } from './support/together.ts'
import { en } from './support/words.ts'

interface Shown {
  readonly title: string
  readonly body?: string
  readonly tag?: string
}

/** Where the service worker's notices and windows would appear; a browser of tests has neither. */
interface Desk {
  readonly shown: Shown[]
  readonly opened: string[]
}
declare global {
  var desk: Desk
}

test('a push reaches the service worker when it is one’s turn and the page is left', async ({
  browser,
}) => {
  const maker = await pushService()
  await withServer(
    async (address) => {
      const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'allow' })
      const anna = await context.newPage()
      await settle(anna)
      await subscribable(anna, maker)
      // Bruno begins: Anna has left before her turn comes.
      const link = await invitation(anna, address, async (page) => {
        await page.getByLabel(en.online.create.tableTitle).fill('Friday')
        await page.getByRole('radio', { name: en.online.create.seat(2) }).check()
      })
      const worker = await workerOf(context, anna)
      const bruno = await person(browser)
      await join(bruno, link, 'Bruno')
      await anna.getByRole('button', { name: en.online.lobby.ready }).click()
      await anna.getByRole('button', { name: en.online.lobby.start }).click()
      await expect(bruno.locator('#wheel [data-legal]').first()).toBeVisible()
      const table = anna.url()
      await anna.goto(`${address}/#/me`)
      const wanted = anna.getByLabel(en.online.notices.kinds.push)
      await wanted.click()
      await expect(wanted).toBeChecked()
      await expect(wanted).toBeEnabled()
      await anna.goto(`${address}/index.html`)

      await playOn([bruno], async () => maker.received.length > 0)
      const [sealed = Buffer.alloc(0)] = maker.received
      await deliver(context, anna, address, maker.open(sealed))
      await expect
        .poll(() => worker.evaluate(() => globalThis.desk.shown))
        .toEqual([
          {
            title: en.online.notice.title,
            body: en.online.notice.at('Friday'),
            tag: table.split('/').at(-1),
            icon: '/icons/icon-192.png',
          },
        ])
      await worker.evaluate(press)
      await expect
        .poll(() => worker.evaluate(() => globalThis.desk.opened))
        .toEqual([new URL(table).href.replace(address, '')])
    },
    { PUSH_SERVICES: maker.origin, PUSH_AFTER: '1' },
  ).finally(maker.close)
})

interface PushService {
  readonly origin: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
  readonly received: readonly Buffer[]
  readonly open: (sealed: Buffer) => string
  readonly close: () => void
}

async function pushService(): Promise<PushService> {
  const received: Buffer[] = []
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      received.push(Buffer.concat(parts))
      response.writeHead(201).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const browser = createECDH('prime256v1')
  browser.generateKeys()
  const auth = randomBytes(16)
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    keys: {
      p256dh: browser.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
    },
    received,
    open: (sealed) => openPush(sealed, browser.getPrivateKey(), auth),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** A browser without a window allows no notices and has no push service: this one says it does. */
async function subscribable(page: Page, { origin, keys }: PushService): Promise<void> {
  await page.addInitScript(
    (subscription) => {
      Notification.requestPermission = async () => 'granted'
      PushManager.prototype.getSubscription = async () => undefined as never
      PushManager.prototype.subscribe = async () =>
        ({ ...subscription, toJSON: () => subscription }) as unknown as PushSubscription
    },
    { endpoint: `${origin}/anna`, keys },
  )
}

async function workerOf(context: BrowserContext, page: Page): Promise<Worker> {
  await page.evaluate(async () => navigator.serviceWorker.ready)
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  await worker.evaluate(() => {
    const scope = globalThis as unknown as {
      desk: Desk
      registration: ServiceWorkerRegistration
      clients: { openWindow: (address: string) => Promise<void> }
    }
    scope.desk = { shown: [], opened: [] }
    scope.registration.showNotification = async (title, options) => {
      scope.desk.shown.push({ title, ...options })
    }
    scope.clients.openWindow = async (address) => {
      scope.desk.opened.push(address)
    }
  })
  return worker
}

/** In the service worker: a press on the notice that is shown. */
function press(): void {
  const [notice] = globalThis.desk.shown
  const notification = { tag: notice?.tag, close: () => undefined }
  dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil() {} }))
}

/** As the browser does with what its push service brought. */
async function deliver(
  context: BrowserContext,
  page: Page,
  origin: string,
  data: string,
): Promise<void> {
  const devtools = await context.newCDPSession(page)
  const known = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first !== undefined) resolve(first.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await known,
    data,
  })
}
