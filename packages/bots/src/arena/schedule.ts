/** The fixtures of an arena: players, seats and seeds, the same conditions for all. */

/** One game: a player against players of one other kind; with two players a duel. */
export interface Fixture {
  readonly alone: string
  readonly others: string
  /** Number of the game within its pairing, from 0. */
  readonly number: number
  /** The seat of the player in `alone`. */
  readonly seat: number
  /** Seed of the chance answers. Games that differ only in the pairing or the seat share it. */
  readonly seed: string
}

export const PAIRINGS = ['all', 'ladder'] as const
/** `all`: everybody against everybody; `ladder`: each only against the one named before it. */
export type Pairing = (typeof PAIRINGS)[number]

export interface Schedule {
  readonly bots: readonly string[]
  readonly players: number
  /** Number of games per pairing. */
  readonly games: number
  readonly seed: string
  readonly pairing: Pairing
  /** Name of the opponent in games for one player: the Cardinalbot, which plays by itself. */
  readonly automaton?: string
}

/** All games in order. A longer schedule with the same seed begins with the games of the shorter one. */
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
      // With two players A against B is the same pairing as B against A.
      if (one === other || (players === 2 && one < other)) return []
      return [[alone, others] as const]
    }),
  )
}

export const nameOf = ({ alone, others, number }: Fixture): string => `${alone} ${others} ${number}`
