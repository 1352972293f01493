/** One game of an arena, from its fixture to its result. */
import type { Game } from '@tiletum/engine'
import { scores } from '@tiletum/engine'
import { seededChance } from '../chance.ts'
import { playGameWith } from '../play-game.ts'
import type { AnyPolicy } from '../policy.ts'
import type { Seed } from '../random.ts'
import type { Fixture } from './schedule.ts'

export interface ArenaGame extends Fixture {
  /** Points by seat. */
  readonly scores: readonly number[]
  /** The winner's seat. */
  readonly winner: number
  readonly decisions: number
}

/** Creates the policy of a seat from the player's name. */
export type MakeSeatPolicy = (name: string, seat: number, seed: Seed) => AnyPolicy

export async function playFixture(
  game: Game,
  fixture: Fixture,
  seating: MakeSeatPolicy,
): Promise<ArenaGame> {
  const { alone, others, number, seat, seed } = fixture
  const policies = Array.from({ length: game.config.players }, (_, at) =>
    seating(at === seat ? alone : others, at, `${seed} ${number} ${at}`),
  )
  const chance = seededChance(seed)
  const { state, decisions } = await playGameWith({ game, policies, chance })
  await Promise.all(policies.map(async (policy) => policy.over?.(state)))
  const points = scores(state)
  return { ...fixture, scores: points, winner: game.standings(state)[0] ?? 0, decisions }
}
