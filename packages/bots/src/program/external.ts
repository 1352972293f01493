/** Plays a seat with an external program in any language, which exchanges lines of JSON. */
import { moveList } from '@tiletum/engine'
import type { Game, Move, MoveList, State } from '@tiletum/engine'
import { POLICIES } from '../policies/index.ts'
import type { AnyPolicy } from '../policy.ts'
import type { Seed } from '../random.ts'
import type { SeatFault, SeatInfo, SeatRefusal } from '../seat/protocol.ts'
import { startProgram } from './process.ts'
import type { ProgramCommand, ProgramProcess } from './process.ts'

export interface ExternalProgram extends ProgramCommand {
  readonly game: Game
  readonly seat: number
  /** Seed of the seat, and of the decisions that are made in its place. */
  readonly seed: Seed
  /** A process that plays several games; without one, a process is started for this game. */
  readonly process?: ProgramProcess
  /** Called for every fault; `forfeited` is true if the program plays no more. */
  readonly onFault?: (fault: SeatFault, forfeited: boolean) => void
  /** Called with what it tells of a move. */
  readonly onInfo?: (info: SeatInfo) => void
}

/**
 * Number of faults after which the rest of its game is played at random; a program that has ended counts as
 * having reached it.
 */
export const MOST_FAULTS = 3

export function externalProgram(program: ExternalProgram): AnyPolicy {
  const { game, seat, seed, onFault, onInfo } = program
  const own = program.process ?? startProgram(program)
  const standIn = POLICIES.random(game, seed)
  let faults = 0
  let since: string[] = []
  own.begin(game, seat, seed)

  function instead(state: State, moves: MoveList, refused: SeatRefusal): Move {
    faults = refused.fault === 'gone' ? MOST_FAULTS : faults + 1
    own.refuse(refused)
    onFault?.(refused.fault, faults >= MOST_FAULTS)
    return standIn.choose(state, moves, {})
  }

  return {
    heard(move) {
      since.push(game.format(move))
    },
    async choose(state, given) {
      if (faults >= MOST_FAULTS) return standIn.choose(state, given, {})
      // The caller may refill its list while the program thinks, so keep one of our own.
      const moves = moveList()
      game.list(state, moves)
      const heard = since
      since = []
      const result = await own.choose(state, heard)
      if (!('move' in result)) return instead(state, moves, result)
      if (result.info !== undefined) onInfo?.(result.info)
      return result.move
    },
    async over(state) {
      own.over(state)
      if (program.process === undefined) await own.end()
    },
  }
}
