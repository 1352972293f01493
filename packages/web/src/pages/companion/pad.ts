/** The score pad of a table of people: what is entered, and the arithmetic that follows. */
import type { BaseContent, Countable } from '@tiletum/engine'
import { COUNTABLES } from '@tiletum/engine'
import { readLocalJson, writeLocal } from '../../base/browser/local.ts'

export const ROUNDS = [1, 2, 3, 4] as const

/** Numbers by what they count: `king-2`, `present-2`, `house-2`, `goods`. */
export type Entries = Readonly<Record<string, number>>

export interface Pad {
  readonly id: string
  readonly started: number
  readonly names: readonly string[]
  /** The fair tile of each round, by its id. */
  readonly fairs: readonly (string | undefined)[]
  /** By person. */
  readonly entries: readonly Entries[]
}

export interface Sum {
  readonly points: number
  /** How it comes about: `(2 + 3) × 4`. */
  readonly how: string
}

export const newPad = (names: readonly string[], now = Date.now()): Pad => ({
  id: now.toString(36),
  started: now,
  names,
  fairs: [],
  entries: names.map(() => ({})),
})

export const entryOf = (pad: Pad, person: number, what: string): number =>
  pad.entries[person]?.[what] ?? 0

export const withEntry = (pad: Pad, person: number, what: string, value: number): Pad => ({
  ...pad,
  entries: pad.entries.map((own, each) => (each === person ? { ...own, [what]: value } : own)),
})

export const withFair = (pad: Pad, round: number, tile: string | undefined): Pad => ({
  ...pad,
  fairs: ROUNDS.map((each) => (each === round ? tile : pad.fairs[each - 1])),
})

/** king-2, king-3: the space of the marker, and the award where no tile lies beside the track. */
export function kingSum(content: BaseContent, pad: Pad, person: number, round: number): Sum {
  const points = entryOf(pad, person, `king-${round}`)
  const award = entryOf(pad, person, `award-${round}`) * content.kingTrack.award
  return {
    points: points + award,
    how: award === 0 ? `${points}` : `${points} + ${award}`,
  }
}

/** What a fair tile counts; nothing for the king tile. */
export function countedAt(content: BaseContent, tile: string | undefined): readonly Countable[] {
  const scores = content.fairs.tiles.find(({ id }) => id === tile)?.scores
  return scores === undefined || scores === 'king'
    ? []
    : COUNTABLES.filter((one) => scores.includes(one))
}

/** fair-1, fair-2, fair-4: only who is present scores. */
export function fairSum(content: BaseContent, pad: Pad, person: number, round: number): Sum {
  const tile = content.fairs.tiles.find(({ id }) => id === pad.fairs[round - 1])
  if (tile === undefined || entryOf(pad, person, `present-${round}`) === 0)
    return { points: 0, how: '0' }
  const board = content.fairs.board[round - 1] ?? 0
  if (tile.scores === 'king') {
    const king = entryOf(pad, person, `king-${round}`)
    return { points: board + tile.vp + king, how: `${board} + ${tile.vp} + ${king}` }
  }
  const counts = countedAt(content, tile.id).map((what) => entryOf(pad, person, `${what}-${round}`))
  const times = Math.min(...counts)
  const sets = counts.length > 1 ? `min(${counts.join(', ')})` : `${times}`
  return { points: (board + tile.vp) * times, how: `(${board} + ${tile.vp}) × ${sets}` }
}

const GOODS_A_POINT = 4

/** end-1, end-2, end-3. */
export function finalSums(content: BaseContent, pad: Pad, person: number): readonly Sum[] {
  const [houses, pillars, completed, goods] = ['houses', 'pillars', 'completed', 'goods'].map(
    (what) => entryOf(pad, person, what),
  ) as [number, number, number, number]
  const buildings = content.completedBuildings[completed] ?? 0
  return [
    { points: houses * pillars, how: `${houses} × ${pillars}` },
    { points: buildings, how: `${completed} → ${buildings}` },
    { points: Math.floor(goods / GOODS_A_POINT), how: `${goods} ÷ ${GOODS_A_POINT}` },
  ]
}

/** All of it, with what was scored in play and what was corrected. */
export function totalOf(content: BaseContent, pad: Pad, person: number): Sum {
  const sums = [
    entryOf(pad, person, 'play'),
    ...ROUNDS.flatMap((round) => [
      kingSum(content, pad, person, round).points,
      fairSum(content, pad, person, round).points,
    ]),
    ...finalSums(content, pad, person).map(({ points }) => points),
    entryOf(pad, person, 'correction'),
  ]
  const points = sums.reduce((all, one) => all + one, 0)
  return {
    points,
    how: sums
      .filter((one) => one !== 0)
      .join(' + ')
      .replaceAll('+ -', '− '),
  }
}

const KEY = 'tiletum.pads'
const MOST = 50

/** The plays at this table, the latest first; what is no pad is left out. */
export function readPads(): readonly Pad[] {
  const kept = readLocalJson(KEY)
  return Array.isArray(kept) ? (kept as unknown[]).filter(isPad) : []
}

const isPad = (one: unknown): one is Pad =>
  typeof one === 'object' &&
  // oxlint-disable-next-line unicorn/no-null -- typeof says object of it too
  one !== null &&
  'names' in one &&
  Array.isArray(one.names) &&
  'entries' in one &&
  Array.isArray(one.entries) &&
  'fairs' in one &&
  Array.isArray(one.fairs)

export function keepPad(pad: Pad): void {
  const others = readPads().filter(({ id }) => id !== pad.id)
  writeLocal(KEY, JSON.stringify([pad, ...others].slice(0, MOST)))
}
