/** Milliseconds to wait at most: a hidden page is never painted. */
const AT_THE_LATEST = 100

/** Runs work with no visible effect after the current frame is painted, in order. */
export function afterPaint(work: () => void): void {
  const frame = requestAnimationFrame(() => setTimeout(done))
  const late = setTimeout(done, AT_THE_LATEST)
  let isDone = false
  function done(): void {
    if (isDone) return
    isDone = true
    cancelAnimationFrame(frame)
    clearTimeout(late)
    work()
  }
}
