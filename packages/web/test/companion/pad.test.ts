import { content } from '@tiletum/content'
import { RULES } from '@tiletum/text/rules'
import { describe, expect, it } from 'vitest'
import {
  fairSum,
  fairTilesOf,
  finalSums,
  kingSum,
  newPad,
  totalOf,
  winnersOf,
  withEntry,
  withFair,
} from '../../src/companion/pad.ts'
import type { Pad } from '../../src/companion/pad.ts'
import { leftOut, setupClauses } from '../../src/companion/setup.ts'

const { base } = content
const enter = (pad: Pad, entries: Readonly<Record<string, number>>): Pad =>
  Object.entries(entries).reduce((before, [what, value]) => withEntry(before, 0, what, value), pad)
const pad = newPad(['Anna', 'Bert'])

describe('the score pad', () => {
  it('[fair-1, fair-2] scores board and tile as often as counted, for who is present', () => {
    const tile = base.fairs.tiles.find(({ scores }) => scores !== 'king' && scores.length === 1)
    const what = tile?.scores === 'king' ? '' : tile?.scores[0]
    const counted = enter(withFair(pad, 2, tile?.id), { [`${what}-2`]: 3 })
    expect(fairSum(content, counted, 0, 2).points).toBe(0)
    const present = enter(counted, { 'present-2': 1 })
    const sum = (base.fairs.board[1] ?? 0) + (tile?.vp ?? 0)
    expect(fairSum(content, present, 0, 2)).toEqual({
      points: sum * 3,
      how: `(${base.fairs.board[1]} + ${tile?.vp}) × 3`,
    })
    expect(fairSum(content, present, 1, 2).points).toBe(0)
  })

  it('[fair-3] counts sets by the smallest count', () => {
    const tile = base.fairs.tiles.find(({ scores }) => scores !== 'king' && scores.length > 1)
    const scores = tile?.scores === 'king' ? [] : (tile?.scores ?? [])
    const counts = Object.fromEntries(scores.map((what, index) => [`${what}-1`, 2 + index]))
    const present = enter(withFair(pad, 1, tile?.id), { 'present-1': 1, ...counts })
    expect(fairSum(content, present, 0, 1).points).toBe(
      ((base.fairs.board[0] ?? 0) + (tile?.vp ?? 0)) * 2,
    )
  })

  it('[fair-4] adds the king space once for the king tile', () => {
    const tile = base.fairs.tiles.find(({ scores }) => scores === 'king')
    const present = enter(withFair(pad, 1, tile?.id), { 'present-1': 1, 'king-1': 7 })
    expect(fairSum(content, present, 0, 1).points).toBe(
      (base.fairs.board[0] ?? 0) + (tile?.vp ?? 0) + 7,
    )
  })

  it('[king-2, king-3, end-1, end-2, end-3] adds everything up, corrections included', () => {
    const full = enter(pad, {
      play: 40,
      'king-1': -3,
      'award-4': 1,
      houses: 4,
      pillars: 3,
      completed: 3,
      goods: 9,
      correction: -2,
    })
    expect(kingSum(content, full, 0, 4).points).toBe(base.kingTrack.award)
    expect([...finalSums(content, full, 0).values()].map(({ points }) => points)).toEqual([
      12, 5, 2,
    ])
    expect(totalOf(content, full, 0).points).toBe(40 - 3 + base.kingTrack.award + 12 + 5 + 2 - 2)
    expect(totalOf(content, full, 1).points).toBe(0)
  })
})

describe('the score pad with silver', () => {
  const overlay = (id: string) => {
    const found = content.silver.overlays.find((one) => one.id === id)
    if (found === undefined) throw new Error(`No overlay ${id}`)
    return newPad(['Anna', 'Bert'], found.id)
  }
  const counts = { houses: 3, pillars: 4, mines: 5 }

  it('[ag-end-1] multiplies as the overlay says', () => {
    const product = (pad: Pad) => finalSums(content, pad, 0).get('houses-times-pillars')
    expect(product(enter(overlay('overlay.houses-or-mines'), counts))).toEqual({
      points: 20,
      how: 'max(3, 5) × 4',
    })
    expect(product(enter(overlay('overlay.pillars-or-mines'), counts))).toEqual({
      points: 15,
      how: 'max(4, 5) × 3',
    })
  })

  it('[ag-end-1] scores silver left and the tiers of technologies', () => {
    const full = enter(overlay('overlay.houses-or-mines'), {
      silver: 5,
      'tier-1': 3,
      'tier-3': 1,
    })
    const sums = finalSums(content, full, 0)
    expect(sums.get('silver')).toEqual({ points: 2, how: '5 ÷ 2' })
    expect(sums.get('technology')).toEqual({ points: 7, how: '6 + 0 + 1' })
    expect(totalOf(content, full, 0).points).toBe(9)
  })

  it('[ag-setup-1] has the fair tiles of the expansion, and not the king tile', () => {
    const pad = overlay('overlay.houses-or-mines')
    const tiles = fairTilesOf(content, pad)
    expect(tiles.map(({ id }) => id)).not.toContain(content.silver.removedFair)
    const [tile] = content.silver.fairs
    const what = tile?.scores === 'king' ? [] : (tile?.scores ?? [])
    const entries = Object.fromEntries(what.map((one) => [`${one}-1`, 2]))
    const scored = enter(withFair(pad, 1, tile?.id), { ...entries, 'present-1': 1 })
    expect(fairSum(content, scored, 0, 1).points).toBe(
      ((base.fairs.board[0] ?? 0) + (tile?.vp ?? 0)) * 2,
    )
  })
})

it('[end-4] a tie goes to who is further ahead in the last king phase', () => {
  const tied = withEntry(enter(pad, { play: 10 }), 1, 'play', 8)
  expect(winnersOf(content, tied)).toEqual([0])
  const even = withEntry(tied, 1, 'king-4', 2)
  expect(winnersOf(content, even)).toEqual([1])
  expect(winnersOf(content, pad)).toEqual([0, 1])
})

describe('the set-up list', () => {
  it('[comp-5, solo-setup-1] leaves out what is marked for more players', () => {
    const copies = [1, 2, 3, 4].map((players) =>
      leftOut(content, players, false).reduce((sum, one) => sum + one.copies, 0),
    )
    expect(copies[0]).toBe(copies[1])
    expect(copies[1]).toBeGreaterThan(copies[2] ?? 0)
    expect(copies[3]).toBe(0)
    expect(leftOut(content, 2, true).length).toBeGreaterThan(leftOut(content, 2, false).length)
  })

  it('has the clauses of who plays and with what', () => {
    const ids = (players: number, silver: boolean) =>
      setupClauses(RULES, players, silver).map(({ id }) => id)
    expect(ids(2, false)).toContain('setup-9')
    expect(ids(2, false).some((id) => id.startsWith('solo-'))).toBe(false)
    expect(ids(1, true)).toEqual(expect.arrayContaining(['setup-1', 'solo-setup-1', 'ag-setup-1']))
    expect(ids(1, false)).not.toContain('setup-9')
  })
})
