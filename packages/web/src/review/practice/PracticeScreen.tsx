/** Practice: the turns that a stored review found mistakes in, one after the other. */
import { useEffect, useMemo, useState } from 'react'
import type { TurnReview } from '@tiletum/bots/review'
import { useLazyWords } from '../../shared/language/lazy-words.ts'
import { go } from '../../shared/navigation/route.ts'
import { composeGame } from '../../game/storage/compose.ts'
import type { Composed } from '../../game/storage/compose.ts'
import { gameStore } from '../../game/storage/game-store.ts'
import { reviewOf } from '../../game/storage/review-store.ts'
import { lineIn } from '../../game/storage/saved-game.ts'
import type { SavedGame } from '../../game/storage/saved-game.ts'
import { loadExpansions } from '../../table/expansions.tsx'
import { PageFrame } from '../../shared/frame/PageFrame.tsx'
import { isFault } from '../review/format-points.ts'
import { reviewWords } from '../../shared/language/screen-words.ts'
import { Question } from './Question.tsx'

export interface PracticeProps {
  readonly id: string
  readonly seat: number
}

interface Opened {
  readonly saved: SavedGame
  readonly composed: Composed
  readonly faults: readonly TurnReview[]
}

async function open(id: string, seat: number): Promise<Opened | undefined> {
  const saved = await gameStore.read(id)
  const review = saved && (await reviewOf(saved, seat))
  const faults = review?.turns.filter(isFault) ?? []
  if (saved === undefined || faults.length === 0) return undefined
  const [composed] = await Promise.all([composeGame(saved), loadExpansions(saved.config)])
  return { saved, composed, faults }
}

export function PracticeScreen({ id, seat }: PracticeProps) {
  const { practice: words } = useLazyWords(reviewWords)
  const [opened, setOpened] = useState<Opened | 'loading' | 'none'>('loading')
  useEffect(() => {
    let left = false
    void open(id, seat)
      .catch(() => undefined)
      .then((found) => {
        if (!left) setOpened(found ?? 'none')
      })
    return () => {
      left = true
    }
  }, [id, seat])
  const leave = () => go({ at: 'review', id })
  if (opened === 'loading') return <main id="content" aria-busy="true" />
  if (opened === 'none')
    return (
      <PageFrame>
        <h1>{words.title}</h1>
        <p>{words.none}</p>
        <p>
          <button type="button" onClick={leave}>
            {words.done}
          </button>
        </p>
      </PageFrame>
    )
  return <Questions {...opened} seat={seat} onLeave={leave} />
}

interface QuestionsProps extends Opened {
  readonly seat: number
  readonly onLeave: () => void
}

function Questions({ saved, composed, faults, seat, onLeave }: QuestionsProps) {
  const words = useLazyWords(reviewWords)
  const [at, setAt] = useState(0)
  const turn = faults[at]
  const asked = useMemo(
    () => ({
      ...composed,
      players: saved.players,
      line: lineIn(saved).slice(0, turn?.from),
      seat,
      seed: saved.seed ?? saved.id,
    }),
    [saved, composed, seat, turn],
  )
  if (turn?.better === undefined) return undefined
  const { practice } = words
  const last = at + 1 === faults.length
  return (
    <Question
      key={at}
      asked={asked}
      answer={{ ...turn.better, reasons: turn.reasons }}
      title={practice.question(at + 1, faults.length)}
      ask={practice.ask}
      onLeave={onLeave}
      onward={(main) => (
        <button
          type="button"
          className={main ? 'primary' : ''}
          onClick={last ? onLeave : () => setAt(at + 1)}
        >
          {last ? practice.done : practice.next}
        </button>
      )}
    />
  )
}
