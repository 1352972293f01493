/** Lines that fit the terminal: broken between words, what follows set in a little. */
import { stripVTControlCharacters } from 'node:util'

const HANGING = 2

/** How many places a text takes: colours none, each letter one. */
export const widthOf = (text: string): number => stripVTControlCharacters(text).length

export const fit = (text: string, width: number): string =>
  text
    .split('\n')
    .map((line) => (widthOf(line) <= width ? line : broken(line, width)))
    .join('\n')

function broken(line: string, width: number): string {
  const indent = line.length - line.trimStart().length
  const hanging = ' '.repeat(Math.min(indent + HANGING, Math.floor(width / 2)))
  const lines: string[] = []
  const room = width - hanging.length
  const words = line
    .trimStart()
    .split(' ')
    .flatMap((word) => listed(word, room))
  let current = ' '.repeat(indent)
  let empty = true
  for (const [word, space] of words) {
    const longer = current + (empty ? '' : space) + word
    if (empty || widthOf(longer) <= width) {
      current = longer
      empty = empty && word === ''
      continue
    }
    lines.push(current.trimEnd())
    // Spaces between columns mean nothing at the beginning of a line.
    current = hanging + word
    empty = word === ''
  }
  // A prompt keeps the space after it.
  return [...lines, current].join('\n')
}

/**
 * A list written as one word, too long for a line, may be broken after its commas. Other long words
 * stay whole: they are addresses, files and names to copy.
 */
const listed = (word: string, room: number): readonly (readonly [word: string, space: string])[] =>
  widthOf(word) <= room
    ? [[word, ' ']]
    : word.split(/(?<=,)/).map((piece, index) => [piece, index === 0 ? ' ' : ''])
