/** Judges the turn as soon as it is over. */
import { dieIn } from '@tiletum/bots/review'
import type { TurnReview } from '@tiletum/bots/review'
import { useEffect, useEffectEvent, useState } from 'react'
import { runReview } from '../../game/computer/review.ts'
import { useSnapshot } from '../../game/TableContext.tsx'
import type { GameSession } from '../../game/game-session.ts'
import { turnPlayed } from './turn-question.ts'
import type { Solution, TurnQuestion } from './turn-question.ts'

export type JudgedSolutions =
  | { readonly is: 'playing' }
  | { readonly is: 'judging' }
  | { readonly is: 'failed' }
  | { readonly is: 'judged'; readonly right: boolean; readonly review: TurnReview }

const DEPTH = 'thorough'

export function useJudged(
  { content }: GameSession,
  { game: { config }, line, seat }: TurnQuestion,
  { moves, sameDie = false }: Pick<Solution, 'moves' | 'sameDie'>,
  onJudged: ((right: boolean) => void) | undefined,
): JudgedSolutions {
  const { game, moments } = useSnapshot()
  const [judged, setJudged] = useState<JudgedSolutions>()
  const at = line.length
  const end = turnPlayed({ moments }, at)?.end
  const tell = useEffectEvent((review: TurnReview) => {
    const own = moments.slice(at).map(({ notation }) => notation)
    const rightDie = !sameDie || dieIn(game, own) === dieIn(game, moves)
    const right = rightDie && (review.verdict === 'best' || review.verdict === 'fine')
    setJudged({ is: 'judged', right, review })
    onJudged?.(right)
  })
  const played = useEffectEvent((until: number) =>
    moments.slice(0, until).map(({ notation }) => notation),
  )
  useEffect(() => {
    if (end === undefined) return undefined
    let left = false
    const order = { config, line: played(end), seats: [seat], from: at, depth: DEPTH } as const
    const { turns, stop } = runReview(content, order)
    turns
      .then(([review]) => {
        if (left) return
        if (review === undefined) setJudged({ is: 'failed' })
        else tell(review)
      })
      .catch(() => {
        if (!left) setJudged({ is: 'failed' })
      })
    return () => {
      left = true
      stop()
    }
  }, [content, config, seat, at, end])
  return judged ?? { is: end === undefined ? 'playing' : 'judging' }
}
