/** Firefox, driven by WebDriver BiDi, which it speaks itself. */
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pressed, typed } from './driver.ts'
import type { BrowserDriver } from './driver.ts'

const PROGRAMS = ['/usr/bin/firefox-esr', '/usr/bin/firefox']

interface Answer {
  readonly id?: number
  readonly type: string
  readonly result?: Readonly<Record<string, unknown>>
  readonly message?: string
}

export async function openFirefox(): Promise<BrowserDriver | undefined> {
  const program = PROGRAMS.find((file) => fs.existsSync(file))
  if (program === undefined) return undefined
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'tiletum-firefox-'))
  const words = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const child = spawn(program, words, { stdio: ['ignore', 'ignore', 'pipe'] })
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1]
      if (found !== undefined) resolve(found)
    })
    child.once('exit', () => reject(new Error(`Firefox does not start: ${said}`)))
  })

  const socket = new WebSocket(`${address}/session`)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  const waiting = new Map<number, (answer: Answer) => void>()
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer)
  })
  let last = 0
  const ask = (method: string, params: object): Promise<Readonly<Record<string, unknown>>> =>
    new Promise((resolve, reject) => {
      const id = ++last
      waiting.set(id, ({ type, result, message }) => {
        waiting.delete(id)
        if (type === 'error') reject(new Error(`${method}: ${message ?? ''}`))
        else resolve(result ?? {})
      })
      socket.send(JSON.stringify({ id, method, params }))
    })

  const session = (await ask('session.new', { capabilities: {} })) as {
    readonly capabilities: { readonly browserVersion: string }
  }
  // Only a window that was asked for has the focus, without which keys press no button.
  const created = await ask('browsingContext.create', { type: 'window' })
  const { context } = created as { readonly context: string }
  return {
    name: `Firefox ${session.capabilities.browserVersion}`,
    async open(url) {
      await ask('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    async evaluate(expression) {
      // Values come back as text: the protocol's own form of them is another one.
      const { result, exceptionDetails } = (await ask('script.evaluate', {
        expression: `(async () => JSON.stringify((await (${expression})) ?? null))()`,
        target: { context },
        awaitPromise: true,
      })) as { readonly result?: { readonly value: string }; readonly exceptionDetails?: unknown }
      if (result === undefined) throw new Error(JSON.stringify(exceptionDetails))
      return JSON.parse(result.value)
    },
    async press(x, y) {
      await ask('input.performActions', { context, actions: pressed(x, y) })
    },
    async key(key) {
      await ask('input.performActions', { context, actions: typed(key) })
    },
    async resize(width, height) {
      await ask('browsingContext.setViewport', { context, viewport: { width, height } })
    },
    async close() {
      await ask('browser.close', {}).catch(() => undefined)
      socket.close()
      child.kill()
      await new Promise((resolve) =>
        child.exitCode === null ? child.once('exit', resolve) : resolve(0),
      )
      fs.rmSync(profile, { recursive: true, force: true })
    },
  }
}
