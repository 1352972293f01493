/** The switches for notifications of this device, for all tables or for one. */
import { useState } from 'react'
import { attemptLater } from '../shared/browser/attempt.ts'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import { useLanguage } from '../shared/language/LanguageProvider.tsx'
import {
  isWanted,
  NOTICE_KINDS,
  noticeSettings,
  switchNotice,
  switchNoticeAt,
} from '../game/remote/turn-notices.ts'
import type { NoticeKind } from '../game/remote/turn-notices.ts'
import { canPush, endPush, wantPush } from '../game/remote/push.ts'
import { useSignalValue } from '../game/host/use-signal-value.ts'
import { onlineWords } from '../shared/language/screen-words.ts'

/** @param table Undefined for the switches of the device. */
export function NoticeSwitches({ table }: { readonly table?: string }) {
  const { notices: words } = useLazyWords(onlineWords)
  const { language } = useLanguage()
  const settings = useSignalValue(noticeSettings)
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)

  /** Returns what the browser does not allow; undefined if it allows the notification. */
  const allowed = async (kind: NoticeKind, on: boolean): Promise<string | undefined> => {
    if (kind === 'notify' && on)
      return (await attemptLater(async () => Notification.requestPermission())) === 'granted'
        ? undefined
        : words.denied
    if (kind === 'push' && on) {
      const wrong = await wantPush(language)
      return wrong === undefined ? undefined : words[wrong]
    }
    if (kind === 'push') await endPush()
    return undefined
  }
  const change = async (kind: NoticeKind, on: boolean) => {
    setBusy(true)
    if (table === undefined) {
      const wrong = await allowed(kind, on)
      setFault(wrong)
      if (wrong === undefined) switchNotice(kind, on)
    } else {
      switchNoticeAt(table, kind, on)
      if (kind === 'push') await wantPush(language)
    }
    setBusy(false)
  }

  const kinds = NOTICE_KINDS.filter((kind) =>
    table === undefined ? kind !== 'push' || canPush() : settings.on[kind],
  )
  return (
    <>
      <fieldset className="ticks" aria-busy={busy}>
        <legend>{table === undefined ? words.device : words.table}</legend>
        {kinds.map((kind) => (
          <label key={kind}>
            <input
              type="checkbox"
              disabled={busy}
              checked={table === undefined ? settings.on[kind] : isWanted(kind, table, settings)}
              onChange={(event) => void change(kind, event.target.checked)}
            />
            <span>{words.kinds[kind]}</span>
          </label>
        ))}
      </fieldset>
      {table === undefined && !canPush() ? <p className="quiet">{words.insecure}</p> : undefined}
      {fault === undefined ? undefined : (
        <p className="error" role="alert">
          {fault}
        </p>
      )}
    </>
  )
}
