/** Who plays whom, on which seat, with which seed: everybody under the same conditions. */

/** One game: a player alone among players of one other kind. At two players that is a duel. */
export interface Fixture {
  readonly alone: string
  readonly others: string
  /** Counted within the pairing, from 0. */
  readonly number: number
  /** The seat of the one who is alone. */
  readonly seat: number
  /** What decides chance; the games of all seats, and of all pairings, share it. */
  readonly seed: string
}

export const PAIRINGS = ['all', 'ladder'] as const
/** All against all, or each only against the one named before it. */
export type Pairing = (typeof PAIRINGS)[number]

export interface Schedule {
  readonly bots: readonly string[]
  readonly players: number
  /** For each pairing. */
  readonly games: number
  readonly seed: string
  readonly pairing: Pairing
  /** The name of the seat that plays by itself, in games for one player. */
  readonly automaton?: string
}

/** All games in order; a longer schedule of the same seed begins with the shorter one's. */
export function fixtures(schedule: Schedule): readonly Fixture[] {
  const { players, games, seed } = schedule
  return Array.from({ length: games }, (_, number) =>
    pairs(schedule).map(([alone, others]) => ({
      alone,
      others,
      number,
      seat: number % players,
      seed: `${seed} ${Math.floor(number / players)}`,
    })),
  ).flat()
}

function pairs({
  bots,
  players,
  pairing,
  automaton,
}: Schedule): readonly (readonly [alone: string, others: string])[] {
  if (automaton !== undefined) return bots.map((bot) => [bot, automaton] as const)
  if (pairing === 'ladder') return bots.slice(1).map((bot, at) => [bot, bots[at] ?? bot] as const)
  return bots.flatMap((alone, one) =>
    bots.flatMap((others, other) => {
      // at two players one and the other is the same pairing
      if (one === other || (players === 2 && one < other)) return []
      return [[alone, others] as const]
    }),
  )
}

export const nameOf = ({ alone, others, number }: Fixture): string => `${alone} ${others} ${number}`
