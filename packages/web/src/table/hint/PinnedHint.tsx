/** The pinned hint, which shows its progress while the player plays it. */
import { useEffect } from 'react'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import { useSnapshot, useTable } from '../../game/TableContext.tsx'
import { progressOf } from './pinned-hint.ts'
import type { Pinned } from './pinned-hint.ts'
import './PinnedHint.css'

interface PinnedHintProps {
  readonly pinned: Pinned
  readonly onUnpin: () => void
}

export function PinnedHint({ pinned, onUnpin }: PinnedHintProps) {
  const { hand } = useLanguage().words
  const { say, play } = useTable()
  const snapshot = useSnapshot()
  const { state, seat } = snapshot
  const { played, next, broken } = progressOf(pinned, snapshot)
  const over = next === undefined || snapshot.over
  useEffect(() => {
    if (over) onUnpin()
  }, [over, onUnpin])
  if (over || seat !== pinned.seat) return undefined
  return (
    <section className="pinned-hint" aria-label={hand.hint.title}>
      <p>
        {hand.hint.title} <small>{`${played + 1} / ${pinned.moves.length}`}</small>
      </p>
      <button type="button" onClick={onUnpin}>
        {hand.hint.unpin}
      </button>
      {broken ? (
        <p className="quiet">{hand.hint.broken}</p>
      ) : (
        <button
          type="button"
          className="primary"
          data-pinned={next}
          data-tip={hand.hint.next}
          onClick={() => play(next)}
        >
          {say.move(state, next).label}
        </button>
      )}
    </section>
  )
}
