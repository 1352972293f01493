import type { Command } from 'commander'
import type { Language, Messages } from '@tiletum/text'
import type { Colours } from './colours.ts'

/** The environment of a command: language, folder, output and keyboard. */
export interface Context {
  readonly language: Language
  readonly words: Messages
  /** The current folder: file names on the command line are relative to it. */
  readonly folder: string
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Prints a piece of the answer, broken between words to fit a terminal. Nothing else goes to standard output. */
  readonly print: (text: string) => void
  /** Prints text for programs, unchanged. */
  readonly printData: (text: string) => void
  /** Maximum length of a line in letters; Infinity without a terminal. */
  readonly width: number
  /** Prints status and progress to standard error. */
  readonly tell: (text: string) => void
  /** Colours of the answer; without a terminal they leave the text as it is. */
  readonly colours: Colours
  /** True if standard error is a terminal, so that a line of progress can be overwritten. */
  readonly watched: boolean
  readonly keyboard: Keyboard
}

/** The source of typed lines: a person, or the script of a test. */
export interface Keyboard {
  readonly terminal: boolean
  /** Returns the next line; undefined at the end of the input. */
  readonly line: (prompt: string, completions: readonly string[]) => Promise<string | undefined>
  /** Returns all input to its end. */
  readonly all: () => Promise<string>
  readonly close: () => void
}

/** A command is one file in commands/ that exports one of these, and a line in commands/index.ts. */
export type MakeCommand = (context: Context) => Command
