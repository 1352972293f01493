import { defineConfig } from 'rolldown'

/** The bench measures bundles, because the programs are bundles. Baselines are not bundled. */
export default defineConfig({
  cwd: import.meta.dirname,
  input: { main: 'src/main.ts', 'boardgame-server': 'src/baselines/boardgame-server.ts' },
  platform: 'node',
  external: (id) => /^[^./]/.test(id) && !id.startsWith('@tiletum/'),
  output: { dir: 'dist', format: 'esm', sourcemap: true, cleanDir: true },
})
