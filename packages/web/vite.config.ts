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
  },
  server: { proxy: { '/api': process.env['TILETUM_API'] ?? 'http://127.0.0.1:8081' } },
})
