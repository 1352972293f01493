import { defineConfig } from 'rolldown'

export default defineConfig({
  cwd: import.meta.dirname,
  input: {
    main: 'src/main.ts',
    'store-writer': 'src/store/sqlite/writer-thread.ts',
    checking: 'src/tables/check-untrusted-worker.ts',
    computer: 'src/computers/worker.ts',
  },
  platform: 'node',
  // Our own packages are TypeScript and go into the bundle; installed ones stay where they are.
  external: (id) => /^[^./]/.test(id) && !id.startsWith('@tiletum/'),
  // Where to is said by who builds: scripts/lib/build.mjs.
  output: { format: 'esm', sourcemap: true, cleanDir: true },
})
