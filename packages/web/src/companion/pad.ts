/** The score pad of a table of people: what is entered, and the arithmetic that follows. */
import type { Content, Countable, FairTile, Overlay } from '@tiletum/engine'
import { COUNTABLES } from '@tiletum/engine'
import { readLocalJson, writeLocal } from '../shared/browser/local-storage.ts'

export const ROUNDS = [1, 2, 3, 4] as const

/** Numbers by what they count: `king-2`, `present-2`, `house-2`, `goods`. */
export type Entries = Readonly<Record<string, number>>

export interface Pad {
  readonly id: string
  readonly started: number
  readonly names: readonly string[]
  /** With Prospect for Silver; then which side of the scoring overlay lies up. */
  readonly silver?: boolean
  readonly overlay?: Overlay['id']
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

export const newPad = (
  names: readonly string[],
  overlay?: Overlay['id'],
  now = Date.now(),
): Pad => ({
  id: now.toString(36),
  started: now,
  names,
  ...(overlay === undefined ? {} : { silver: true, overlay }),
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

/** ag-setup-1, ag-setup-2: the expansion has its own king track, more fair tiles, and one less. */
export const kingTrackOf = ({ base, silver }: Content, pad: Pad): Content['base']['kingTrack'] =>
  pad.silver === true ? silver.kingTrack : base.kingTrack

export const fairTilesOf = ({ base, silver }: Content, pad: Pad): readonly FairTile[] =>
  pad.silver === true
    ? [...base.fairs.tiles.filter(({ id }) => id !== silver.removedFair), ...silver.fairs]
    : base.fairs.tiles

/** king-2, king-3: the space of the marker, and the award where no tile lies beside the track. */
export function kingSum(content: Content, pad: Pad, person: number, round: number): Sum {
  const points = entryOf(pad, person, `king-${round}`)
  const award = entryOf(pad, person, `award-${round}`) * kingTrackOf(content, pad).award
  return {
    points: points + award,
    how: award === 0 ? `${points}` : `${points} + ${award}`,
  }
}

const fairTile = (content: Content, pad: Pad, round: number): FairTile | undefined =>
  fairTilesOf(content, pad).find(({ id }) => id === pad.fairs[round - 1])

/** What the fair tile of a round counts; nothing for the king tile. */
export function countedAt(content: Content, pad: Pad, round: number): readonly Countable[] {
  const scores = fairTile(content, pad, round)?.scores
  return scores === undefined || scores === 'king'
    ? []
    : COUNTABLES.filter((one) => scores.includes(one))
}

/** fair-1, fair-2, fair-4: only who is present scores. */
export function fairSum(content: Content, pad: Pad, person: number, round: number): Sum {
  const tile = fairTile(content, pad, round)
  if (tile === undefined || entryOf(pad, person, `present-${round}`) === 0)
    return { points: 0, how: '0' }
  const board = content.base.fairs.board[round - 1] ?? 0
  if (tile.scores === 'king') {
    const king = entryOf(pad, person, `king-${round}`)
    return { points: board + tile.vp + king, how: `${board} + ${tile.vp} + ${king}` }
  }
  const counts = countedAt(content, pad, round).map((what) =>
    entryOf(pad, person, `${what}-${round}`),
  )
  const times = Math.min(...counts)
  const sets = counts.length > 1 ? `min(${counts.join(', ')})` : `${times}`
  return { points: (board + tile.vp) * times, how: `(${board} + ${tile.vp}) × ${sets}` }
}

const GOODS_A_POINT = 4

export type FinalSource =
  | 'houses-times-pillars'
  | 'completed-buildings'
  | 'goods'
  | 'silver'
  | 'technology'

/** Technologies in play, each with the tier somebody reached. */
export const TIERS = ['tier-1', 'tier-2', 'tier-3'] as const

/** end-1, end-2, end-3; ag-end-1: the overlay's product, silver and technologies. */
export function finalSums(
  content: Content,
  pad: Pad,
  person: number,
): ReadonlyMap<FinalSource, Sum> {
  const { base, silver } = content
  const count = (what: string): number => entryOf(pad, person, what)
  const completed = count('completed')
  const buildings = base.completedBuildings[completed] ?? 0
  const goods = count('goods')
  const sums = new Map<FinalSource, Sum>([
    ['houses-times-pillars', productOf(content, pad, person)],
    ['completed-buildings', { points: buildings, how: `${completed} → ${buildings}` }],
    ['goods', { points: Math.floor(goods / GOODS_A_POINT), how: `${goods} ÷ ${GOODS_A_POINT}` }],
  ])
  if (pad.silver !== true) return sums
  const left = count('silver')
  sums.set('silver', {
    points: Math.floor(left / silver.silverPerVp),
    how: `${left} ÷ ${silver.silverPerVp}`,
  })
  const tiers = TIERS.map((tier) =>
    silver.technologyVp.slice(0, count(tier)).reduce((sum, vp) => sum + vp, 0),
  )
  sums.set('technology', {
    points: tiers.reduce((sum, vp) => sum + vp, 0),
    how: tiers.join(' + '),
  })
  return sums
}

function productOf({ silver }: Content, pad: Pad, person: number): Sum {
  const counts = {
    house: entryOf(pad, person, 'houses'),
    pillar: entryOf(pad, person, 'pillars'),
    mine: entryOf(pad, person, 'mines'),
  }
  const overlay = silver.overlays.find(({ id }) => id === pad.overlay)
  if (pad.silver !== true || overlay === undefined)
    return { points: counts.house * counts.pillar, how: `${counts.house} × ${counts.pillar}` }
  const either = overlay.largerOf.map((what) => counts[what])
  const times = counts[overlay.times]
  return { points: Math.max(...either) * times, how: `max(${either.join(', ')}) × ${times}` }
}

/** All of it, with what was scored in play and what was corrected. */
export function totalOf(content: Content, pad: Pad, person: number): Sum {
  const sums = [
    entryOf(pad, person, 'play'),
    ...ROUNDS.flatMap((round) => [
      kingSum(content, pad, person, round).points,
      fairSum(content, pad, person, round).points,
    ]),
    ...[...finalSums(content, pad, person).values()].map(({ points }) => points),
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

/** end-4: of tied players the one further ahead in the last king phase; both if even that is equal. */
export function winnersOf(content: Content, pad: Pad): readonly number[] {
  const people = pad.names.map((_, person) => person)
  const best = (list: readonly number[], value: (person: number) => number) => {
    const most = Math.max(...list.map(value))
    return list.filter((person) => value(person) === most)
  }
  const ahead = best(people, (person) => totalOf(content, pad, person).points)
  return best(ahead, (person) => entryOf(pad, person, 'king-4'))
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

export const removePad = (gone: Pad): void =>
  writeLocal(KEY, JSON.stringify(readPads().filter(({ id }) => id !== gone.id)))
