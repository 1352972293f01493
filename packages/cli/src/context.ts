import type { Command } from 'commander'
import type { Language, Messages } from '@tiletum/text'

/** What a command may use of the world around it. */
export interface Context {
  readonly language: Language
  readonly words: Messages
  /** Where the person stands; file names on the command line are meant from there. */
  readonly folder: string
  /** Prints a piece of the answer. Nothing else goes to standard output. */
  readonly print: (text: string) => void
  /** Tells how it goes, beside the answer. */
  readonly tell: (text: string) => void
}

/** A command is one file in commands/ that exports one of these, and a line in commands/index.ts. */
export type MakeCommand = (context: Context) => Command
