/**
 * Writes and reads the words of one line: moves between `;`, answers of chance in brackets, several
 * answers under one verb, and `×3` after a move that is made three times.
 */

export interface LineToken {
  /** Undefined if a bracket is not closed. */
  readonly text: string | undefined
  readonly chance: boolean
  /** Position in the line, from 0. */
  readonly at: number
}

/** Joins the words of a line. Each answer of chance is expected in brackets of its own. */
export function joined(words: readonly string[]): string {
  let text = ''
  let verb = ''
  for (let index = 0; index < words.length; index++) {
    const word = words[index] as string
    if (word.startsWith('[')) {
      const [asked = '', ...rest] = word.slice(1, -1).split(' ')
      if (verb === asked) text = `${text.slice(0, -1)}, ${rest.join(' ')}]`
      else text += text === '' ? word : ` ${word}`
      verb = asked
      continue
    }
    const times = repeats(words, index)
    text += `${text === '' ? '' : '; '}${word}${times > 1 ? ` ×${times}` : ''}`
    verb = ''
    index += times - 1
  }
  return text
}

function repeats(words: readonly string[], from: number): number {
  let end = from + 1
  while (words[end] === words[from] && end - from < MOST_TIMES) end++
  return end - from
}

const MOST_TIMES = 20
const TIMES = /^(.*\S)\s+[×x](\d{1,2})$/

/** Yields the pieces of a line one by one, because the reader stops at the first error. */
export function* pieces(line: string, from: number): Generator<LineToken> {
  let at = from
  while (at < line.length) {
    const sign = line.charAt(at)
    if (sign === ';' || sign.trim() === '') {
      at++
      continue
    }
    const end = sign === '[' ? line.indexOf(']', at) : endOfMove(line, at)
    if (end < 0) return yield { text: undefined, chance: true, at }
    if (sign === '[') yield* answers(line.slice(at + 1, end), at + 1)
    else yield* moves(line.slice(at, end).trim(), at)
    at = sign === '[' ? end + 1 : end
  }
  return undefined
}

function endOfMove(line: string, from: number): number {
  let end = from
  while (end < line.length && line[end] !== ';' && line[end] !== '[') end++
  return end
}

function* moves(text: string, at: number): Generator<LineToken> {
  const [, move = text, times = '1'] = TIMES.exec(text) ?? []
  const count = Number(times)
  if (count < 1 || count > MOST_TIMES) yield { text, chance: false, at }
  else for (let time = 0; time < count; time++) yield { text: move, chance: false, at }
}

function* answers(inside: string, from: number): Generator<LineToken> {
  let verb = ''
  for (let at = 0; at <= inside.length; at++) {
    const comma = inside.indexOf(',', at)
    const part = inside.slice(at, comma < 0 ? undefined : comma)
    const words = part.trim()
    const text = verb === '' ? words : `${verb} ${words}`
    yield { text, chance: true, at: from + at + part.length - part.trimStart().length }
    if (verb === '') verb = words.split(/\s/, 1)[0] ?? ''
    at += part.length
  }
}
