/** Runs in the page: times every press from the click to the frame that shows its result. */
export function instrument() {
  // The loader of TypeScript names functions by this.
  globalThis.__name = (named) => named
  let clicks = []
  let tasks = []
  let replaying = false
  let latest

  const note = (time) => {
    latest = time
    if (!replaying) clicks.push(time)
  }
  addEventListener(
    'click',
    ({ timeStamp }) => {
      // The frame is painted right after its callbacks; the task posted there runs when it is done.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => note(performance.now() - timeStamp)
        port2.postMessage(undefined)
      })
    },
    true,
  )
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration)
  }).observe({ type: 'longtask' })

  const painted = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve))
    })

  globalThis.tiletumBench = {
    reset() {
      clicks = []
      tasks = []
    },
    async slow(limit) {
      await painted()
      return (clicks.at(-1) ?? 0) > limit
    },
    /** The press that undoes and the one that plays again count as none of their own. */
    replay() {
      replaying = true
    },
    replayFailed() {
      replaying = false
    },
    async replayed() {
      await painted()
      replaying = false
      const before = clicks.pop() ?? latest
      clicks.push(Math.min(before, latest))
    },
    figures: () => ({ clicks, tasks }),
  }
}
