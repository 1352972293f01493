/** Part of the build: web manifests, and the service worker with the list of all built files. */
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { runnerImport } from 'vite'
import type { Plugin } from 'vite'
import { WORKER_FILE } from './src/app/offline/precache.ts'
import type { manifests } from './src/app/offline/manifest.ts'
import type { Precache } from './src/app/offline/precache.ts'

const SOURCES = path.join(import.meta.dirname, 'src/app/offline')

export function offline(): Plugin {
  let folder = ''
  return {
    name: 'tiletum:offline',
    apply: 'build',
    configResolved({ root, build }) {
      folder = path.resolve(root, build.outDir)
    },
    async buildStart() {
      this.emitFile({ type: 'chunk', id: path.join(SOURCES, 'worker.ts'), fileName: WORKER_FILE })
      const { module } = await runnerImport<{ readonly manifests: typeof manifests }>(
        path.join(SOURCES, 'manifest.ts'),
      )
      for (const [fileName, source] of module.manifests())
        this.emitFile({ type: 'asset', fileName, source })
    },
    transformIndexHtml: () => [
      link('manifest', '/manifest.en.webmanifest'),
      link('apple-touch-icon', '/icons/icon-180.png'),
    ],
    closeBundle: {
      order: 'post',
      handler() {
        const worker = path.join(folder, WORKER_FILE)
        // Nothing was written: the build has failed already, and says why.
        if (!fs.existsSync(worker)) return
        const list = JSON.stringify(precacheOf(folder))
        fs.writeFileSync(worker, `self.PRECACHE=${list};\n${fs.readFileSync(worker, 'utf8')}`)
      },
    },
  }
}

const link = (rel: string, href: string) =>
  ({ tag: 'link', attrs: { rel, href }, injectTo: 'head' }) as const

function precacheOf(folder: string): Precache {
  const hash = createHash('sha256')
  const files = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== WORKER_FILE)
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
    .map((file) => {
      const address = `/${path.relative(folder, file).split(path.sep).join('/')}`
      hash.update(address).update('\0').update(fs.readFileSync(file)).update('\0')
      return address === '/index.html' ? '/' : address
    })
  return { version: hash.digest('hex').slice(0, 16), files }
}
