/** What may come up next, with probabilities: all piles are known, so they are exact. */
import { useMemo } from 'react'
import type { Odds } from '@tiletum/engine'
import type { Messages } from '@tiletum/text'
import { useSnapshot, useTable } from '../../game/TableContext.tsx'
import { useLazyWords } from '../../shared/language/lazy-words.ts'
import { replayWords } from '../../shared/language/screen-words.ts'

type PileName = keyof Messages['replay']['points']['piles']

const TURNS = 3

export function OddsList() {
  const { game, state } = useSnapshot()
  const { points: words } = useLazyWords(replayWords)
  const piles = (Object.keys(words.piles) as readonly PileName[]).filter(
    (pile) =>
      game.rules.chances.some(({ name }) => name === pile) &&
      // The last corruption token of the round is revealed; the next round begins with all of them.
      (pile !== 'corruption' || state.turn < TURNS),
  )
  return (
    <section className="odds" aria-label={words.odds}>
      <h3>{words.odds}</h3>
      {piles.map((pile) => (
        <PileOdds key={pile} pile={pile} />
      ))}
    </section>
  )
}

function PileOdds({ pile }: { readonly pile: PileName }) {
  const { game, state } = useSnapshot()
  const { say } = useTable()
  const { points: words } = useLazyWords(replayWords)
  const odds = useMemo(
    () =>
      game
        .odds(state, pile)
        .toSorted((one, other) =>
          pile === 'corruption' ? one.answer - other.answer : other.probability - one.probability,
        ),
    [game, state, pile],
  )
  if (odds.length === 0) return undefined
  const most = Math.max(...odds.map(({ probability }) => probability))
  const name = ({ answer }: Odds): string => {
    const [thing = ''] = game.partsOf(answer).args
    return pile === 'corruption' ? words.corruption(Number(thing)) : say.tile(thing)
  }
  return (
    <details>
      <summary>
        {words.piles[pile]} <small>{words.outcomes(odds.length)}</small>
      </summary>
      <ul>
        {odds.map((one) => (
          <li key={one.notation}>
            <span>{name(one)}</span>
            <span className="odds-bar" aria-hidden="true">
              <span style={{ width: `${(100 * one.probability) / most}%` }} />
            </span>
            <span className="share">{words.chance(one.probability)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
