/**
 * The coach: names what the current decision is good for and where the next fair is. It never
 * plays.
 */
import { ACTIONS } from '@tiletum/engine'
import type { Pending } from '@tiletum/engine'
import { fairScores } from '@tiletum/text'
import { Icon } from '../../shared/art/index.ts'
import { seatIn, tableIn } from '../../game/position.ts'
import { useSelected, useTable } from '../../game/TableContext.tsx'
import type { Snapshot } from '../../game/snapshot.ts'
import { useLazyWords } from '../../shared/language/lazy-words.ts'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import { changeSettings, useSettings } from '../../shared/settings/settings.ts'
import type { GameSession } from '../../game/game-session.ts'
import { hintsAllowed } from '../hint/hints-allowed.ts'
import { CoachHint } from './CoachHint.tsx'
import { Suspense } from 'react'
import { lessonsWords } from '../../shared/language/screen-words.ts'
import './Coach.css'

export interface CoachProps {
  readonly seat: number
  /** The game about which it may ask the master; undefined while the coach is hidden. */
  readonly session?: GameSession | undefined
}

export function Coach({ seat, session }: CoachProps) {
  const { coach } = useLazyWords(lessonsWords)
  const { words } = useLanguage()
  const { web } = words
  const at = useTable()
  const { table, faces, mine } = at
  const hints = hintsAllowed(at, useSettings())
  const goal = useSelected((snapshot) => goalOf(snapshot, mine))
  const round = useSelected(({ state }) => state.round)
  const steps = useSelected((snapshot) => stepsToFair(snapshot, seat))
  const king = useSelected((snapshot) => seatIn(snapshot, seat).king)
  const turn = useSelected(({ state }) => state.turn)
  const over = useSelected((snapshot) => snapshot.over)
  const fair = tableIn(table.snapshot()).fairs[round - 1]
  const town = fair && faces.town(fair.town)?.name
  if (over || fair === undefined || town === undefined) return undefined
  const lines = [
    goal === undefined ? undefined : coach.goals[goal],
    [
      `${web.fair.name(round, town)}.`,
      fairScores(words, fair.tile, fair.more),
      coach.fair(steps),
    ].join(' '),
    king < 0 || turn === LAST_TURN ? coach.king(king) : undefined,
  ]
  return (
    <aside className="coach" aria-label={coach.title}>
      <button
        type="button"
        className="plain"
        aria-label={coach.dismiss}
        data-tip={coach.dismiss}
        onClick={() => changeSettings({ coach: false })}
      >
        <Icon name="close" size={16} />
      </button>
      <ul>
        {lines
          .flatMap((line) => line ?? [])
          .map((line, index) => (
            <li key={line}>
              {index === 0 ? <strong>{coach.title} · </strong> : undefined}
              {line}{' '}
            </li>
          ))}
        {goal === 'die' && hints && session !== undefined ? (
          <Suspense>
            <CoachHint key={`${round} ${turn}`} session={session} />
          </Suspense>
        ) : undefined}
      </ul>
    </aside>
  )
}

const LAST_TURN = 3

const GOALS = ['die', 'tile', 'king-tile', 'bonus', 'wait', ...ACTIONS] as const
type Goal = (typeof GOALS)[number]

function goalOf({ pending, seat, over }: Snapshot, mine: readonly number[]): Goal | undefined {
  if (over) return undefined
  return mine.includes(seat) ? goalOfPending(pending.at(-1)) : 'wait'
}

function goalOfPending(now: Pending | undefined): Goal | undefined {
  const name = now?.is === 'spend' ? now.action : now?.is === 'characters' ? 'bonus' : now?.is
  return GOALS.find((goal) => goal === name)
}

/**
 * Returns the number of steps from the merchant to the fair of the round; 0 if the seat takes part
 * already.
 */
function stepsToFair(snapshot: Snapshot, seat: number): number {
  const { board, names } = snapshot.game.rules
  const fair = tableIn(snapshot).fairs[snapshot.state.round - 1]
  const { pieces } = seatIn(snapshot, seat)
  const from = pieces.find(({ piece }) => piece === 'merchant')?.space
  if (fair === undefined || from === undefined || fair.present.includes(seat)) return 0
  return board.distance[names.space.indexOf(from)]?.[names.space.indexOf(fair.town)] ?? 0
}
