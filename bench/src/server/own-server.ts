/** Our server as it is installed: a separate process with its own folder or database. */
import { fork } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const PROGRAM = fileURLToPath(new URL('../../packages/server/dist/main.js', import.meta.url))
/** Loaded before the server: answers messages with its usage, after a garbage collection if asked to. */
const WATCH = `process.on('message', (tidy) => { if (tidy) globalThis.gc(); process.send({ cpu: process.cpuUsage(), memory: process.memoryUsage() }) })`

export interface Usage {
  /** Processor time of all its threads so far, in seconds. */
  readonly seconds: number
  /** Memory in use, in bytes. */
  readonly memory: number
}

/** Processor time of several servers together, in seconds. */
export async function usedBy(servers: readonly OwnServer[]): Promise<number> {
  const all = await Promise.all(servers.map((server) => server.usage()))
  return all.reduce((sum, { seconds }) => sum + seconds, 0)
}

export interface OwnServer {
  readonly host: string
  readonly data: string
  /** Returns the usage; with `tidy` the server collects garbage first. */
  usage(tidy?: boolean): Promise<Usage>
  stop(): Promise<void>
}

export async function startOwnServer(databaseUrl?: string): Promise<OwnServer> {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'tiletum-bench-'))
  const child = fork(PROGRAM, [], {
    execArgv: ['--expose-gc', '--import', `data:text/javascript,${encodeURIComponent(WATCH)}`],
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA: data,
      LIMITS: '1000',
      LOG: 'error',
      BOTS: 'none',
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  process.once('exit', () => child.kill())
  const host = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const found = /http:\/\/([\d.]+:\d+)/.exec(said)?.[1]
      if (found !== undefined) resolve(found)
    })
    child.once('exit', () => reject(new Error(`The server did not start: ${said}`)))
  })
  return {
    host,
    data,
    usage: (tidy = false) =>
      new Promise((resolve) => {
        child.once('message', (message) => {
          const { cpu, memory } = message as {
            cpu: NodeJS.CpuUsage
            memory: NodeJS.MemoryUsage
          }
          resolve({
            seconds: (cpu.user + cpu.system) / 1e6,
            memory: memory.heapUsed + memory.external,
          })
        })
        child.send(tidy)
      }),
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill()
      await ended
      fs.rmSync(data, { recursive: true, force: true })
    },
  }
}
