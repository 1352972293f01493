/** One puzzle on the table. */
import { PUZZLES } from '@tiletum/bots/puzzles'
import type { Puzzle } from '@tiletum/bots/puzzles'
import { content } from '@tiletum/content'
import { useEffect, useMemo, useState } from 'react'
import { useArea } from '../../base/language/area.ts'
import { useLanguage } from '../../base/language/LanguageProvider.tsx'
import { go } from '../../base/navigation/route.ts'
import { loadExpansions } from '../../table/expansions.tsx'
import { PageFrame } from '../frame/PageFrame.tsx'
import { defaultPlayers } from '../new-game/defaults.ts'
import { Question } from '../practice/Question.tsx'
import { points } from '../review/numbers.ts'
import { reviewWords } from '../review/words.ts'
import { keepOutcome } from './solved.ts'

const toAll = () => go({ at: 'puzzles' })

export function PuzzleScreen({ id }: { readonly id: string }) {
  const { puzzles: words } = useArea(reviewWords)
  const number = PUZZLES.findIndex((one) => one.id === id)
  const puzzle = PUZZLES[number]
  const [ready, setReady] = useState(false)
  useEffect(() => {
    if (puzzle !== undefined) void loadExpansions(puzzle.config).then(() => setReady(true))
  }, [puzzle])
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
  if (!ready) return <main id="content" aria-busy="true" />
  return <Asked puzzle={puzzle} number={number} />
}

function Asked({ puzzle, number }: { readonly puzzle: Puzzle; readonly number: number }) {
  const { puzzles: words } = useArea(reviewWords)
  const { web } = useLanguage().words
  const { id, config, line, seat, best, gap } = puzzle
  const asked = useMemo(
    () => ({
      config,
      content,
      players: defaultPlayers(web.setup, config.players),
      line,
      seat,
      seed: `puzzle ${id}`,
    }),
    [config, line, seat, id, web],
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
