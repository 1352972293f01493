/** Reads a source file as a syntax tree: its imports, its exported types, its comments and strings. */
import { parseSync, Visitor } from 'rolldown/utils'

/**
 * @typedef {object} Import
 * @property {string} from the module, as written
 * @property {boolean} typeOnly
 * @property {number} index its place in the source
 */

/**
 * Comments and strings are blanked by spaces, so that places in the results are places in the source.
 *
 * @typedef {object} Reading
 * @property {readonly Import[]} imports
 * @property {readonly { name: string, index: number }[]} types the types it declares and exports
 * @property {string} uncommented the source without its comments
 * @property {string} code the same without the insides of strings, templates, patterns and JSX text
 */

/**
 * @param {string} file
 * @param {string} source
 * @returns {Reading}
 */
export function readSource(file, source) {
  const { program, comments, errors } = parseSync(file, source)
  const [error] = errors
  if (error !== undefined) throw new Error(`${file}: ${error.message}`)

  /** @type {Import[]} */
  const imports = []
  /** @type {{ name: string, index: number }[]} */
  const types = []
  /** @type {{ readonly start: number, readonly end: number }[]} */
  const texts = []
  /**
   * @param {number} index
   * @param {object | null | undefined} from
   * @param {boolean} [typeOnly]
   */
  const note = (index, from, typeOnly = false) => {
    if (from && 'value' in from && typeof from.value === 'string')
      imports.push({ from: from.value, typeOnly, index })
  }
  new Visitor({
    ImportDeclaration: ({ start, source: from, importKind }) =>
      note(start, from, importKind === 'type'),
    ExportNamedDeclaration: ({ start, source: from, exportKind, declaration }) => {
      note(start, from, exportKind === 'type')
      if (
        declaration?.type === 'TSInterfaceDeclaration' ||
        declaration?.type === 'TSTypeAliasDeclaration'
      )
        types.push({ name: declaration.id.name, index: start })
    },
    ExportAllDeclaration: ({ start, source: from, exportKind }) =>
      note(start, from, exportKind === 'type'),
    ImportExpression: ({ start, source: from }) => note(start, from),
    TSImportType: ({ start, source: from }) => note(start, from, true),
    CallExpression: ({ callee, arguments: [first], start }) => {
      if (callee.type === 'Identifier' && callee.name === 'require') note(start, first)
    },
    Literal: (node) => {
      if (typeof node.value === 'string' || 'regex' in node)
        texts.push({ start: node.start + 1, end: node.end - 1 })
    },
    TemplateElement: (node) => texts.push(node),
    JSXText: (node) => texts.push(node),
  }).visit(program)

  const uncommented = blanked(source, comments)
  return { imports, types, uncommented, code: blanked(uncommented, texts) }
}

/**
 * @param {string} source
 * @param {number} index
 */
export const lineOf = (source, index) => source.slice(0, index).split('\n').length

/**
 * @param {string} source
 * @param {readonly { readonly start: number, readonly end: number }[]} places
 */
function blanked(source, places) {
  let result = ''
  let from = 0
  for (const { start, end } of [...places].sort((one, other) => one.start - other.start)) {
    result += source.slice(from, start) + source.slice(start, end).replaceAll(/[^\n]/g, ' ')
    from = end
  }
  return result + source.slice(from)
}
