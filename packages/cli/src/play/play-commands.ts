/** The typed commands of a game in the terminal. */
import type { Messages } from '@tiletum/text'

export const PLAY_COMMANDS = [
  'undo',
  'why',
  'hint',
  'table',
  'log',
  'score',
  'save',
  'help',
  'quit',
] as const
export type PlayCommandName = (typeof PLAY_COMMANDS)[number]

export type PlayCommand =
  | { readonly do: 'nothing' }
  | { readonly do: 'choose'; readonly number: number }
  | { readonly do: 'play'; readonly moves: readonly string[] }
  | { readonly do: PlayCommandName; readonly with: string }

/** Parses a typed line. English commands are always understood, beside those of the language. */
export function playCommandOf(line: string, { play }: Messages): PlayCommand {
  const text = line.trim()
  if (text === '') return { do: 'nothing' }
  if (/^\d+$/.test(text)) return { do: 'choose', number: Number(text) }
  const [first = '', ...others] = text.split(/\s+/)
  const word = first.toLowerCase()
  const name = PLAY_COMMANDS.find(
    (command) => command === word || play.commands[command].word === word,
  )
  if (name !== undefined) return { do: name, with: others.join(' ') }
  return { do: 'play', moves: text.split(';').map((move) => move.trim().toLowerCase()) }
}

const ENGLISH_YES = ['yes', 'y']

export function isYes(line: string, { play }: Messages): boolean {
  const word = line.trim().toLowerCase()
  return play.yes.includes(word) || ENGLISH_YES.includes(word)
}
