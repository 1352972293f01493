/**
 * The words of one line, put together and taken apart: moves between `;`, answers of chance in
 * brackets, a move that is repeated with `×3` after it, answers in a row under one verb.
 */

export interface Piece {
  readonly text: string
  readonly chance: boolean
  /** Where it begins in the line, from 0. */
  readonly at: number
}

/** Answers of chance come in brackets of their own. */
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

/** The pieces of a line; or where its bracket is not closed. */
export function pieces(line: string, from: number): Piece[] | number {
  const found: Piece[] = []
  let at = from
  while (at < line.length) {
    const sign = line.charAt(at)
    if (sign === ';' || sign.trim() === '') {
      at++
      continue
    }
    const end = sign === '[' ? line.indexOf(']', at) : endOfMove(line, at)
    if (end < 0) return at
    if (sign === '[') answers(line.slice(at + 1, end), at + 1, found)
    else moves(line.slice(at, end).trim(), at, found)
    at = sign === '[' ? end + 1 : end
  }
  return found
}

function endOfMove(line: string, from: number): number {
  const length = line.slice(from).search(/[;[]/)
  return length < 0 ? line.length : from + length
}

function moves(text: string, at: number, found: Piece[]): void {
  const [, move = text, times = '1'] = TIMES.exec(text) ?? []
  const count = Number(times)
  if (count < 1 || count > MOST_TIMES) found.push({ text, chance: false, at })
  else for (let time = 0; time < count; time++) found.push({ text: move, chance: false, at })
}

function answers(inside: string, from: number, found: Piece[]): void {
  let at = from
  let verb = ''
  for (const part of inside.split(',')) {
    const words = part.trim()
    const text = verb === '' ? words : `${verb} ${words}`
    found.push({ text, chance: true, at: at + part.length - part.trimStart().length })
    if (verb === '') verb = words.split(/\s/)[0] ?? ''
    at += part.length + 1
  }
}
