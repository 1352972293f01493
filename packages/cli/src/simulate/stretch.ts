/** A few games of a simulation: which they are depends on their numbers alone. */
import { simulate } from '@tiletum/bots'
import type { PolicyName, Simulated } from '@tiletum/bots'
import { compose } from '@tiletum/engine'
import type { Content, GameConfig } from '@tiletum/engine'

export interface Setting {
  readonly config: GameConfig
  readonly content: Content
  readonly bots: readonly PolicyName[]
  readonly seed: string
}

export interface Stretch {
  readonly from: number
  readonly games: number
}

export function createStretch({ config, content, bots, seed }: Setting) {
  const game = compose(config, content)
  return (stretch: Stretch): readonly Simulated[] => [...simulate({ game, bots, seed, ...stretch })]
}

const MOST_AT_A_TIME = 200
const TIMES_A_HAND = 20

/** Cut so that all hands end together, and progress is seen. */
export function stretches(games: number, hands: number): readonly Stretch[] {
  const size = Math.min(MOST_AT_A_TIME, Math.max(1, Math.floor(games / hands / TIMES_A_HAND)))
  return Array.from({ length: Math.ceil(games / size) }, (_, index) => ({
    from: index * size,
    games: Math.min(size, games - index * size),
  }))
}
