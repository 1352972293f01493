/** Measures how many short writes per second the disk can sync. */
import fs from 'node:fs'
import path from 'node:path'

const LINE = Buffer.from(`${'x'.repeat(299)}\n`)

export function syncsASecond(folder: string, milliseconds = 500): number {
  const file = path.join(folder, 'syncs')
  const handle = fs.openSync(file, 'a')
  const begin = performance.now()
  let syncs = 0
  do {
    fs.writeSync(handle, LINE)
    fs.fdatasyncSync(handle)
    syncs++
  } while (performance.now() - begin < milliseconds)
  const seconds = (performance.now() - begin) / 1000
  fs.closeSync(handle)
  fs.rmSync(file)
  return syncs / seconds
}
