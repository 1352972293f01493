/** What the others did since one's last turn, in a few sentences. */
import { memo, useMemo, useState } from 'react'
import { Banner, Icon } from '../art/index.ts'
import { useSnapshot, useTable } from '../game/TableContext.tsx'
import { passagesSince } from '../game/turns.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { toldBetween } from './news.ts'
import './Recap.css'

export const Recap = memo(function Recap() {
  const snapshot = useSnapshot()
  const { say, people, colours } = useTable()
  const { web } = useLanguage().words
  const { seat, live, steps, moments } = snapshot
  const [closed, setClosed] = useState(-1)
  const mine = live && steps.length === 0 && people.includes(seat)
  const start = mine ? moments.length : -1
  const lines = useMemo(() => {
    if (start < 0) return []
    return passagesSince(snapshot, seat).flatMap((passage) => {
      const { seat: by, events } = passage
      const told = by === undefined ? toldBetween(say, events) : [say.turn(events) ?? []].flat()
      return told.map((text) => ({ by, text }))
    })
    // oxlint-disable-next-line react/exhaustive-deps -- the snapshot of the beginning of the turn
  }, [start, seat, say])
  if (lines.length === 0 || closed === start) return undefined
  return (
    <aside className="recap" aria-label={web.recap.title}>
      <header>
        <strong>{web.recap.title}</strong>
        <button
          type="button"
          className="plain"
          aria-label={web.recap.close}
          data-tip={web.recap.close}
          onClick={() => setClosed(start)}
        >
          <Icon name="close" size={16} />
        </button>
      </header>
      <ul>
        {lines.map(({ by, text }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines in order
          <li key={index}>
            {by === undefined ? (
              <span className="between" />
            ) : (
              <Banner player={colours[by] ?? 'cardinal'} size={16} />
            )}
            {text}
          </li>
        ))}
      </ul>
    </aside>
  )
})
