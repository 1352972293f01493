/**
 * What a press on a thing plays although its own move is not possible yet: a piece walks there first,
 * what is lacking is bought, a helper or an action under choice is used. Only what leads there in one
 * way is played by a press; it is told beforehand, and each move stays a step that can be undone.
 */
import { pendingOf } from '@tiletum/engine'
import type { Words } from '../../shared/language/words.ts'
import { walkerOf } from '../../game/expansions/expansions.ts'
import type { GameText } from '../../game/game-text.ts'
import type { Snapshot } from '../../game/snapshot.ts'
import type { GameTable } from '../../game/game-table.ts'
import { purchaseFor } from './fill-in.ts'
import { foresightOf } from './foresight.ts'
import { spaceOf } from './spaces.ts'
import { timesOver } from './times-over.ts'
import { waysFor } from './use-ways.ts'

type Series = readonly string[]

export interface PressTarget {
  /** The moves of the thing. */
  readonly moves: readonly string[]
  /** The space it lies on, to which a piece may walk first. */
  readonly at: string | undefined
  /** What might be done with it by a piece that has come there. */
  readonly there: readonly string[]
}

/** All series that end in one of the moves, of the kind that asks for least. */
export function seriesTo(table: GameTable, { moves, at, there }: PressTarget): readonly Series[] {
  const snapshot = table.snapshot()
  const { legal } = snapshot
  if (legal.size === 0) return []
  const ahead = foresightOf(table)
  const possible = moves.filter((move) => legal.has(move))
  // A character's own bonus, where the bonuses of its building come first.
  if (possible.length > 0)
    return moves.flatMap((move) =>
      ahead.seriesTo(move).filter(([first = '']) => possible.includes(first)),
    )
  const walked =
    at === undefined
      ? []
      : waysFor(snapshot, at).flatMap((way) =>
          there.filter((move) => way.then.includes(move)).map((move) => [...way.moves, move]),
        )
  if (walked.length > 0) return walked
  const bought = moves.flatMap((move) => {
    const purchase = purchaseFor(table, move)
    return purchase?.possible === true ? [purchase.moves] : []
  })
  return bought.length > 0 ? bought : there.flatMap(ahead.seriesTo)
}

/**
 * In words: each of its moves as the tray will show it, but several steps of a piece as one way.
 * @param from How many of its moves are not said.
 */
export function seriesWords(
  { hand, nouns }: Words,
  say: GameText,
  { game, state }: Pick<Snapshot, 'game' | 'state'>,
  series: Series,
  from = 0,
): string {
  const { rules } = game
  const labels: string[] = []
  let way: Step[] = []
  const finishWay = (): void => {
    const [first, ...more] = way
    if (first === undefined) return
    labels.push(
      more.length === 0
        ? first.label
        : hand.way.walk(
            capital(nouns.piece[first.walker as keyof typeof nouns.piece]),
            way.map(({ space }) => say.place(rules.names.space[space] ?? '')),
            way.filter(({ costs }) => costs).length,
          ),
    )
    way = []
  }
  const now = game.clone(state)
  for (const [index, notation] of series.entries()) {
    const move = game.parse(notation)
    if (typeof move !== 'number') continue
    const parts = game.partsOf(move)
    const costs = pendingOf(rules, now).at(-1)?.is === 'spend'
    if (game.why(now, move) === undefined) game.play(now, move)
    if (index < from) continue
    const { label } = say.move(state, notation)
    const [walker, space] = [walkerOf(parts), spaceOf(rules, parts)]
    if (walker !== way[0]?.walker) finishWay()
    if (walker === undefined || space === undefined) labels.push(label)
    else way.push({ walker, space, label, costs })
  }
  finishWay()
  return timesOver(labels)
}

interface Step {
  readonly walker: string
  readonly space: number
  readonly label: string
  /** Whether it takes an action point. */
  readonly costs: boolean
}

export const capital = (text: string): string =>
  text.slice(0, 1).toLocaleUpperCase() + text.slice(1)
