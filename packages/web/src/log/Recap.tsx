/** What the others did since one's last turn, in a few sentences. */
import { memo, useMemo, useState } from 'react'
import { useSnapshot, useTable } from '../game/TableContext.tsx'
import { passagesSince } from '../game/turns.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { toldBetween } from './news.ts'
import './Recap.css'

export const Recap = memo(function Recap() {
  const snapshot = useSnapshot()
  const { say, people } = useTable()
  const { web } = useLanguage().words
  const { seat, live, steps, moments } = snapshot
  const [closed, setClosed] = useState(-1)
  const mine = live && steps.length === 0 && people.includes(seat)
  const start = mine ? moments.length : -1
  const lines = useMemo(() => {
    if (start < 0) return []
    return passagesSince(snapshot, seat).flatMap((passage) =>
      passage.seat === undefined
        ? toldBetween(say, passage.events)
        : (say.turn(passage.events) ?? []),
    )
    // oxlint-disable-next-line react/exhaustive-deps -- the snapshot of the beginning of the turn
  }, [start, seat, say])
  if (lines.length === 0 || closed === start) return undefined
  return (
    <aside className="recap" aria-label={web.recap.title}>
      <header>
        <strong>{web.recap.title}</strong>
        <button type="button" onClick={() => setClosed(start)}>
          {web.recap.close}
        </button>
      </header>
      <ul>
        {lines.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines in order
          <li key={index}>{line}</li>
        ))}
      </ul>
    </aside>
  )
})
