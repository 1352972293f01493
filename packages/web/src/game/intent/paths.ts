/**
 * How a piece comes to a distant place: series of the engine's own options, tried on copies of the
 * state. Each step stays a step of its own, so it is undone by itself. Nothing here knows a rule:
 * where something else is asked, or chance, a way ends.
 */
import { pendingOf, seatFacts } from '@tiletum/engine'
import type { Game, Move, State } from '@tiletum/engine'
import { walkerOf } from '../expansions/expansions.ts'
import { asksSameSeat } from '../try-moves.ts'
import { spaceOf } from './move-space.ts'
import type { Sliced } from './slices.ts'

/** One way to a place. */
export interface PiecePath {
  /** The piece that goes it. */
  readonly walker: string
  readonly moves: readonly Move[]
  /** The numbers of the spaces it leads over, the last one included. */
  readonly over: readonly number[]
  /** The action points it takes. */
  readonly points: number
  /** The game when the piece has come there. */
  readonly state: State
  /** What could be done there then. */
  readonly then: readonly Move[]
}

/** By the number of the space: the shortest ways that differ in what they lead to. */
export type Paths = ReadonlyMap<number, readonly PiecePath[]>

/** Enough for any path people think of; more would only take time. */
const MOST_STEPS = 10

const NO_PATHS: Paths = new Map()

/** @param most How many positions are looked at. */
export function* searchPaths(game: Game, start: State, most: number): Sliced<Paths> {
  const here = game.awaiting(start)
  if (here.who !== 'seat') return NO_PATHS
  const from = pendingOf(game.rules, start)
  const pointsAtFirst = pointsOf(from)
  /** Steps of a bonus cost nothing. */
  const costs = from.at(-1)?.is === 'spend'
  const isSameDecision = (state: State): boolean => {
    if (!asksSameSeat(game, start, state)) return false
    const now = pendingOf(game.rules, state)
    return now.length === from.length && now.at(-1)?.is === from.at(-1)?.is
  }
  const seen = new Set([game.hash(start)])
  /** The fewest steps with which a piece comes to a space. */
  const fewest = new Map(standing(game, start, here.seat).map((at) => [at, 0]))
  const found: PiecePath[] = []
  let frontier: PiecePath[] = [
    { walker: '', moves: [], over: [], points: 0, state: start, then: [] },
  ]
  for (let steps = 1; steps <= MOST_STEPS && frontier.length > 0; steps++) {
    const next: PiecePath[] = []
    for (const way of frontier) {
      yield
      const possible = game.moves(way.state)
      const already = new Set(possible)
      for (const move of possible) {
        const parts = game.partsOf(move)
        const walker = walkerOf(parts)
        const space = walker === undefined ? undefined : spaceOf(game.rules, parts)
        if (walker === undefined || space === undefined) continue
        if (way.walker !== '' && way.walker !== walker) continue
        const key = `${walker} ${space}`
        if ((fewest.get(key) ?? steps) < steps || seen.size > most) continue
        const state = game.clone(way.state)
        game.play(state, move)
        const hash = game.hash(state)
        if (seen.has(hash)) continue
        seen.add(hash)
        fewest.set(key, steps)
        const goesOn = isSameDecision(state)
        const reached: PiecePath = {
          walker,
          moves: [...way.moves, move],
          over: [...way.over, space],
          points: !costs
            ? 0
            : goesOn
              ? pointsAtFirst - pointsOf(pendingOf(game.rules, state))
              : steps,
          state,
          // The step of a bonus ends it, and yet something may be done where it led to.
          then: asksSameSeat(game, start, state) ? doneAt(game, state, space, already) : [],
        }
        found.push(reached)
        if (goesOn) next.push(reached)
      }
    }
    frontier = next
  }
  const ways = new Map<number, PiecePath[]>()
  for (const way of found) {
    const space = way.over.at(-1) ?? -1
    if (fewest.get(`${way.walker} ${space}`) !== way.moves.length) continue
    const list = ways.get(space)
    if (list === undefined) ways.set(space, [way])
    else list.push(way)
  }
  return ways
}

/** Where the pieces of a seat are, as piece and space. */
function standing({ rules }: Game, state: State, seat: number): readonly string[] {
  return seatFacts(rules, state, seat).pieces.map(
    ({ piece, space }) => `${piece} ${rules.names.space.indexOf(space)}`,
  )
}

/** What can be done at a space that could not be done before the piece came there. */
function doneAt(
  game: Game,
  state: State,
  space: number,
  already: ReadonlySet<Move>,
): readonly Move[] {
  return game.moves(state).filter((move) => {
    const parts = game.partsOf(move)
    if (walkerOf(parts) !== undefined || already.has(move)) return false
    return parts.verb === 'take <face>' || spaceOf(game.rules, parts) === space
  })
}

function pointsOf(pending: ReturnType<typeof pendingOf>): number {
  const now = pending.at(-1)
  return now?.is === 'spend' ? now.points : 0
}
