/** What the master would look at: the best lines it finds in a moment, explained as an estimate. */
import { LEVEL_ITERATIONS } from '@tiletum/bots'
import type { Advice } from '@tiletum/bots'
import { useEffect, useMemo, useRef, useState } from 'react'
import { announce } from '../access/live.tsx'
import { openMind } from '../computer/mind.ts'
import type { Mind } from '../computer/mind.ts'
import type { Marks } from '../game/marks.ts'
import type { Session } from '../game/session.ts'
import { useTable } from '../game/TableContext.tsx'
import { iterationsOfVisit } from '../game/visit.ts'
import { useArea } from '../language/area.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { StepFace } from '../tray/Steps.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { hintLines, marksOfLines } from './lines.ts'
import type { HintLine } from './lines.ts'
import { hintWords } from './words.ts'
import '../computer/Thinking.css'
import './HintSheet.css'

interface HintSheetProps {
  readonly session: Session
  readonly anchor: DOMRect | undefined
  /** What the lines touch on the board, while they are shown. */
  readonly onMarks: (marks: Marks | undefined) => void
  readonly onClose: () => void
}

type Found =
  | { readonly is: 'thinking'; readonly iterations: number }
  | { readonly is: 'advice'; readonly advice: Advice }
  | { readonly is: 'failed' }

const THINKING: Found = { is: 'thinking', iterations: 0 }

export function HintSheet({ session, anchor, onMarks, onClose }: HintSheetProps) {
  const words = useArea(hintWords)
  const { web } = useLanguage().words
  const { table, say } = useTable()
  const [{ game, state, moments, legal }] = useState(table.snapshot)
  const [found, setFound] = useState<Found>(THINKING)
  const [attempt, setAttempt] = useState(0)
  const mind = useRef<Mind>(undefined)
  const iterations = iterationsOfVisit() ?? LEVEL_ITERATIONS.master

  useEffect(() => {
    let left = false
    const tell = (now: Found) => {
      if (!left) setFound(now)
    }
    const think = async () => {
      try {
        mind.current = openMind(session.content)
        const advice = await mind.current.think(
          {
            config: game.config,
            state,
            policy: 'master',
            seed: `${session.saved().id} hint ${moments.length}`,
            iterations,
          },
          (done) => tell({ is: 'thinking', iterations: done }),
        )
        tell({ is: 'advice', advice })
      } catch {
        tell({ is: 'failed' })
      }
    }
    void think()
    return () => {
      left = true
      mind.current?.close()
    }
  }, [session, game, state, moments, iterations, attempt])

  const lines = useMemo(
    () => (found.is === 'advice' ? hintLines(game, state, say, found.advice) : []),
    [found, game, state, say],
  )
  useEffect(() => {
    if (lines.length === 0) return undefined
    onMarks(marksOfLines(lines))
    return () => onMarks(undefined)
  }, [lines, onMarks])

  const expectation = ({ expected }: HintLine): string =>
    expected > 0 ? words.ahead(expected) : expected < 0 ? words.behind(-expected) : words.level
  const [best] = lines
  const said =
    found.is === 'failed'
      ? words.failed
      : best === undefined
        ? words.thinking
        : web.part(best.steps.map(({ label }) => label).join(', '), expectation(best))
  useEffect(() => announce(said, 'assertive'), [said])

  return (
    <Dialog
      title={words.title}
      closeLabel={words.close}
      onClose={onClose}
      anchor={anchor}
      className="hint"
    >
      {found.is === 'failed' ? (
        <p className="buttons">
          <span className="error">{words.failed}</span>
          <button
            type="button"
            className="primary"
            onClick={() => {
              setFound(THINKING)
              setAttempt(attempt + 1)
            }}
          >
            {words.retry}
          </button>
        </p>
      ) : found.is === 'thinking' ? (
        <div className="hint-thinking">
          <div className="thinking">
            <p>{words.thinking}</p>
            <progress value={found.iterations} max={iterations} aria-label={words.thinking} />
            <span className="tried" aria-hidden="true">
              {words.tried(found.iterations, iterations)}
            </span>
          </div>
          <button type="button" className="primary" onClick={() => mind.current?.stop()}>
            {words.enough}
          </button>
        </div>
      ) : (
        <>
          <p className="about">{words.about}</p>
          <ol className="hint-lines" aria-label={words.lines}>
            {lines.map((line) => {
              const [first] = line.steps
              if (first === undefined) return undefined
              const reveals = legal.get(first.notation)?.reveals === true
              return (
                <li key={first.notation}>
                  <p className="expects">
                    {line.visits === undefined ? (
                      words.only
                    ) : (
                      <>
                        <strong>{expectation(line)}</strong> · {words.visits(line.visits)}
                      </>
                    )}
                  </p>
                  <ol className="hint-steps" aria-label={words.steps}>
                    {line.steps.map(({ notation, label, long, times }, index) => (
                      // oxlint-disable-next-line react/no-array-index-key -- steps in order
                      <li key={index} className="chip" data-tip={long}>
                        <StepFace notation={notation} />
                        {label}
                        {times === 1 ? undefined : <strong>×{times}</strong>}
                      </li>
                    ))}
                  </ol>
                  {reveals ? (
                    <p className="quiet">{words.reveals}</p>
                  ) : (
                    <button
                      type="button"
                      data-tip={words.undoable}
                      onClick={() => {
                        onClose()
                        table.play(first.notation)
                      }}
                    >
                      {words.first}
                    </button>
                  )}
                </li>
              )
            })}
          </ol>
        </>
      )}
    </Dialog>
  )
}
