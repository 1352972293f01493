import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { firstLoad } from './vite.first-load.ts'
import { offline } from './vite.offline.ts'
import { cascadeLayers } from './vite.styles.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), cascadeLayers(), firstLoad(), offline()],
  build: {
    target: 'es2022',
    // The Content Security Policy allows files of our own and nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every visit needs is one file, where there would be forty of a few lines.
        // The words of a language are another, and what both languages stand on belongs to the first.
        codeSplitting: {
          groups: [
            {
              name: 'tiletum',
              test: /web\/src\/main\.tsx$|text\/src\/(message-data\/(bot-trace|describe-move|log-sentences|refusals|turn-summary)|phrases|plural)\.ts$/,
              priority: 1,
            },
            { name: 'words.en', test: /language\/words\.en\.ts$/ },
            { name: 'words.fr', test: /language\/words\.fr\.ts$/ },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': {
        target: process.env['TILETUM_API'] ?? 'http://127.0.0.1:8081',
        // Sockets too; and the game server compares the page's origin with the name it was asked by.
        ws: true,
        changeOrigin: false,
      },
    },
  },
})
