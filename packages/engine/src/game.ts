/**
 * Composes a game from given modules and the content. No module is imported here, so that a client
 * loads only the modules of its game; `compose.ts` has them all.
 */
import { configError } from './config-errors.ts'
import type { GameConfig } from './config.ts'
import { advance } from './kernel/advance.ts'
import { at } from './kernel/checked-index.ts'
import { clone } from './kernel/clone.ts'
import type { EventSink } from './kernel/events.ts'
import { CHANCE, top } from './kernel/frames.ts'
import { hash } from './kernel/hash.ts'
import type { Module, SeatingPlan } from './kernel/module.ts'
import { partsOf } from './kernel/move-parts.ts'
import type { MoveParts } from './kernel/move-parts.ts'
import { moveList, movesOf } from './kernel/move.ts'
import type { Move, MoveList } from './kernel/move.ts'
import type { ChanceName } from './kernel/verb-names.ts'
import { listMoves, playMove, whyNot } from './kernel/legal-moves.ts'
import type { Refusal } from './kernel/legal-moves.ts'
import { format, parse } from './kernel/notation.ts'
import type { NotationError } from './kernel/notation.ts'
import { oddsOf } from './kernel/odds.ts'
import type { Odds } from './kernel/odds.ts'
import { listOptions } from './kernel/list-options.ts'
import type { Option } from './kernel/list-options.ts'
import type { Draft } from './kernel/extension-points.ts'
import { isOver } from './position/scores.ts'
import { compileRules } from './rules/compile/rules.ts'
import { standings } from './rules/phases/final.ts'
import { startState } from './rules/setup/start.ts'
import type { Rules } from './rules/tables.ts'
import { openState } from './state.ts'
import type { GameState, Slices, State } from './state.ts'
import type { Content } from './vocabulary/content.ts'
import type { ModuleId, ModuleName, PlayerMark } from './vocabulary/words.ts'
import { ALL_MODULES, JOINED_MODULES, PLAYER_MARKS } from './vocabulary/words.ts'

export type Awaiting =
  | { readonly who: 'seat'; readonly seat: number }
  | { readonly who: 'chance'; readonly request: ChanceRequest }
  | { readonly who: 'nobody' }

/** A request of chance, and how many answers it still needs. */
export interface ChanceRequest {
  readonly request: ChanceName
  readonly left: number
}

/** A composed game: functions that know its rules. Every state is plain data that is passed in. */
export interface Game {
  readonly config: GameConfig
  readonly rules: Rules
  /** The Cardinalbot's seat, which never has to decide: its turn asks only chance. */
  readonly bot: number | undefined
  /**
   * True for a game at a real table: people enter the answers of chance, correct the state, and may
   * undo everything.
   */
  readonly companion: boolean
  /** Returns the state before the first answer of chance. */
  start(sink?: EventSink): State
  awaiting(state: State): Awaiting
  /** Returns every legal move, or every possible answer of chance. */
  moves(state: State): Move[]
  /** Fills a reusable list with the same moves, for search; answers of chance get their weights. */
  list(state: State, into: MoveList): void
  options(state: State): Option[]
  why(state: State, move: Move): Refusal | undefined
  /** Plays a legal move without checking it. Check a move of unknown origin with `why` first. */
  play(state: State, move: Move, sink?: EventSink): void
  clone<Kind extends State>(state: Kind): Kind
  hash(state: State): string
  format(move: Move): string
  /** Returns the verb and the arguments of a move, so that no caller parses its notation. */
  partsOf(move: Move): MoveParts
  parse(text: string): Move | NotationError
  odds(state: State, request: string): Odds[]
  /** The seats from first to last (`end-4`). */
  standings(state: State): number[]
}

/**
 * Returns the modules of a game in a fixed order, so that the numbers of tiles and scripts do not
 * depend on the order in the configuration.
 */
