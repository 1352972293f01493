/** The coach: names what the moment is good for and where the next fair is; never plays. */
import { ACTIONS } from '@tiletum/engine'
import type { Pending } from '@tiletum/engine'
import { Icon } from '../art/index.ts'
import { useSelected, useTable } from '../game/TableContext.tsx'
import type { Snapshot } from '../game/snapshot.ts'
import { useArea } from '../language/area.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { changeSettings } from '../settings/settings.ts'
import { lessonsWords } from './words.ts'
import './Coach.css'

const MERCHANT = 0

export function Coach({ seat }: { readonly seat: number }) {
  const { coach } = useArea(lessonsWords)
  const { components, web } = useLanguage().words
  const { table, faces, people } = useTable()
  const goal = useSelected((snapshot) => goalOf(snapshot, people))
  const round = useSelected(({ state }) => state.round)
  const steps = useSelected((snapshot) => stepsToFair(snapshot, seat))
  const king = useSelected(({ state, game }) => game.rules.kingSpaces[state.king[seat] ?? 0] ?? 0)
  const turn = useSelected(({ state }) => state.turn)
  const { game, state } = table.snapshot()
  const { rules } = game
  const fair = rules.fairs[state.fairTiles[round - 1] ?? -1]?.tile
  const town = faces.town(rules.names.space[state.fairTowns[round - 1] ?? -1] ?? '')?.name
  if (fair === undefined || town === undefined) return undefined
  const lines = [
    goal === undefined ? undefined : coach.goals[goal],
    [
      `${web.fair.name(round, town)}.`,
      components.describe({ is: 'fair', tile: fair, removed: false }),
      `${web.fair.board(rules.content.fairs.board[round - 1] ?? 0)}.`,
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
      </ul>
    </aside>
  )
}

const LAST_TURN = 3

const GOALS = ['die', 'tile', 'king-tile', 'bonus', 'wait', ...ACTIONS] as const
type Goal = (typeof GOALS)[number]

function goalOf({ pending, seat, over }: Snapshot, people: readonly number[]): Goal | undefined {
  if (over) return undefined
  return people.includes(seat) ? goalOfPending(pending.at(-1)) : 'wait'
}

function goalOfPending(now: Pending | undefined): Goal | undefined {
  const name = now?.is === 'spend' ? now.action : now?.is === 'characters' ? 'bonus' : now?.is
  return GOALS.find((goal) => goal === name)
}

/** Steps of the merchant to the fair of the round; 0 when one takes part already. */
function stepsToFair({ game, state }: Snapshot, seat: number): number {
  const { rules } = game
  const town = state.fairTowns[state.round - 1]
  const at = state.seats[seat]?.pieces[MERCHANT]
  if (town === undefined || at === undefined) return 0
  if (rules.ask.takesPart({ rules, state, sink: undefined }, seat, town)) return 0
  return rules.board.distance[at]?.[town] ?? 0
}
