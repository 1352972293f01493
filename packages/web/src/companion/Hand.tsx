/** What the hands have to do on the table: one list under its headings; the reasons stand behind "why". */
import { useState } from 'react'
import type { InstructionPart } from '@tiletum/text'
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
  const { screen, snapshot } = look
  const { game } = snapshot
  const parts = companion.instructions({ rules: game.rules, seats }, screen.before, screen.hand)
  if (parts.length === 0) return undefined
  return (
    <section className="hand" aria-labelledby="by-hand">
      <h2 id="by-hand">{screen.bot ? companion.botTurn : companion.doThis}</h2>
      {parts.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts only grow at their end
        <Part key={index} part={part} look={look} say={say} />
      ))}
    </section>
  )
}

interface PartProps {
  readonly part: InstructionPart
  readonly look: Look
  readonly say: GameText
}

function Part({ part, look, say }: PartProps) {
  const { companion } = useLazyWords(companionWords)
  const [why, setWhy] = useState(false)
  const { game } = look.snapshot
  const reasons = traceLines(say, part.events)
  return (
    <section className="hand-part" data-part={part.part} data-greyed={part.greyed ? '' : undefined}>
      {part.heading === undefined ? undefined : (
        <h3>
          {part.heading}
          {reasons.length === 0 ? undefined : (
            <button type="button" aria-expanded={why} onClick={() => setWhy(!why)}>
              {why ? companion.whyNot : companion.why}
            </button>
          )}
        </h3>
      )}
      <ol>
        {part.lines.map(({ text, event }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the lines are in order
          <li key={index} data-event={event.event}>
            <span className="hand-face">
              <HandFace game={game} event={event} />
            </span>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      {why ? (
        <ol className="trace">
          {reasons.map(({ text, head }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the lines are in order
            <li key={index} data-head={head ? '' : undefined}>
              {text}
            </li>
          ))}
        </ol>
      ) : undefined}
    </section>
  )
}
