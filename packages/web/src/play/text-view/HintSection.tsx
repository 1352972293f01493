/** A hint of the master as a list; the best line is also given as the answer to the command. */
import { useEffect, useMemo, useState } from 'react'
import type { GameSession } from '../../game/game-session.ts'
import { expectationOf, hintLines, whyOf } from '../../table/hint/hint-lines.ts'
import { useAdvice } from '../../table/hint/use-advice.ts'
import { hintWords } from '../../shared/language/screen-words.ts'
import { useLazyWords } from '../../shared/language/lazy-words.ts'
import { useTextView } from './context.ts'
import { sentence } from './sentence.ts'

interface HintSectionProps {
  readonly session: GameSession
  readonly onSaid: (answer: string) => void
  readonly onLine: (line: string) => void
}

export function HintSection({ session, onSaid, onLine }: HintSectionProps) {
  const words = useLazyWords(hintWords)
  const context = useTextView()
  const { at, listed } = context
  const [{ game, state }] = useState(session.table.snapshot)
  const { found, iterations, stop, retry } = useAdvice(session)
  const lines = useMemo(
    () => (found.is === 'advice' ? hintLines(game, state, at.say, found.advice) : []),
    [found, game, state, at],
  )
  const told = lines.map((line) => ({
    first: line.steps[0]?.notation ?? '',
    steps: line.steps.map(({ long, times }) => (times === 1 ? long : `${long} ×${times}`)),
    expects:
      line.visits === undefined
        ? words.only
        : `${expectationOf(words, line)}, ${words.visits(line.visits)}`,
  }))
  const why = found.is === 'advice' ? whyOf(words, found.advice) : undefined
  const [best] = told
  const said =
    found.is === 'failed'
      ? words.failed
      : best === undefined
        ? ''
        : sentence(context.words.web.part(best.steps.join('; '), best.expects))
  useEffect(() => {
    if (said !== '') onSaid(said)
  }, [said, onSaid])
  const typed = (notation: string): string | undefined =>
    listed.find((option) => option.notation === notation)?.short

  return (
    <section aria-labelledby="text-hint">
      <h2 id="text-hint">{words.title}</h2>
      {found.is === 'failed' ? (
        <p className="buttons">
          <span className="error">{words.failed}</span>
          <button type="button" onClick={retry}>
            {words.retry}
          </button>
        </p>
      ) : found.is === 'thinking' ? (
        <p className="buttons">
          <progress value={found.iterations} max={iterations} aria-label={words.thinking} />
          <button type="button" onClick={stop}>
            {words.enough}
          </button>
        </p>
      ) : (
        <>
          <p>{words.about}</p>
          {why === undefined ? undefined : <p>{why}</p>}
          <ol aria-label={words.lines}>
            {told.map(({ first, steps, expects }) => {
              const form = typed(first)
              return (
                <li key={first}>
                  {expects}
                  <ol aria-label={words.steps}>
                    {steps.map((step, index) => (
                      // oxlint-disable-next-line react/no-array-index-key -- steps in order
                      <li key={index}>{step}</li>
                    ))}
                  </ol>
                  {form === undefined ? undefined : (
                    <>
                      <button type="button" onClick={() => onLine(form)}>
                        {words.first}
                      </button>{' '}
                      <code>{form}</code>
                    </>
                  )}
                </li>
              )
            })}
          </ol>
        </>
      )}
    </section>
  )
}
