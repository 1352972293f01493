/** Sends one notice to one browser's push service. */
import { encrypted } from './encrypt.ts'
import type { PushKeys } from './encrypt.ts'
import type { Vapid } from './vapid.ts'

export interface PushNotice {
  readonly text: string
  /** A later notice of the same topic takes the place of one that was not delivered yet. */
  readonly topic: string
  /** Seconds after which nobody wants to know. */
  readonly lasts: number
}

/** `gone`: nobody is there any more, and the subscription can be forgotten. */
export type Sent = 'taken' | 'gone' | 'failed'

const GIVES_UP_AFTER = 10_000
const GONE = [404, 410]

export async function send(
  { endpoint, keys }: { readonly endpoint: string; readonly keys: PushKeys },
  { text, topic, lasts }: PushNotice,
  vapid: Vapid,
): Promise<Sent> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      // The address was checked; a redirect would bypass the check.
      redirect: 'manual',
      signal: AbortSignal.timeout(GIVES_UP_AFTER),
      headers: {
        authorization: vapid.authorization(endpoint),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: `${lasts}`,
        topic,
        urgency: 'normal',
      },
      body: new Uint8Array(encrypted(text, keys)),
    })
    await response.body?.cancel()
    if (GONE.includes(response.status)) return 'gone'
    return response.ok ? 'taken' : 'failed'
  } catch {
    return 'failed'
  }
}
