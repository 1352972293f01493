/** The same steps go to everybody at a table: they are written and encoded once. */
import type { StepsMessage } from '@tiletum/protocol'
import type { LiveTable } from '../tables/live-table.ts'
import { frameOf } from './send-frames.ts'

interface Written {
  readonly live: LiveTable
  readonly after: number
  readonly until: number
  readonly text: string
  readonly frame: Buffer
}

/** Everybody is told in one go, so only what was told last is worth keeping. */
let last: Written | undefined

/** @param re the requests that these steps answer, for whoever sent them */
export function stepsFrame(
  live: LiveTable,
  after: number,
  until: number,
  re: readonly string[],
): Buffer {
  if (last?.live !== live || last.after !== after || last.until !== until)
    last = written(live, after, until)
  return re.length === 0
    ? last.frame
    : frameOf(`${last.text.slice(0, -1)},"re":${JSON.stringify(re)}}`)
}

function written(live: LiveTable, after: number, until: number): Written {
  const steps = live.steps.slice(after, until)
  const message: StepsMessage = { type: 'steps', table: live.id, after, steps }
  const text = JSON.stringify(message)
  return { live, after, until, text, frame: frameOf(text) }
}
