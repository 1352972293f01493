import path from 'node:path'
import { build } from 'rolldown'

const SERVER = path.resolve(import.meta.dirname, '../..')
/** Below node_modules, so that a bundle finds what is installed. */
const FOLDER = path.resolve(SERVER, '../../node_modules/.cache/tiletum/test')

/**
 * A program of the tests as a bundle beside the server's threads: what runs in a process of its own
 * starts as quickly as the real server.
 */
export async function bundle(source: string): Promise<string> {
  const name = path.basename(source, '.ts')
  const dir = path.join(FOLDER, `${name}-${process.pid}`)
  await build({
    cwd: SERVER,
    input: { [name]: source, 'store-writer': 'src/store/sqlite/writer-thread.ts' },
    platform: 'node',
    external: (id) => /^[^./]/.test(id) && !id.startsWith('@tiletum/'),
    output: { dir, format: 'esm', cleanDir: true },
    logLevel: 'warn',
  })
  return path.join(dir, `${name}.js`)
}
