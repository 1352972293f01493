import { tell } from './lib/problem.mjs'

/** Each loaded only when asked for: a start should not read what the tests need. */
export const COMMANDS = {
  start: () => import('./commands/start.mjs'),
  test: () => import('./commands/test.mjs'),
  'test:python': () => import('./commands/test-python.mjs'),
  pack: () => import('./commands/pack.mjs'),
  dev: () => import('./commands/dev.mjs'),
  build: () => import('./commands/build.mjs'),
  check: () => import('./commands/check.mjs'),
  format: () => import('./commands/format.mjs'),
  bench: () => import('./commands/bench.mjs'),
  'golden-games': () => import('./commands/golden-games.mjs'),
  soak: () => import('./commands/soak.mjs'),
  browsers: () => import('./commands/browsers.mjs'),
  nodes: () => import('./commands/nodes.mjs'),
  mutate: () => import('./commands/mutate.mjs'),
  print: () => import('./commands/print.mjs'),
  tiletum: () => import('./commands/tiletum.mjs'),
}

/**
 * @param {string | undefined} name
 * @param {readonly string[]} words
 */
export async function run(name, words) {
  const load = Object.entries(COMMANDS).find(([known]) => known === name)?.[1]
  if (load === undefined) {
    console.error(`Usage: npm run ${Object.keys(COMMANDS).join(' | ')}`)
    process.exitCode = 2
    return
  }
  try {
    const { command } = await load()
    await command(words)
  } catch (error) {
    tell(error)
  }
}
