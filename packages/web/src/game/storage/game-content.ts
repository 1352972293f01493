/** The content of a game: the standard content, or the edition's changes applied to it. */
import { content } from '@tiletum/content'
import type { Content, Json } from '@tiletum/engine'

/**
 * Cache: applying an edition takes a while, and the same game is opened, saved and analysed again
 * and again.
 */
const known = new Map<string, Content>()

/** @throws when the edition can't be played, with its first problem as the cause. */
export async function contentOf({ edition }: { readonly edition?: Json }): Promise<Content> {
  if (edition === undefined) return content
  const key = JSON.stringify(edition)
  const found = known.get(key)
  if (found !== undefined) return found
  const { applyEdition } = await import('@tiletum/content/edition')
  const applied = applyEdition(content, edition)
  if ('problems' in applied)
    throw new Error('This edition cannot be played', { cause: applied.problems[0] })
  known.set(key, applied.content)
  return applied.content
}
