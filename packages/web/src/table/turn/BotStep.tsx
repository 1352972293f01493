/**
 * The step of the Cardinalbot's turn that is played back, for windows without its panel beside the
 * board.
 */
import { useEffect, useRef } from 'react'
import { endOfStep } from '../../game/playback/playback.ts'
import type { Playback } from '../../game/playback/playback.ts'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import { TraceLines } from '../log/TraceLines.tsx'

export function BotStep({ playback }: { readonly playback: Playback }) {
  const { web } = useLanguage().words
  const { lines, told } = playback
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollTo({ top: 0 })
  }, [told])
  return (
    <div className="prompt bot-step" ref={box}>
      <p>{web.bot.title}</p>
      <ol>
        <TraceLines lines={lines.slice(told, endOfStep(playback))} />
      </ol>
    </div>
  )
}
