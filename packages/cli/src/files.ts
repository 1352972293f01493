import { readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Context } from './context.ts'
import { failure } from './failure.ts'

export async function readText(
  file: string,
  { folder, words, keyboard }: Context,
): Promise<string> {
  if (file === '-') return keyboard.all()
  return readFile(resolve(folder, file), 'utf8').catch(() => {
    throw failure(words.edition.unreadable(file))
  })
}

/** The error code of the system, such as `ENOSPC`. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

const exists = (error: unknown): boolean => codeOf(error) === 'EEXIST'

/** Writes a file; false if there is one already and nobody said that it may go. */
export async function writeText(
  file: string,
  text: string,
  { folder, words }: Context,
  { over = false } = {},
): Promise<boolean> {
  try {
    const place = resolve(folder, file)
    if (over) await writeOver(place, text)
    else await writeFile(place, text, { flag: 'wx' })
    return true
  } catch (error) {
    if (exists(error)) return false
    throw failure(words.cli.unwritable(file, codeOf(error)))
  }
}

/** Replaces a file only after all of the new text is written, so that a full disk loses nothing. */
async function writeOver(place: string, text: string): Promise<void> {
  const isFile = await stat(place).then(
    (found) => found.isFile(),
    () => true,
  )
  // Pipes and devices are written to; a link is followed.
  if (!isFile) return writeFile(place, text)
  const whole = await realpath(place).catch(() => place)
  const part = `${whole}.part`
  try {
    await writeFile(part, text)
    await rename(part, whole)
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined)
    throw error
  }
}
