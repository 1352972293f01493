/** A hint of the master: the best lines it finds in a position, explained as an estimate. */
import { useEffect, useMemo, useState } from 'react'
import { announce } from '../../shared/access/live.tsx'
import type { BoardMarks } from '../../game/playback/board-marks.ts'
import type { GameSession } from '../../game/game-session.ts'
import { useSnapshot, useTable } from '../../game/TableContext.tsx'
import { useLazyWords } from '../../shared/language/lazy-words.ts'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import { Dialog } from '../../shared/ui/Dialog.tsx'
import { expectationOf, hintLines, marksOfLines, spokenSteps, whyOf } from './hint-lines.ts'
import { LineSteps } from './LineSteps.tsx'
import type { Pinned } from './pinned-hint.ts'
import { useAdvice } from './use-advice.ts'
import { hintWords } from '../../shared/language/screen-words.ts'
import '../moves/Thinking.css'
import './HintSheet.css'

interface HintSheetProps {
  readonly session: GameSession
  readonly anchor: DOMRect | undefined
  /** Marks on the board what the shown lines touch. */
  readonly onMarks: (marks: BoardMarks | undefined) => void
  /** Pins a line, to show it while it is played. */
  readonly onPin?: (pinned: Pinned) => void
  readonly onClose: () => void
}

export function HintSheet({ session, anchor, onMarks, onPin, onClose }: HintSheetProps) {
  const words = useLazyWords(hintWords)
  const { hand, web } = useLanguage().words
  const { table, say } = useTable()
  const [{ game, state, legal, seat, moments }] = useState(table.snapshot)
  const { legal: legalNow } = useSnapshot()
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

  const why = found.is === 'advice' ? whyOf(words, found.advice) : undefined
  const [best] = lines
  const said =
    found.is === 'failed'
      ? words.failed
      : best === undefined
        ? words.thinking
        : web.part(spokenSteps(best), expectationOf(words, best))
  useEffect(() => {
    announce(said, 'assertive')
  }, [said])

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
          {why === undefined ? undefined : <p>{why}</p>}
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
                  <LineSteps label={words.steps} steps={line.steps} />
                  {reveals ? (
                    <p className="quiet">{words.reveals}</p>
                  ) : (
                    <button
                      type="button"
                      data-tip={words.undoable}
                      disabled={!legalNow.has(first.notation)}
                      onClick={() => {
                        onClose()
                        table.play(first.notation)
                      }}
                    >
                      {words.first}
                    </button>
                  )}
                  {onPin === undefined ? undefined : (
                    <button
                      type="button"
                      className="pin"
                      onClick={() => {
                        onPin({
                          seat,
                          after: moments.length,
                          moves: line.steps.flatMap(({ notation, times }) =>
                            Array.from({ length: times }, () => notation),
                          ),
                        })
                        onClose()
                      }}
                    >
                      {hand.hint.pin}
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
