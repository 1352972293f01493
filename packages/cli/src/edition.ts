import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { content } from '@tiletum/content'
import type { Applied } from '@tiletum/content/edition'
import type { Context } from './context.ts'
import { failure } from './failure.ts'

export type GoodEdition = Extract<Applied, { readonly content: unknown }>

/** Reads an edition file; ends with all its problems if it cannot be played. */
export async function loadEdition(
  file: string,
  context: Pick<Context, 'folder' | 'words'>,
): Promise<GoodEdition> {
  const applied = await readEditionFile(file, context)
  if ('content' in applied) return applied
  const { problems } = applied
  const { edition } = context.words
  const lines = problems.map((problem) => `  ${edition.problem(problem)}`)
  throw failure([edition.bad(file, problems.length), ...lines].join('\n'))
}

/** Reads an edition file, good or bad. */
export async function readEditionFile(
  file: string,
  { folder, words }: Pick<Context, 'folder' | 'words'>,
): Promise<Applied> {
  const text = await readFile(resolve(folder, file), 'utf8').catch(() => {
    throw failure(words.edition.unreadable(file))
  })
  // The schema library takes its time to load; only those who use it wait for it.
  const { readEdition } = await import('@tiletum/content/edition')
  return readEdition(content, text)
}
