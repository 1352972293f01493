/**
 * Scoping of the client's style sheets. A class belongs to the one style sheet that begins selectors
 * with it, and a sheet styles only what stands inside its own classes, so that no two parts meet by
 * the same word. What a part looks like in a certain place, or in a certain window, is written in the
 * part's own sheet: `.table .tray` in the tray's.
 */
import path from 'node:path'

/**
 * Classes that other sheets may name, too, to say where their own things stand; and whose they are. The
 * sheets of `table` are one: they lay the table out, for every kind of window.
 */
const SHARED = new Map(
  Object.entries({
    table: 'table/',
    bar: 'table/',
    zones: 'table/',
    middle: 'table/',
    right: 'table/',
    side: 'table/',
    'left-offers': 'table/',
    'top-coach': 'table/',
    dialog: 'shared/ui/Dialog.css',
    'tab-panel': 'shared/ui/Tabs.css',
    ticks: 'shared/theme/base.css',
    icon: 'shared/art/art.css',
    ground: 'table/board/ground.css',
    thing: 'table/moves/Pressable.css',
    building: 'table/board/BoardPanel.css',
    king: 'table/board/KingPanel.css',
    wheel: 'table/board/WheelPanel.css',
    'wheel-panel': 'table/board/WheelPanel.css',
    fairs: 'table/board/FairsPanel.css',
    'map-panel': 'table/board/MapPanel.css',
    'player-row': 'table/board/PlayersPanel.css',
    supply: 'table/board/BoardPanel.css',
    tray: 'table/turn/Tray.css',
    'replay-bar': 'review/replay/ReplayBar.css',
    'turn-panel': 'review/replay/TurnPanel.css',
  }),
)

/** @typedef {{ file: string, source: string }} Sheet its path below `src` */
/** @typedef {{ file: string, line: number, classes: readonly string[] }} Selector */

/**
 * @param {readonly Sheet[]} sheets
 * @returns {readonly import('./layers.mjs').Fault[]}
 */
export function scopeFaults(sheets) {
  const selectors = sheets.flatMap(selectorsIn).filter(({ classes }) => classes.length > 0)
  /** @type {Map<string, Set<string>>} the sheets that begin a selector with a class */
  const beginners = new Map()
  /** @type {Map<string, Set<string>>} the sheets that name it at all */
  const named = new Map()
  for (const { file, classes } of selectors) {
    noted(beginners, classes[0] ?? '', file)
    for (const one of classes) noted(named, one, file)
  }
  return selectors.flatMap(({ file, line, classes }) => {
    const [first = ''] = classes
    const owner = SHARED.get(first)
    if (owner === undefined) {
      const others = [...(beginners.get(first) ?? [])].filter((other) => other !== file)
      const fault = `.${first} belongs to ${others.join(', ')}, too: rename it, or name its owner in scripts/lib/style-scopes.mjs`
      return others.length === 0 ? [] : [{ file, line, fault }]
    }
    const isOwn = (/** @type {string} */ one) =>
      SHARED.has(one)
        ? owns(SHARED.get(one) ?? '', file)
        : beginners.get(one)?.has(file) || named.get(one)?.size === 1
    const fault = `.${first} belongs to ${owner}, and nothing of this sheet is named here`
    return classes.some(isOwn) ? [] : [{ file, line, fault }]
  })
}

/**
 * Classes that no source file names, not even as the beginning of a template such as `die-${colour}`.
 * @param {readonly Sheet[]} sheets
 * @param {string} code the sources of the client, without comments
 * @returns {readonly import('./layers.mjs').Fault[]}
 */
export function unusedClassFaults(sheets, code) {
  const words = new Set(code.match(/[\w-]+/g))
  const beginnings = new Set([...code.matchAll(/([\w-]+-)\$\{/g)].map(([, word]) => word))
  const isUsed = (/** @type {string} */ name) =>
    words.has(name) ||
    [...name.matchAll(/-/g)].some(({ index }) => beginnings.has(name.slice(0, index + 1)))
  return sheets
    .flatMap(selectorsIn)
    .flatMap(({ file, line, classes }) =>
      classes
        .filter((name) => !isUsed(name))
        .map((name) => ({ file, line, fault: `no source file has the class .${name}` })),
    )
}

/**
 * A folder owns the sheets that lie in it, not those of the folders inside.
 * @param {string} owner
 * @param {string} file
 */
const owns = (owner, file) =>
  owner.endsWith('/') ? `${path.posix.dirname(file)}/` === owner : file === owner

/** @param {Map<string, Set<string>>} map @param {string} key @param {string} file */
function noted(map, key, file) {
  map.set(key, (map.get(key) ?? new Set()).add(file))
}

/** @typedef {{ classes: readonly (readonly string[])[], line: number, isRule: boolean, declares: boolean }} Block */

/**
 * The selectors of all rules that declare something, nested ones with what they are nested in.
 * @param {Sheet} sheet
 * @returns {readonly Selector[]}
 */
function selectorsIn({ file, source }) {
  const css = source.replaceAll(COMMENT, (text) => text.replaceAll(/[^\n]/g, ' '))
  /** @type {Selector[]} */
  const found = []
  /** @type {Block[]} */
  const open = []
  let start = 0
  for (let index = 0; index < css.length; index++) {
    const sign = css[index]
    if (sign !== '{' && sign !== '}' && sign !== ';') continue
    const text = css.slice(start, index)
    const block = open.at(-1)
    if (sign === '{') open.push(blockOf(text, lineAt(css, index - text.trimStart().length), block))
    else if (block !== undefined && text.trim() !== '') block.declares = true
    if (sign === '}') {
      open.pop()
      if (block?.isRule && block.declares)
        for (const classes of block.classes) found.push({ file, line: block.line, classes })
    }
    start = index + 1
  }
  return found
}

const COMMENT = /\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g

/**
 * @param {string} head what stands before its brace
 * @param {number} line
 * @param {Block | undefined} outer
 * @returns {Block}
 */
function blockOf(head, line, outer) {
  const around = outer?.classes ?? [[]]
  if (/^\s*@(?:media|supports|container|layer)\b/.test(head))
    return { classes: around, line, isRule: outer?.isRule ?? false, declares: false }
  const own = head.trimStart().startsWith('@') ? [] : apart(head).map(classesIn)
  const classes = around.flatMap((above) => own.map((inside) => [...above, ...inside]))
  return { classes, line, isRule: true, declares: false }
}

/** @param {string} css @param {number} index */
const lineAt = (css, index) => css.slice(0, index).split('\n').length

/** @param {string} selector */
const classesIn = (selector) =>
  [...selector.replaceAll(/\[[^\]]*\]/g, '').matchAll(/\.([A-Za-z][\w-]*)/g)].map(
    ([, name = '']) => name,
  )

/**
 * A list of selectors, at the commas outside of brackets.
 * @param {string} list
 */
function apart(list) {
  const parts = ['']
  let depth = 0
  for (const sign of list) {
    if (sign === '(' || sign === '[') depth++
    if (sign === ')' || sign === ']') depth--
    if (sign === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts
}
