import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { offline } from './vite.offline.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), offline()],
  build: {
    target: 'es2022',
    // The content policy allows files of our own and nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every visit needs is one file, where there would be forty of a few lines.
        codeSplitting: { groups: [{ name: 'tiletum', test: /src\/main\.tsx$/ }] },
      },
    },
  },
  server: { proxy: { '/api': process.env['TILETUM_API'] ?? 'http://127.0.0.1:8081' } },
})
