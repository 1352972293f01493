/** A private note about the game, synced between the devices of its author. */
import { LIMITS } from '@tiletum/protocol'
import { useEffect, useId, useRef, useState } from 'react'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import type { RemoteTable } from '../game/remote/remote-table.ts'
import { useSignalValue } from '../game/host/use-signal-value.ts'
import { onlineWords } from '../shared/language/screen-words.ts'

/** Milliseconds without typing after which the note is saved. */
const PAUSE = 600

export function PrivateNote({ remote }: { readonly remote: RemoteTable }) {
  const { together, me } = useLazyWords(onlineWords)
  const { note } = useSignalValue(remote.mine)
  /** The text that is typed and not saved yet. */
  const [own, setOwn] = useState<string>()
  const [saved, setSaved] = useState(false)
  const unkept = useRef<string>(undefined)
  const id = useId()
  useEffect(() => {
    unkept.current = own
    if (own === undefined) return undefined
    const keep = async () => {
      const { is } = await remote.ask({ type: 'keep', note: own })
      if (is !== 'done') return
      setOwn((now) => (now === own ? undefined : now))
      setSaved(true)
    }
    const timer = setTimeout(() => void keep(), PAUSE)
    return () => clearTimeout(timer)
  }, [own, remote])
  // Saves what is typed when the page is left.
  useEffect(
    () => () => {
      if (unkept.current !== undefined) void remote.ask({ type: 'keep', note: unkept.current })
    },
    [remote],
  )
  return (
    <section>
      <h3>
        <label htmlFor={id}>{together.note}</label>
      </h3>
      <textarea
        id={id}
        rows={3}
        maxLength={LIMITS.note}
        aria-describedby={`${id}-about`}
        value={own ?? note}
        onChange={(event) => setOwn(event.target.value)}
      />
      <p id={`${id}-about`} className="quiet">
        {together.noteAbout} <output>{saved && own === undefined ? me.saved : ''}</output>
      </p>
    </section>
  )
}
