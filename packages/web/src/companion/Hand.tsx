/** What is to be done on the table, as short imperatives; the reasons stand behind "why". */
import { useState } from 'react'
import type { GameEvent } from '@tiletum/engine'
import { useLazyWords } from '../shared/language/lazy-words.ts'
import type { GameText } from '../game/game-text.ts'
import { traceLines } from '../game/playback/playback.ts'
import type { Look } from './companion.ts'
import { HandFace } from './HandFace.tsx'
import { companionWords } from './words.ts'

interface HandProps {
  readonly look: Look
  readonly say: GameText
  readonly seats: readonly string[]
}

export function Hand({ look, say, seats }: HandProps) {
  const { companion } = useLazyWords(companionWords)
  const [why, setWhy] = useState(false)
  const { screen, snapshot } = look
  const { hand, bot } = screen
  const table = { rules: snapshot.game.rules, seats }
  const lines = handLines(hand, (event) => companion.hand(table, event))
  if (lines.length === 0) return undefined
  return (
    <section className="hand" aria-labelledby="by-hand">
      <h2 id="by-hand">{bot ? companion.botTurn : companion.doThis}</h2>
      <ol>
        {lines.map(({ text, event }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines in order
          <li key={index} data-event={event.event}>
            <span className="hand-line">
              <span className="hand-face">
                <HandFace game={snapshot.game} event={event} />
              </span>
              <span>{text}</span>
            </span>
          </li>
        ))}
      </ol>
      {bot ? (
        <>
          <button type="button" aria-expanded={why} onClick={() => setWhy(!why)}>
            {why ? companion.whyNot : companion.why}
          </button>
          {why ? (
            <ol className="trace">
              {traceLines(say, hand).map(({ text, head }, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- lines in order
                <li key={index} data-head={head ? '' : undefined}>
                  {text}
                </li>
              ))}
            </ol>
          ) : undefined}
        </>
      ) : undefined}
    </section>
  )
}

export interface HandLine {
  readonly text: string
  readonly event: GameEvent
}

const handLines = (
  events: readonly GameEvent[],
  word: (event: GameEvent) => string | undefined,
): readonly HandLine[] =>
  events.flatMap((event) => {
    const text = word(event)
    return text === undefined ? [] : [{ text, event }]
  })
