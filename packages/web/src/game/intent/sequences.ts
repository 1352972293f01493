/**
 * What a press on a thing may mean: every sequence of moves that leads to what is wanted, and on from it.
 * An offered tile is taken or left, a bonus opened or finished, a helper used, what is lacking bought, a
 * piece walked there; then comes what the wanted move itself has made possible. All is tried on copies of
 * the state with the engine's own options: no rule is written here. Only the last move of a sequence
 * turns something over.
 */
import type { Game, GameEvent, Move, MoveParts, Option, State } from '@tiletum/engine'
import { currentSettings } from '../../shared/settings/settings.ts'
import { walkerOf } from '../expansions/expansions.ts'
import { asksSameSeat, movesNamed, tryMoves } from '../try-moves.ts'
import { kingSteps } from './king-steps.ts'
import { searchPaths } from './paths.ts'
import type { Paths } from './paths.ts'
import { purchaseFor } from './purchases.ts'
import type { Sliced } from './slices.ts'
import { isMeantAt } from './is-meant-at.ts'
import { wastesOf, worthwhile } from './wastes.ts'
import type { Wasted } from './wastes.ts'

export interface GamePosition {
  readonly game: Game
  readonly state: State
}

/** What somebody wants who presses a thing. */
export interface PressTarget {
  /** What might be done with the thing: what comes first is meant first, each group by itself. */
  readonly wanted: readonly (readonly Move[])[]
  /** The space it lies on, to which a piece may go first. */
  readonly space?: number
  /** How many moves that only open the way one press may play before; without it, one. */
  readonly opening?: number
}

/** The target of a thing whose moves are known by their notation. */
export function targetOf(
  game: Game,
  wanted: readonly (readonly string[])[],
  space?: string,
): PressTarget {
  const index = space === undefined ? -1 : game.rules.names.space.indexOf(space)
  const groups = wanted.map((notations) => movesNamed(game, notations))
  return index < 0 ? { wanted: groups } : { wanted: groups, space: index }
}

/** Moves that are played in a row, each a step that can be undone by itself. */
export interface PlayedMoves {
  readonly moves: readonly Move[]
  /** The game when they are played. */
  readonly state: State
}

export interface MoveSequence extends PlayedMoves {
  /** What one would be asked about before, were its moves pressed one by one. */
  readonly wastes: readonly Wasted[]
  /** It turns something over. */
  readonly reveals: boolean
  /** What its steps from space to space bring and cost beside action points: tablets, tolls. */
  readonly onTheWay: readonly GameEvent[]
}

/** A sequence that ends in what is wanted, and how many moves only open the way before. */
export interface WantedSequence extends PlayedMoves {
  readonly opening: number
}

/** How many moves that only open the way may come first, and how many positions are looked at. */
const MOST_OPENING = 3
const MOST_POSITIONS = 30
/** Positions on the paths of pieces, from here and from where moves have opened the way. */
const MOST_ON_PATHS = 600
const MOST_ON_LATER_PATHS = 80
/** Of what a move makes possible: more than these are a question of their own. */
const MOST_MADE_POSSIBLE = 6
const MOST_TIMES = 5
/** More sequences are asked for where they are asked for now. */
const MOST = 10
const MOST_WITH_END = 3

/** All sequences for a target, the plain moves first, at most about a dozen. */
export function* sequencesFor(
  position: GamePosition,
  target: PressTarget,
): Sliced<readonly MoveSequence[]> {
  const { game, state } = position
  if (game.awaiting(state).who !== 'seat') return []
  const [end = -1] = movesNamed(game, ['end turn'])
  const endsTurn = target.wanted.some((group) => group.includes(end))
  const found: PlayedMoves[] = []
  for (const wanted of target.wanted) {
    const all: PlayedMoves[] = [...(yield* wantedIn(position, { ...target, wanted: [wanted] }))]
    for (const sequence of all.slice()) {
      all.push(...goingOn(game, state, sequence, yield* pathsAfter(game, sequence)))
      yield
    }
    all.sort((one, other) => one.moves.length - other.moves.length)
    const shortest = all.filter(({ moves }) => moves.length === all[0]?.moves.length)
    if (shortest.length <= MOST) found.push(...(all.length > MOST ? shortest : all))
  }
  if (endsTurn) found.push(...lastThings(game, state, end))
  const known = new Set<string>()
  const few: MoveSequence[] = []
  for (const sequence of found) {
    const key = sequence.moves.join()
    if (known.has(key) || known.size >= MOST) continue
    known.add(key)
    few.push(consequencesOf(game, state, sequence))
    yield
  }
  // What would be the last thing of the turn comes with its end, where nothing is left undone then.
  const last: MoveSequence[] = []
  for (const { moves } of endsTurn ? [] : few) {
    if (last.length >= MOST_WITH_END) break
    const then = tryMoves(game, state, [...moves, end])
    if (then === undefined) continue
    const ended = consequencesOf(game, state, { moves: [...moves, end], state: then })
    if (ended.wastes.length === 0) last.push(ended)
    yield
  }
  return [...few, ...last]
}

