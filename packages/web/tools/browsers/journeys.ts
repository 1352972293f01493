/** The journeys of a player that are the same in every browser. */
import { inspect, LEAST_MAP } from '../../e2e/support/audit.ts'
import { QUICK } from '../../e2e/support/game.ts'
import { en } from '../../e2e/support/words.ts'
import type { BrowserDriver } from './driver.ts'
import type { Server } from './server.ts'

type Journey = (
  driver: BrowserDriver,
  server: Server,
  /** Starts the same browser once more, with a profile of its own. */
  another: () => Promise<BrowserDriver | undefined>,
) => Promise<void>

const PATIENCE = 60_000
const LONGEST_GAME = 600_000

/** Until an expression is true. */
async function until(driver: BrowserDriver, expression: string): Promise<void> {
  const end = Date.now() + PATIENCE
  for (;;) {
    const seen = await driver.evaluate(`Boolean(${expression})`).catch(() => false)
    if (seen === true) return
    if (Date.now() > end) throw new Error(`never true: ${expression}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

async function expectTrue(driver: BrowserDriver, expression: string): Promise<void> {
  const value = await driver.evaluate(expression)
  if (value !== true) throw new Error(`${expression} is ${JSON.stringify(value)}`)
}

const one = (selector: string) => `document.querySelector(${JSON.stringify(selector)})`

/** Presses the middle of what an expression finds. */
async function pressOn(driver: BrowserDriver, found: string): Promise<void> {
  await until(driver, found)
  // With its fonts a page lies elsewhere.
  await driver.evaluate(
    `document.fonts.ready.then(() => new Promise((done) => setTimeout(done, 300)))`,
  )
  const at = (await driver.evaluate(`(() => {
    const element = ${found}
    element.scrollIntoView({ block: 'nearest' })
    const { x, y, width, height } = element.getBoundingClientRect()
    return [x + width / 2, y + height / 2]
  })()`)) as readonly [number, number]
  await driver.press(...at)
}

/** Until the table is there again: the page before it is left some time after it was asked to. */
async function reload(driver: BrowserDriver): Promise<void> {
  await driver.evaluate('(globalThis.isOld = true)')
  await driver.evaluate('void location.reload()').catch(() => undefined)
  await until(driver, `globalThis.isOld === undefined && ${one('#wheel .die')}`)
}

const withText = (selector: string, text: string) =>
  `[...document.querySelectorAll('${selector}')].find((e) => e.textContent.includes(${JSON.stringify(text)}))`

/** What can be pressed next, or the end of the turn. */
const NEXT = `(() => {
  const middle = (e) => { const b = e.getBoundingClientRect(); return b.width > 0 ? [b.x + b.width / 2, b.y + b.height / 2] : undefined }
  const open = document.querySelector('dialog[open]')
  const found = open === null
    ? ['.decision [data-legal]', '.decision [data-pad]', '#tray .end[data-legal]', '#wheel .thing[data-legal]', '.thing[data-legal]']
    : ['dialog[open] .primary:enabled', 'dialog[open] [data-legal]']
  for (const selector of found)
    for (const element of document.querySelectorAll(selector)) { const at = middle(element); if (at) return at }
  return undefined
})()`

/** A press may be told before the page has shown what it did. */
const SETTLED = `new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)))`

/** Makes the page as quick as in the browser tests, and English. */
async function settle(driver: BrowserDriver, { address }: Server): Promise<void> {
  await driver.resize(1280, 720)
  await driver.open(address)
  // WebKit does not open a database again when a page is left while it makes it.
  await until(driver, withText('button', en.home.learnFirst))
  const settings = JSON.stringify(JSON.stringify(QUICK))
  await driver.evaluate(`localStorage.setItem('tiletum.settings', ${settings})`)
  await driver.evaluate(`localStorage.setItem('tiletum.language', 'en')`)
}

const IS_OVER = `document.querySelector('.table[data-over]') !== null`

/** Plays at all these screens, whatever comes first, until the game is over. */
async function playOut(drivers: readonly BrowserDriver[]): Promise<void> {
  const end = Date.now() + LONGEST_GAME
  while ((await drivers[0]?.evaluate(IS_OVER)) !== true) {
    if (Date.now() > end) throw new Error('the game does not end')
    for (const driver of drivers) {
      const at = (await driver.evaluate(NEXT)) as [number, number] | undefined
      if (Array.isArray(at)) await driver.press(...at)
      else if ((await driver.evaluate(IS_ASKED)) === true) await driver.key('Escape')
      await driver.evaluate(SETTLED)
    }
  }
  for (const driver of drivers) await until(driver, one('dialog.end'))
}

const IS_ASKED = `document.querySelector('dialog[open]') !== null`

/** The names and points of the result, from first to last. */
const RESULT = `[...document.querySelectorAll('dialog.end .ranking li')].map((e) => e.textContent).join()`

async function introduce(driver: BrowserDriver, name: string): Promise<void> {
  const field = `[...document.querySelectorAll('label')].find((e) => e.textContent.includes(${JSON.stringify(en.online.introduce.name)}))?.control`
  await until(driver, field)
  await driver.evaluate(`(() => {
    const field = ${field}
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, ${JSON.stringify(name)})
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })()`)
  await pressOn(driver, withText('button', en.online.introduce.done))
}

export const JOURNEYS: Readonly<Record<string, Journey>> = {
  async start(driver, server) {
    await settle(driver, server)
    await driver.open(`${server.address}/?seed=73`)
    await pressOn(driver, withText('button', en.web.start.quickTwo))
    await until(driver, one('#wheel [data-legal]'))
  },
  async 'a round by mouse'(driver) {
    for (let presses = 0; presses < 200; presses++) {
      const round = await driver.evaluate(`${one('.table')}.dataset.round`)
      if (round === '2') return
      const at = (await driver.evaluate(NEXT)) as [number, number] | undefined
      if (!Array.isArray(at)) await driver.key('Escape')
      else await driver.press(...at)
      await driver.evaluate(SETTLED)
    }
    const where = await driver.evaluate(`${one('dialog[open], .decision, #tray .now')}.textContent`)
    throw new Error(`the round does not end: ${String(where)}`)
  },
  async keyboard(driver) {
    await driver.key('Escape')
    await driver.key('m')
    await until(driver, `document.activeElement?.matches('#map .space')`)
    const before = await driver.evaluate('document.activeElement.dataset.space')
    await driver.key('ArrowUp')
    await until(driver, `document.activeElement.dataset.space !== ${JSON.stringify(before)}`)
    await driver.key('Enter')
    await until(driver, one('dialog[open]'))
    await driver.key('Escape')
    await until(driver, `${one('dialog[open]')} === null`)
    await driver.key('d')
    await until(driver, `document.activeElement?.closest('#wheel')`)
    await driver.key('Tab')
    await expectTrue(driver, 'document.activeElement !== document.body')
  },
  async reload(driver) {
    const table = `[...document.querySelectorAll('#players, #offers, #wheel')].map((e) => e.textContent).join()`
    const before = await driver.evaluate(table)
    const address = await driver.evaluate('location.href')
    await reload(driver)
    await expectTrue(driver, `location.href === ${JSON.stringify(address)}`)
    await until(driver, `${table} === ${JSON.stringify(before)}`)
  },
  async 'every window'(driver) {
    for (const [width, height] of [
      [1440, 780],
      [960, 600],
      [1152, 632],
      [1024, 768],
      [844, 390],
    ] as const) {
      await driver.resize(width, height)
      await expectNoFaults(driver, `${width} × ${height}`)
    }
  },
  async 'phone size'(driver) {
    await driver.resize(390, 844)
    await until(driver, one('.phone-tabs button'))
    await expectNoFaults(driver, '390 × 844')
    await pressOn(driver, one('[data-zone-tab="map"]'))
    await until(driver, `${one('.table')}.dataset.zone === 'map'`)
    await driver.resize(1280, 720)
  },
  async 'a whole solo game'(driver, { address }) {
    await driver.open(`${address}/?seed=5`)
    await pressOn(driver, withText('button', en.web.start.quickSolo))
    await until(driver, one('#wheel [data-legal]'))
    await playOut([driver])
  },
  async 'an online game of two'(driver, server, another) {
    const other = await another()
    if (other === undefined) throw new Error('it does not start a second time')
    try {
      await driver.open(server.address)
      await pressOn(driver, withText('button', en.web.start.online))
      await introduce(driver, 'Anna')
      await pressOn(driver, withText('button', en.online.home.create))
      await pressOn(driver, withText('button', en.online.create.done))
      const link = `[...document.querySelectorAll('input')].find((e) => e.value.includes('#/join/'))?.value`
      await until(driver, link)
      await settle(other, server)
      await other.open(String(await driver.evaluate(link)))
      await introduce(other, 'Bruno')
      await pressOn(other, withText('button', en.online.lobby.take))
      for (const each of [other, driver])
        await pressOn(each, withText('button', en.online.lobby.ready))
      await pressOn(driver, withText('button:enabled', en.online.lobby.start))
      for (const each of [driver, other]) await until(each, one('#tray .undo'))
      await playOut([driver, other])
      await until(other, `${RESULT} === ${JSON.stringify(await driver.evaluate(RESULT))}`)
    } finally {
      await other.close()
    }
  },
  async 'installation and play without a network'(driver, server) {
    await driver.open(`${server.address}/?seed=9`)
    await until(driver, `navigator.serviceWorker?.controller`)
    const faults = (await driver.installFaults?.()) ?? []
    if (faults.length > 0) throw new Error(`it cannot be installed: ${faults.join()}`)
    await pressOn(driver, withText('button', en.web.start.quickSolo))
    await until(driver, one('#wheel [data-legal]'))
    await server.stop()
    try {
      await reload(driver)
      await playOut([driver])
    } finally {
      await server.start()
    }
  },
}

async function expectNoFaults(driver: BrowserDriver, where: string): Promise<void> {
  const faults = await driver.evaluate(
    `(() => { globalThis.__name ??= (f) => f; return (${inspect.toString()})(${JSON.stringify(LEAST_MAP)}) })()`,
  )
  if (JSON.stringify(faults) !== '[]') throw new Error(`${where}: ${JSON.stringify(faults)}`)
}
