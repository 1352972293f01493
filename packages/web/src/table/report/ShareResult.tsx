/** The result as a few lines of text, to copy or to share with another app. */
import { scores } from '@tiletum/engine'
import { useRef, useState } from 'react'
import { announce } from '../../shared/access/live.tsx'
import { useLazyWords } from '../../shared/language/lazy-words.ts'
import { attemptLater } from '../../shared/browser/attempt.ts'
import { useSnapshot, useTable } from '../../game/TableContext.tsx'
import { copied } from '../../shared/ui/copy.ts'
import { chartPointsOf } from '../points/chart-points.ts'
import { resultTextOf } from './result-text.ts'
import { chronicleWords } from '../../shared/language/screen-words.ts'

export function ShareResult({ mode }: { readonly mode: string }) {
  const words = useLazyWords(chronicleWords)
  const snapshot = useSnapshot()
  const { say } = useTable()
  const { game, state } = snapshot
  const [said, setSaid] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const text = resultTextOf(words.strip, {
    mode,
    seats: game
      .standings(state)
      .map((seat) => ({ name: say.seat(seat), vp: scores(state)[seat] ?? 0 })),
    leaders: chartPointsOf(snapshot)
      .filter(({ at }) => at === 'fair')
      .map(({ vp }) => leaderIn(vp))
      .map((seat) => (seat === undefined ? undefined : say.seat(seat))),
  })
  const copy = async () => {
    const done = await copied(text, field.current ?? undefined)
    const told = done ? words.copied : words.select
    setSaid(told)
    announce(told)
  }
  return (
    <section className="share-result no-print" aria-label={words.share}>
      <h3>{words.share}</h3>
      <textarea
        ref={field}
        readOnly
        rows={text.split('\n').length + 1}
        value={text}
        aria-label={words.share}
        onFocus={(event) => event.target.select()}
      />
      <p className="buttons">
        <button type="button" onClick={() => void copy()}>
          {words.copy}
        </button>
        {'share' in navigator ? (
          <button
            type="button"
            onClick={() => void attemptLater(async () => navigator.share({ text }))}
          >
            {words.send}
          </button>
        ) : undefined}
        <span className="quiet">{said}</span>
      </p>
    </section>
  )
}

/** Returns the seat with the most points, if there is only one. */
function leaderIn(vp: readonly number[]): number | undefined {
  const most = Math.max(...vp)
  const first = vp.indexOf(most)
  return vp.lastIndexOf(most) === first ? first : undefined
}
