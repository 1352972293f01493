/** A preview of a stored game for lists: its points, and what is built where. */
import { MAIN_MAP, NONE, scores, spaceFacts, spacesInPlay } from '@tiletum/engine'
import { replay } from './replay-saved.ts'
import type { SavedGame } from './saved-game.ts'

export interface Built {
  readonly what: 'house' | 'pillar'
  readonly town: string
  readonly seat: number
}

export interface GamePreview {
  /** Points by seat. */
  readonly scores: readonly number[]
  readonly built: readonly Built[]
}

const known = new Map<string, GamePreview | undefined>()

/** Returns undefined for games that today's rules can't play. */
export async function previewOf(saved: SavedGame): Promise<GamePreview | undefined> {
  const key = `${saved.id} ${saved.changed}`
  if (!known.has(key)) known.set(key, await look(saved).catch(() => undefined))
  return known.get(key)
}

async function look(saved: SavedGame): Promise<GamePreview | undefined> {
  const played = await replay(saved)
  if (played === undefined) return undefined
  const { game, state } = played
  const spaces = spacesInPlay(game.rules, state, MAIN_MAP).map((space) =>
    spaceFacts(game.rules, state, space),
  )
  return {
    scores: scores(state),
    built: spaces.flatMap(({ id: town, houses, cathedral }): readonly Built[] => [
      ...houses.flatMap(({ owner: seat }) =>
        seat === NONE ? [] : [{ what: 'house', town, seat } as const],
      ),
      ...(cathedral?.pillars ?? []).map((seat) => ({ what: 'pillar', town, seat }) as const),
    ]),
  }
}
