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
  const words = line.trimStart().split(' ')
  const indent = line.length - line.trimStart().length
  const hanging = ' '.repeat(Math.min(indent + HANGING, Math.floor(width / 2)))
  const lines: string[] = []
  let current = ' '.repeat(indent)
  let empty = true
  for (const word of words) {
    const longer = empty ? current + word : `${current} ${word}`
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
