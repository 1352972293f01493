/**
 * Part of the build: every style sheet belongs to a cascade layer, so that the table's own sheets win
 * over those of its parts, and a screen's over those of what it shows, whatever their selectors and
 * whichever was loaded first. The kinds of window are named in one place: \`@media (--phone)\`.
 */
import path from 'node:path'
import type { Plugin } from 'vite'
import { WINDOWS } from './src/shared/ui/windows.ts'

const LAYERS: readonly (readonly [string, RegExp])[] = [
  ['base', /^shared\/theme\//],
  ['ui', /^shared\/ui\//],
  ['art', /^shared\/art\//],
  ['parts', /^(?:shared\/settings-dialog|daily|rules|table\/[^/]+)\//],
  ['table', /^table\/[^/]+$/],
  ['text-view', /^play\/text-view\//],
  ['pages', /^(?:shared\/frame|review|online|companion|gallery|lessons|start)\//],
]
const ORDER = LAYERS.map(([name]) => name).join(',')
const SOURCES = path.join(import.meta.dirname, 'src')

export function cascadeLayers(): Plugin {
  return {
    name: 'tiletum:cascade-layers',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler(code, id) {
        const file = path.relative(SOURCES, id).split(path.sep).join('/')
        if (file.startsWith('..')) return undefined
        const [layer] = LAYERS.find(([, files]) => files.test(file)) ?? []
        // Outside of all layers it would win over all of them.
        if (layer === undefined) throw new Error(`No cascade layer is named for ${id}`)
        return `@layer ${ORDER};\n@layer ${layer} {\n${withWindows(code, id)}\n}\n`
      },
    },
  }
}

function withWindows(code: string, id: string): string {
  const windows = new Map<string, string>(Object.entries(WINDOWS))
  return code.replaceAll(/\(--([a-z]+)\)(?=[^;{]*\{)/g, (_, name: string) => {
    const query = windows.get(name)
    if (query === undefined) throw new Error(`No window is called ${name} in ${id}`)
    return `(${query})`
  })
}
