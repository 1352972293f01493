/**
 * Keys on a map: arrows go to neighbours, Home and End to the own pieces, Shift and a letter to a
 * name. A letter alone is a command, as everywhere.
 */
import type { Game } from '@tiletum/engine'
import { plainLetters } from '@tiletum/text'
import { towards } from './place-geometry.ts'
import type { PlaceFinder } from './place-geometry.ts'

const DIRECTIONS = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
} as const

interface Key {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

/** The facts of a map that its keys need. */
export interface MapSet {
  readonly game: Game
  /** The spaces of the map. */
  readonly spaces: readonly number[]
  readonly placeOf: PlaceFinder
  /** Returns the name of a town; undefined for spaces without a name. */
  readonly nameOf: (space: string) => string | undefined
  /** The spaces that Home and End lead to. */
  readonly home: string | undefined
  readonly end: string | undefined
}

export function mapKey(
  { key, ctrlKey, metaKey, altKey, shiftKey }: Key,
  from: string,
  { game, spaces, placeOf, nameOf, home, end }: MapSet,
): string | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  const { names, board } = game.rules
  if (isArrow(key)) {
    const near = board.neighbours[names.space.indexOf(from)] ?? []
    const ids = near.flatMap((space) => names.space[space] ?? [])
    return towards(from, DIRECTIONS[key], ids, placeOf)
  }
  if (key === 'Home') return home
  if (key === 'End') return end
  if (!shiftKey || !/^\p{Letter}$/u.test(key)) return undefined
  const named = spaces
    .flatMap((space) => names.space[space] ?? [])
    .filter((space) => plainLetters(nameOf(space) ?? '').startsWith(plainLetters(key)))
    .toSorted()
  return named[(named.indexOf(from) + 1) % named.length]
}

const isArrow = (key: string): key is keyof typeof DIRECTIONS => key in DIRECTIONS
