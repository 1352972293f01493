/** chessops: random games of chess; all legal moves are listed at each move. */
import type { Work } from '../measure/interleaved.ts'
import { loadChessops } from './load.ts'
import { xorshift } from './xorshift.ts'

const LONGEST_GAME = 300
const FIFTY_MOVES = 100

/** A game as a unit of work; returns the number of its moves. Pawns are promoted to queens only. */
export async function chessPlayout(): Promise<Work> {
  const { Chess } = await loadChessops()
  let seed = 0
  return () => {
    const position = Chess.default()
    const choose = xorshift(++seed)
    let played = 0
    while (played < LONGEST_GAME) {
      const moves: { from: number; to: number; promotion?: 'queen' }[] = []
      for (const [from, targets] of position.allDests(position.ctx()))
        for (const to of targets)
          moves.push(
            position.board.pawn.has(from) && (to >= 56 || to < 8)
              ? { from, to, promotion: 'queen' }
              : { from, to },
          )
      if (
        moves.length === 0 ||
        position.isInsufficientMaterial() ||
        position.halfmoves >= FIFTY_MOVES
      )
        break
      position.play(moves[choose(moves.length)] as (typeof moves)[number])
      played++
    }
    return played
  }
}
