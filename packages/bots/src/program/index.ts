/**
 * Plays a seat with an external program in any language: it is started for one game and exchanges lines of
 * JSON.
 */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { moveList } from '@tiletum/engine'
import type { Game, Move, MoveList, State } from '@tiletum/engine'
import { POLICIES } from '../policies/index.ts'
import type { AnyPolicy } from '../policy.ts'
import type { Seed } from '../random.ts'
import { endOf, helloOf, questionOf, readAnswer } from '../seat/protocol.ts'
import type { SeatMessage, SeatRefusal, SeatFault } from '../seat/protocol.ts'

export interface ExternalProgram {
  readonly game: Game
  readonly seat: number
  /** The program and its arguments. */
  readonly command: readonly string[]
  /** Working directory of the program. */
  readonly folder?: string
  /** Time limit per decision, in milliseconds. */
  readonly milliseconds: number
  /** Seed for the decisions that are made in its place. */
  readonly seed: Seed
  /** Called for every fault; `forfeited` is true if the program plays no more. */
  readonly onFault?: (fault: SeatFault, forfeited: boolean) => void
}

/**
 * Number of faults after which the rest of its game is played at random; a program that has ended counts as
 * having reached it.
 */
export const MOST_FAULTS = 3
const TIME_TO_LEAVE = 1000

export function externalProgram(program: ExternalProgram): AnyPolicy {
  const { game, seat, milliseconds, onFault } = program
  const [name = '', ...words] = program.command
  const child = spawn(name, words, {
    cwd: program.folder,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const standIn = POLICIES.random(game, program.seed)
  let faults = 0
  let gone = false
  let number = 0
  /** Receives the next line, or undefined when the program has ended. */
  let listener: ((line: string | undefined) => void) | undefined
  const leave = (): void => {
    gone = true
    listener?.(undefined)
  }
  child.on('error', leave)
  child.on('close', leave)
  child.stdin.on('error', leave)
  createInterface({ input: child.stdout }).on('line', (line) => listener?.(line))
  const say = (message: SeatMessage): void => {
    if (!gone) child.stdin.write(`${JSON.stringify(message)}\n`)
  }
  say(helloOf(game, seat))

  function instead(state: State, moves: MoveList, refused: SeatRefusal): Move {
    faults = refused.fault === 'gone' ? MOST_FAULTS : faults + 1
    say(refused)
    onFault?.(refused.fault, faults >= MOST_FAULTS)
    return standIn.choose(state, moves, {})
  }

  function answer(state: State): Promise<{ readonly move: Move } | SeatRefusal> {
    return new Promise((done) => {
      const finish = (result: { readonly move: Move } | SeatRefusal): void => {
        clearTimeout(clock)
        listener = undefined
        done(result)
      }
      const clock = setTimeout(() => {
        finish({ type: 'refused', number, fault: 'late' })
      }, milliseconds)
      listener = (line) => {
        const result =
          line === undefined
            ? ({ type: 'refused', number, fault: 'gone' } as const)
            : readAnswer(game, state, number, line)
        if (result !== undefined) finish(result)
      }
      if (gone) listener(undefined)
      else say(questionOf(game, state, number))
    })
  }

  return {
    async choose(state, given) {
      if (faults >= MOST_FAULTS) return standIn.choose(state, given, {})
      number++
      // The caller may refill its list while the program thinks, so keep one of our own.
      const moves = moveList()
      game.list(state, moves)
      const result = await answer(state)
      return 'move' in result ? result.move : instead(state, moves, result)
    },
    async over(state) {
      say(endOf(game, state))
      if (gone) return
      child.stdin.end()
      const clock = setTimeout(() => child.kill(), TIME_TO_LEAVE)
      await new Promise<void>((left) => {
        child.once('close', () => {
          left()
        })
      })
      clearTimeout(clock)
    },
  }
}
