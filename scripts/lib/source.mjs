/**
 * Just enough reading of TypeScript to find imports and names: what is a comment, what a string,
 * what code.
 */

/**
 * @typedef {object} Reading
 * @property {string} uncommented the source with comments blanked
 * @property {string} code the same with the insides of strings and regular expressions blanked too
 */

/**
 * Blanks by spaces and keeps line ends, so that places in the results are places in the source.
 * @param {string} source
 * @returns {Reading}
 */
export function readSource(source) {
  const uncommented = source.split('')
  const code = source.split('')
  /** @type {number[]} the depth of braces inside each open `${`, innermost last */
  const templates = []
  let at = 0

  /**
   * @param {readonly string[][]} texts
   * @param {number} to
   */
  const blank = (texts, to) => {
    for (; at < Math.min(to, source.length); at += 1) {
      if (source[at] === '\n') continue
      for (const text of texts) text[at] = ' '
    }
  }
  /** @param {number} from */
  const restOfTemplate = (from) => {
    at = from
    while (at < source.length && source[at] !== '`') {
      if (source.startsWith('${', at)) {
        templates.push(0)
        at += 2
        return
      }
      blank([code], at + (source[at] === '\\' ? 2 : 1))
    }
    at += 1
  }

  while (at < source.length) {
    const here = source[at] ?? ''
    if (source.startsWith('//', at)) blank([uncommented, code], endOf(source, '\n', at))
    else if (source.startsWith('/*', at)) blank([uncommented, code], endOf(source, '*/', at) + 2)
    else if (here === "'" || here === '"') {
      const end = endOfString(source, at)
      at += 1
      blank([code], end)
      at = end + 1
    } else if (here === '`') restOfTemplate(at + 1)
    else if (here === '/' && expressionMayBegin(source, at)) {
      const end = endOfRegularExpression(source, at)
      at += 1
      blank([code], end)
      at = end + 1
    } else if (templates.length > 0 && (here === '{' || here === '}')) {
      const depth = templates.at(-1) ?? 0
      if (here === '}' && depth === 0) {
        templates.pop()
        restOfTemplate(at + 1)
      } else {
        templates[templates.length - 1] = depth + (here === '{' ? 1 : -1)
        at += 1
      }
    } else at += 1
  }
  return { uncommented: uncommented.join(''), code: code.join('') }
}

/**
 * @typedef {object} Import
 * @property {string} from what is imported, as written
 * @property {boolean} typeOnly
 * @property {number} index its place in the source
 */

const IMPORT =
  /\b(?:(?:import|export)\s+(?<type>type\s+(?!from\b|,))?(?:[\w$*{}\s,]*?\bfrom\s*|(?<=import\s+))|(?:import|require)\s*\(\s*)(?<quote>['"`])(?<from>[^'"`\n]*)\k<quote>/g

/**
 * @param {string} uncommented
 * @returns {readonly Import[]}
 */
export function importsIn(uncommented) {
  return [...uncommented.matchAll(IMPORT)].map((match) => ({
    from: match.groups?.['from'] ?? '',
    typeOnly: match.groups?.['type'] !== undefined,
    index: match.index,
  }))
}

/**
 * @param {string} source
 * @param {number} index
 */
export function lineOf(source, index) {
  return source.slice(0, index).split('\n').length
}

/**
 * @param {string} source
 * @param {string} what
 * @param {number} from
 */
function endOf(source, what, from) {
  const found = source.indexOf(what, from)
  return found === -1 ? source.length : found
}

/**
 * @param {string} source
 * @param {number} start
 */
function endOfString(source, start) {
  let at = start + 1
  while (at < source.length && source[at] !== source[start] && source[at] !== '\n') {
    at += source[at] === '\\' ? 2 : 1
  }
  return at
}

/**
 * @param {string} source
 * @param {number} start
 */
function endOfRegularExpression(source, start) {
  let inClass = false
  let at = start + 1
  while (at < source.length && source[at] !== '\n' && (inClass || source[at] !== '/')) {
    if (source[at] === '[') inClass = true
    if (source[at] === ']') inClass = false
    at += source[at] === '\\' ? 2 : 1
  }
  return at
}

/**
 * Whether a slash here opens a regular expression rather than divides, or closes a JSX tag.
 * @param {string} source
 * @param {number} at
 */
function expressionMayBegin(source, at) {
  const before = source.slice(Math.max(0, at - 40), at).trimEnd()
  return /(?:^|[(,=:[!&|?{};+*%~^-]|=>|\b(?:return|typeof|case|of|in))$/.test(before)
}
