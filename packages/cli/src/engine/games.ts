/** The games in the engine's memory, by the numbers that whoever asks chose, and the bounds they keep to. */
import { Compositions } from './compositions.ts'
import type { LiveGame } from './live-game.ts'
import { problem } from './problem.ts'

export interface EngineBounds {
  readonly games: number
  /** Memory of all games, in bytes. */
  readonly bytes: number
}

/** What a game takes, measured with forks in the middle of games: its state and its place in the tables. */
const BYTES_A_SEAT = 3500
const BYTES_A_GAME = 5000
const BYTES_A_MOVE = 8

interface Which {
  readonly game?: number
  readonly games?: readonly number[]
}

export class EngineGames {
  readonly compositions = new Compositions()
  private readonly games = new Map<number, LiveGame>()
  private readonly bounds: EngineBounds
  private bytes = 0

  constructor(bounds: EngineBounds) {
    this.bounds = bounds
  }

  get size(): number {
    return this.games.size
  }

  get(id: number): LiveGame {
    const game = this.games.get(id)
    if (game === undefined)
      throw problem('no-game', `There is no game ${id}.`, {
        wanted: 'a game made by new, load or fork',
      })
    return game
  }

  /** Looks before a game is made, so that nothing is made in vain. */
  refuseTaken(id: number): void {
    if (this.games.has(id))
      throw problem('taken', `There is a game ${id} already.`, {
        wanted: 'another number, or drop',
      })
    const { games, bytes } = this.bounds
    if (this.games.size >= games)
      throw problem('limit', `There are ${games} games already: drop some, or start with --games.`)
    if (this.bytes >= bytes)
      throw problem(
        'limit',
        'The games take all the memory they may: drop some, or start with --memory.',
      )
  }

  add(id: number, game: LiveGame): void {
    this.games.set(id, game)
    this.bytes += bytesOf(game)
    this.compositions.use(game.settings.game, 1)
  }

  drop(id: number): void {
    const game = this.get(id)
    this.games.delete(id)
    this.bytes -= bytesOf(game)
    this.compositions.use(game.settings.game, -1)
  }

  dropAll(): number {
    const ids = [...this.games.keys()]
    for (const id of ids) this.drop(id)
    return ids.length
  }
}

/** The longest games have some eight hundred moves; a game is counted as if it were over. */
const MOVES = 800
const bytesOf = ({ settings: { game } }: LiveGame): number =>
  BYTES_A_GAME + BYTES_A_SEAT * game.rules.seats + BYTES_A_MOVE * MOVES

/** The numbers of the games that a request names. */
export function idsOf({ game, games }: Which): readonly number[] {
  if (game !== undefined && games === undefined) return [game]
  if (games !== undefined && games.length > 0 && game === undefined) return games
  throw problem('invalid', 'Either game or games is wanted.', { wanted: 'game or games' })
}
