/** What is done though nobody asks: clocks that run out, tables nobody comes to, old ones put away. */
import { TIMES } from '@tiletum/protocol'
import { archiveTable } from './archive.ts'
import type { House } from './house.ts'

const SECOND = 1_000
const EVERY = 5_000
const SELDOM = 3_600_000
const AT_ONCE = 50
/** People without tables who were not seen so long are forgotten. */
const FORGOTTEN = 400 * 86_400_000

/** Begins; answers how to stop. */
export async function keepHouse({ store, tables, jobs, now, time }: House): Promise<() => void> {
  await jobs.work('clock', ({ key }) => tables.attend(key))
  const timers = [
    every(SECOND, time.compare),
    every(EVERY, async () => {
      for (const { id } of await store.tables.due(now(), AT_ONCE))
        // oxlint-disable-next-line no-await-in-loop -- nobody waits for it
        await tables.attend(id)
    }),
    every(SELDOM, async () => {
      await store.people.expire(now(), now() - FORGOTTEN)
      for (const table of await store.tables.unarchived(now() - TIMES.archive, AT_ONCE)) {
        // oxlint-disable-next-line no-await-in-loop -- nobody waits for it
        await archiveTable(store, table)
        tables.forget(table)
      }
    }),
  ]
  return () => timers.forEach((timer) => clearInterval(timer))
}

/** One after the other; what fails is tried again the next time. */
function every(milliseconds: number, work: () => Promise<void>): NodeJS.Timeout {
  let busy = false
  const timer = setInterval(() => {
    if (busy) return
    busy = true
    work()
      .catch(() => undefined)
      .finally(() => {
        busy = false
      })
  }, milliseconds)
  return timer.unref()
}
