import fs from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

const COMPRESSIBLE = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt'])

/**
 * Lays `.br` and `.gz` beside each text file that gets smaller by it, so that the server sends
 * the best compression without spending time on it.
 * @param {string} folder
 */
export async function compressFolder(folder) {
  const names = await fs.readdir(folder, { recursive: true })
  const files = names.filter((name) => COMPRESSIBLE.has(path.extname(name)))
  await Promise.all(files.map((name) => compressFile(path.join(folder, name))))
}

/** @param {string} file */
async function compressFile(file) {
  const plain = await fs.readFile(file)
  const quality = { [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY }
  const [br, gz] = await Promise.all([
    brotli(plain, { params: quality }),
    gzip(plain, { level: zlib.constants.Z_BEST_COMPRESSION }),
  ])
  if (br.length < plain.length) await fs.writeFile(`${file}.br`, br)
  if (gz.length < plain.length) await fs.writeFile(`${file}.gz`, gz)
}
