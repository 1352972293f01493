/**
 * A text that the server stores for all devices of a person at a table: the draft, the plans. Until
 * it is confirmed, a copy stays on this device, so that a reload finds it.
 */
import { LIMITS } from '@tiletum/protocol'
import { forgetLocal, readLocal, writeLocal } from '../../shared/browser/local-storage.ts'
import { createSignal } from '../host/signal.ts'
import type { Signal } from '../host/signal.ts'
import type { RemoteTable } from './remote-table.ts'

export interface TextCodec<T> {
  readonly kind: 'draft' | 'plans'
  /** Returns the empty value for an unknown format, such as one of a later version. */
  readonly read: (text: string) => T
  readonly write: (value: T) => string
  /** True if the value must be sent at once, before the page may be closed. */
  readonly isUrgent: (value: T) => boolean
}

export interface SyncedText<T> {
  readonly signal: Signal<T>
  readonly keep: (value: T) => void
  readonly close: () => void
}

/** Local storage keys of unconfirmed texts, by kind; the table's id follows. */
export const LOCAL_KEYS = { draft: 'tiletum.draft.', plans: 'tiletum.plans.' } as const

/** Milliseconds during which changes are gathered into one request. */
const PAUSE = 400

export function syncedText<T>(remote: RemoteTable, form: TextCodec<T>): SyncedText<T> {
  const { kind, read, isUrgent } = form
  const key = `${LOCAL_KEYS[kind]}${remote.id}`
  const write = (value: T): string => {
    const text = form.write(value)
    return text.length > LIMITS.plans ? '' : text
  }
  const unconfirmed = readLocal(key)
  const stream = createSignal(read(unconfirmed ?? remote.mine.current()[kind]))
  let timer: ReturnType<typeof setTimeout> | undefined
  let unkept: { readonly value: T } | undefined
  /** The text being saved. Other values from the server are ignored until it is confirmed. */
  let sent: string | undefined

  const keepNow = (): void => {
    clearTimeout(timer)
    if (unkept === undefined) return
    const text = write(unkept.value)
    unkept = undefined
    sent = text
    const ask = kind === 'draft' ? { draft: text } : { plans: text }
    void remote.ask({ type: 'keep', ...ask }).then(({ is }) => {
      if (sent === text) sent = undefined
      // Confirmed, unless something newer was noted meanwhile.
      if (is === 'done' && readLocal(key) === text) forgetLocal(key)
    })
  }
  const keepLater = (value: T): void => {
    unkept = { value }
    writeLocal(key, write(value))
    clearTimeout(timer)
    if (isUrgent(value)) keepNow()
    else timer = setTimeout(keepNow, PAUSE)
  }
  /** Takes over the text of another device, but never over an unconfirmed one of this page. */
  const hear = (): void => {
    const text = remote.mine.current()[kind]
    if (unkept !== undefined || (sent !== undefined && sent !== text)) return
    if (text !== write(stream.current())) stream.set(read(text))
  }
  const stop = remote.mine.subscribe(hear)
  if (unconfirmed !== undefined) keepLater(stream.current())

  return {
    signal: stream,
    keep(value) {
      stream.set(value)
      keepLater(value)
    },
    close() {
      keepNow()
      stop()
    },
  }
}
