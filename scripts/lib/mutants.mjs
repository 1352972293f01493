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
  /** @type {Map<string, number>} */
  const alike = new Map()
  /**
   * @param {string} kind
   * @param {Node} node
   * @param {string} becomes
   */
  const add = (kind, { start, end }, becomes) => {
    const was = source.slice(start, end)
    // Told by its text, not by its place: it stays the same when something else is written above it.
    const name = `${file}:${kind}:${was}:${becomes}`
    const nth = alike.get(name) ?? 0
    alike.set(name, nth + 1)
    found.push({ id: `${name}:${nth}`, file, kind, start, end, was, becomes })
  }
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
 * that it changes. None where only loading the source evaluates it.
 * @param {string} source
 * @param {import('./mutate.mjs').Mutation} mutation
 * @returns {Mutant | undefined}
 */
export function mutantFrom(source, { clause, file, find, replace }) {
  const place = source.indexOf(find)
  const broken = source.slice(0, place) + replace + source.slice(place + find.length)
  const { from, to, longer } = difference(source, broken)
  const id = `${clause}:${file}:${find}:${replace}`
  const values = valuesAround(broken, from, to + longer)
  const spans = new Set(values.map(({ start, end, kind }) => `${kind}:${start}-${end}`))
  // A part of the break that is no value by itself (`b + c` in `a * b + c`) would be another break.
  const around = valuesAround(source, from, to)
    .filter(({ start, end, kind }) => spans.has(`${kind}:${start}-${end + longer}`))
    .toSorted((one, other) => one.end - one.start - other.end + other.start)
  for (const { start, end, kind, isLoaded } of around) {
    const becomes = broken.slice(start, end + longer)
    const mutant = { id, file, kind, start, end, was: source.slice(start, end), becomes }
    if (parses(switched(source, [mutant]))) return isLoaded ? undefined : mutant
  }
  return undefined
}

/**
 * Returns the range in which two texts differ.
 * @param {string} one
 * @param {string} other
 * @returns {{ from: number, to: number, longer: number }} the part of one, and how much longer the other is
 */
function difference(one, other) {
  const longer = other.length - one.length
  let from = 0
  while (from < one.length && one[from] === other[from]) from += 1
  let to = one.length
  while (to > from && to + longer > from && one[to - 1] === other[to + longer - 1]) to -= 1
  return { from, to, longer }
}

/**
 * Returns the nodes around a place of the source that a switch can replace: values and function bodies.
 * @param {string} source
 * @param {number} from
 * @param {number} to
 */
function valuesAround(source, from, to) {
  /** @type {{ start: number, end: number, kind: string }[]} */
  const values = []
  /** @type {Node[]} */
  const bodies = []
  walk(parse(source), (node) => {
    if (node.start > from || node.end < to) return
    const { type, start, end } = node
    if (VALUE.test(type)) values.push({ start, end, kind: 'written' })
    const body = asNode(node['body'])
    if (!FUNCTION.test(type) || body === undefined || body.start > from || body.end < to) return
    bodies.push(body)
    if (body.type === 'BlockStatement')
      values.push({ start: body.start, end: body.end, kind: 'body' })
  })
  return values.map((value) => ({
    ...value,
    /** Evaluated once, before any test. */
    isLoaded: !bodies.some(({ start, end }) => start <= value.start && end >= value.end),
  }))
}

const VALUE = /Expression$|^(?:Identifier|Literal|TemplateLiteral)$/
const FUNCTION = /Function/

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
    // A bracket at the start of a line would call the expression before it.
    const [open, close] = statements.has(place) ? ['', ''] : ['(', ')']
    pieces.push(
      { at: start, text: `${open}${choices.join('')}(`, outer: end - start },
      { at: end, text: `)${close}`, outer: -(end - start) },
    )
  }
  // At one place the outer mutant opens first and closes last.
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
 * Sorts brackets at one place: closing before opening ones, the smaller closing first, the larger opening first.
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

/** Many faults are put into the same source. */
let parsed = { source: '', tree: /** @type {Node | undefined} */ (undefined) }

/**
 * @param {string} source
 * @returns {Node}
 */
function parse(source) {
  if (parsed.tree !== undefined && parsed.source === source) return parsed.tree
  const tree = /** @type {Node} */ (/** @type {unknown} */ (parseAst(source, { lang: 'ts' })))
  parsed = { source, tree }
  return tree
}

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
 * A sample by a seed. What is chosen stays chosen as far as it can when other things come and go.
 * @template {{ id: string }} Thing
 * @param {readonly Thing[]} all
 * @param {number} count
 * @param {string} seed
 * @returns {readonly Thing[]}
 */
export const sample = (all, count, seed) =>
  all
    .map((thing) => ({
      thing,
      rank: createHash('sha256').update(`${seed}:${thing.id}`).digest('hex'),
    }))
    .toSorted((one, other) => (one.rank < other.rank ? -1 : 1))
    .slice(0, count)
    .map(({ thing }) => thing)
