/** The same steps go to everybody at a table: they are written and encoded once. */
import type { StepsMessage } from '@tiletum/protocol'
import type { Held } from '../tables/held.ts'

interface Written {
  readonly held: Held
  readonly after: number
  readonly until: number
  readonly text: string
  readonly bytes: Buffer
}

/** Everybody is told in one go, so only what was told last is worth keeping. */
let last: Written | undefined

export function stepsText(held: Held, { re, ...message }: StepsMessage): string | Buffer {
  const { after } = message
  const until = after + message.steps.length
  if (last?.held !== held || last.after !== after || last.until !== until) {
    const text = JSON.stringify(message)
    last = { held, after, until, text, bytes: Buffer.from(text) }
  }
  return re === undefined ? last.bytes : `${last.text.slice(0, -1)},"re":${JSON.stringify(re)}}`
}
