import type { NotationError } from '@tiletum/engine'
import { list } from '../phrases.ts'

const or = list('or')

/** Why a file cannot be written, by the word of the system. */
const WRITING: Readonly<Record<string, string>> = {
  ENOSPC: ': the disk is full',
  EDQUOT: ': the disk is full',
  EACCES: ': it is not allowed there',
  EPERM: ': it is not allowed there',
  EROFS: ': that disk is read-only',
  ENOENT: ': there is no such folder',
  ENOTDIR: ': there is no such folder',
  EISDIR: ': it is a folder',
}

/** The frame of the command line; each command's own words stand in an area of its own. */
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
  language: 'the language of the answer',
  default: 'default',
  unknownCommand: (command: string) => `There is no command '${command}'.`,
  unknownOption: (option: string) => `There is no option '${option}'.`,
  missingArgument: (name: string) => `The argument '${name}' is missing.`,
  missingValue: (option: string) => `The option '${option}' needs a value.`,
  missingOption: (option: string) => `The option '${option}' is required.`,
  excessArguments: 'There are more arguments than this command takes.',
  invalidValue: (option: string) => `The option '${option}' does not take that value.`,
  allowedNumbers: (least: string, most: string) =>
    `A whole number from ${least} to ${most} is meant.`,
  allowedChoices: (choices: string) => `Allowed: ${choices}.`,
  didYouMean: (names: string) => `Did you mean ${names}?`,
  or: 'or',
  seeHelp: (command: string) => `See '${command} --help'.`,
  unanswerable: (why: string) => `The answer cannot be written (${why}).`,
  unwritable: (file: string, code: string) =>
    `The file '${file}' cannot be written${WRITING[code] ?? ''}.`,
  /** Why a text is no move; `close` are words that might be meant. */
  notation: ({ error, word }: NotationError, close: readonly string[]): string => {
    const meant = close.length === 0 ? '' : ` Did you mean ${or(close)}?`
    if (error === 'incomplete')
      return `The move is not complete.${close.length === 0 ? '' : ` Next comes ${or(close)}.`}`
    return error === 'unknown-verb'
      ? `There is no move “${word}”.${meant}`
      : `“${word}” is not understood there.${meant}`
  },
  unexpected: (message: string) => `Something went wrong inside Tiletum: ${message}`,
}
export type CliWords = typeof cli
