/**
 * How a piece comes to a distant place: series of the engine's own options, tried on copies of the
 * state. Each step stays a step of its own, so it is undone by itself. Nothing here knows a rule:
 * where something else is asked, or chance, a way ends.
 */
import { pendingOf, seatFacts } from '@tiletum/engine'
import type { Game, State } from '@tiletum/engine'
import { walkerOf } from '../../game/expansions/expansions.ts'
import type { Snapshot } from '../../game/snapshot.ts'
import { spaceOf } from './spaces.ts'

/** One way to a place. */
export interface PiecePath {
  /** The piece that goes it. */
  readonly walker: string
  readonly moves: readonly string[]
  /** The numbers of the spaces it leads over, the last one included. */
  readonly over: readonly number[]
  /** The action points it takes. */
  readonly points: number
  /** The game when the piece has come there. */
  readonly state: State
  /** What could be done there then, in notation. */
  readonly then: readonly string[]
}

/** By the number of the space: the shortest ways that differ in what they lead to. */
export type Ways = ReadonlyMap<number, readonly PiecePath[]>

/** Enough for any way people think of; more would only take time. */
const MOST_STEPS = 10
const MOST_STATES = 600

const NO_WAYS: Ways = new Map()
const known = new WeakMap<State, Ways>()

/** The ways that can be gone now. */
export function waysOf({ game, state, legal }: Pick<Snapshot, 'game' | 'state' | 'legal'>): Ways {
  if (legal.size === 0) return NO_WAYS
  const before = known.get(state)
  if (before !== undefined) return before
  const found = searchWays(game, state)
  known.set(state, found)
  return found
}

/** @param most How many positions are looked at. */
export function searchWays(game: Game, start: State, most = MOST_STATES): Ways {
  const here = game.awaiting(start)
  if (here.who !== 'seat') return NO_WAYS
  const from = pendingOf(game.rules, start)
  const pointsAtFirst = pointsOf(from)
  /** Steps of a bonus cost nothing. */
  const costs = from.at(-1)?.is === 'spend'
  const isOwn = (state: State): boolean => {
    const asked = game.awaiting(state)
    return asked.who === 'seat' && asked.seat === here.seat
  }
  const isSameDecision = (state: State): boolean => {
    if (!isOwn(state)) return false
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
          moves: [...way.moves, game.format(move)],
          over: [...way.over, space],
          points: !costs
            ? 0
            : goesOn
              ? pointsAtFirst - pointsOf(pendingOf(game.rules, state))
              : steps,
          state,
          // The step of a bonus ends it, and yet something may be done where it led to.
          then: isOwn(state) ? doneAt(game, state, space, already) : [],
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
  already: ReadonlySet<number>,
): readonly string[] {
  return game.moves(state).flatMap((move) => {
    const parts = game.partsOf(move)
    if (walkerOf(parts) !== undefined || already.has(move)) return []
    const isThere = parts.verb === 'take <face>' || spaceOf(game.rules, parts) === space
    return isThere ? [game.format(move)] : []
  })
}

function pointsOf(pending: ReturnType<typeof pendingOf>): number {
  const now = pending.at(-1)
  return now?.is === 'spend' ? now.points : 0
}

/** A series of moves as one text, as records join them. */
export const joined = (moves: readonly string[]): string => moves.join('; ')
export const apart = (series: string): readonly string[] => series.split('; ')
