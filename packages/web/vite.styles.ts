/**
 * Part of the build: a style sheet belongs to the cascade layer that is named after its folder, so
 * that a panel wins over the art and a page over a panel whatever their selectors and whichever was
 * loaded first. The order is that of the folders' imports (`scripts/lib/layers.mjs`). Windows are
 * asked for by name: `@media (--phone)`.
 */
import path from 'node:path'
import type { Plugin } from 'vite'
import { WINDOWS } from './src/ui/windows.ts'

const LAYERS = [
  'base',
  'ui',
  'art',
  'game',
  'online',
  'panels',
  'table',
  'text-view',
  'pages',
  'app',
]
const SOURCES = path.join(import.meta.dirname, 'src')

export function cascadeLayers(): Plugin {
  return {
    name: 'tiletum:cascade-layers',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler(code, id) {
        const [layer = ''] = path.relative(SOURCES, id).split(path.sep)
        if (layer === '..') return undefined
        // Outside of all layers it would win over all of them.
        if (!LAYERS.includes(layer)) throw new Error(`No cascade layer is named for ${id}`)
        return `@layer ${LAYERS.join(',')};\n@layer ${layer} {\n${withWindows(code, id)}\n}\n`
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
