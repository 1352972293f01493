/**
 * The series of moves that lead to a thing, and on from it: an offered tile taken or left, a bonus
 * opened or finished, a helper used, what is lacking bought, a piece walked there; then what the move
 * itself has made possible. Looked for when somebody looks at the thing, over copies of the state with
 * the engine's own options: no rule is written here. Nothing that turns something over comes before the
 * end of a series.
 */
import type { Game, MoveParts, State } from '@tiletum/engine'
import { walkerOf } from '../../game/expansions/expansions.ts'
import type { Snapshot } from '../../game/snapshot.ts'
import { missingOf } from './fill-in.ts'
import type { Halting } from './halting.ts'
import { searchWays } from './routes.ts'
import { ends, isPurchase } from './verbs.ts'

export interface Series {
  readonly moves: readonly string[]
  /** The game when they are played. */
  readonly state: State
}

/** What might be done with a thing, in notation, and the space it lies on, or ''. */
export interface Aim {
  readonly moves: readonly string[]
  readonly at: string
}

/** How many moves that only open the way may come first, and how many positions are looked at. */
const MOST_LEADING = 3
const MOST_POSITIONS = 30
/** Together with those on the ways of pieces. */
const MOST_ON_WAYS = 80
/** Of what a move opens: more than these are a question of their own. */
const MOST_OPENED = 6
const MOST_TIMES = 5

/** All that a press on a thing might mean, the plain moves first; it may be halted at every position. */
export function* seriesAt(
  { game, state }: Pick<Snapshot, 'game' | 'state'>,
  aim: Aim,
): Halting<readonly Series[]> {
  const found = yield* leadingTo(game, state, aim)
  const all = [...found]
  for (const series of found) {
    all.push(...leadingOn(game, state, series))
    yield
  }
  return all.toSorted((one, other) => one.moves.length - other.moves.length)
}

/** What brings nothing but the way to something else, or passes what is asked. */
function leads({ verb }: MoveParts): boolean {
  switch (verb) {
    case 'use <face>':
    case 'act <action>':
    case 'characters <building>':
    case 'bonus <face>':
    case 'change to <action>':
    case 'take <face>':
    case 'leave':
    case 'done':
      return true
    default:
      return false
  }
}

/** Those that need the fewest such moves. */
function* leadingTo(game: Game, start: State, aim: Aim): Halting<readonly Series[]> {
  const seen = new Set([game.hash(start)])
  let positions: readonly Series[] = [{ moves: [], state: start }]
  for (let depth = 0; depth <= MOST_LEADING; depth++) {
    const found: Series[] = []
    for (const from of positions) {
      for (const { moves, state } of endsFrom(game, from.state, aim))
        found.push({ moves: [...from.moves, ...moves], state })
      yield
    }
    if (found.length > 0) return distinct(game, found)
    const next: Series[] = []
    for (const { moves, state } of positions) {
      yield
      for (const move of game.moves(state)) {
        if (!leads(game.partsOf(move)) || seen.size > MOST_POSITIONS) continue
        const then = game.clone(state)
        game.play(then, move)
        // Where chance is asked, something is turned over.
        if (!isOwn(game, start, then) || seen.has(game.hash(then))) continue
        seen.add(game.hash(then))
        next.push({ moves: [...moves, game.format(move)], state: then })
      }
    }
    positions = next
  }
  return []
}

/** What of the aim is possible in a position: at once, with a purchase, or where a piece walks. */
function endsFrom(game: Game, from: State, { moves, at }: Aim): readonly Series[] {
  const possible = moves.flatMap((move) => after(game, from, [move]) ?? buying(game, from, move))
  if (at === '') return possible
  const ways = searchWays(game, from, MOST_ON_WAYS).get(game.rules.names.space.indexOf(at)) ?? []
  const walked = ways.flatMap((way) => [
    ...(way.moves.length > 1 && moves.includes(way.moves.at(-1) ?? '') ? [way] : []),
    ...way.then
      .filter((move) => moves.includes(move))
      .flatMap((move) => after(game, from, [...way.moves, move]) ?? []),
  ])
  return [...possible, ...walked]
}

