/** An external program as a process: it is started once, and hears of one game after the other. */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Game, State } from '@tiletum/engine'
import type { Seed } from '../random.ts'
import {
  endOf,
  helloOf,
  newGameOf,
  questionOf,
  readAnswer,
  refusalOf,
  wantsOdds,
} from '../seat/protocol.ts'
import type { SeatMessage, SeatMove, SeatRefusal } from '../seat/protocol.ts'

export interface ProgramCommand {
  /** The program and its arguments. */
  readonly command: readonly string[]
  /** Working directory of the program. */
  readonly folder?: string
  /** Time limit per decision, in milliseconds. */
  readonly milliseconds: number
}

export interface ProgramProcess {
  /** Whether it has ended or could not be started. */
  readonly isGone: boolean
  /** How many legal moves it has made. */
  readonly answers: number
  begin(game: Game, seat: number, seed: Seed): void
  choose(state: State, since?: readonly string[]): Promise<SeatMove | SeatRefusal>
  /** Tells it of its fault. */
  refuse(refusal: SeatRefusal): void
  over(state: State): void
  /** Ends it: first its input, then, if it stays, the process. */
  end(): Promise<void>
}

const TIME_TO_LEAVE = 1000
const running = new Set<ProgramProcess>()

/** Ends every program that was started. */
export const endPrograms = async (): Promise<void> => {
  await Promise.all([...running].map((program) => program.end()))
}

export function startProgram({ command, folder, milliseconds }: ProgramCommand): ProgramProcess {
  const [name = '', ...words] = command
  const child = spawn(name, words, { cwd: folder, stdio: ['pipe', 'pipe', 'inherit'] })
  let game: Game | undefined
  let gone = false
  let greeted = false
  let odds = false
  let number = 0
  let answers = 0
  /** Receives the next line, or undefined when the program has ended. */
  let listener: ((line: string | undefined) => void) | undefined
  const leave = (): void => {
    gone = true
    listener?.(undefined)
  }
  child.on('error', leave)
  child.on('close', leave)
  child.stdin.on('error', leave)
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (wantsOdds(line)) odds = true
    else listener?.(line)
  })
  const say = (message: SeatMessage): void => {
    if (!gone) child.stdin.write(`${JSON.stringify(message)}\n`)
  }

  const program: ProgramProcess = {
    get isGone() {
      return gone
    },
    get answers() {
      return answers
    },
    begin(played, seat, seed) {
      game = played
      if (!greeted) say(helloOf(game, seat, seed))
      say(newGameOf(game, seat, seed))
      greeted = true
    },
    choose(state, since) {
      const asked = game
      if (asked === undefined) throw new Error('No game was begun')
      number++
      return new Promise((done) => {
        const finish = (result: SeatMove | SeatRefusal): void => {
          clearTimeout(clock)
          listener = undefined
          if ('move' in result) answers++
          done(result)
        }
        const clock = setTimeout(() => {
          finish(refusalOf(number, 'late'))
        }, milliseconds)
        listener = (line) => {
          const result =
            line === undefined ? refusalOf(number, 'gone') : readAnswer(asked, state, number, line)
          if (result !== undefined) finish(result)
        }
        const details = {
          left: milliseconds,
          wantsOdds: odds,
          ...(since === undefined ? {} : { since }),
        }
        if (gone) listener(undefined)
        else say(questionOf(asked, state, number, details))
      })
    },
    refuse: say,
    over(state) {
      if (game !== undefined) say(endOf(game, state))
    },
    async end() {
      running.delete(program)
      if (!gone) await ended(child)
    },
  }
  running.add(program)
  return program
}

async function ended(child: ChildProcess): Promise<void> {
  child.stdin?.end()
  const clock = setTimeout(() => child.kill(), TIME_TO_LEAVE)
  await new Promise<void>((left) => {
    child.once('close', () => {
      left()
    })
  })
  clearTimeout(clock)
}
