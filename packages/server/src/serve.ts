import type { FastifyInstance } from 'fastify'
import { addressesOf, listenProblem } from './addresses.ts'
import { readSettings } from './settings.ts'

interface ServeOptions {
  readonly announce: boolean
}

/** Listens as the environment says, until the process is asked to stop. */
export async function serve(app: FastifyInstance, { announce }: ServeOptions): Promise<void> {
  const result = readSettings(process.env)
  if ('problem' in result) return giveUp(result.problem)
  const { host, port } = result.settings
  try {
    await app.listen({ host, port })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined
    const problem = listenProblem(code, host, port)
    if (problem === undefined) throw error
    return giveUp(problem)
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      void app.close().then(() => process.exit(0))
    })
  }
  if (announce) announceAddresses(app, host)
}

function announceAddresses(app: FastifyInstance, host: string): void {
  const address = app.server.address()
  if (typeof address !== 'object' || address === null) return
  const [here, ...others] = addressesOf(host, address.port)
  console.log(`Tiletum is open at ${here} (Ctrl-C stops it)`)
  for (const other of others) console.log(`In your network: ${other}`)
}

function giveUp(problem: string): void {
  console.error(problem)
  process.exitCode = 1
}
