import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.{ts,tsx}', 'scripts/test/**/*.test.mjs'],
    // Tests start real processes; forks keep one test's process state out of another's.
    pool: 'forks',
  },
})
