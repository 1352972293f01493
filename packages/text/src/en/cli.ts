import type { NotationError } from '@tiletum/engine'
import { list } from '../phrases.ts'

const or = list('or')

/** Why a file cannot be written, by the word of the system. */
const WRITING: Readonly<Record<string, string>> = {
  ENOSPC: ': the disk is full',
  EDQUOT: ': the disk is full',
  EACCES: ': permission denied',
  EPERM: ': permission denied',
  EROFS: ': the disk is read-only',
  ENOENT: ': no such folder',
  ENOTDIR: ': no such folder',
  EISDIR: ': it is a folder',
}

/** The frame of the command line; each command has an area of its own. */
export const cli = {
  description: 'Tiletum on the command line.',
  usage: 'Usage:',
  options: 'Options:',
  globalOptions: 'Global options:',
  arguments: 'Arguments:',
  commands: 'Commands:',
  examples: 'Examples:',
  help: 'show this help',
  version: 'show the version',
  language: 'output language',
  default: 'default',
  unknownCommand: (command: string) => `Unknown command '${command}'.`,
  unknownOption: (option: string) => `Unknown option '${option}'.`,
  missingArgument: (name: string) => `Missing argument '${name}'.`,
  missingValue: (option: string) => `Option '${option}' needs a value.`,
  missingOption: (option: string) => `Missing required option '${option}'.`,
  excessArguments: 'Too many arguments.',
  invalidValue: (option: string) => `Invalid value for option '${option}'.`,
  allowedNumbers: (least: string, most: string) =>
    `Must be a whole number from ${least} to ${most}.`,
  allowedChoices: (choices: string) => `Choose from: ${choices}.`,
  didYouMean: (names: string) => `Did you mean ${names}?`,
  or: 'or',
  seeHelp: (command: string) => `See '${command} --help'.`,
  unanswerable: (why: string) => `Couldn’t write the answer (${why}).`,
  unwritable: (file: string, code: string) => `Couldn’t write '${file}'${WRITING[code] ?? ''}.`,
  /** Why a text is no move; `close` are words that might be meant. */
  notation: ({ error, word }: NotationError, close: readonly string[]): string => {
    const meant = close.length === 0 ? '' : ` Did you mean ${or(close)}?`
    if (error === 'incomplete')
      return `The move is incomplete.${close.length === 0 ? '' : ` Next comes ${or(close)}.`}`
    return error === 'unknown-verb'
      ? `Unknown move “${word}”.${meant}`
      : `“${word}” isn’t valid there.${meant}`
  },
  unexpected: (message: string) => `Something went wrong inside Tiletum: ${message}`,
}
export type CliWords = typeof cli
