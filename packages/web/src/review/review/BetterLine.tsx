/** The better line in words, and why it is better. */
import { tableFacts } from '@tiletum/engine'
import type { EvaluationReason } from '@tiletum/bots/review'
import type { State } from '@tiletum/engine'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import { useLazyWords } from '../../shared/language/lazy-words.ts'
import { useSnapshot, useTable } from '../../game/TableContext.tsx'
import { LineSteps } from '../../table/hint/LineSteps.tsx'
import { reasonsOf, stepsOf } from '../../table/hint/hint-lines.ts'
import { reviewWords } from '../../shared/language/screen-words.ts'

interface BetterLineProps {
  readonly title: string
  readonly state: State
  readonly moves: readonly string[]
  readonly reasons: readonly EvaluationReason[]
  /** The level of its headings, below the one above it. */
  readonly heading: 'h3' | 'h4'
}

/** Number of reasons shown: nobody learns from more at once. */
const MOST_REASONS = 5

export function BetterLine({ title, state, moves, reasons, heading }: BetterLineProps) {
  const Heading = heading
  const words = useLazyWords(reviewWords)
  const { web } = useLanguage().words
  const { game } = useSnapshot()
  const { say, faces } = useTable()
  const fair = tableFacts(game.rules, state).fairs.find((one) => one.fair === state.round)
  const town = faces.town(fair?.town ?? '')?.name
  const told = reasonsOf(words.reasons, reasons, town).slice(0, MOST_REASONS)
  return (
    <section className="better-line">
      <Heading>{title}</Heading>
      <LineSteps label={title} steps={stepsOf(game, state, say, moves)} />
      {told.length === 0 ? undefined : (
        <>
          <Heading>{words.why}</Heading>
          <ul className="reasons" aria-label={web.part(title, words.why)}>
            {told.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
