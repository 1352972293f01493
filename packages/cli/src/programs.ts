/** Players by their names on the command line: computer players, and programs as `program:"COMMAND"`. */
import { readContestant, seated } from '@tiletum/bots'
import type { AnyPolicy, Contestant, Seed, SeatFault, SeatInfo, WeightFiles } from '@tiletum/bots'
import { commandIn, externalProgram } from '@tiletum/bots/program'
import type { ProgramProcess } from '@tiletum/bots/program'
import type { Game } from '@tiletum/engine'

const PROGRAM = 'program:'
/** How long a program may think about one decision. */
export const PROGRAM_MILLISECONDS = 10_000

/** The words of the command behind a name; undefined if the name is no program's. */
export function programNamed(name: string): readonly string[] | undefined {
  if (!name.startsWith(PROGRAM)) return undefined
  const words = commandIn(name.slice(PROGRAM.length))
  // One quoted word is a whole command line.
  return words.length === 1 ? commandIn(words[0] ?? '') : words
}

/** npm moves into the project's folder and leaves word of where it was called. */
export const whereCalled = (): string => process.env['INIT_CWD'] ?? process.cwd()

export type NamedBot = Contestant | { readonly program: readonly string[] }

export function botNamed(name: string): NamedBot | undefined {
  const program = programNamed(name)
  if (program === undefined) return readContestant(name)
  return program.length === 0 ? undefined : { program }
}

export interface SeatedBot {
  readonly game: Game
  readonly seat: number
  readonly seed: Seed
  readonly weights?: WeightFiles
  readonly process?: ProgramProcess
  readonly onFault?: (fault: SeatFault, forfeited: boolean) => void
  readonly onInfo?: (info: SeatInfo) => void
}

export function seatBot(bot: NamedBot, { weights, ...seat }: SeatedBot): AnyPolicy {
  if (!('program' in bot)) return seated(bot, seat.game, seat.seed, weights)
  return externalProgram({
    ...seat,
    command: bot.program,
    folder: whereCalled(),
    milliseconds: PROGRAM_MILLISECONDS,
  })
}
