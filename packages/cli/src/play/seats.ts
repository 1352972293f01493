/** The players of the seats, people and computer players, read from their names. */
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

/** Returns the computer player of a name; undefined for a person. A record keeps only the names. */
export function botByName(name: string): Contestant | undefined {
  const bot = readContestant(name.replace(/ \d$/, '')) ?? readContestant(behind(name))
  // A record does not contain the weights file.
  return bot?.weights === undefined ? bot : undefined
}

/** Returns the level behind a name, as a game saved in the browser has it: `Jakob (master)`. */
const behind = (name: string): string => /^.+ \((\w+)\)$/.exec(name)?.[1] ?? ''

/** Returns the policies by seat; undefined for a person. */
export const policiesOf = (
  game: Game,
  seatPlayers: readonly SeatPlayer[],
  seed: string,
): readonly (Policy | undefined)[] =>
  seatPlayers.map(({ bot }, seat) =>
    bot === undefined ? undefined : seated(bot, game, `${seed} ${seat}`),
  )
