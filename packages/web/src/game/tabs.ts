/** One tab plays a game; another one looks on until it takes over. */

type Message =
  | { readonly say: 'is it open?' | 'it is open' | 'i take it'; readonly tab: string }
  | { readonly say: 'it changed'; readonly tab: string }

export interface Hold {
  /** Whether this tab may play, as soon as it is known and whenever it changes. */
  readonly take: () => void
  /** Tells the other tabs that there is something new to read. */
  readonly tell: () => void
  readonly release: () => void
}

interface Listener {
  readonly holds: (mine: boolean) => void
  readonly changedElsewhere: () => void
}

const PATIENCE = 150

export function holdGame(id: string, listener: Listener): Hold {
  if (typeof BroadcastChannel === 'undefined') {
    listener.holds(true)
    return { take() {}, tell() {}, release() {} }
  }
  const tab = Math.random().toString(36).slice(2)
  const channel = new BroadcastChannel(`tiletum.${id}`)
  let mine = false
  let known = false
  let released = false
  const settle = (value: boolean): void => {
    known = true
    mine = value
    listener.holds(value)
  }
  const send = (say: Message['say']): void => {
    if (!released) channel.postMessage({ say, tab } satisfies Message)
  }
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.tab === tab) return
    switch (data.say) {
      case 'is it open?':
        if (mine) send('it is open')
        break
      case 'it is open':
        if (!known) settle(false)
        break
      case 'i take it':
        if (mine) settle(false)
        break
      case 'it changed':
        if (!mine) listener.changedElsewhere()
        break
    }
  })
  send('is it open?')
  const waiting = setTimeout(() => {
    if (!known) settle(true)
  }, PATIENCE)
  return {
    take() {
      send('i take it')
      settle(true)
    },
    tell: () => send('it changed'),
    release() {
      released = true
      clearTimeout(waiting)
      channel.close()
    },
  }
}
