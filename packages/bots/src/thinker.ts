/**
 * Computer players for a thread of their own, in Node and in the browser alike: plain data in, plain
 * data out, no clock but the one of `clock.ts`, and every few milliseconds a pause in which `stop`
 * can be heard. Wrap what `createThinker` returns with the message library of your choice.
 */
import { compose, moveList } from '@tiletum/engine'
import type { Content, Game, GameConfig, State } from '@tiletum/engine'
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
  /**
   * The positions of this turn that were decided before. A mind that has not thought about them
   * does so first: so a move depends on the seed and the turn, not on when the thinker was started.
   */
  readonly earlier?: readonly State[]
}

export interface Thinker {
  /** The move a policy would make, explained if it searches; now and then it tells how far it is. */
  think(request: ThinkRequest, onProgress?: (iterations: number) => void): Promise<Advice>
  /** Ends the thinking under way; it answers with what it has found so far. */
  stop(): void
}

/** Milliseconds between two pauses. */
const BREATH = 15

export function createThinker(content: Content): Thinker {
  let known: { readonly config: string; readonly game: Game } | undefined
  let mind: { readonly key: string; readonly search: Search; decisions: number } | undefined
  let stopped = false
  const moves = moveList()

  function gameFor(config: GameConfig): Game {
    const key = JSON.stringify(config)
    if (known?.config !== key) {
      known = { config: key, game: compose(config, content) }
      mind = undefined
    }
    return known.game
  }

  /** The same search goes on from decision to decision of a turn. */
  async function mindFor(game: Game, level: Level, request: ThinkRequest) {
    const { seed, earlier } = request
    const key = `${level} ${seed}`
    if (mind?.key === key && (earlier === undefined || earlier.length === mind.decisions))
      return mind
    mind = { key, search: createSearch(game, seed), decisions: 0 }
    for (const state of earlier ?? [])
      // oxlint-disable-next-line no-await-in-loop -- each thought builds on the one before
      await decide(game, mind, state, level, request)
    return mind
  }

  async function decide(
    game: Game,
    thinking: NonNullable<typeof mind>,
    state: State,
    level: Level,
    request: ThinkRequest,
    onProgress?: (iterations: number) => void,
  ): Promise<void> {
    const waits = game.awaiting(state)
    if (waits.who !== 'seat') throw new Error('No seat is asked for a move in this state')
    thinking.decisions++
    thinking.search.begin(state, waits.seat)
    game.list(state, moves)
    if (moves.count > 1) await searched(thinking.search, level, request, () => stopped, onProgress)
  }

  return {
    async think(request, onProgress) {
      stopped = false
      const { state, policy, seed, lines = 3 } = request
      const game = gameFor(request.config)
      const level = LEVELS.find((one) => one === policy)
      if (level === undefined) {
        game.list(state, moves)
        const move = POLICIES[policy](game, seed).choose(state, moves, {})
        return { move: game.format(move), iterations: 0, spread: 0, lines: [] }
      }
      const thinking = await mindFor(game, level, request)
      await decide(game, thinking, state, level, request, onProgress)
      return adviceOf(game, thinking.search.thought(lines))
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
  onProgress?: (iterations: number) => void,
): Promise<void> {
  const late = stopAfter(milliseconds)
  let pause = stopAfter(BREATH)
  for (let done = 0; done < iterations && !late() && !isStopped(); done++) {
    search.step()
    if (!pause()) continue
    onProgress?.(done + 1)
    // oxlint-disable-next-line no-await-in-loop -- the pause is the point
    await new Promise((go) => setTimeout(go))
    pause = stopAfter(BREATH)
  }
}
