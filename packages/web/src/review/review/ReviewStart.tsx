/** The choice of the depth, with its duration; then the progress. */
import { DEPTHS } from '@tiletum/bots/review'
import type { DepthName } from '@tiletum/bots/review'
import { useState } from 'react'
import { useLazyWords } from '../../shared/language/lazy-words.ts'
import { Choice } from '../../shared/ui/Choice.tsx'
import { reviewPaceOf, secondsOf } from './review-duration.ts'
import type { ReviewState } from './use-review.ts'
import { reviewWords } from '../../shared/language/screen-words.ts'

interface ReviewStartProps {
  readonly turns: number
  readonly failed: boolean
  readonly onStart: (depth: DepthName) => void
}

export function ReviewStart({ turns, failed, onStart }: ReviewStartProps) {
  const words = useLazyWords(reviewWords)
  const [depth, setDepth] = useState<DepthName>('thorough')
  const names = Object.fromEntries(
    DEPTHS.map((one) => [
      one,
      words.depthTime(words.depths[one], secondsOf(turns * reviewPaceOf(one))),
    ]),
  ) as Readonly<Record<DepthName, string>>
  if (turns === 0) return <p className="quiet">{words.nothing}</p>
  return (
    <>
      <p>{words.about}</p>
      {failed ? <p className="error">{words.failed}</p> : undefined}
      <Choice label={words.depth} values={DEPTHS} names={names} value={depth} onChange={setDepth} />
      <p className="buttons">
        <button type="button" className="primary" onClick={() => onStart(depth)}>
          {words.start}
        </button>
      </p>
    </>
  )
}

interface ReviewProgressProps {
  readonly now: Extract<ReviewState, { is: 'running' }>
  readonly onStop: () => void
}

export function ReviewProgress({ now: { done, of, left }, onStop }: ReviewProgressProps) {
  const words = useLazyWords(reviewWords)
  const said = words.progress(done, of)
  return (
    <>
      <p>{left === 0 ? said : words.left(said, secondsOf(left))}</p>
      <progress value={done} max={Math.max(1, of)} aria-label={words.title} />
      <p className="buttons">
        <button type="button" onClick={onStop}>
          {words.stop}
        </button>
      </p>
    </>
  )
}
