/**
 * Small faults put into the sources at random: comparisons, boundaries, signs, conditions, returns.
 * All of a sample are put in at once, each behind a switch, so that the tests are loaded once and
 * each runs again for every fault that it passes (`mutant-runner.mjs`).
 */
import { createHash } from 'node:crypto'
import { parseAst } from 'rolldown/parseAst'

/**
 * @typedef {object} Mutant
 * @property {string} id
 * @property {string} file
 * @property {string} kind
 * @property {number} start
 * @property {number} end
 * @property {string} was
 * @property {string} becomes
 *
 * @typedef {{ type: string, start: number, end: number } & Record<string, unknown>} Node
 */

/** @type {Readonly<Record<string, readonly (readonly [kind: string, operator: string])[]>>} */
const BINARY = {
  '===': [['comparison', '!==']],
  '!==': [['comparison', '===']],
  '<': [
    ['comparison', '>='],
    ['boundary', '<='],
  ],
  '<=': [
    ['comparison', '>'],
    ['boundary', '<'],
  ],
  '>': [
    ['comparison', '<='],
    ['boundary', '>='],
  ],
  '>=': [
    ['comparison', '<'],
    ['boundary', '>'],
  ],
  '+': [['sign', '-']],
  '-': [['sign', '+']],
  '&&': [['condition', '||']],
  '||': [['condition', '&&']],
  '+=': [['sign', '-=']],
  '-=': [['sign', '+=']],
}

/**
 * Every fault that can be put into a source.
 * @param {string} file
 * @param {string} source
 * @returns {readonly Mutant[]}
 */
export function mutantsOf(file, source) {
  /** @type {Mutant[]} */
  const found = []
  /**
   * @param {string} kind
   * @param {Node} node
   * @param {string} becomes
   */
  const add = (kind, { start, end }, becomes) =>
    found.push({
      id: `${file}:${start}-${end}:${becomes.length}:${kind}`,
      file,
      kind,
      start,
      end,
      was: source.slice(start, end),
      becomes,
    })
  walk(parse(source), (node) => {
    const text = (/** @type {Node} */ { start, end }) => source.slice(start, end)
    const operator = String(node['operator'])
    const left = asNode(node['left'])
    const right = asNode(node['right'])
    if (left !== undefined && right !== undefined && Object.hasOwn(BINARY, operator))
      for (const [kind, other] of BINARY[operator] ?? [])
        add(kind, node, `${text(left)} ${other} (${text(right)})`)
    const argument = asNode(node['argument'])
    if (node.type === 'UnaryExpression' && argument !== undefined) {
      if (operator === '-') add('sign', node, text(argument))
      if (operator === '!') add('condition', node, text(argument))
    }
    const test = asNode(node['test'])
    if (test !== undefined && ['IfStatement', 'ConditionalExpression'].includes(node.type))
      add('condition', test, `!(${text(test)})`)
    if (node.type === 'ReturnStatement' && argument !== undefined)
      add('return', argument, RETURNED[text(argument)] ?? 'undefined')
    const body = asNode(node['body'])
    if (
      node.type === 'ArrowFunctionExpression' &&
      node['expression'] === true &&
      body !== undefined
    )
      add('return', body, RETURNED[text(body)] ?? 'undefined')
  })
  return found
}

/**
 * A written fault as one that can be switched: the smallest value, or else the body of the function,
 * that it changes.
 * @param {string} source
 * @param {import('./mutate.mjs').Mutation} mutation
 * @returns {Mutant | undefined}
 */
export function mutantFrom(source, { clause, file, find, replace }) {
  const from = source.indexOf(find)
  const to = from + find.length
  /** @type {{ start: number, end: number, kind: string }[]} */
  const around = []
  walk(parse(source), (node) => {
    const { start, end, type } = node
    if (start > from || end < to) return
    if (VALUE.test(type)) around.push({ start, end, kind: 'written' })
    const body = asNode(node['body'])
    if (
      type === 'FunctionDeclaration' &&
      body !== undefined &&
      body.start <= from &&
      body.end >= to
    )
      around.push({ start: body.start, end: body.end, kind: 'body' })
  })
  const smallestFirst = around.toSorted(
    (one, other) => one.end - one.start - other.end + other.start,
  )
  for (const { start, end, kind } of smallestFirst) {
    const becomes = source.slice(start, from) + replace + source.slice(to, end)
    const id = `${clause}:${file}:${from}:${replace}`
    const mutant = { id, file, kind, start, end, was: source.slice(start, end), becomes }
    if (parses(switched(source, [mutant]))) return mutant
  }
  return undefined
}

const VALUE = /Expression$|^(?:Literal|TemplateLiteral)$/

/** @param {string} source */
function parses(source) {
  try {
    parse(source)
    return true
  } catch {
    return false
  }
}

