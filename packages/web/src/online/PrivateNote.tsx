/** A note about the game that only its writer reads, on all their devices. */
import { LIMITS } from '@tiletum/protocol'
import { useEffect, useId, useRef, useState } from 'react'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import type { RemoteTable } from '../game/remote/remote-table.ts'
import { useSignalValue } from '../game/host/use-signal-value.ts'
import { onlineWords } from '../shared/language/screen-words.ts'

/** How long somebody writes on before the note is kept. */
const PAUSE = 600

export function PrivateNote({ remote }: { readonly remote: RemoteTable }) {
  const { together, me } = useLazyWords(onlineWords)
  const { note } = useSignalValue(remote.mine)
  /** What is written here and not kept yet. */
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
  // Whoever leaves in the middle of a word loses nothing.
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
