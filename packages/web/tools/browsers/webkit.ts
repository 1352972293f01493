/** WebKitGTK's small browser, driven by its WebDriver, on a screen that nobody sees. */
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { pressed, typed } from './driver.ts'
import type { BrowserDriver } from './driver.ts'
import { freePort } from './server.ts'

const DRIVER = '/usr/bin/WebKitWebDriver'
const LIBRARIES = '/usr/lib'
/** A screen of its own for each browser, since only one window of a screen has the focus. */
let lastScreen = 96

function findBrowser(): string | undefined {
  const folders = fs.existsSync(LIBRARIES) ? fs.readdirSync(LIBRARIES) : []
  return folders
    .flatMap((folder) =>
      ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map((version) =>
        path.join(LIBRARIES, folder, version, 'MiniBrowser'),
      ),
    )
    .find((file) => fs.existsSync(file))
}

export async function openWebKit(): Promise<BrowserDriver | undefined> {
  const browser = findBrowser()
  if (browser === undefined || !fs.existsSync(DRIVER) || !fs.existsSync('/usr/bin/Xvfb'))
    return undefined
  const DISPLAY = `:${++lastScreen}`
  const screen = spawn('/usr/bin/Xvfb', [DISPLAY, '-screen', '0', '2600x1600x24'], {
    stdio: 'ignore',
  })
  const port = await freePort()
  const driver = spawn(DRIVER, ['-p', String(port)], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  })
  const ask = async (method: string, where: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${where}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const { value } = (await answer.json()) as { readonly value: unknown }
    if (!answer.ok) throw new Error(`${where}: ${JSON.stringify(value)}`)
    return value
  }
  for (let tries = 0; ; tries++)
    try {
      await ask('GET', '/status')
      break
    } catch (error) {
      if (tries === 100) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  const { sessionId, capabilities } = (await ask('POST', '/session', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } },
    },
  })) as { readonly sessionId: string; readonly capabilities: { readonly browserVersion: string } }
  const at = `/session/${sessionId}`
  await ask('POST', `${at}/timeouts`, { script: 120_000, pageLoad: 120_000 })
  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    async open(url) {
      await ask('POST', `${at}/url`, { url })
    },
    evaluate: (expression) =>
      ask('POST', `${at}/execute/async`, {
        script: `const done = arguments[0]; (async () => (${expression}))().then(done, (e) => done('FAILED ' + e))`,
        args: [],
      }),
    async press(x, y) {
      await ask('POST', `${at}/actions`, { actions: pressed(x, y) })
    },
    async key(key) {
      await ask('POST', `${at}/actions`, { actions: typed(key) })
    },
    /** A window has borders and bars: it is made as large as its page falls short. */
    async resize(width, height) {
      for (let tries = 0; tries < 3; tries++) {
        const inner = (await ask('POST', `${at}/execute/sync`, {
          script: 'return [innerWidth, innerHeight]',
          args: [],
        })) as readonly [number, number]
        if (inner[0] === width && inner[1] === height) return
        const { width: wide, height: tall } = (await ask('GET', `${at}/window/rect`)) as {
          readonly width: number
          readonly height: number
        }
        await ask('POST', `${at}/window/rect`, {
          width: wide + width - inner[0],
          height: tall + height - inner[1],
        })
        await new Promise((resolve) => setTimeout(resolve, 500))
      }
    },
    async close() {
      await ask('DELETE', at).catch(() => undefined)
      driver.kill()
      screen.kill()
    },
  }
}
