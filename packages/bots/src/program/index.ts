/** A program in any language sits at the table: it is started for one game and speaks by lines of JSON. */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { moveList } from '@tiletum/engine'
import type { Game, Move, MoveList, State } from '@tiletum/engine'
import { POLICIES } from '../policies/index.ts'
import type { AnyPolicy } from '../policy.ts'
import type { Seed } from '../random.ts'
import { endOf, helloOf, questionOf, readAnswer } from '../seat/protocol.ts'
import type { Message, Refused, SeatFault } from '../seat/protocol.ts'

export interface Program {
  readonly game: Game
  readonly seat: number
  /** The program and its arguments. */
  readonly command: readonly string[]
  /** Where it runs. */
  readonly folder?: string
  /** How long it may think about one decision. */
  readonly milliseconds: number
  /** For the decisions that are made in its stead. */
  readonly seed: Seed
  /** Hears of every fault, and whether it was the last one. */
  readonly onFault?: (fault: SeatFault, forfeited: boolean) => void
}

/** After so many faults, or when it is gone, the rest of its game is played at random. */
export const MOST_FAULTS = 3
const TIME_TO_LEAVE = 1000

export function seatProgram(program: Program): AnyPolicy {
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
  /** Takes the next line, or undefined when the program is gone. */
  let listener: ((line: string | undefined) => void) | undefined
  const leave = (): void => {
    gone = true
    listener?.(undefined)
  }
  child.on('error', leave)
  child.on('close', leave)
  child.stdin.on('error', leave)
  createInterface({ input: child.stdout }).on('line', (line) => listener?.(line))
  const say = (message: Message): void => {
    if (!gone) child.stdin.write(`${JSON.stringify(message)}\n`)
  }
  say(helloOf(game, seat))

  function instead(state: State, moves: MoveList, refused: Refused): Move {
    faults = refused.fault === 'gone' ? MOST_FAULTS : faults + 1
    say(refused)
    onFault?.(refused.fault, faults >= MOST_FAULTS)
    return standIn.choose(state, moves, {})
  }

  function answer(state: State): Promise<{ readonly move: Move } | Refused> {
    return new Promise((done) => {
      const finish = (result: { readonly move: Move } | Refused): void => {
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
      // the list belongs to whoever asks and may be filled anew while the program thinks
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
