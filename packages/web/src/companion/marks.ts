/** What people note beside the game: what was done by hand, who draws and rolls, what is ticked off. */
import { forgetLocal, readLocalJson, writeLocal } from '../shared/browser/local-storage.ts'
import type { Signal } from '../game/host/signal.ts'
import { createSignal } from '../game/host/signal.ts'
import type { RemoteTable } from '../game/remote/remote-table.ts'

/** By name; what is 0 is not there. */
export type MarkList = Readonly<Record<string, number>>

export interface Marks {
  readonly stream: Signal<MarkList>
  readonly set: (what: string, value: number) => void
}

/** So many entries of the log were seen and done on the table. */
export const DONE = 'done'
export const tickOf = (step: string): string => `tick.${step}`
/** A tile that was dealt, by its number in the log: it is never another one's. */
export const laidOut = (entry: number): string => `laid.${entry}`

const withMark = (marks: MarkList, what: string, value: number): MarkList => {
  const { [what]: _before, ...others } = marks
  return value === 0 ? others : { ...others, [what]: value }
}

const key = (id: string): string => `tiletum.companion.${id}`

export function readMarks(id: string): MarkList {
  const kept = readLocalJson(key(id))
  if (typeof kept !== 'object' || kept === null) return {}
  return Object.fromEntries(
    Object.entries(kept).filter(([, value]) => Number.isSafeInteger(value) && Number(value) > 0),
  )
}

export const writeMarks = (id: string, marks: MarkList): void =>
  writeLocal(key(id), JSON.stringify(marks))

export const forgetMarks = (id: string): void => forgetLocal(key(id))

/** Those of a game on this device. */
export function localMarks(id: string): Marks {
  const stream = createSignal(readMarks(id))
  return {
    stream,
    set(what, value) {
      if ((stream.current()[what] ?? 0) === value) return
      stream.set(withMark(stream.current(), what, value))
      writeMarks(id, stream.current())
    },
  }
}

/** Those of a table with several devices; what is on its way is shown already. */
export function tableMarks(remote: RemoteTable): Marks & { readonly close: () => void } {
  const underWay = new Map<string, number>()
  const now = (): MarkList => {
    let marks = remote.table.current()?.marks ?? {}
    for (const [what, value] of underWay) marks = withMark(marks, what, value)
    return marks
  }
  const stream = createSignal(now())
  const hear = (): void => {
    const next = now()
    if (JSON.stringify(next) !== JSON.stringify(stream.current())) stream.set(next)
  }
  return {
    stream,
    close: remote.table.subscribe(hear),
    set(what, value) {
      if ((stream.current()[what] ?? 0) === value) return
      underWay.set(what, value)
      hear()
      void remote.ask({ type: 'mark', marks: { [what]: value } }).then(() => {
        // Unless it was changed again meanwhile.
        if (underWay.get(what) === value) underWay.delete(what)
        hear()
      })
    },
  }
}
