/**
 * Part of the build: what every visit loads holds nothing that only some games need. The build fails
 * where an import brings the rules of a module, the catalogue, the weights of the computer players or
 * another language along.
 */
import type { Plugin } from 'vite'

/** The chunks that the codeSplitting groups of `vite.config.ts` make. */
const FIRST = ['tiletum', 'words.en', 'words.fr']

const LATER =
  /packages\/(engine\/src\/(?:solo|silver|companion)|content\/src\/catalogue|bots\/src\/evaluation)\/.*/
/** Small, and read by words and panels before any game: none of them imports a rule. */
const LIGHT = [
  'engine/src/silver/previews.ts',
  'engine/src/silver/slice.ts',
  'engine/src/silver/tiers.ts',
  'engine/src/solo/play-bot-turn.ts',
  'engine/src/solo/trace.ts',
]

export interface Chunk {
  readonly name: string
  readonly fileName: string
  readonly moduleIds: readonly string[]
  /** The files it brings along. */
  readonly imports: readonly string[]
}

export function firstLoadFaults(chunks: readonly Chunk[]): readonly string[] {
  const first = chunks.filter(({ name }) => FIRST.includes(name))
  const missing = FIRST.filter((name) => !first.some((chunk) => chunk.name === name))
  return [
    ...missing.map((name) => `there is no chunk ${name}`),
    ...first.flatMap(({ name, moduleIds }) =>
      moduleIds.flatMap((id) => {
        const [module] = LATER.exec(id) ?? []
        return module === undefined || LIGHT.some((light) => id.endsWith(`/packages/${light}`))
          ? []
          : [`${module} is loaded with ${name}`]
      }),
    ),
    ...first.flatMap(({ name, imports }) =>
      chunks
        .filter((chunk) => imports.includes(chunk.fileName) && !ALONG.includes(chunk.name))
        .map((chunk) => `${chunk.name} is loaded with ${name}`),
    ),
  ]
}
/** What a chunk of the first load may import: the main one, and the few lines of the bundler. */
const ALONG = ['tiletum', 'rolldown-runtime']

export function firstLoad(): Plugin {
  return {
    name: 'tiletum:first-load',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []))
      const faults = firstLoadFaults(chunks)
      if (faults.length > 0) this.error(['The first load has grown:', ...faults].join('\n  '))
    },
  }
}
