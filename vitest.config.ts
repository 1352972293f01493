import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.{ts,tsx}', 'scripts/test/**/*.test.mjs'],
    // Tests start real processes; forks keep one test's process state out of another's.
    pool: 'forks',
    // How busy the machine is decides nothing; only a test that hangs is ended.
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
})
