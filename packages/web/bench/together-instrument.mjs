/** Runs in a page at a table: when it sent a turn, when it heard of one, and when that was painted. */
export function instrument() {
  globalThis.__name = (named) => named
  const now = () => performance.timeOrigin + performance.now()
  const told = { clicked: 0, sent: [], heard: [], entries: 0 }
  globalThis.tiletumTogether = told

  addEventListener(
    'click',
    ({ timeStamp }) => (told.clicked = performance.timeOrigin + timeStamp),
    true,
  )

  // The frame is painted right after its callbacks; the task posted there runs when it is done.
  const afterPaint = (then) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = then
      port2.postMessage(undefined)
    })

  const count = (steps) =>
    steps.flatMap((step) => [...(step.opening ?? []), ...(step.entries ?? [])]).length

  globalThis.WebSocket = class extends WebSocket {
    constructor(...words) {
      super(...words)
      this.addEventListener('message', ({ data }) => {
        const at = now()
        const message = JSON.parse(data)
        if (message.type !== 'steps' && message.type !== 'table') return
        const entries = count(message.steps)
        told.entries = message.type === 'table' ? entries : told.entries + entries
        if (entries > 0)
          afterPaint(() => told.heard.push({ at, painted: now(), type: message.type }))
      })
    }

    send(data) {
      if (JSON.parse(data).type === 'do') told.sent.push({ clicked: told.clicked, at: now() })
      super.send(data)
    }
  }
}
