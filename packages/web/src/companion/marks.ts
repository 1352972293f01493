/** What people note beside the game: what was done by hand, who draws and rolls, what is ticked off. */
import { forgetLocal, readLocalJson, writeLocal } from '../shared/browser/local-storage.ts'
import type { Signal } from '../game/host/signal.ts'
import { createSignal } from '../game/host/signal.ts'
import type { RemoteTable } from '../game/remote/remote-table.ts'

/** By name; what is 0 is not there. */
export type MarkList = Readonly<Record<string, number>>

export interface Marks {
  readonly stream: Signal<MarkList>
  /** Notes several things at once; 0 takes a note away. */
  readonly set: (changes: MarkList) => void
}

/** The number of entries of the log that were done on the table before the list that is shown. */
export const DONE = 'done'
/** The number of entries whose lines of that list are done, too. */
export const GREYED = 'greyed'
/** The number of entries among which everything that the page drew is laid out. */
export const LAID_OUT = 'laid-out'
/** Says that an entry of the log was not told by a person, or came with the tap before it. */
export const answeredBy = (entry: number): string => `by.${entry}`
export const BY = {
  /** The page, without a tap. */
  page: 1,
  /** The page, because somebody tapped that it should. */
  tap: 2,
  /** A person, with the same tap as the entry before. */
  sameTap: 3,
} as const
export type By = (typeof BY)[keyof typeof BY]
export const tickOf = (step: string): string => `tick.${step}`
/** A tile that was dealt, by its number in the log: it is never another one's. */
export const laidOut = (entry: number): string => `laid.${entry}`

const withMarks = (marks: MarkList, changes: MarkList): MarkList =>
  Object.fromEntries(Object.entries({ ...marks, ...changes }).filter(([, value]) => value !== 0))

/** Returns the changes that change something. */
const changesOf = (marks: MarkList, changes: MarkList): MarkList =>
  Object.fromEntries(
    Object.entries(changes).filter(([what, value]) => (marks[what] ?? 0) !== value),
  )
const isEmpty = (changes: MarkList): boolean => Object.keys(changes).length === 0

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
    set(all) {
      const changes = changesOf(stream.current(), all)
      if (isEmpty(changes)) return
      stream.set(withMarks(stream.current(), changes))
      writeMarks(id, stream.current())
    },
  }
}

/** Those of a table with several devices; what is on its way is shown already. */
export function tableMarks(remote: RemoteTable): Marks & { readonly close: () => void } {
  const underWay = new Map<string, number>()
  const now = (): MarkList =>
    withMarks(remote.table.current()?.marks ?? {}, Object.fromEntries(underWay))
  const stream = createSignal(now())
  const hear = (): void => {
    const next = now()
    if (JSON.stringify(next) !== JSON.stringify(stream.current())) stream.set(next)
  }
  return {
    stream,
    close: remote.table.subscribe(hear),
    set(all) {
      const changes = changesOf(stream.current(), all)
      if (isEmpty(changes)) return
      for (const [what, value] of Object.entries(changes)) underWay.set(what, value)
      hear()
      void remote.ask({ type: 'mark', marks: changes }).then(() => {
        // A mark that was changed again meanwhile is still on its way.
        for (const [what, value] of Object.entries(changes))
          if (underWay.get(what) === value) underWay.delete(what)
        hear()
      })
    },
  }
}
