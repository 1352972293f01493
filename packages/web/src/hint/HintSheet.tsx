/** What the master would look at: the best lines it finds in a moment, explained as an estimate. */
import { useEffect, useMemo, useState } from 'react'
import { announce } from '../access/live.tsx'
import type { Marks } from '../game/marks.ts'
import type { Session } from '../game/session.ts'
import { useTable } from '../game/TableContext.tsx'
import { useArea } from '../language/area.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { StepFace } from '../tray/Steps.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { expectationOf, hintLines, marksOfLines } from './lines.ts'
import { useAdvice } from './use-advice.ts'
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

export function HintSheet({ session, anchor, onMarks, onClose }: HintSheetProps) {
  const words = useArea(hintWords)
  const { web } = useLanguage().words
  const { table, say } = useTable()
  const [{ game, state, legal }] = useState(table.snapshot)
  const { found, iterations, stop, retry } = useAdvice(session)

  const lines = useMemo(
    () => (found.is === 'advice' ? hintLines(game, state, say, found.advice) : []),
    [found, game, state, say],
  )
  useEffect(() => {
    if (lines.length === 0) return undefined
    onMarks(marksOfLines(lines))
    return () => onMarks(undefined)
  }, [lines, onMarks])

  const [best] = lines
  const said =
    found.is === 'failed'
      ? words.failed
      : best === undefined
        ? words.thinking
        : web.part(best.steps.map(({ label }) => label).join(', '), expectationOf(words, best))
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
          <button type="button" className="primary" onClick={retry}>
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
          <button type="button" className="primary" onClick={stop}>
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
                        <strong>{expectationOf(words, line)}</strong> · {words.visits(line.visits)}
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
