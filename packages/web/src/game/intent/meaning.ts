/** What one press on a thing means. */
import type { Game, Move } from '@tiletum/engine'
import { runNow } from './slices.ts'
import type { Sliced } from './slices.ts'
import { wantedIn } from './sequences.ts'
import type { GamePosition, PressTarget, WantedSequence } from './sequences.ts'

export type PressMeaning =
  /** One move, which is possible. */
  | { readonly is: 'now'; readonly moves: readonly Move[] }
  /** One sequence ends in what is wanted, and gives nothing up. */
  | { readonly is: 'leads'; readonly moves: readonly Move[] }
  /** Several do: one is asked. */
  | { readonly is: 'asks' }
  /** Nothing does, as far as one press goes. */
  | { readonly is: 'refused' }

const REFUSED: PressMeaning = { is: 'refused' }
const ASKS: PressMeaning = { is: 'asks' }

export function* meaningAt(position: GamePosition, target: PressTarget): Sliced<PressMeaning> {
  if (position.game.awaiting(position.state).who !== 'seat') return REFUSED
  return meaningOf(position.game, yield* wantedIn(position, target, target.opening ?? 1))
}

export const meaningNow = (position: GamePosition, target: PressTarget): PressMeaning =>
  runNow(meaningAt(position, target))

export function meaningOf(game: Game, sequences: readonly WantedSequence[]): PressMeaning {
  const direct = sequences.filter(({ moves }) => moves.length === 1)
  const [only, ...others] = direct
  if (only !== undefined) return others.length > 0 ? ASKS : { is: 'now', moves: only.moves }
  const [least = 0] = sequences.map(({ moves }) => moves.length).toSorted((one, two) => one - two)
  const near = sequences.filter(({ moves, opening }) => opening === 0 || moves.length === least)
  const [way, ...more] = near.filter(({ moves }) => !moves.some((move) => givesUp(game, move)))
  if (way !== undefined && more.length === 0) return { is: 'leads', moves: way.moves }
  return near.length > 0 ? ASKS : REFUSED
}

/** What only passes what is asked. */
function givesUp(game: Game, move: Move): boolean {
  const { verb } = game.partsOf(move)
  return verb === 'leave' || verb === 'done'
}
