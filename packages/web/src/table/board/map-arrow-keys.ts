/**
 * Where a key leads on a map: arrows to neighbours, Home and End to one's pieces, Shift and a letter
 * by name. A letter alone is a command, here as everywhere.
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

/** What keys have to know of a map. */
export interface MapSet {
  readonly game: Game
  /** Its spaces. */
  readonly spaces: readonly number[]
  readonly placeOf: PlaceFinder
  /** The name of a town; spaces without one answer to no letter. */
  readonly nameOf: (space: string) => string | undefined
  /** Where Home and End lead. */
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
