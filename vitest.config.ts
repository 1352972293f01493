import { defineConfig } from 'vitest/config'

// Tests that start processes or threads, or listen on ports.
const PROCESSES = [
  'packages/*/test/processes/**/*.test.ts',
  'packages/cli/test/{arena,simulate}.test.ts',
  'packages/server/test/**/*.test.ts',
  'scripts/test/**/*.test.mjs',
]

export default defineConfig({
  test: {
    // One worker per core: by default vitest leaves one core unused.
    maxWorkers: '100%',
    // A busy machine must not fail a test; only one that hangs is stopped.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    projects: [
      {
        extends: true,
        test: {
          // Shared threads: engine, content and texts are loaded once per thread, not once per file.
          name: 'pure',
          include: ['packages/*/test/**/*.test.{ts,tsx}'],
          exclude: PROCESSES,
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          // Processes, since a thread has no signals and no folder of its own; shared as above.
          name: 'processes',
          include: PROCESSES,
          globalSetup: 'scripts/lib/test-bundles.mjs',
          pool: 'forks',
          isolate: false,
        },
      },
    ],
  },
})
