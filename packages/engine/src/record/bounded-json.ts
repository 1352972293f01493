/** JSON of unknown origin: its length and depth are bounded on the text, before anything walks through it. */

/** Deeper than any message, record or edition; far from where a recursive reader runs out of stack. */
export const DEEPEST_JSON = 64
/** Many times the longest record or edition. */
const LONGEST_JSON = 1_000_000

/** @throws RangeError where it is too long or nested too deeply, SyntaxError where it is no JSON. */
export function parseJson(text: string, longest = LONGEST_JSON): unknown {
  return JSON.parse(boundedJson(text, longest))
}

/**
 * The same text, if it is safe to parse.
 * @throws RangeError
 */
export function boundedJson(text: string, longest = LONGEST_JSON): string {
  if (text.length > longest) throw new RangeError('This JSON is too long')
  let depth = 0
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]
    if (quoted) {
      if (letter === '\\') at++
      else if (letter === '"') quoted = false
    } else if (letter === '"') quoted = true
    else if (letter === '[' || letter === '{') {
      if (++depth > DEEPEST_JSON) throw new RangeError('This JSON is nested too deeply')
    } else if (letter === ']' || letter === '}') depth--
  }
  return text
}
