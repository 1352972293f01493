import { readFile, writeFile } from 'node:fs/promises'
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

const exists = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST'

/** Writes a file; false if there is one already and nobody said that it may go. */
export async function writeText(
  file: string,
  text: string,
  { folder, words }: Context,
  { over = false } = {},
): Promise<boolean> {
  try {
    await writeFile(resolve(folder, file), text, { flag: over ? 'w' : 'wx' })
    return true
  } catch (error) {
    if (exists(error)) return false
    throw failure(words.cli.unwritable(file))
  }
}
