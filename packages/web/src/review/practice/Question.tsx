/** A turn as a question: it is played on the table, judged, and compared with the best line. */
import { useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { announce } from '../../shared/access/live.tsx'
import { useLazyWords } from '../../shared/language/lazy-words.ts'
import type { GameSession } from '../../game/game-session.ts'
import { stateAt } from '../../game/timeline/moment.ts'
import { useSnapshot } from '../../game/TableContext.tsx'
import { TableScreen } from '../../table/TableScreen.tsx'
import { Dialog } from '../../shared/ui/Dialog.tsx'
import { BetterLine } from '../review/BetterLine.tsx'
import { points } from '../review/format-points.ts'
import { reviewWords } from '../../shared/language/screen-words.ts'
import { askTurn } from './turn-question.ts'
import type { Solution, TurnQuestion } from './turn-question.ts'
import { useJudged } from './use-judged.ts'
import type { JudgedSolutions } from './use-judged.ts'
import './practice.css'

export interface QuestionProps {
  readonly asked: TurnQuestion
  readonly answer: Solution
  /** The number of the question, and what it asks. */
  readonly title: string
  readonly ask: string
  /** The buttons at the end; with `main` the first of them is the main button. */
  readonly onward: (main: boolean) => ReactNode
  readonly onLeave: () => void
  readonly onJudged?: (right: boolean) => void
}

export function Question(props: QuestionProps) {
  const { asked } = props
  const [attempt, setAttempt] = useState(0)
  // oxlint-disable-next-line react/exhaustive-deps -- each attempt has a table of its own
  const session = useMemo(() => askTurn(asked), [asked, attempt])
  useEffect(() => () => session.close(), [session])
  return (
    <TableScreen
      key={attempt}
      session={session}
      coached={false}
      top={<Strip {...props} session={session} onRetry={() => setAttempt(attempt + 1)} />}
    />
  )
}

interface StripProps extends QuestionProps {
  readonly session: GameSession
  readonly onRetry: () => void
}

function Strip({ session, onRetry, ...props }: StripProps) {
  const { asked, answer, title, ask, onward, onLeave, onJudged } = props
  const { practice: words } = useLazyWords(reviewWords)
  const { opening, moments } = useSnapshot()
  const [shown, setShown] = useState(false)
  const judged = useJudged(session, asked, answer, onJudged)
  // The position never changes: the played moves come after it.
  const [before] = useState(() => stateAt(opening, moments, answer.at))
  const heading = headingOf(judged, words)
  useEffect(() => {
    if (judged.is !== 'playing') announce(heading)
  }, [judged.is, heading])
  const right = judged.is === 'judged' && judged.right
  return (
    <section className="coach question-strip" aria-label={title}>
      <p>
        <strong>{title}</strong> {ask}
      </p>
      <button type="button" onClick={() => setShown(true)}>
        {words.answer}
      </button>
      <button type="button" onClick={onLeave}>
        {words.leave}
      </button>
      {judged.is !== 'playing' || shown ? (
        <Dialog
          title={heading}
          closeLabel={words.close}
          className="verdict"
          onClose={judged.is === 'playing' ? () => setShown(false) : onRetry}
        >
          {judged.is === 'judging' ? (
            <progress aria-label={words.judging} />
          ) : (
            <>
              {judged.is === 'failed' ? <p className="error">{words.failed}</p> : undefined}
              {judged.is === 'judged' ? <p>{textOf(judged, words)}</p> : undefined}
              <BetterLine
                title={words.best}
                state={before}
                moves={answer.moves}
                reasons={answer.reasons}
                heading="h3"
              />
              {answer.note === undefined ? undefined : <p>{answer.note}</p>}
              <p className="buttons">
                {judged.is === 'playing' ? undefined : (
                  <button type="button" className={right ? '' : 'primary'} onClick={onRetry}>
                    {words.retry}
                  </button>
                )}
                {onward(right)}
              </p>
            </>
          )}
        </Dialog>
      ) : undefined}
    </section>
  )
}

type PracticeWords = Awaited<ReturnType<typeof reviewWords>>['practice']

function headingOf(judged: JudgedSolutions, words: PracticeWords): string {
  switch (judged.is) {
    case 'playing':
      return words.theAnswer
    case 'judging':
      return words.judging
    case 'failed':
      return words.wrong
    case 'judged':
      return judged.right ? words.right : words.wrong
  }
}

function textOf(
  { right, review }: Extract<JudgedSolutions, { is: 'judged' }>,
  words: PracticeWords,
): string {
  if (right) return words.rightText
  return review.verdict === 'best' || review.verdict === 'fine'
    ? words.otherDie
    : words.wrongText(points(review.lost), points(Math.max(1, review.error)))
}
