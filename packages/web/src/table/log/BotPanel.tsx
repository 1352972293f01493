/** The last turn of the Cardinalbot with its reasons, line by line. */
import { useEffect, useRef } from 'react'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import { endOfStep } from '../../game/playback/playback.ts'
import type { Playback } from '../../game/playback/playback.ts'
import { TraceLines } from './TraceLines.tsx'
import './BotPanel.css'

export function BotPanel({ playback }: { readonly playback: Playback }) {
  const { web } = useLanguage().words
  const { lines, told, playing } = playback
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [told])
  if (lines.length === 0) return <p className="quiet">{web.bot.nothing}</p>
  const upTo = playing ? endOfStep(playback) : lines.length
  return (
    <ol className="trace" ref={list}>
      <TraceLines lines={lines.slice(0, upTo)} />
    </ol>
  )
}
