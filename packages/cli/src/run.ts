import { CommanderError } from 'commander'
import type { Command } from 'commander'
import { CATALOGUES } from '@tiletum/text'
import { coloursFor } from './colours.ts'
import { COMMANDS } from './commands/index.ts'
import type { Context, Keyboard, MakeCommand } from './context.ts'
import { exitCodeOf, FAILED, MISUSE } from './failure.ts'
import { NO_KEYBOARD } from './keyboard.ts'
import { languageOf } from './language.ts'
import { misuseSentence } from './misuse.ts'
import { createProgram } from './program.ts'
import { fit } from './wrap-lines.ts'

/** The process around a run of the command line: environment, folder, output, keyboard. */
export interface CliEnvironment {
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly folder: string
  readonly print: (text: string) => void
  readonly tell: (text: string) => void
  readonly keyboard?: Keyboard
  /** Whether standard output and standard error are terminals. */
  readonly terminal?: { readonly answer: boolean; readonly told: boolean }
  /** Width of the terminal in letters. */
  readonly columns?: number | undefined
}

/** Parses and runs one command line. Returns the exit code. */
export async function run(
  words: readonly string[],
  world: CliEnvironment,
  commands: readonly MakeCommand[] = COMMANDS,
): Promise<number> {
  const language = languageOf(words, world.environment)
  const catalogue = CATALOGUES[language]
  const { folder, print, tell, keyboard = NO_KEYBOARD, terminal, columns = Infinity } = world
  const width = terminal?.answer === true ? columns : Infinity
  const context: Context = {
    language,
    words: catalogue,
    folder,
    environment: world.environment,
    print: (text) => print(fit(text, width)),
    printData: print,
    tell: (text) => tell(terminal?.told === true ? fit(text, columns) : text),
    width,
    colours: coloursFor(world.environment, terminal?.answer ?? false),
    watched: terminal?.told ?? false,
    keyboard,
  }
  const program = createProgram(context, commands)
  try {
    if (words.length === 0) program.outputHelp()
    else await program.parseAsync(words, { from: 'user' })
    return 0
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return 0
      context.tell(
        error.code === 'commander.help'
          ? commandIn(program, words).helpInformation()
          : `${misuseSentence(error, catalogue)}\n`,
      )
      return MISUSE
    }
    const exitCode = exitCodeOf(error)
    const message = error instanceof Error ? error.message : String(error)
    // An error without a message needs none: the answer has said it all.
    if (message !== '')
      context.tell(`${exitCode === undefined ? catalogue.cli.unexpected(message) : message}\n`)
    if (world.environment['TILETUM_DEBUG'] === '1') console.error(error)
    return exitCode ?? FAILED
  } finally {
    keyboard.close()
  }
}

/** Returns the innermost command that the words name. */
const commandIn = (program: Command, words: readonly string[]): Command =>
  words.reduce((one, word) => one.commands.find((inner) => inner.name() === word) ?? one, program)
