/** What a typed line asks for. */
import type { Messages } from '@tiletum/text'

export const ORDERS = [
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
export type PlayCommandName = (typeof ORDERS)[number]

export type Order =
  | { readonly do: 'nothing' }
  | { readonly do: 'choose'; readonly number: number }
  | { readonly do: 'play'; readonly moves: readonly string[] }
  | { readonly do: PlayCommandName; readonly with: string }

/** English orders are always understood, beside those of the language. */
export function orderOf(line: string, { play }: Messages): Order {
  const text = line.trim()
  if (text === '') return { do: 'nothing' }
  if (/^\d+$/.test(text)) return { do: 'choose', number: Number(text) }
  const [first = '', ...others] = text.split(/\s+/)
  const word = first.toLowerCase()
  const name = ORDERS.find((order) => order === word || play.orders[order].word === word)
  if (name !== undefined) return { do: name, with: others.join(' ') }
  return { do: 'play', moves: text.split(';').map((move) => move.trim().toLowerCase()) }
}

const ENGLISH_YES = ['yes', 'y']

export function isYes(line: string, { play }: Messages): boolean {
  const word = line.trim().toLowerCase()
  return play.yes.includes(word) || ENGLISH_YES.includes(word)
}
