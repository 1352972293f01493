/** The content a game is played with: the standard one, or as the edition of the game corrects it. */
import { content } from '@tiletum/content'
import type { Content, Json } from '@tiletum/engine'

/** Applying takes a while, and the same game is opened, saved and thought about again and again. */
const known = new Map<string, Content>()

/** @throws when the edition cannot be played, its first problem as the cause. Games of the standard edition wait for nothing. */
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