/** The move with what it lacks bought first. */
function buying(game: Game, from: State, notation: string): readonly Series[] {
  const move = game.parse(notation)
  const refusal = typeof move === 'number' ? game.why(from, move) : undefined
  const missing = refusal === undefined ? [] : missingOf(refusal)
  if (missing.length === 0) return []
  const buys = missing.flatMap(([resource, units]) =>
    Array.from({ length: units }, () => `buy ${resource}`),
  )
  const bought = after(game, from, [...buys, notation])
  return bought === undefined ? [] : [bought]
}

/** What a series has made possible, and its last move several times over. */
function leadingOn(game: Game, start: State, series: Series): readonly Series[] {
  const [last = ''] = series.moves.slice(-1)
  if (!isOwn(game, start, series.state)) return []
  const again = timesOver(game, start, series, last)
  if (again.length > 0) return again
  const before = after(game, start, series.moves.slice(0, -1))?.state ?? start
  const already = new Set(game.moves(before))
  const opened = game
    .moves(series.state)
    .filter((move) => !already.has(move) && follows(game.partsOf(move)))
  if (opened.length > MOST_OPENED) return []
  const near = opened.flatMap((move) => {
    const notation = game.format(move)
    const next = after(game, start, [...series.moves, notation])
    // What comes up is not known before.
    if (next === undefined || !isOwn(game, start, next.state)) return []
    return [next, ...timesOver(game, start, next, notation)]
  })
  const far = opensWays(game, last) ? farOff(game, start, series) : []
  return near.length + far.length > MOST_OPENED ? near : [...near, ...far]
}

/** A helper or a chosen action may let a piece walk. */
function opensWays(game: Game, notation: string): boolean {
  const move = game.parse(notation)
  const verb = typeof move === 'number' ? game.partsOf(move).verb : undefined
  return verb === 'use <face>' || verb === 'act <action>'
}

/** What could be done at distant places, which may lie on a map that isn't shown. */
function farOff(game: Game, start: State, { moves, state }: Series): readonly Series[] {
  const ways = [...searchWays(game, state, MOST_ON_WAYS).values()].flat()
  const reached = ways.flatMap((way) =>
    way.then.flatMap((move) => after(game, start, [...moves, ...way.moves, move]) ?? []),
  )
  return distinct(
    game,
    reached.filter((series) => isOwn(game, start, series.state)),
  )
}

/** Walks, purchases and ends are decisions of their own. */
const follows = (parts: MoveParts): boolean =>
  !ends(parts.verb) &&
  !isPurchase(parts.verb) &&
  parts.verb !== 'leave' &&
  parts.verb !== 'exchange <resource> <resource>' &&
  walkerOf(parts) === undefined

function timesOver(game: Game, start: State, first: Series, notation: string): readonly Series[] {
  const move = game.parse(notation)
  if (typeof move !== 'number') return []
  const { verb } = game.partsOf(move)
  if (verb !== 'climb' && verb !== 'buy <resource>') return []
  const more: Series[] = []
  for (let now: Series | undefined = first; more.length + 1 < MOST_TIMES; more.push(now)) {
    now = isOwn(game, start, now.state) ? after(game, start, [...now.moves, notation]) : undefined
    if (now === undefined) break
  }
  return more
}

export function after(game: Game, from: State, moves: readonly string[]): Series | undefined {
  const state = game.clone(from)
  for (const notation of moves) {
    const move = game.parse(notation)
    if (typeof move !== 'number' || !isOwn(game, from, state)) return undefined
    if (game.why(state, move) !== undefined) return undefined
    game.play(state, move)
  }
  return { moves, state }
}

/** Whether the seat that is asked at first is still asked. */
function isOwn(game: Game, first: State, now: State): boolean {
  const [here, asked] = [game.awaiting(first), game.awaiting(now)]
  return here.who === 'seat' && asked.who === 'seat' && here.seat === asked.seat
}

/** The same moves in another order are no other way. */
function distinct(game: Game, series: readonly Series[]): readonly Series[] {
  const known = new Set<string>()
  return series.filter(({ moves, state }) => {
    const key = `${moves.length} ${game.hash(state)}`
    const isNew = !known.has(key)
    known.add(key)
    return isNew
  })
}
