import type { Command } from 'commander'
import type { Language, Messages } from '@tiletum/text'
import type { Colours } from './colours.ts'

/** What a command may use of the world around it. */
export interface Context {
  readonly language: Language
  readonly words: Messages
  /** Where the person stands; file names on the command line are meant from there. */
  readonly folder: string
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Prints a piece of the answer, broken between words to fit a terminal. Nothing else goes to standard output. */
  readonly print: (text: string) => void
  /** Prints what a program reads, as it is. */
  readonly printData: (text: string) => void
  /** How many letters a line may have; endless where no terminal shows it. */
  readonly width: number
  /** Tells how it goes, beside the answer. */
  readonly tell: (text: string) => void
  /** For the answer; they leave the text alone where no terminal shows it. */
  readonly colours: Colours
  /** Somebody watches what is told, so that a line may be written over. */
  readonly watched: boolean
  readonly keyboard: Keyboard
}

/** Whoever types, or the script that stands in. */
export interface Keyboard {
  readonly terminal: boolean
  /** The next line; undefined when no more will come. */
  readonly line: (prompt: string, completions: readonly string[]) => Promise<string | undefined>
  /** All there is to the end. */
  readonly all: () => Promise<string>
  readonly close: () => void
}

/** A command is one file in commands/ that exports one of these, and a line in commands/index.ts. */
export type MakeCommand = (context: Context) => Command
