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

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
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
  const installed = findInstalled()
  if (installed === undefined) {
    throw new Error('The browser tests need Chromium or Chrome: set CHROMIUM_PATH to its program.')
  }
  return { executablePath: installed }
}

/** CHROMIUM_PATH, else the first Chromium or Chrome on the path or where its installer puts it. */
export function findInstalled(): string | undefined {
  const folders = (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .filter((folder) => folder !== '')
  const named = folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name)))
  return (
    process.env['CHROMIUM_PATH'] ?? [...named, ...ELSEWHERE].find((file) => fs.existsSync(file))
  )
}

/** The version that a program tells of itself; undefined where it tells none, as on Windows. */
export function versionOf(program: string): string | undefined {
  try {
    const said = execFileSync(program, ['--version'], {
      encoding: 'utf8',
      timeout: 20_000,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return /\d+(?:\.\d+){3}/.exec(said)?.[0]
  } catch {
    return undefined
  }
}

/** An installed browser that is newer than the pinned one. */
export function findNewer(): string | undefined {
  const installed = process.platform === 'win32' ? undefined : findInstalled()
  if (installed === undefined) return undefined
  const major = Number.parseInt(versionOf(installed) ?? '0', 10)
  return major > Number.parseInt(pinned().version, 10) ? installed : undefined
}

/** The Chromium that comes with the packages, still packed. */
export function pinned(): { readonly folder: string; readonly version: string } {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const folder = path.resolve(path.dirname(entry), '../..')
  const { version } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'))
  return { folder, version }
}

function unpackedBrowser(): Browser {
  const { folder: packed, version } = pinned()
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
