/** A server in a process of its own, to be killed. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'

export interface ServerProcess {
  readonly host: string
  kill(): Promise<void>
}

export async function startProcess(program: string, data: string): Promise<ServerProcess> {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, PORT: '0', DATA: data, LIMITS: '1000', BOTS: 'none', LOG: 'error' },
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
  return { host, kill }
}
