import { describe, expect, test } from 'vitest'
import { firstLoadFaults } from '../vite.first-load.ts'
import type { Chunk } from '../vite.first-load.ts'

const chunk = (
  name: string,
  modules: readonly string[],
  imports: readonly string[] = [],
): Chunk => ({
  name,
  fileName: `assets/${name}-1.js`,
  moduleIds: modules.map((module) => `/somewhere/packages/${module}`),
  imports: imports.map((other) => `assets/${other}-1.js`),
})

function faultsWith(changed: Chunk): readonly string[] {
  const chunks = [
    chunk('rolldown-runtime', []),
    chunk(
      'tiletum',
      ['engine/src/rules/module.ts', 'engine/src/silver/slice.ts'],
      ['rolldown-runtime'],
    ),
    chunk('words.en', ['text/src/en/web.ts'], ['tiletum', 'rolldown-runtime']),
    chunk('words.fr', ['text/src/fr/web.ts'], ['tiletum']),
    chunk('module', ['engine/src/silver/module.ts'], ['tiletum']),
  ]
  return firstLoadFaults([...chunks.filter(({ name }) => name !== changed.name), changed])
}

describe('the first load', () => {
  test('leaves the rules of modules to the chunks of their games', () => {
    expect(faultsWith(chunk('module', ['engine/src/companion/module.ts'], ['tiletum']))).toEqual([])
  })

  test.each([
    'engine/src/silver/module.ts',
    'engine/src/solo/turn.ts',
    'engine/src/companion/corrections.ts',
    'content/src/catalogue/base.ts',
  ])('is told from %s, in the main chunk and in the words', (module) => {
    for (const name of ['tiletum', 'words.en', 'words.fr'])
      expect(faultsWith(chunk(name, [module]))).toEqual([
        `packages/${module} is loaded with ${name}`,
      ])
  })

  test('brings no other chunk along, and no other language', () => {
    expect(faultsWith(chunk('tiletum', [], ['module']))).toEqual(['module is loaded with tiletum'])
    expect(faultsWith(chunk('words.fr', [], ['tiletum', 'words.en']))).toEqual([
      'words.en is loaded with words.fr',
    ])
  })

  test('is known by its chunks', () => {
    const named = firstLoadFaults([
      chunk('index', []),
      chunk('words.en', []),
      chunk('words.fr', []),
    ])
    expect(named).toEqual(['there is no chunk tiletum'])
  })
})
