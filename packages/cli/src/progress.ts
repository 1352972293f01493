import type { Context } from './context.ts'

const MINUTE = 60
const CLEAR = '\r\u001b[K'

/** Writes over one line for whoever watches; nobody else is told anything. */
export function progress(
  all: number,
  before: number,
  { words, tell, watched }: Context,
  say = words.arena.progress,
): (more?: number) => void {
  const { arena } = words
  const begun = performance.now()
  let done = before
  return (more = 1) => {
    done += more
    if (!watched) return
    const each = (performance.now() - begun) / 1000 / (done - before)
    const seconds = Math.ceil(each * (all - done))
    const left =
      seconds < 2 * MINUTE ? arena.seconds(seconds) : arena.minutes(Math.round(seconds / MINUTE))
    const end = done === all ? '\n' : ''
    tell(`${CLEAR}${say(done, all, done === all ? '' : left)}${end}`)
  }
}
