/** Composes the games of tables. Tables that agreed on the same share one; no state is in it. */
import { createHash } from 'node:crypto'
import { content } from '@tiletum/content'
import { applyEdition } from '@tiletum/content/edition'
import { compose } from '@tiletum/engine'
import type { Content, Game } from '@tiletum/engine'
import type { TableTerms } from '@tiletum/protocol'
import { lruCache } from '../limits/lru-cache.ts'

export type Agreed = Pick<TableTerms, 'config' | 'edition'>

const MOST_GAMES = 200
const MOST_EDITIONS = 50

export interface Games {
  /** @throws where nobody could play what is agreed; `configErrorOf` the error may say what. */
  of(agreed: Agreed): Game
}

export function createGames(): Games {
  const games = lruCache<string, Game>(MOST_GAMES)
  const contents = lruCache<string, Content>(MOST_EDITIONS)

  function contentOf(edition: TableTerms['edition']): Content {
    if (edition === undefined) return content
    const key = hashOf(edition)
    const known = contents.get(key)
    if (known !== undefined) return known
    const applied = applyEdition(content, edition)
    if ('problems' in applied) throw new Error('This edition has faults')
    contents.set(key, applied.content)
    return applied.content
  }

  return {
    of({ config, edition }) {
      const key = hashOf([config, edition])
      const known = games.get(key)
      if (known !== undefined) return known
      const game = compose(config, contentOf(edition))
      games.set(key, game)
      return game
    },
  }
}

const hashOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('base64url')
