/** Who sits where: people by their names, computer players by theirs. */
import { readContestant, seated } from '@tiletum/bots'
import type { Contestant, Policy } from '@tiletum/bots'
import type { Game } from '@tiletum/engine'

export interface SeatPlayer {
  readonly name: string
  /** Undefined for a person. */
  readonly bot: Contestant | undefined
}

/** A second `greedy` is called `greedy 2`, so that a record tells them apart. */
export function seatPlayersOf(names: readonly string[]): readonly SeatPlayer[] {
  return names.map((name, seat) => {
    const before = names.slice(0, seat).filter((other) => other === name).length
    return { name: before === 0 ? name : `${name} ${before + 1}`, bot: botByName(name) }
  })
}

/** The computer player that a name means; a record keeps them only by their names. */
export function botByName(name: string): Contestant | undefined {
  const bot = readContestant(name.replace(/ \d$/, '')) ?? readContestant(behind(name))
  // a record tells of no file beside it
  return bot?.weights === undefined ? bot : undefined
}

/** A game saved in the browser has the level behind the name: `Jakob (master)`. */
const behind = (name: string): string => /^.+ \((\w+)\)$/.exec(name)?.[1] ?? ''

/** The policies by seat, undefined where a person sits. */
export const policiesOf = (
  game: Game,
  seatPlayers: readonly SeatPlayer[],
  seed: string,
): readonly (Policy | undefined)[] =>
  seatPlayers.map(({ bot }, seat) =>
    bot === undefined ? undefined : seated(bot, game, `${seed} ${seat}`),
  )
