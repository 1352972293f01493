/** Whether the moves of a turn, in another order, end in the same position, and what the screen would offer. */
import { content } from '@tiletum/content'
import { compose, readRecord } from '@tiletum/engine'
import type { Game, State } from '@tiletum/engine'
import { sequencesFor, targetOf } from '../src/game/intent/sequences.ts'
import { runNow } from '../src/game/intent/slices.ts'
import { wastesOf } from '../src/game/intent/wastes.ts'
import type { Snapshot } from '../src/game/snapshot.ts'

/** A position as far as presses need it. */
export type Seen = Pick<Snapshot, 'game' | 'state' | 'legal' | 'options'>

/** What might be done with a thing, each group by itself, and the space it lies on. */
export interface Thing {
  readonly wanted: readonly (readonly string[])[]
  readonly at?: string
}

export interface SameTurn {
  /**
   * The moves that are left with a series of them put first; undefined where that is not possible or
   * ends otherwise.
   */
  readonly startingWith: (
    played: readonly string[],
    left: readonly string[],
    series: readonly string[],
  ) => readonly string[] | undefined
  /** Every sequence that a thing offers then. */
  readonly offered: (played: readonly string[], what: Thing) => readonly (readonly string[])[]
  /** Whether a move is asked about before it is played. */
  readonly warns: (played: readonly string[], move: string) => boolean
  /** The position then; undefined where the moves cannot be played. */
  readonly seenAfter: (played: readonly string[]) => Seen | undefined
}

/** @param before The game up to the turn. */
export function sameTurn(before: string): SameTurn {
  const { match } = readRecord(before, (config) => compose(config, content))
  if (match === undefined) throw new Error('The game cannot be read')
  const { game, state } = match
  const endOf = kept((moves) => {
    const end = stateAfter(game, state, moves)
    return end === undefined ? undefined : String(game.hash(end))
  })
  const seenAfter = kept((moves) => {
    const now = stateAfter(game, state, moves)
    return now === undefined ? undefined : seen(game, now)
  })
  /** By position and thing: other moves may lead to the same. */
  const offers = new Map<string, readonly (readonly string[])[]>()
  return {
    seenAfter,
    startingWith(played, left, series) {
      const rest = [...left]
      for (const move of series) {
        const at = rest.indexOf(move)
        if (at < 0) return undefined
        rest.splice(at, 1)
      }
      const order = [...series, ...rest]
      const end = endOf([...played, ...left])
      return end !== undefined && end === endOf([...played, ...order]) ? order : undefined
    },
    warns(played, move) {
      const now = seenAfter(played)
      return now !== undefined && wastesOf(now, move).length > 0
    },
    offered(played, { wanted, at }) {
      const now = seenAfter(played)
      if (now === undefined) return []
      const key = `${game.hash(now.state)} ${JSON.stringify(wanted)} ${at ?? ''}`
      const found =
        offers.get(key) ??
        runNow(sequencesFor(now, targetOf(game, wanted, at))).map(({ moves }) =>
          moves.map((move) => game.format(move)),
        )
      offers.set(key, found)
      return found
    },
  }
}

function seen(game: Game, state: State): Seen {
  const asked = game.awaiting(state)
  const options = asked.who === 'seat' ? game.options(state) : []
  return {
    game,
    state,
    options,
    legal: new Map(options.map((option) => [option.notation, option])),
  }
}

/** Each found once. */
function kept<T>(find: (moves: readonly string[]) => T): (moves: readonly string[]) => T {
  const known = new Map<string, { readonly found: T }>()
  return (moves) => {
    const key = moves.join('; ')
    const { found } = known.get(key) ?? { found: find(moves) }
    known.set(key, { found })
    return found
  }
}

/** The position after the moves; whatever chance is asked for is answered alike. */
function stateAfter(game: Game, from: State, moves: readonly string[]): State | undefined {
  const state = game.clone(from)
  const answer = (): void => {
    while (game.awaiting(state).who === 'chance') {
      const [drawn] = game.moves(state)
      if (drawn === undefined) return
      game.play(state, drawn)
    }
  }
  for (const notation of moves) {
    answer()
    const move = game.parse(notation)
    if (typeof move !== 'number' || game.why(state, move) !== undefined) return undefined
    game.play(state, move)
  }
  if (moves.at(-1) !== 'end turn') answer()
  return state
}
