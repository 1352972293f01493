/**
 * Runs computer players in a worker, in Node and in the browser alike. Requests and results are plain data,
 * and the only clock is that of `clock.ts`. Every few milliseconds it pauses, so that `stop` is noticed.
 * Wrap the result of `createSearchWorker` with any messaging library.
 */
import { compose, moveList } from '@tiletum/engine'
import type { Content, Game, GameConfig, State } from '@tiletum/engine'
import { stopAfter } from './time-budget.ts'
import { POLICIES } from './policies/index.ts'
import type { PolicyName } from './policies/index.ts'
import { LEVEL_ITERATIONS, LEVELS } from './policies/levels.ts'
import type { Level } from './policies/levels.ts'
import { searcherOf } from './policies/thinking.ts'
import type { Seed } from './random.ts'
import type { Searcher } from './search/searcher.ts'
import { adviceOf } from './search/result.ts'
import type { Advice } from './search/result.ts'

export interface SearchRequest {
  readonly config: GameConfig
  readonly state: State
  readonly policy: PolicyName
  readonly seed: Seed
  /** Iterations, if not those of the level. */
  readonly iterations?: number
  /** Time limit in milliseconds. */
  readonly milliseconds?: number
  /** Number of lines that the advice explains. */
  readonly lines?: number
  /**
   * The positions of earlier decisions in this turn. A searcher that has not seen them searches them first,
   * so that a move depends only on the seed and the turn, not on when the worker was started.
   */
  readonly earlier?: readonly State[]
}

export interface SearchWorker {
  /**
   * Returns the policy's move, with an explanation if it searches. `onProgress` is called now and then with
   * the number of iterations.
   */
  think(request: SearchRequest, onProgress?: (iterations: number) => void): Promise<Advice>
  /** Ends the current search; it resolves with the best move so far. */
  stop(): void
}

/** Milliseconds between two pauses. */
const BREATH = 15

export function createSearchWorker(content: Content): SearchWorker {
  let known: { readonly config: string; readonly game: Game } | undefined
  let thinking: { readonly key: string; readonly searcher: Searcher; decisions: number } | undefined
  let stopped = false
  const moves = moveList()

  function gameFor(config: GameConfig): Game {
    const key = JSON.stringify(config)
    if (known?.config !== key) {
      known = { config: key, game: compose(config, content) }
      thinking = undefined
    }
    return known.game
  }

  /** Returns the searcher of this turn: the same one continues from decision to decision. */
  async function searcherFor(game: Game, level: Level, request: SearchRequest) {
    const { seed, earlier } = request
    const key = `${level} ${seed}`
    if (thinking?.key === key && (earlier === undefined || earlier.length === thinking.decisions))
      return thinking
    thinking = { key, searcher: searcherOf(level, game, seed), decisions: 0 }
    for (const state of earlier ?? [])
      // oxlint-disable-next-line no-await-in-loop -- each thought builds on the one before
      await decide(game, thinking, state, level, request)
    return thinking
  }

  async function decide(
    game: Game,
    who: NonNullable<typeof thinking>,
    state: State,
    level: Level,
    request: SearchRequest,
    onProgress?: (iterations: number) => void,
  ): Promise<void> {
    const waits = game.awaiting(state)
    if (waits.who !== 'seat') throw new Error('No seat is asked for a move in this state')
    const { iterations = LEVEL_ITERATIONS[level], milliseconds = Infinity } = request
    who.decisions++
    who.searcher.begin(state, waits.seat, iterations)
    game.list(state, moves)
    if (moves.count > 1)
      await searchThrough(who.searcher, { iterations, milliseconds }, () => stopped, onProgress)
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
        return { move: game.format(move), iterations: 0, spread: 0, lines: [], reasons: [] }
      }
      const who = await searcherFor(game, level, request)
      await decide(game, who, state, level, request, onProgress)
      return adviceOf(game, who.searcher.result(lines))
    },
    stop() {
      stopped = true
    },
  }
}

async function searchThrough(
  searcher: Searcher,
  { iterations, milliseconds }: { readonly iterations: number; readonly milliseconds: number },
  isStopped: () => boolean,
  onProgress?: (iterations: number) => void,
): Promise<void> {
  const late = stopAfter(milliseconds)
  let pause = stopAfter(BREATH)
  for (let done = 0, more = 1; done < iterations && more > 0; done += more) {
    if (late() || isStopped()) return
    more = searcher.step()
    if (!pause()) continue
    onProgress?.(Math.min(iterations, done + more))
    // oxlint-disable-next-line no-await-in-loop -- the pause is the point
    await new Promise((go) => setTimeout(go))
    pause = stopAfter(BREATH)
  }
}