export function modulesOf({ modules }: GameConfig): readonly ModuleName[] {
  const has = (id: string): boolean => modules.some((named) => named === id)
  return [
    ...ALL_MODULES.filter(has),
    ...JOINED_MODULES.filter((id) => id.split(' and ').every(has)),
  ]
}

/** Whether a module belongs to a configuration, without composing its game. */
export const playsWith = (
  config: { readonly modules: readonly string[] },
  module: ModuleId,
): boolean => config.modules.includes(module)

/**
 * Composes a game like `compose`, from modules that the caller has loaded: at least those that
 * `modulesOf` returns.
 * @throws if no game can be set up with the configuration; `configErrorOf(error)` says why.
 */
export function composeFrom(given: readonly Module[], config: GameConfig, content: Content): Game {
  if (!playsWith(config, 'base')) throw configError('modules', config.modules.join(', '))
  const modules = modulesOf(config).map((id) => {
    const module = given.find((one) => one.id === id)
    if (module === undefined) throw new Error(`The module ${id} is not there`)
    return module
  })
  const table = seatingFor(modules, config.players)
  for (const module of modules) module.check?.(config, content)
  let base = content.base
  for (const module of modules) base = module.content?.(base, content) ?? base
  let rules = compileRules(config, base, modules, table)
  for (const module of modules) rules = module.extend?.(rules, content) ?? rules
  for (const module of modules) rules = module.complete?.(rules, content) ?? rules
  return gameOf(rules, modules, table)
}

function seatingFor(modules: readonly Module[], players: number): SeatingPlan {
  const special = modules.find(({ table }) => table !== undefined)?.table
  if (special === undefined) {
    const mark = PLAYER_MARKS.find((count): count is PlayerMark => count === players)
    if (mark === undefined) throw configError('players', `${players}`)
    return { seats: players, mark }
  }
  const table = special(players)
  if (table === undefined) throw configError('players', `${players}`)
  return table
}

function gameOf(rules: Rules, modules: readonly Module[], table: SeatingPlan): Game {
  const begin = (): GameState => {
    const state = startState(rules)
    for (const module of modules) module.begin?.(rules, state)
    return state
  }
  const copies = modules.flatMap(({ copy }) => copy ?? [])
  const cloneSlices = ({ slices }: GameState): Slices => {
    const into: Slices = {}
    for (const copy of copies) copy(slices, into)
    return into
  }
  const draft: Draft = { rules, state: begin(), sink: undefined }
  const scratch = moveList()
  const on = (state: State, sink?: EventSink): Draft => {
    draft.state = openState(state)
    draft.sink = sink
    return draft
  }
  return {
    config: rules.config,
    rules,
    bot: table.bot,
    companion: rules.corrections.length > 0,
    start(sink) {
      const state = begin()
      advance(on(state, sink))
      return state
    },
    awaiting(state) {
      if (isOver(state)) return { who: 'nobody' }
      const frame = top(state)
      if (frame.kind !== CHANCE) return { who: 'seat', seat: frame.seat }
      return {
        who: 'chance',
        request: { request: at(rules.chances, frame.of).name, left: frame.left },
      }
    },
    moves(state) {
      listMoves(on(state), scratch)
      return movesOf(scratch)
    },
    list(state, into) {
      listMoves(on(state), into)
    },
    options: (state) =>
      listOptions(on(state), (move) => {
        const after = clone(openState(state), cloneSlices)
        playMove(on(after), move)
        on(state)
        return top(after).kind === CHANCE
      }),
    why: (state, move) => whyNot(on(state), move),
    play(state, move, sink) {
      playMove(on(state, sink), move)
    },
    clone: <Kind extends State>(state: Kind) =>
      clone(openState(state), cloneSlices) as State as Kind,
    hash,
    format: (move) => format(rules, move),
    partsOf: (move) => partsOf(rules, move),
    parse: (text) => parse(rules, text),
    odds: (state, request) => oddsOf(on(state), request),
    standings: (state) => standings(on(state)),
  }
}
