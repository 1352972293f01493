import type { FastifyInstance } from 'fastify'
import type { ServerTime } from '../clock.ts'
import type { Persistence } from '../store/open-persistence.ts'

/** Why a proxy should send nobody here just now. */
export type Unready = 'stopping' | 'no-store' | 'store' | 'bell'

export interface Readiness {
  /** Undefined when everything works. */
  unready(): Promise<Unready | undefined>
  /** By how many milliseconds the clock jumped during the last day, and when, if it did. */
  clockJump(): ReturnType<ServerTime['jumped']>
  /** From now on nobody new should come. */
  stop(): void
}

/** A look at the store is good for so long, however many ask. */
const FRESH = 2_000

export function readiness(
  persistence: Persistence | undefined,
  time?: Pick<ServerTime, 'jumped'>,
): Readiness {
  let stopping = false
  let looked = -Infinity
  let look: Promise<Unready | undefined> = Promise.resolve(undefined)

  async function lookAt({ store, bus }: Persistence): Promise<Unready | undefined> {
    try {
      await store.check()
    } catch {
      return 'store'
    }
    return bus.isUp() ? undefined : 'bell'
  }

  return {
    async unready() {
      if (stopping) return 'stopping'
      if (persistence === undefined) return 'no-store'
      if (performance.now() - looked > FRESH) {
        looked = performance.now()
        look = lookAt(persistence)
      }
      return look
    },
    clockJump: () => time?.jumped(),
    stop() {
      stopping = true
    },
  }
}

export function serveReadiness(app: FastifyInstance, ready: Readiness): void {
  app.get('/api/ready', async (_request, reply) => {
    const why = await ready.unready()
    const jump = ready.clockJump()
    return reply
      .code(why === undefined ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        ...(why === undefined ? { ready: true } : { ready: false, why }),
        ...(jump === undefined ? {} : { clockJump: jump }),
      })
  })
}
