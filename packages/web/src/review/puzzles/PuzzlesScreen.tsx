/** All puzzles, today's first. */
import { PUZZLES, puzzleOfDay, TRIES } from '@tiletum/bots/puzzles'
import type { Puzzle } from '@tiletum/bots/puzzles'
import { playsWith } from '@tiletum/engine'
import { useState } from 'react'
import { useLazyWords } from '../../shared/language/lazy-words.ts'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import { addressOf, go } from '../../shared/navigation/route.ts'
import { today } from '../../daily/day.ts'
import { PageFrame } from '../../shared/frame/PageFrame.tsx'
import { reviewWords } from '../../shared/language/screen-words.ts'
import { puzzleOutcomes } from './puzzle-outcomes.ts'
import './puzzles.css'

/** How often computer players weaker than the master solved it. */
const foundBy = ({ found: { beginner, apprentice, merchant } }: Puzzle): number =>
  beginner + apprentice + merchant
const TRIES_IN_ALL = 3 * TRIES

export function PuzzlesScreen() {
  const { puzzles: words } = useLazyWords(reviewWords)
  const { web } = useLanguage().words
  const [outcomes] = useState(puzzleOutcomes)
  const daily = puzzleOfDay(today())
  return (
    <PageFrame>
      <h1>{words.title}</h1>
      <p>{words.about}</p>
      {daily === undefined ? undefined : (
        <p>
          <button
            type="button"
            className="primary"
            onClick={() => go({ at: 'puzzle', id: daily.id })}
          >
            {web.part(words.today, words.ratings[daily.rating])}
          </button>
        </p>
      )}
      <h2>{words.all}</h2>
      <ol className="puzzles">
        {PUZZLES.map((puzzle, index) => {
          const { id, config, round, turn, rating } = puzzle
          const outcome = outcomes[id]
          return (
            <li key={id}>
              <a href={addressOf({ at: 'puzzle', id })}>{words.name(index + 1)}</a>
              <span>
                {words.kind(config.players, round, turn)}
                {playsWith(config, 'silver') ? ` · ${words.silver}` : ''}
              </span>
              <span className="quiet" data-tip={words.found(foundBy(puzzle), TRIES_IN_ALL)}>
                {words.ratings[rating]}
              </span>
              <strong>{outcome === undefined ? '' : words[outcome]}</strong>
            </li>
          )
        })}
      </ol>
    </PageFrame>
  )
}