/** What ends in a wanted move, by the first group that has such, with as few moves before as possible. */
export function* wantedIn(
  position: GamePosition,
  { wanted, space }: PressTarget,
  most = MOST_OPENING,
): Sliced<readonly WantedSequence[]> {
  const { game } = position
  const search = searchFrom(position)
  for (const group of wanted)
    for (let opening = 0; opening <= most; opening++) {
      const found: PlayedMoves[] = []
      for (const from of yield* search.positionsAt(opening)) {
        const paths = space === undefined ? undefined : yield* from.paths()
        found.push(...endsFrom(game, from, group, space, paths))
        yield
      }
      if (found.length > 0)
        return distinct(game, found).map((sequence) => ({ ...sequence, opening }))
    }
  return []
}

/** The shortest paths of all pieces that may walk now. */
export const pathsFrom = (position: GamePosition): Sliced<Paths> =>
  searchFrom(position).root.paths()

/** A position that moves have opened the way to, with what was found out about it. */
interface Reached extends PlayedMoves {
  readonly legal: () => ReadonlySet<Move>
  readonly paths: () => Sliced<Paths>
}

interface Search {
  readonly root: Reached
  readonly positionsAt: (opening: number) => Sliced<readonly Reached[]>
}

/** Every press in a state shares what the others have found out; few states are kept, since they are large. */
const searches = new Map<State, Search>()
const MOST_SEARCHES = 4

function searchFrom({ game, state }: GamePosition): Search {
  const known = searches.get(state)
  if (known !== undefined) return known
  const root = reached(game, { moves: [], state }, MOST_ON_PATHS)
  const seen = new Set([game.hash(state)])
  const levels: (readonly Reached[])[] = [[root]]
  function* positionsAt(opening: number): Sliced<readonly Reached[]> {
    const before = levels[opening]
    if (before !== undefined) return before
    const level: Reached[] = []
    const here = new Set(seen)
    for (const from of yield* positionsAt(opening - 1)) {
      for (const move of from.legal()) {
        if (!opensTheWay(game.partsOf(move)) || here.size > MOST_POSITIONS) continue
        const then = game.clone(from.state)
        game.play(then, move)
        // Where chance is asked, something is turned over.
        if (!asksSameSeat(game, state, then) || here.has(game.hash(then))) continue
        here.add(game.hash(then))
        const moves = [...from.moves, move]
        level.push(reached(game, { moves, state: then }, MOST_ON_LATER_PATHS))
      }
      yield
    }
    for (const hash of here) seen.add(hash)
    levels[opening] = level
    return level
  }
  const search = { root, positionsAt }
  searches.set(state, search)
  const [oldest] = searches.keys()
  if (searches.size > MOST_SEARCHES && oldest !== undefined) searches.delete(oldest)
  return search
}

function reached(game: Game, { moves, state }: PlayedMoves, most: number): Reached {
  let legal: ReadonlySet<Move> | undefined
  let paths: Paths | undefined
  return {
    moves,
    state,
    legal: () => (legal ??= new Set(game.moves(state))),
    *paths() {
      paths ??= yield* searchPaths(game, state, most)
      return paths
    },
  }
}

