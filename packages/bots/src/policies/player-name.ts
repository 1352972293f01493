/**
 * Level of a computer player, read from its name. A record has names only, so the level is part of the
 * name.
 */
import { LEVELS } from './levels.ts'
import type { Level } from './levels.ts'

const BEHIND = /^(.+) \((\w+)\)$/

export interface PlayerName {
  readonly name: string
  /** The level; undefined for a person. */
  readonly level?: Level
}

/** Splits `Jakob (master)`, as browsers and servers write it, or `master 2`, as the terminal does. */
export function parsePlayerName(whole: string): PlayerName {
  const [, name = whole, word = whole.replace(/ \d$/, '')] = BEHIND.exec(whole) ?? []
  const level = LEVELS.find((one) => one === word)
  return level === undefined ? { name: whole } : { name, level }
}
