/** The thread in which computer players think. */
import { createSearchWorker } from '@tiletum/bots/search-worker'
import type { SearchWorker } from '@tiletum/bots/search-worker'
import { content } from '@tiletum/content'
import { applyEdition } from '@tiletum/content/edition'
import { compose } from '@tiletum/engine'
import type { Content, Game, GameConfig, State } from '@tiletum/engine'
import { lruCache } from '../limits/lru-cache.ts'
import type { TurnJob } from './turn-job.ts'

interface SearchContext {
  readonly game: Game
  readonly searchWorker: SearchWorker
}

/** A game takes longer to compose than most moves to find. */
const contexts = lruCache<string, SearchContext>(20)

function contextFor(config: GameConfig, edition: unknown): SearchContext {
  const key = JSON.stringify([config, edition])
  const known = contexts.get(key)
  if (known !== undefined) return known
  const played = contentOf(edition)
  const context = { game: compose(config, played), searchWorker: createSearchWorker(played) }
  contexts.set(key, context)
  return context
}

function contentOf(edition: unknown): Content {
  if (edition === undefined) return content
  const applied = applyEdition(content, edition)
  if ('problems' in applied) throw new Error('This edition has faults')
  return applied.content
}

/** The moves of a turn, in notation, up to what chance or another seat answers. */
export async function think(job: TurnJob): Promise<string[]> {
  const { config, edition, seat, level: policy, seed, most } = job
  const { game, searchWorker } = contextFor(config, edition)
  const state = game.clone(job.state)
  const moves: string[] = []
  // The whole turn is thought about together, including what was already decided in it.
  const earlier: State[] = []
  while (moves.length < most && decides(game, state, seat)) {
    // oxlint-disable-next-line no-await-in-loop -- each move builds on the one before
    const { move } = await searchWorker.think({
      config,
      state: game.clone(state),
      policy,
      seed,
      earlier,
    })
    earlier.push(game.clone(state))
    const played = game.parse(move)
    if (typeof played !== 'number') throw new Error(`A computer player said ${move}`)
    moves.push(move)
    game.play(state, played)
  }
  return moves
}

function decides(game: Game, state: State, seat: number): boolean {
  const awaiting = game.awaiting(state)
  return awaiting.who === 'seat' && awaiting.seat === seat
}
