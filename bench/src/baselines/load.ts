/** Loads the baselines from the bench's own node_modules, with types for the few parts that are used. */
import { createRequire } from 'node:module'

export interface ChessPosition {
  readonly board: { readonly pawn: { has(square: number): boolean } }
  readonly halfmoves: number
  ctx(): unknown
  allDests(context: unknown): ReadonlyMap<number, Iterable<number>>
  isInsufficientMaterial(): boolean
  play(move: { from: number; to: number; promotion?: 'queen' }): void
}

export interface Chessops {
  readonly Chess: { default(): ChessPosition }
}

export async function loadChessops(): Promise<Chessops> {
  const name: string = 'chessops/chess'
  return (await import(name)) as Chessops
}

export interface BoardgameState<G> {
  readonly G: G
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown }
}

export interface BoardgameInternal {
  readonly CreateGameReducer: <G>(options: {
    game: object
  }) => (state: BoardgameState<G>, action: object) => BoardgameState<G>
  readonly InitializeGame: <G>(options: { game: object; numPlayers: number }) => BoardgameState<G>
}

export function loadBoardgame(): BoardgameInternal {
  // Its development checks are not to be measured.
  process.env['NODE_ENV'] = 'production'
  return createRequire(import.meta.url)('boardgame.io/internal') as BoardgameInternal
}

export interface BoardgameSearch {
  readonly MCTSBot: new (settings: object) => {
    play(state: object, player: string): Promise<unknown>
  }
}

export function loadBoardgameSearch(): BoardgameSearch {
  process.env['NODE_ENV'] = 'production'
  return createRequire(import.meta.url)('boardgame.io/ai') as BoardgameSearch
}
