/** Finds the files, folders and names of the code that documents mention, and those that do not exist. */
import fs from 'node:fs'
import path from 'node:path'

const SKIPPED = new Set(['.git', 'node_modules', 'dist', 'test-results', 'coverage'])
const CODE =
  /\.(?:[cm]?[jt]sx?|css|html|ya?ml|sh|py|sql|service|env)$|\/(?:Dockerfile|Caddyfile)$|package\.json$/
/** A name in the code: `openMatch`, `Option.verb`, `append(match, input)`. */
const NAME = /^[A-Za-z_$][\w$]*(?:[.#][A-Za-z_$][\w$]*)*(?:\(.*\))?$/
const FILE =
  /^[\w.@*-]+(?:\/[\w.@*-]+)*\.(?:[cm]?[jt]sx?|css|html|md|json|py|txt|webp|sh|ya?ml|service)$/
const FOLDER = /^\.?[a-z][\w.-]*(?:\/[\w.-]+)+\/?$|^[a-z][\w.-]*\/$/
/** Names of folders that only a build or an install makes, and values that are no names. */
const NOT_OURS = /^\$|(?:^|\/)(?:dist|node_modules|test-results)(?:\/|$)|^[0-9a-f]{16,}$/
const PACKAGE = /^@tiletum\/([a-z]+)((?:\/[\w-]+)*)$/

/**
 * Every file below a folder, as a path from there with `/`.
 * @param {string} root
 * @returns {readonly string[]}
 */
export function filesBelow(root) {
  /** @type {string[]} */
  const found = []
  /** @param {string} folder */
  const walk = (folder) => {
    for (const entry of fs.readdirSync(path.join(root, folder), { withFileTypes: true })) {
      const place = path.posix.join(folder, entry.name)
      if (!entry.isDirectory()) found.push(place)
      else if (!SKIPPED.has(entry.name)) walk(place)
    }
  }
  walk('')
  return found
}

/**
 * Returns the names in `code` and Mermaid diagrams of a document. Other blocks show input and output.
 * @param {string} text
 * @returns {readonly string[]}
 */
export function namesIn(text) {
  const diagrams = [...text.matchAll(/^```mermaid\n([\s\S]*?)^```/gm)].flatMap(([, body = '']) =>
    [...body.matchAll(/[\w./-]+\.(?:[cm]?tsx?|[cm]?js|css)\b/g)].map(([name]) => name),
  )
  const prose = text.replace(/^ *(?:```|~~~)[\s\S]*?^ *(?:```|~~~)/gm, '')
  return [...diagrams, ...[...prose.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name)]
}

/**
 * @param {string} root
 * @param {readonly string[]} files
 */
export function knownIn(root, files) {
  const folders = new Set(
    files.flatMap((file) => {
      const parts = file.split('/').slice(0, -1)
      return parts.map((_, end) => parts.slice(0, end + 1).join('/'))
    }),
  )
  /** @type {Set<string>} */
  const words = new Set()
  for (const file of files) {
    // The tests of this name things that do not exist.
    if (!CODE.test(`/${file}`) || file.startsWith('scripts/test/')) continue
    const source = fs.readFileSync(path.join(root, file), 'utf8')
    const code = file.endsWith('.css') ? source : withoutComments(source)
    for (const [word] of code.matchAll(/[A-Za-z_$][\w$]*/g)) words.add(word)
  }
  const lint = fs.readFileSync(path.join(root, '.oxlintrc.json'), 'utf8')
  const lintRules = new Set([...lint.matchAll(/"([a-z-]+\/[a-z-]+)":/g)].map(([, rule]) => rule))
  return { files, folders: [...folders], words, lintRules, root }
}

/** @param {string} source */
const withoutComments = (source) => source.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')

/**
 * The reason why a name in a document leads nowhere; undefined if it exists, or is none of ours.
 * @param {string} name
 * @param {string} document
 * @param {ReturnType<typeof knownIn>} known
 */
export function missing(name, document, known) {
  if (NOT_OURS.test(name)) return undefined
  const inPackage = PACKAGE.exec(name)
  if (inPackage !== null) return packageFault(inPackage, known)
  if (FILE.test(name)) return nearest(name, document, known.files) ? undefined : 'no such file'
  if (FOLDER.test(name)) {
    const folder = name.replace(/\/$/, '')
    const isThere =
      nearest(folder, document, known.folders) ||
      nearest(folder, document, known.files) ||
      known.lintRules.has(folder)
    return isThere ? undefined : 'no such folder'
  }
  if (!NAME.test(name)) return undefined
  const unknown = name
    .replace(/\(.*$/, '')
    .split(/[.#]/)
    // Words of SQL stand in capitals in a document.
    .filter((word) => !known.words.has(word) && !known.words.has(word.toLowerCase()))
  return unknown.length === 0 ? undefined : `no ${unknown.join(', ')} in the code`
}

/**
 * A package's own documents name its files; the others name those of the whole project.
 * @param {string} name
 * @param {string} document
 * @param {readonly string[]} places
 */
function nearest(name, document, places) {
  const home = /^packages\/[a-z]+\//.exec(document)?.[0] ?? ''
  const pattern = new RegExp(
    `(?:^|/)${name.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*')}$`,
  )
  return places.some((place) => {
    const isNear = place.startsWith(home) || name.includes('/')
    return isNear && pattern.test(place)
  })
}

/**
 * @param {RegExpExecArray} match
 * @param {ReturnType<typeof knownIn>} known
 */
function packageFault([, name = '', door = ''], { root, files }) {
  const file = `packages/${name}/package.json`
  if (!files.includes(file)) return 'no such package'
  if (door === '') return undefined
  const { exports = {} } = JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'))
  return `.${door}` in exports ? undefined : 'no such door of the package'
}