/** What brings nothing but the way to something else, or passes what is asked. */
function opensTheWay({ verb }: MoveParts): boolean {
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

/** What of a group is possible in a position: at once, with a purchase, or where a piece walks. */
function endsFrom(
  game: Game,
  { moves: before, state, legal }: Reached,
  group: readonly Move[],
  space: number | undefined,
  paths: Paths | undefined,
): readonly PlayedMoves[] {
  const found: PlayedMoves[] = []
  const add = (moves: readonly Move[], then: State | undefined): void => {
    if (then !== undefined) found.push({ moves: [...before, ...moves], state: then })
  }
  for (const move of group) {
    // A tile of a town has no name of its own: it is meant where a piece may take it.
    if (space !== undefined && !isMeantAt(game, state, move, space)) continue
    if (legal().has(move)) add([move], tryMoves(game, state, [move]))
    else {
      const purchase = purchaseFor(game, state, move)
      if (purchase !== undefined) add(purchase.moves, purchase.state)
    }
  }
  for (const path of paths?.get(space ?? -1) ?? []) {
    const last = path.moves.at(-1)
    if (path.moves.length > 1 && last !== undefined && group.includes(last))
      add(path.moves, path.state)
    for (const move of path.then)
      if (group.includes(move)) add([...path.moves, move], tryMoves(game, path.state, [move]))
  }
  return found
}

/** The paths that a helper or a chosen action opens: they may lead over a map that isn't shown. */
function* pathsAfter(game: Game, { moves, state }: PlayedMoves): Sliced<Paths | undefined> {
  const last = moves.at(-1)
  const verb = last === undefined ? undefined : game.partsOf(last).verb
  return verb === 'use <face>' || verb === 'act <action>'
    ? yield* searchPaths(game, state, MOST_ON_LATER_PATHS)
    : undefined
}

/** What a sequence has made possible, and its last move several times over. */
function goingOn(
  game: Game,
  start: State,
  { moves, state }: PlayedMoves,
  paths: Paths | undefined,
): readonly PlayedMoves[] {
  const last = moves.at(-1)
  if (last === undefined || !asksSameSeat(game, start, state)) return []
  const again = timesOver(game, start, { moves, state }, last)
  if (again.length > 0) return again
  const before = tryMoves(game, start, moves.slice(0, -1)) ?? start
  const already = new Set(game.moves(before))
  const opened = game
    .moves(state)
    .filter((move) => !already.has(move) && follows(game.partsOf(move)))
  if (opened.length > MOST_MADE_POSSIBLE) return []
  const tried = (then: readonly Move[], from: State, move: Move): readonly PlayedMoves[] => {
    const next = tryMoves(game, from, [move])
    // What comes up is not known before.
    if (next === undefined || !asksSameSeat(game, start, next)) return []
    return [{ moves: [...moves, ...then, move], state: next }]
  }
  const near = opened.flatMap((move) =>
    tried([], state, move).flatMap((next) => [next, ...timesOver(game, start, next, move)]),
  )
  const far = [...(paths?.values() ?? [])]
    .flat()
    .flatMap((path) => path.then.flatMap((move) => tried(path.moves, path.state, move)))
  const few = distinct(game, far)
  return near.length + few.length > MOST_MADE_POSSIBLE ? near : [...near, ...few]
}

/** Walks, purchases and ends are decisions of their own. */
function follows(parts: MoveParts): boolean {
  switch (parts.verb) {
    case 'done':
    case 'end turn':
    case 'leave':
    case 'buy <resource>':
    case 'earmark <resource>':
    case 'exchange <resource> <resource>':
      return false
    default:
      return walkerOf(parts) === undefined
  }
}

function timesOver(
  game: Game,
  start: State,
  first: PlayedMoves,
  move: Move,
): readonly PlayedMoves[] {
  const { verb } = game.partsOf(move)
  if (verb !== 'climb' && verb !== 'buy <resource>') return []
  const more: PlayedMoves[] = []
  for (let { moves, state } = first; more.length + 1 < MOST_TIMES; more.push({ moves, state })) {
    const next = asksSameSeat(game, start, state) ? tryMoves(game, state, [move]) : undefined
    if (next === undefined) break
    moves = [...moves, move]
    state = next
  }
  return more
}

/** The turn's end after what would be left undone, or after finishing what is under way. */
function lastThings(game: Game, state: State, end: Move): PlayedMoves[] {
  const climbs = kingSteps({ game, state })
  const last = [
    ...game.options(state).flatMap((one) => (worthwhile(one) === undefined ? [] : [[one.move]])),
    ...(climbs.length === 0 ? [] : [climbs]),
  ]
  return last.flatMap((moves) => {
    const then = tryMoves(game, state, [...moves, end])
    return then === undefined ? [] : [{ moves: [...moves, end], state: then }]
  })
}

function consequencesOf(game: Game, from: State, { moves, state }: PlayedMoves): MoveSequence {
  const { warnings } = currentSettings()
  const wastes: Wasted[] = []
  const onTheWay: GameEvent[] = []
  let reveals = false
  let walks = false
  const before = (now: State, move: Move): void => {
    walks = walkerOf(game.partsOf(move)) !== undefined
    const options: readonly Option[] = game.options(now)
    const option = options.find((one) => one.move === move)
    if (option === undefined) return
    reveals = option.reveals
    const legal = new Map([[option.notation, option]])
    wastes.push(
      ...wastesOf({ legal, options }, option.notation).filter(({ waste }) => warnings[waste]),
    )
  }
  const sink = (event: GameEvent): void => {
    if (walks && event.event !== 'walk') onTheWay.push(event)
  }
  tryMoves(game, from, moves, { before, sink })
  return { moves, state, wastes, reveals, onTheWay }
}

/** The same moves in another order are no other sequence. */
function distinct(game: Game, sequences: readonly PlayedMoves[]): readonly PlayedMoves[] {
  const known = new Set<string>()
  return sequences.filter(({ moves, state }) => {
    const key = `${moves.length} ${game.hash(state)}`
    return !known.has(key) && known.add(key)
  })
}
