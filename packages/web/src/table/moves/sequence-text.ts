/** A sequence of moves in words, the same in tooltips, sheets and answers. */
import { pendingOf } from '@tiletum/engine'
import type { Move } from '@tiletum/engine'
import type { Words } from '../../shared/language/words.ts'
import { walkerOf } from '../../game/expansions/expansions.ts'
import type { GameText } from '../../game/game-text.ts'
import { spaceOf } from '../../game/intent/move-space.ts'
import type { GamePosition, MoveSequence } from '../../game/intent/sequences.ts'
import { tryMoves } from '../../game/try-moves.ts'
import { timesOver } from './times-over.ts'

/** Several steps of one piece. */
interface Walk {
  readonly walker: string
  readonly over: string[]
  readonly label: string
  points: number
}

/**
 * Each of its moves as the tray will show it, but several steps of a piece as one path, and the same move
 * again as "×2".
 * @param from How many of its moves are not said.
 */
export function sequenceText(
  { hand, nouns }: Words,
  say: GameText,
  { game, state }: GamePosition,
  moves: readonly Move[],
  from = 0,
): string {
  const { rules } = game
  const told: (string | Walk)[] = []
  let played = 0
  const before = (now: GamePosition['state'], move: Move): void => {
    if (played++ < from) return
    const parts = game.partsOf(move)
    const { label } = say.move(now === state ? state : game.clone(now), game.format(move))
    const [walker, space] = [walkerOf(parts), spaceOf(rules, parts)]
    if (walker === undefined || space === undefined) {
      told.push(label)
      return
    }
    const to = say.place(rules.names.space[space] ?? '')
    const costs = pendingOf(rules, now).at(-1)?.is === 'spend' ? 1 : 0
    const last = told.at(-1)
    if (typeof last === 'object' && last.walker === walker) {
      last.over.push(to)
      last.points += costs
    } else told.push({ walker, over: [to], label, points: costs })
  }
  tryMoves(game, state, moves, { before })
  const texts = told.map((one) =>
    typeof one === 'string' || one.over.length === 1
      ? typeof one === 'string'
        ? one
        : one.label
      : hand.way.walk(
          capital(nouns.piece[one.walker as keyof typeof nouns.piece]),
          one.over,
          one.points,
        ),
  )
  return capital(timesOver(texts))
}

/** What a sequence costs and brings on the way, gives up and turns over. */
export function consequencesText(
  { hand, web }: Words,
  say: GameText,
  { wastes, reveals, onTheWay }: MoveSequence,
): string {
  const brought = say.sentences(onTheWay).join(' ')
  return [
    ...(brought === '' ? [] : [hand.way.brings(brought)]),
    ...wastes.map((wasted) =>
      wasted.waste === 'tasks-left'
        ? web.warn.tasksLeft(wasted.tasks)
        : say.warning(wasted.warning),
    ),
    ...(reveals ? [web.moves.revealsShort] : []),
  ].join(' ')
}

const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1)
