/** Of several tabs with one game, one plays. */
import { afterEach, describe, expect, test, vi } from 'vitest'
import { lockGame } from '../../../src/game/host/tab-lock.ts'
import type { TabLock, TabLockState } from '../../../src/game/host/tab-lock.ts'

type Lock = (lock: object | null) => Promise<void>

/** The browser's locks, as far as they are asked here. */
function fakeLocks() {
  let holder: { readonly steal: (error: Error) => void } | undefined
  const request = async (
    _name: string,
    { steal = false }: { readonly steal?: boolean },
    hold: Lock,
  ): Promise<void> => {
    await Promise.resolve()
    // oxlint-disable-next-line unicorn/no-null -- the browser's answer
    if (holder !== undefined && !steal) return hold(null)
    holder?.steal(new DOMException('stolen', 'AbortError'))
    return new Promise<void>((resolve, reject) => {
      const own = { steal: reject }
      holder = own
      void hold({}).then(() => {
        if (holder === own) holder = undefined
        resolve()
      })
    })
  }
  return { request }
}

let game = 0
const open: TabLock[] = []

/** Tabs that are opened in the same moment, and who plays, as each of them was told last. */
function openTabs(count: number, id = `game ${game++}`) {
  const holds: (TabLockState | undefined)[] = Array.from({ length: count }, () => undefined)
  const tabs = holds.map((_, tab) =>
    lockGame(id, { holds: (holder) => void (holds[tab] = holder), changedElsewhere() {} }),
  )
  open.push(...tabs)
  return { holds, tabs, playing: () => holds.filter((holder) => holder === 'this-tab').length }
}

/** However late the timers of a busy machine are. */
const settle = (on: () => void) => vi.waitFor(on, { timeout: 20_000, interval: 20 })

afterEach(() => {
  for (const tab of open.splice(0)) tab.release()
  vi.unstubAllGlobals()
})

const broken = {
  locks: {
    request: () => {
      throw new DOMException('not here', 'SecurityError')
    },
  },
}
const rejecting = {
  locks: { request: () => Promise.reject(new DOMException('not here', 'InvalidStateError')) },
}

describe.each([
  ['with the browser’s locks', () => ({ locks: fakeLocks() })],
  ['without locks, by asking each other', () => ({})],
  ['where locks throw', () => broken],
  ['where locks reject', () => rejecting],
])('%s', (_, navigator) => {
  test('exactly one of many tabs opened in the same moment plays', async () => {
    vi.stubGlobal('navigator', navigator())
    const { holds, playing } = openTabs(5)
    await settle(() => {
      expect(holds).not.toContain(undefined)
      expect(playing()).toBe(1)
    })
  })

  test('a later one looks on until it takes over, and then it alone plays', async () => {
    vi.stubGlobal('navigator', navigator())
    const first = openTabs(1, 'one game')
    await settle(() => expect(first.holds).toEqual(['this-tab']))
    const second = openTabs(1, 'one game')
    await settle(() => expect([...first.holds, ...second.holds]).toEqual(['this-tab', 'other-tab']))
    second.tabs[0]?.take()
    await settle(() =>
      expect([...first.holds, ...second.holds]).toEqual(['taken-over', 'this-tab']),
    )
  })

  test('a game that is closed and opened again at once is played on', async () => {
    vi.stubGlobal('navigator', navigator())
    const before = openTabs(1, 'again')
    await settle(() => expect(before.holds).toEqual(['this-tab']))
    before.tabs[0]?.release()
    const after = openTabs(1, 'again')
    await settle(() => expect(after.holds).toEqual(['this-tab']))
  })
})

test('tabs that hear each other late settle on one, and the others were not taken over', async () => {
  vi.stubGlobal('navigator', {})
  class SlowChannel extends BroadcastChannel {
    #closed = false
    override postMessage(message: unknown): void {
      setTimeout(() => {
        if (!this.#closed) super.postMessage(message)
      }, 200)
    }
    override close(): void {
      this.#closed = true
      super.close()
    }
  }
  vi.stubGlobal('BroadcastChannel', SlowChannel)
  const { holds, playing } = openTabs(3)
  await settle(() => expect(playing()).toBe(3))
  await settle(() => expect(playing()).toBe(1))
  expect(holds.filter((holder) => holder === 'other-tab')).toHaveLength(2)
})

test('a tab that can hear no other plays; the store then refuses what another one wrote over', async () => {
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('BroadcastChannel', undefined)
  const { holds } = openTabs(1)
  await settle(() => expect(holds).toEqual(['this-tab']))
})
