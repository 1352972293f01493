/** The Cardinalbot's last turn with its reasons, line by line. */
import { useEffect, useRef } from 'react'
import { useLanguage } from '../language/LanguageProvider.tsx'
import type { Playback } from '../game/playback.ts'
import { useTable } from '../game/TableContext.tsx'
import './BotPanel.css'

export function BotPanel({ playback }: { readonly playback: Playback }) {
  const { web } = useLanguage().words
  const { openRule } = useTable()
  const { lines, told, playing } = playback
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [told])
  if (lines.length === 0) return <p className="quiet">{web.bot.nothing}</p>
  const upTo = playing ? endOfStep(lines, told) : lines.length
  return (
    <ol className="trace" ref={list}>
      {lines.slice(0, upTo).map(({ text, head, event }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines in order
        <li key={index} data-head={head ? '' : undefined} data-event={event.event}>
          {text}{' '}
          {head ? (
            <button type="button" className="link" onClick={() => openRule(event.clause)}>
              {web.why.rule}
            </button>
          ) : undefined}
        </li>
      ))}
    </ol>
  )
}

function endOfStep(lines: Playback['lines'], told: number): number {
  const next = lines.findIndex(({ head }, index) => index > told && head)
  return next < 0 ? lines.length : next
}
