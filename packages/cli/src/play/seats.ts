/** The players of the seats, people and computer players, read from their names. */
import { basename } from 'node:path'
import { readContestant } from '@tiletum/bots'
import type { AnyPolicy, SeatInfo } from '@tiletum/bots'
import type { Game } from '@tiletum/engine'
import { botNamed, programNamed, seatBot } from '../programs.ts'
import type { NamedBot } from '../programs.ts'

export interface SeatPlayer {
  readonly name: string
  /** Undefined for a person. */
  readonly bot: NamedBot | undefined
}

/** The name of a program at the table is its last file: `program:"python3 bot.py"` is `bot.py`. */
const shortName = (name: string): string => basename(programNamed(name)?.at(-1) ?? name)

/** A second `greedy` is called `greedy 2`, so that a record tells them apart. */
export function seatPlayersOf(names: readonly string[]): readonly SeatPlayer[] {
  return names.map((name, seat) => {
    const before = names.slice(0, seat).filter((other) => other === name).length
    const short = shortName(name)
    return { name: before === 0 ? short : `${short} ${before + 1}`, bot: botByName(name) }
  })
}

/** Returns the computer player of a name; undefined for a person. A record keeps only the names. */
export function botByName(name: string): NamedBot | undefined {
  const bot = botNamed(name.replace(/ \d$/, '')) ?? readContestant(behind(name))
  // a record tells of no file beside it
  return bot !== undefined && 'weights' in bot ? undefined : bot
}

/** Returns the level behind a name, as a game saved in the browser has it: `Jakob (master)`. */
const behind = (name: string): string => /^.+ \((\w+)\)$/.exec(name)?.[1] ?? ''

/** Returns the policies by seat; undefined for a person. */
export const policiesOf = (
  game: Game,
  seatPlayers: readonly SeatPlayer[],
  seed: string,
  onInfo: (seat: number, info: SeatInfo) => void,
): readonly (AnyPolicy | undefined)[] =>
  seatPlayers.map(({ bot }, seat) =>
    bot === undefined
      ? undefined
      : seatBot(bot, { game, seat, seed: `${seed} ${seat}`, onInfo: (info) => onInfo(seat, info) }),
  )
