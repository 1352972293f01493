/**
 * Computer players for a thread of their own, in Node and in the browser alike: plain data in, plain
 * data out, no clock but the one of `clock.ts`, and every few milliseconds a pause in which `stop`
 * can be heard. Wrap what `createThinker` returns with the message library of your choice.
 */
import { compose, moveList } from '@tiletum/engine'
import type { Content, Game, GameConfig, Move, State } from '@tiletum/engine'
import { stopAfter } from './clock.ts'
import { POLICIES } from './policies/index.ts'
import type { PolicyName } from './policies/index.ts'
import { LEVEL_ITERATIONS, LEVELS } from './policies/levels.ts'
import type { Level } from './policies/levels.ts'
import type { Seed } from './random.ts'
import { createSearch } from './search/search.ts'
import type { Search } from './search/search.ts'
import { adviceOf } from './search/thought.ts'
import type { Advice } from './search/thought.ts'

export interface ThinkRequest {
  readonly config: GameConfig
  readonly state: State
  readonly policy: PolicyName
  readonly seed: Seed
  /** Instead of the level's own number. */
  readonly iterations?: number
  /** At most so long. */
  readonly milliseconds?: number
  /** How many lines the advice explains. */
  readonly lines?: number
}

export interface Thinker {
  /** The move a policy would make, explained if it searches. */
  think(request: ThinkRequest): Promise<Advice>
  /** Ends the thinking under way; it answers with what it has found so far. */
  stop(): void
}

/** Milliseconds between two pauses. */
const BREATH = 15

export function createThinker(content: Content): Thinker {
  let known: { readonly config: string; readonly game: Game } | undefined
  let mind: { readonly key: string; readonly search: Search } | undefined
  let stopped = false

  function gameFor(config: GameConfig): Game {
    const key = JSON.stringify(config)
    if (known?.config !== key) {
      known = { config: key, game: compose(config, content) }
      mind = undefined
    }
    return known.game
  }

  /** The same search goes on from decision to decision of a turn. */
  function searchFor(game: Game, { policy, seed }: ThinkRequest): Search {
    const key = `${policy} ${seed}`
    if (mind?.key !== key) mind = { key, search: createSearch(game, seed) }
    return mind.search
  }

  return {
    async think(request) {
      stopped = false
      const { state, policy, seed, lines = 3 } = request
      const game = gameFor(request.config)
      const waits = game.awaiting(state)
      if (waits.who !== 'seat') throw new Error('No seat is asked for a move in this state')
      const moves = moveList()
      game.list(state, moves)
      const level = LEVELS.find((one) => one === policy)
      if (level === undefined || moves.count === 1) {
        const move =
          moves.count === 1
            ? (moves.items[0] as Move)
            : POLICIES[policy](game, seed).choose(state, moves, {})
        return { move: game.format(move), iterations: 0, lines: [] }
      }
      const search = searchFor(game, request)
      search.begin(state, waits.seat)
      await searched(search, level, request, () => stopped)
      return adviceOf(game, search.thought(lines))
    },
    stop() {
      stopped = true
    },
  }
}

async function searched(
  search: Search,
  level: Level,
  { iterations = LEVEL_ITERATIONS[level], milliseconds = Infinity }: ThinkRequest,
  isStopped: () => boolean,
): Promise<void> {
  const late = stopAfter(milliseconds)
  let pause = stopAfter(BREATH)
  for (let done = 0; done < iterations && !late() && !isStopped(); done++) {
    search.step()
    if (!pause()) continue
    // oxlint-disable-next-line no-await-in-loop -- the pause is the point
    await new Promise((go) => setTimeout(go))
    pause = stopAfter(BREATH)
  }
}
