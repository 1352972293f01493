/** A server in a process of its own, to be killed. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'

export interface ServerProcess {
  readonly host: string
  /** Whether it has ended by itself. */
  readonly hasEnded: () => boolean
  kill(): Promise<void>
}

export async function startProcess(
  program: string,
  data: string,
  settings: Readonly<Record<string, string>> = { LIMITS: '1000' },
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, PORT: '0', DATA: data, BOTS: 'none', LOG: 'error', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stopped = once(child, 'exit')
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL')
    await stopped
  }
  const withUs = (): void => void child.kill('SIGKILL')
  process.once('exit', withUs)
  child.once('exit', () => process.off('exit', withUs))
  let said = ''
  const host = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const found = /http:\/\/([\d.]+:\d+)/.exec(said)?.[1]
      if (found !== undefined && said.includes('Tables are kept')) resolve(found)
    })
    child.once('exit', () => reject(new Error(`The server did not start: ${said}`)))
  })
  return { host, kill, hasEnded: () => child.exitCode !== null || child.signalCode !== null }
}
