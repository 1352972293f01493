/**
 * The builds of the client (`scripts/lib/builds.mjs` lays them): the one that counts when the server
 * starts is served until it ends, whatever is built meanwhile. Files of the one before can still be
 * had, for pages that were loaded from it.
 */
import fs from 'node:fs'
import path from 'node:path'

/** The folders of the present build and of the one before; undefined when there is none. */
export function servedBuilds(from: string): readonly string[] | undefined {
  const dist = clientFolder(from)
  if (dist === undefined) return undefined
  const { build, before } = JSON.parse(fs.readFileSync(path.join(dist, CURRENT), 'utf8')) as {
    readonly build: string
    readonly before?: string
  }
  return [build, before]
    .filter((name) => name !== undefined)
    .map((name) => path.join(dist, 'builds', name))
    .filter((folder) => fs.existsSync(folder))
}

const CURRENT = 'current.json'

/** Seen from the sources as well as from a build of the server. */
function clientFolder(from: string): string | undefined {
  const dist = path.join(from, 'web', 'dist')
  if (fs.existsSync(path.join(dist, CURRENT))) return dist
  const parent = path.dirname(from)
  return parent === from ? undefined : clientFolder(parent)
}

/**
 * Says that this process runs from these builds, so that they are not removed. Where it may not write, as
 * an image or a service's own user, they are laid by somebody else, who starts it anew after building.
 */
export function runFrom(folders: readonly string[]): void {
  const marks = folders
    .filter((folder) => path.basename(path.dirname(folder)) === 'builds')
    .map((folder) => path.join(folder, `.used-by-${process.pid}`))
  for (const mark of marks) {
    try {
      fs.writeFileSync(mark, '')
    } catch {
      continue
    }
  }
  process.once('exit', () => {
    for (const mark of marks) if (fs.existsSync(mark)) fs.rmSync(mark, { force: true })
  })
}
