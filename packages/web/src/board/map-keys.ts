/** Where a key leads on the map: arrows to neighbours, Home and End to one's pieces, letters by name. */
import type { Game, State } from '@tiletum/engine'
import { facesOf } from '../game/faces.ts'
import { towards } from './places.ts'

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
}

export function mapKey(
  { key, ctrlKey, metaKey, altKey }: Key,
  from: string,
  game: Game,
  state: State,
  seat: number,
): string | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  const { names, board } = game.rules
  const at = names.space.indexOf(from)
  if (isArrow(key)) {
    const near = (board.neighbours[at] ?? []).flatMap((space) => names.space[space] ?? [])
    return towards(facesOf(game.rules), from, DIRECTIONS[key], near)
  }
  if (key === 'Home') return names.space[state.seats[seat]?.pieces[0] ?? -1]
  if (key === 'End') return names.space[state.seats[seat]?.pieces[1] ?? -1]
  if (!/^\p{Letter}$/u.test(key)) return undefined
  const named = names.space
    .filter((space) => plain(facesOf(game.rules).town(space)?.name ?? '').startsWith(plain(key)))
    .toSorted()
  return named[(named.indexOf(from) + 1) % named.length]
}

const isArrow = (key: string): key is keyof typeof DIRECTIONS => key in DIRECTIONS

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
