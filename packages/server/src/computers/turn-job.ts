import type { GameConfig, State } from '@tiletum/engine'
import type { Level } from '@tiletum/bots'

/** One turn to think about, up to its end or the first thing it reveals. Nothing secret is in it. */
export interface TurnJob {
  readonly config: GameConfig
  readonly edition?: unknown
  readonly state: State
  readonly seat: number
  readonly level: Level
  readonly seed: string
  /** At most so many moves at once. */
  readonly most: number
}
