import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Topic } from '../event-bus.ts'
import type { Transport } from '../polling-event-bus.ts'
import { connectionOptions, openPool } from './connections.ts'

const CHANNEL = 'tiletum'
/** A notification's most bytes. */
const MOST_BYTES = 7_999
/**
 * Sends many events in one notification, since each costs every process of the installation a message: the
 * first goes at once, and those that follow soon after it go together.
 */
const GATHER = 25
const AGAIN_FIRST = 500
const AGAIN_MOST = 10_000

/**
 * Bells through Postgres, on two connections of their own. Never inside a writing transaction:
 * there a notification makes all commits of the database queue up behind one lock.
 */
export function postgresTransport(
  url: string,
  observeLag?: (milliseconds: number) => void,
): Transport {
  const self = randomUUID()
  const sender = openPool(url, 1)
  let gathered = new Map<Topic, number>()
  let sending: Promise<void> | undefined
  let sentAt = -Infinity
  let listener: pg.Client | undefined
  let up = false
  let closed = false
  let wait = AGAIN_FIRST
  let timer: NodeJS.Timeout | undefined

  async function send(): Promise<void> {
    await new Promise((go) => setTimeout(go, sentAt + GATHER - performance.now()))
    sentAt = performance.now()
    const rings = gathered
    gathered = new Map()
    try {
      for (const payload of payloadsOf(`${self} ${Date.now()}`, rings)) {
        // oxlint-disable-next-line no-await-in-loop -- one connection
        await sender.query('select pg_notify($1, $2)', [CHANNEL, payload])
      }
    } catch {
      // Lost: whoever watches looks it up.
    }
    sending = gathered.size > 0 && !closed ? send() : undefined
  }

  function listen(heard: (topic: Topic, n: number) => void, missed: () => void): void {
    const client = new pg.Client(connectionOptions(url))
    listener = client
    let over = false
    const again = (): void => {
      if (over) return
      over = true
      up = false
      client.removeAllListeners('notification')
      client.end().catch(() => undefined)
      if (closed) return
      timer = setTimeout(() => listen(heard, missed), wait)
      wait = Math.min(wait * 2, AGAIN_MOST)
    }
    client.on('error', again)
    client.on('end', again)
    client.on('notification', ({ payload = '' }) => {
      if (payload.startsWith(self)) return
      const [, sent, ...rings] = payload.split(' ')
      observeLag?.(Date.now() - Number(sent))
      for (const publish of rings) {
        const at = publish.lastIndexOf('=')
        heard(publish.slice(0, at) as Topic, Number(publish.slice(at + 1)))
      }
    })
    client
      .connect()
      .then(() => client.query(`listen ${CHANNEL}`))
      .then(() => {
        up = true
        wait = AGAIN_FIRST
        // Poll once after reconnecting: notifications may have been missed.
        missed()
      })
      .catch(again)
  }

  return {
    send(topic, n) {
      if (closed) return
      gathered.set(topic, n)
      sending ??= send()
    },
    receive: listen,
    isUp: () => up,
    async close() {
      closed = true
      clearTimeout(timer)
      await sending
      await Promise.allSettled([listener?.end(), sender.end()])
    },
  }
}

/** Texts of a bounded length, each with the same beginning and as many events as fit. */
export function payloadsOf(
  beginning: string,
  rings: ReadonlyMap<Topic, number>,
): readonly string[] {
  const payloads: string[] = []
  let payload = beginning
  for (const [topic, n] of rings) {
    const publish = ` ${topic}=${n}`
    if (Buffer.byteLength(payload + publish) > MOST_BYTES) {
      payloads.push(payload)
      payload = beginning
    }
    payload += publish
  }
  return payload === beginning ? payloads : [...payloads, payload]
}
