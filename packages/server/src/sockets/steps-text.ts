/** The same steps go to everybody at a table: they are written and encoded once. */
import type { StepsMessage } from '@tiletum/protocol'
import type { Held } from '../tables/held.ts'

const written = new WeakMap<Held, { after: number; until: number; text: string; bytes: Buffer }>()

export function stepsText(held: Held, { re, ...message }: StepsMessage): string | Buffer {
  const { after } = message
  const until = after + message.steps.length
  let last = written.get(held)
  if (last?.after !== after || last.until !== until) {
    const text = JSON.stringify(message)
    last = { after, until, text, bytes: Buffer.from(text) }
    written.set(held, last)
  }
  return re === undefined ? last.bytes : `${last.text.slice(0, -1)},"re":${JSON.stringify(re)}}`
}
