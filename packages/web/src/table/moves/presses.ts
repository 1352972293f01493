/**
 * The things that can be pressed now, by the keys of their elements, with what a press on each of them
 * means: found in the pauses of the page, so that nothing is searched while it is drawn.
 */
import { meaningAt } from '../../game/intent/meaning.ts'
import type { PressMeaning } from '../../game/intent/meaning.ts'
import type { PressTarget } from '../../game/intent/sequences.ts'
import { runInSlices } from '../../game/intent/slices.ts'
import type { Sliced } from '../../game/intent/slices.ts'
import type { GameTable } from '../../game/game-table.ts'

export interface Presses {
  /**
   * @param isPressed A press on the thing itself means what its target says.
   * @returns Takes the thing away again.
   */
  readonly register: (key: string, target: PressTarget, isPressed: boolean) => () => void
  readonly targetOf: (key: string) => PressTarget | undefined
  /** What has been found in the position shown; undefined until then. */
  readonly meaningOf: (key: string) => PressMeaning | undefined
  readonly subscribe: (listener: () => void) => () => void
}

const known = new WeakMap<GameTable, Presses>()

export function pressesOf(table: GameTable): Presses {
  const presses = known.get(table) ?? createPresses(table)
  known.set(table, presses)
  return presses
}

function createPresses(table: GameTable): Presses {
  const targets = new Map<string, PressTarget>()
  const pressed = new Set<string>()
  const listeners = new Set<() => void>()
  let found = new Map<string, PressMeaning>()
  let foundIn = table.snapshot()
  let stop = (): void => {}
  let leave: (() => void) | undefined
  function* findAll(): Sliced<undefined> {
    const { game, state, legal } = foundIn
    for (const [key, target] of targets) {
      if (found.has(key) || !pressed.has(key)) continue
      found.set(
        key,
        legal.size === 0 ? { is: 'refused' } : yield* meaningAt({ game, state }, target),
      )
      yield
    }
    return undefined
  }
  const search = (): void => {
    stop()
    const snapshot = table.snapshot()
    if (snapshot.state !== foundIn.state || snapshot.legal.size !== foundIn.legal.size)
      found = new Map()
    foundIn = snapshot
    let stopSlices = (): void => {}
    const stopWaiting = inAPause(() => {
      stopSlices = runInSlices(findAll(), () => {
        for (const listener of listeners) listener()
      })
    })
    stop = () => {
      stopWaiting()
      stopSlices()
    }
  }
  return {
    register(key, target, isPressed) {
      targets.set(key, target)
      if (isPressed) pressed.add(key)
      found.delete(key)
      leave ??= table.subscribe(search)
      search()
      return () => {
        targets.delete(key)
        pressed.delete(key)
        found.delete(key)
        if (targets.size > 0) return
        stop()
        leave?.()
        leave = undefined
      }
    },
    targetOf: (key) => targets.get(key),
    meaningOf: (key) => (table.snapshot().state === foundIn.state ? found.get(key) : undefined),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Returns what calls it off. Safari has no idle callbacks. */
function inAPause(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: 500 })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(work, 30)
  return () => clearTimeout(timer)
}
