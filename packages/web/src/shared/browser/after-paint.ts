/** A page that is not shown is not painted either. */
const AT_THE_LATEST = 100

/** For work that nobody sees: it is done, in order, when the frame under way is painted. */
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
