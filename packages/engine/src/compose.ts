/** Modules and content → a playable game. The only place that knows which modules there are. */
import type { GameConfig } from './config.ts'
import { advance } from './kernel/advance.ts'
import { at } from './kernel/at.ts'
import { clone } from './kernel/clone.ts'
import type { EventSink } from './kernel/events.ts'
import { CHANCE, top } from './kernel/frames.ts'
import { hash } from './kernel/hash.ts'
import type { Module } from './kernel/module.ts'
import { moveList, movesOf } from './kernel/move.ts'
import type { Move, MoveList } from './kernel/move.ts'
import type { ChanceName } from './kernel/names.ts'
import { listMoves, playMove, whyNot } from './kernel/moves.ts'
import type { Refusal } from './kernel/moves.ts'
import { format, parse } from './kernel/notation.ts'
import type { NotationError } from './kernel/notation.ts'
import { oddsOf } from './kernel/odds.ts'
import type { Odds } from './kernel/odds.ts'
import { listOptions } from './kernel/options.ts'
import type { Option } from './kernel/options.ts'
import type { Draft } from './kernel/way.ts'
import { compileRules } from './rules/compile/rules.ts'
import { baseModule } from './rules/module.ts'
import { standings } from './rules/phases/final.ts'
import { startState } from './rules/setup/start.ts'
import type { Rules } from './rules/tables.ts'
import type { State } from './state.ts'
import type { Content } from './vocabulary/content.ts'
import type { ModuleId, PlayerMark } from './vocabulary/words.ts'
import { PLAYER_MARKS } from './vocabulary/words.ts'

export type Awaiting =
  | { readonly who: 'seat'; readonly seat: number }
  | { readonly who: 'chance'; readonly request: ChanceRequest }
  | { readonly who: 'nobody' }

/** What chance is asked, and how many answers of this kind are still to come. */
export interface ChanceRequest {
  readonly request: ChanceName
  readonly left: number
}

/** A composed game: its functions know its rules; every state is plain data. */
export interface Game {
  readonly config: GameConfig
  readonly rules: Rules
  /** The state before the first answer of chance. */
  start(sink?: EventSink): State
  awaiting(state: State): Awaiting
  /** Every legal move, or every possible answer of chance. */
  moves(state: State): Move[]
  /** The same into a list that is used again and again, for search; answers of chance with weights. */
  list(state: State, into: MoveList): void
  options(state: State): Option[]
  why(state: State, move: Move): Refusal | undefined
  /** Plays a move that `moves` lists. Anything else is checked with `why` first. */
  play(state: State, move: Move, sink?: EventSink): void
  clone(state: State): State
  hash(state: State): string
  format(move: Move): string
  parse(text: string): Move | NotationError
  odds(state: State, request: string): Odds[]
  /** The seats from first to last (`end-4`). */
  standings(state: State): number[]
}

const MODULE_RULES: Readonly<Partial<Record<ModuleId, Module>>> = { base: baseModule }

export function compose(config: GameConfig, content: Content): Game {
  const modules = config.modules.map((id) => {
    const module = MODULE_RULES[id]
    if (module === undefined) throw new Error(`There is no module ${id}`)
    return module
  })
  const mark = PLAYER_MARKS.find((count): count is PlayerMark => count === config.players)
  if (mark === undefined)
    throw new Error(`This game is for 2 to 4 players, not for ${config.players}`)
  const rules = compileRules(config, content.base, modules, { seats: config.players, mark })
  return gameOf(rules)
}

function gameOf(rules: Rules): Game {
  const draft: Draft = { rules, state: startState(rules), sink: undefined }
  const scratch = moveList()
  const on = (state: State, sink?: EventSink): Draft => {
    draft.state = state
    draft.sink = sink
    return draft
  }
  return {
    config: rules.config,
    rules,
    start(sink) {
      const state = startState(rules)
      advance(on(state, sink))
      return state
    },
    awaiting(state) {
      if (state.frames.length === 0) return { who: 'nobody' }
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
    options: (state) => listOptions(on(state)),
    why: (state, move) => whyNot(on(state), move),
    play(state, move, sink) {
      playMove(on(state, sink), move)
    },
    clone: (state) => clone(state, () => ({})),
    hash,
    format: (move) => format(rules, move),
    parse: (text) => parse(rules, text),
    odds: (state, request) => oddsOf(on(state), request),
    standings,
  }
}
