import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

/** Keeps a test browser from calling home, and lets it run where nothing is set up for it. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Nobody looks at a test: without a graphics card each of the usual small tiles is drawn for itself. */
export const LARGE_TILES = ['--default-tile-width=1024', '--default-tile-height=1024']

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

interface Browser {
  readonly executablePath: string
  readonly env?: Record<string, string>
}

/** CHROMIUM_PATH, else the pinned Chromium that comes with the packages, else an installed one. */
export function findBrowser(): Browser {
  const chosen = process.env['CHROMIUM_PATH']
  if (chosen !== undefined) return { executablePath: chosen }
  if (process.platform === 'linux' && process.arch === 'x64') return unpackedBrowser()
  const installed = INSTALLED.find((file) => fs.existsSync(file))
  if (installed === undefined) {
    throw new Error('The browser tests need Chromium or Chrome: set CHROMIUM_PATH to its program.')
  }
  return { executablePath: installed }
}

function unpackedBrowser(): Browser {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const packed = path.resolve(path.dirname(entry), '../..')
  const { version } = JSON.parse(fs.readFileSync(path.join(packed, 'package.json'), 'utf8'))
  const folder = path.join(
    import.meta.dirname,
    `../../../../node_modules/.cache/chromium-${version}`,
  )
  if (!fs.existsSync(path.join(folder, 'chromium'))) unpack(path.join(packed, 'bin'), folder)
  const libraries = [process.env['LD_LIBRARY_PATH'], path.join(folder, 'lib')].filter(Boolean)
  return {
    executablePath: path.join(folder, 'chromium'),
    env: { ...environment(), LD_LIBRARY_PATH: libraries.join(':') },
  }
}

/** Beside its place first, so that nobody ever finds it half unpacked. */
function unpack(packed: string, folder: string): void {
  const beside = `${folder}.${process.pid}`
  fs.mkdirSync(beside, { recursive: true })
  const read = (name: string) => brotliDecompressSync(fs.readFileSync(path.join(packed, name)))
  fs.writeFileSync(path.join(beside, 'chromium'), read('chromium.br'), { mode: 0o755 })
  for (const archive of ['al2023', 'swiftshader', 'fonts']) {
    const input = read(`${archive}.tar.br`)
    execFileSync('tar', ['-x', '-C', beside, '--no-same-owner'], { input })
  }
  try {
    fs.renameSync(beside, folder)
  } catch {
    fs.rmSync(beside, { recursive: true, force: true })
  }
}

function environment(): Record<string, string> {
  const set = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )
  return Object.fromEntries(set)
}
