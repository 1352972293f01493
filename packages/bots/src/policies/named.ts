/** A record knows players by their names only, so a computer player's level is part of its name. */
import { LEVELS } from './levels.ts'
import type { Level } from './levels.ts'

const BEHIND = /^(.+) \((\w+)\)$/

export interface Named {
  readonly name: string
  /** Undefined for a person. */
  readonly level?: Level
}

/** `Jakob (master)` as browsers and servers write it, or `master 2` as the terminal does. */
export function levelInName(whole: string): Named {
  const [, name = whole, word = whole.replace(/ \d$/, '')] = BEHIND.exec(whole) ?? []
  const level = LEVELS.find((one) => one === word)
  return level === undefined ? { name: whole } : { name, level }
}
