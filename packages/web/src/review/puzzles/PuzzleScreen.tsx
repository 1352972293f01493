/** One puzzle on the table. */
import { PUZZLES } from '@tiletum/bots/puzzles'
import type { Puzzle } from '@tiletum/bots/puzzles'
import { useMemo } from 'react'
import { useLazyWords } from '../../shared/language/lazy-words.ts'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import { go } from '../../shared/navigation/route.ts'
import type { Composed } from '../../game/storage/compose.ts'
import { useComposed } from '../../table/use-composed.ts'
import { PageFrame } from '../../shared/frame/PageFrame.tsx'
import { defaultPlayers } from '../../new-game/defaults.ts'
import { Question } from '../practice/Question.tsx'
import { points } from '../review/format-points.ts'
import { reviewWords } from '../../shared/language/screen-words.ts'
import { keepOutcome } from './puzzle-outcomes.ts'

const toAll = () => go({ at: 'puzzles' })

export function PuzzleScreen({ id }: { readonly id: string }) {
  const { puzzles: words } = useLazyWords(reviewWords)
  const number = PUZZLES.findIndex((one) => one.id === id)
  const puzzle = PUZZLES[number]
  const composed = useComposed(puzzle?.config)
  if (puzzle === undefined)
    return (
      <PageFrame>
        <h1>{words.title}</h1>
        <p>{words.missing}</p>
        <p>
          <button type="button" onClick={toAll}>
            {words.back}
          </button>
        </p>
      </PageFrame>
    )
  if (composed === undefined) return <main id="content" aria-busy="true" />
  return <Asked puzzle={puzzle} number={number} composed={composed} />
}

interface AskedProps {
  readonly puzzle: Puzzle
  readonly number: number
  readonly composed: Composed
}

function Asked({ puzzle, number, composed }: AskedProps) {
  const { puzzles: words } = useLazyWords(reviewWords)
  const { web } = useLanguage().words
  const { id, config, line, seat, best, gap } = puzzle
  const asked = useMemo(
    () => ({
      ...composed,
      players: defaultPlayers(web.setup, config.players),
      line,
      seat,
      seed: `puzzle ${id}`,
    }),
    [composed, config.players, line, seat, id, web],
  )
  const next = PUZZLES[number + 1]
  return (
    <Question
      asked={asked}
      answer={{
        moves: best,
        at: line.length,
        reasons: [],
        note: words.gap(points(gap)),
        sameDie: true,
      }}
      title={words.name(number + 1)}
      ask={words.ask}
      onLeave={toAll}
      onJudged={(right) => keepOutcome(id, right)}
      onward={(main) => (
        <>
          {next === undefined ? undefined : (
            <button
              type="button"
              className={main ? 'primary' : ''}
              onClick={() => go({ at: 'puzzle', id: next.id })}
            >
              {words.next}
            </button>
          )}
          <button type="button" onClick={toAll}>
            {words.back}
          </button>
        </>
      )}
    />
  )
}
