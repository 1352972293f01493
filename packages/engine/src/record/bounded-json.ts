/** Bounds the length and the depth of JSON of unknown origin on its text, before it is parsed. */

/**
 * Maximum depth of JSON: more than any message, record or edition has, and far less than a
 * recursive reader can handle.
 */
export const DEEPEST_JSON = 64
/** Maximum length in characters: many times that of the longest record or edition. */
const LONGEST_JSON = 1_000_000

/**
 * @throws RangeError if the text is too long or nested too deeply, SyntaxError if it is not JSON.
 */
export function parseJson(text: string, longest = LONGEST_JSON): unknown {
  return JSON.parse(boundedJson(text, longest))
}

/**
 * Returns the text if it is safe to parse.
 * @throws RangeError if it is too long or nested too deeply.
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