/** @type {Readonly<Record<string, string>>} */
const RETURNED = { true: 'false', false: 'true', undefined: '0' }

/**
 * The source with the faults behind switches, and a bound on every loop: `$mutant(id)` is whether a
 * fault is switched on, `$turn()` throws where a loop does not end.
 * @param {string} source
 * @param {readonly Mutant[]} mutants of this source
 */
export function switched(source, mutants) {
  /** @type {{ at: number, text: string, outer: number }[]} */
  const pieces = []
  const statements = new Set()
  walk(parse(source), (node) => {
    const expression = asNode(node['expression'])
    if (node.type === 'ExpressionStatement' && expression !== undefined)
      statements.add(`${expression.start}-${expression.end}`)
    const body = asNode(node['body'])
    if (!LOOPS.includes(node.type) || body === undefined) return
    if (body.type === 'BlockStatement')
      pieces.push({ at: body.start + 1, text: '$turn();', outer: 0 })
    else
      pieces.push(
        { at: body.start, text: '{$turn();', outer: body.end - body.start + 1 },
        { at: body.end, text: '\n}', outer: -(body.end - body.start + 1) },
      )
  })
  /** @type {Map<string, Mutant[]>} */
  const places = new Map()
  for (const mutant of mutants) {
    const place = `${mutant.start}-${mutant.end}`
    places.set(place, [...(places.get(place) ?? []), mutant])
  }
  for (const [place, all] of places) {
    const [{ start, end } = { start: 0, end: 0 }] = all
    const asked = (/** @type {string} */ id) => `$mutant(${JSON.stringify(id)})`
    if (source[start] === '{' && all.every(({ kind }) => kind === 'body')) {
      const choices = all.map(({ id, becomes }) => `if(${asked(id)})${becomes} else `)
      pieces.push(
        { at: start, text: `{${choices.join('')}`, outer: end - start },
        { at: end, text: '}', outer: -(end - start) },
      )
      continue
    }
    const choices = all.map(({ id, becomes }) => `${asked(id)}?(${becomes}):`)
    // At the beginning of a line a bracket would call what stands before it.
    const [open, close] = statements.has(place) ? ['', ''] : ['(', ')']
    pieces.push(
      { at: start, text: `${open}${choices.join('')}(`, outer: end - start },
      { at: end, text: `)${close}`, outer: -(end - start) },
    )
  }
  // At the same place the outer one opens first and closes last.
  const sorted = pieces.toSorted((one, other) => one.at - other.at || order(one, other))
  let text = ''
  let from = 0
  for (const { at, text: piece } of sorted) {
    text += source.slice(from, at) + piece
    from = at
  }
  return text + source.slice(from)
}

/**
 * What closes comes before what opens; of those that close the smaller first, of those that open the larger.
 * @param {{ outer: number }} one
 * @param {{ outer: number }} other
 */
function order(one, other) {
  if (one.outer < 0 !== other.outer < 0) return one.outer < 0 ? -1 : 1
  return one.outer < 0 ? other.outer - one.outer : other.outer - one.outer
}

const LOOPS = [
  'ForStatement',
  'ForOfStatement',
  'ForInStatement',
  'WhileStatement',
  'DoWhileStatement',
]

/**
 * @param {string} source
 * @returns {Node}
 */
const parse = (source) =>
  /** @type {Node} */ (/** @type {unknown} */ (parseAst(source, { lang: 'ts' })))

/**
 * @param {unknown} value
 * @returns {Node | undefined}
 */
const asNode = (value) =>
  typeof value === 'object' && value !== null && 'type' in value
    ? /** @type {Node} */ (value)
    : undefined

/** Around a value; every other node of TypeScript is a type. */
const AROUND = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']

/**
 * @param {unknown} value
 * @param {(node: Node) => void} visit
 */
function walk(value, visit) {
  if (Array.isArray(value)) for (const one of value) walk(one, visit)
  const node = asNode(value)
  if (node === undefined || (node.type.startsWith('TS') && !AROUND.includes(node.type))) return
  visit(node)
  for (const [name, child] of Object.entries(node))
    if (name !== 'typeAnnotation') walk(child, visit)
}

/**
 * A sample by a seed, the same for the same sources.
 * @template Thing
 * @param {readonly Thing[]} all
 * @param {number} count
 * @param {string} seed
 * @returns {readonly Thing[]}
 */
export function sample(all, count, seed) {
  let state = createHash('sha256').update(seed).digest().readUInt32LE()
  const left = [...all]
  /** @type {Thing[]} */
  const chosen = []
  while (chosen.length < count && left.length > 0) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    chosen.push(...left.splice((state >>> 8) % left.length, 1))
  }
  return chosen
}
