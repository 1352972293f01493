import path from 'node:path'
import { CannotOpen } from '../open-problem.ts'
import { codeOf, SQLITE } from './driver.ts'
import type { Driver } from './driver.ts'

/**
 * One server at a time uses a data folder. The lock is the operating system's, held through a
 * small database of its own: it goes with the process however that ends. Tools that may work
 * beside a server (`tiletum backup`, `tiletum admin`) do not take it.
 */
export function lockFolder({ DatabaseSync }: Driver, folder: string): () => void {
  const lock = new DatabaseSync(path.join(folder, 'tiletum.lock'))
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (error) {
    lock.close()
    if (codeOf(error) !== SQLITE.busy) throw error
    throw new CannotOpen('in-use', `Another server of Tiletum uses the folder ${folder}.`, error)
  }
  return () => lock.close()
}
