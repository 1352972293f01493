/** The same steps go to everybody at a table: they are written and encoded once. */
import type { StepsMessage } from '@tiletum/protocol'
import type { Held } from '../tables/held.ts'
import { frameOf } from './sending.ts'

interface Written {
  readonly held: Held
  readonly after: number
  readonly until: number
  readonly text: string
  readonly frame: Buffer
}

/** Everybody is told in one go, so only what was told last is worth keeping. */
let last: Written | undefined

/** @param re the requests that these steps answer, for whoever sent them */
export function stepsFrame(
  held: Held,
  after: number,
  until: number,
  re: readonly string[],
): Buffer {
  if (last?.held !== held || last.after !== after || last.until !== until)
    last = written(held, after, until)
  return re.length === 0
    ? last.frame
    : frameOf(`${last.text.slice(0, -1)},"re":${JSON.stringify(re)}}`)
}

function written(held: Held, after: number, until: number): Written {
  const steps = held.steps.slice(after, until)
  const message: StepsMessage = { type: 'steps', table: held.id, after, steps }
  const text = JSON.stringify(message)
  return { held, after, until, text, frame: frameOf(text) }
}
