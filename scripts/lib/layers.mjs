/**
 * The layers of the client. A folder of `packages/web/src` imports only from itself and from those
 * before it in this list, and no two folders import each other in a circle.
 */
import path from 'node:path'

/** From the lowest to the highest. */
export const LAYERS = [
  'shared',
  'game',
  'new-game',
  'daily',
  'rules',
  'table',
  'play',
  'review',
  'online',
  'companion',
  'gallery',
  'lessons',
  'start',
  'app',
]

/** Layers in which a file beside the folders is a part of its own. */
const OF_FILES = ['game']

/** @typedef {{ file: string, line: number, fault: string }} Fault */
/** @typedef {{ file: string, line: number, to: string }} Edge what a file imports, both below `src` */

/**
 * @param {readonly Edge[]} edges
 * @returns {readonly Fault[]}
 */
export function layerFaults(edges) {
  const inFolders = edges.filter(({ file }) => file.includes('/'))
  const upwards = inFolders.flatMap(({ file, line, to }) => {
    const [from, target] = [layerOf(file), layerOf(to)]
    if (from === -1) return [{ file, line, fault: `${topOf(file)} has no place among the layers` }]
    if (target <= from && target !== -1) return []
    const fault = `'${to}' is above ${topOf(file)}: a folder imports only from those below it`
    return [{ file, line, fault }]
  })
  return [...upwards, ...circleFaults(inFolders)]
}

/** @param {string} file */
const topOf = (file) => file.split('/')[0] ?? ''

/** @param {string} file */
const layerOf = (file) => LAYERS.indexOf(topOf(file))

/**
 * The folder that counts as one part: `table/board`, and what is deeper belongs to it.
 * @param {string} file
 */
const folderOf = (file) => {
  const parts = path.posix.dirname(file).split('/').slice(0, 2)
  return parts.length === 1 && OF_FILES.includes(topOf(file)) ? file : parts.join('/')
}

/**
 * @param {readonly Edge[]} edges
 * @returns {readonly Fault[]}
 */
function circleFaults(edges) {
  /** @type {Map<string, Map<string, Edge>>} one import for each pair of folders */
  const graph = new Map()
  for (const edge of edges) {
    const [from, to] = [folderOf(edge.file), folderOf(edge.to)]
    if (from === to) continue
    const targets = graph.get(from) ?? new Map()
    if (!targets.has(to)) targets.set(to, edge)
    graph.set(from, targets)
  }
  return [...graph].flatMap(([from, targets]) =>
    [...targets].flatMap(([to, { file, line }]) => {
      const back = pathBetween(graph, to, from)
      const fault = `folders in a circle: ${[from, ...(back ?? [])].join(' → ')}`
      return back === undefined ? [] : [{ file, line, fault }]
    }),
  )
}

/**
 * @param {ReadonlyMap<string, ReadonlyMap<string, Edge>>} graph
 * @param {string} start
 * @param {string} end
 * @returns {readonly string[] | undefined}
 */
function pathBetween(graph, start, end) {
  const paths = new Map([[start, [start]]])
  for (const [folder, way] of paths) {
    if (folder === end) return way
    for (const next of graph.get(folder)?.keys() ?? [])
      if (!paths.has(next)) paths.set(next, [...way, next])
  }
  return undefined
}
