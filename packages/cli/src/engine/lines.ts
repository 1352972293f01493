/** Divides a stream into lines, none longer than is allowed, however the pieces arrive. */
import { StringDecoder } from 'node:string_decoder'

/** A line, or the beginning of one that is too long; its rest is passed over. */
export interface IncomingLine {
  readonly text: string
  readonly isTooLong: boolean
}

export async function* linesOf(
  input: AsyncIterable<Buffer | string>,
  longest: number,
): AsyncGenerator<IncomingLine> {
  const decoder = new StringDecoder('utf8')
  let pieces: string[] = []
  let length = 0
  let isTooLong = false
  const add = (piece: string): void => {
    if (isTooLong) return
    length += piece.length
    isTooLong = length > longest
    pieces.push(isTooLong ? piece.slice(0, 100) : piece)
  }
  const taken = (): IncomingLine => {
    const text = pieces.join('')
    const line = { text: isTooLong ? text.slice(0, 100) : text, isTooLong }
    pieces = []
    length = 0
    isTooLong = false
    return line
  }
  for await (const chunk of input) {
    const text = typeof chunk === 'string' ? chunk : decoder.write(chunk)
    let start = 0
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      add(text.slice(start, end))
      yield taken()
      start = end + 1
    }
    if (start < text.length) add(text.slice(start))
  }
  if (length > 0) yield taken()
}
