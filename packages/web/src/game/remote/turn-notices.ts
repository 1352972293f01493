/**
 * The notices that it is the player's turn, each switched for this device and for every table: page
 * title, badge, sound, browser notification, and push while no page is open.
 */
import { attempt, attemptLater } from '../../shared/browser/attempt.ts'
import { forgetLocal, readLocalJson, writeLocal } from '../../shared/browser/local-storage.ts'
import { createSignal } from '../host/signal.ts'
import type { Signal } from '../host/signal.ts'

export const NOTICE_KINDS = ['title', 'badge', 'sound', 'notify', 'push'] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

export interface NoticeSettings {
  readonly on: Readonly<Record<NoticeKind, boolean>>
  /** Kinds that are off at a table although they are on for the device, by table. */
  readonly off: Readonly<Record<string, readonly NoticeKind[]>>
}

const KEY = 'tiletum.notices'
/** Number of tables whose switches are remembered; older tables are long over. */
const MOST_TABLES = 100
const USUAL: NoticeSettings = {
  on: { title: true, badge: true, sound: true, notify: false, push: false },
  off: {},
}

function read(): NoticeSettings {
  const kept = readLocalJson(KEY)
  if (typeof kept !== 'object' || kept === null) return USUAL
  const { on, off } = kept as Partial<Record<'on' | 'off', unknown>>
  return {
    on: Object.fromEntries(
      NOTICE_KINDS.map((kind) => [kind, valueIn(on, kind) ?? USUAL.on[kind]]),
    ) as NoticeSettings['on'],
    off: typeof off === 'object' && off !== null ? kindsIn(off) : {},
  }
}

function valueIn(switches: unknown, kind: NoticeKind): boolean | undefined {
  if (typeof switches !== 'object' || switches === null) return undefined
  const value = (switches as Readonly<Record<string, unknown>>)[kind]
  return typeof value === 'boolean' ? value : undefined
}

const kindsIn = (off: object): NoticeSettings['off'] =>
  Object.fromEntries(
    Object.entries(off).map(([table, kinds]: [string, unknown]) => [
      table,
      NOTICE_KINDS.filter((kind) => Array.isArray(kinds) && kinds.includes(kind)),
    ]),
  )

const settings = createSignal(read())
export const noticeSettings: Signal<NoticeSettings> = settings

function change(next: NoticeSettings): void {
  settings.set(next)
  writeLocal(KEY, JSON.stringify(next))
}

export function switchNotice(kind: NoticeKind, on: boolean): void {
  const now = settings.current()
  change({ ...now, on: { ...now.on, [kind]: on } })
}

export function switchNoticeAt(table: string, kind: NoticeKind, on: boolean): void {
  const now = settings.current()
  const { [table]: before = [], ...others } = now.off
  const kinds = before.filter((one) => one !== kind)
  const newest = on ? kinds : [...kinds, kind]
  const kept = Object.entries(others).slice(-MOST_TABLES)
  change({
    ...now,
    off: { ...Object.fromEntries(kept), ...(newest.length === 0 ? {} : { [table]: newest }) },
  })
}

/** Resets all switches to their defaults. */
export function forgetNotices(): void {
  settings.set(USUAL)
  forgetLocal(KEY)
}

export const isWanted = (
  kind: NoticeKind,
  table: string,
  { on, off }: NoticeSettings = settings.current(),
): boolean => on[kind] && off[table]?.includes(kind) !== true

/** Tables that are muted for push on this device. */
export const quietTables = ({ off }: NoticeSettings = settings.current()): string[] =>
  Object.entries(off).flatMap(([table, kinds]) => (kinds.includes('push') ? [table] : []))

export interface TurnNotice {
  readonly title: string
  readonly body: string
  /** A newer notification of the same table replaces it. */
  readonly table: string
}

/** Does nothing while the page is visible. */
export function notify({ title, body, table }: TurnNotice): void {
  if (!isWanted('notify', table) || document.visibilityState === 'visible') return
  attempt(() => {
    const notice = new Notification(title, { body, tag: table })
    notice.addEventListener('click', () => {
      window.focus()
      notice.close()
    })
  })
}

/** Shows the number of waiting tables on the icon of the installed app. */
export function badge(count: number): void {
  void attemptLater(async () =>
    count === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(count),
  )
}
