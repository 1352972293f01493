import { content } from '@tiletum/content'
import { RULES } from '@tiletum/text/rules'
import { describe, expect, it } from 'vitest'
import {
  fairSum,
  finalSums,
  kingSum,
  newPad,
  totalOf,
  withEntry,
  withFair,
} from '../../src/pages/companion/pad.ts'
import type { Pad } from '../../src/pages/companion/pad.ts'
import { leftOut, setupClauses } from '../../src/pages/companion/setup.ts'

const { base } = content
const enter = (pad: Pad, entries: Readonly<Record<string, number>>): Pad =>
  Object.entries(entries).reduce((before, [what, value]) => withEntry(before, 0, what, value), pad)
const pad = newPad(['Anna', 'Bert'], 0)

describe('the score pad', () => {
  it('[fair-1, fair-2] scores board and tile as often as counted, for who is present', () => {
    const tile = base.fairs.tiles.find(({ scores }) => scores !== 'king' && scores.length === 1)
    const what = tile?.scores === 'king' ? '' : tile?.scores[0]
    const counted = enter(withFair(pad, 2, tile?.id), { [`${what}-2`]: 3 })
    expect(fairSum(base, counted, 0, 2).points).toBe(0)
    const present = enter(counted, { 'present-2': 1 })
    const sum = (base.fairs.board[1] ?? 0) + (tile?.vp ?? 0)
    expect(fairSum(base, present, 0, 2)).toEqual({
      points: sum * 3,
      how: `(${base.fairs.board[1]} + ${tile?.vp}) × 3`,
    })
    expect(fairSum(base, present, 1, 2).points).toBe(0)
  })

  it('[fair-3] counts sets by the smallest count', () => {
    const tile = base.fairs.tiles.find(({ scores }) => scores !== 'king' && scores.length > 1)
    const scores = tile?.scores === 'king' ? [] : (tile?.scores ?? [])
    const counts = Object.fromEntries(scores.map((what, index) => [`${what}-1`, 2 + index]))
    const present = enter(withFair(pad, 1, tile?.id), { 'present-1': 1, ...counts })
    expect(fairSum(base, present, 0, 1).points).toBe(
      ((base.fairs.board[0] ?? 0) + (tile?.vp ?? 0)) * 2,
    )
  })

  it('[fair-4] adds the king space once for the king tile', () => {
    const tile = base.fairs.tiles.find(({ scores }) => scores === 'king')
    const present = enter(withFair(pad, 1, tile?.id), { 'present-1': 1, 'king-1': 7 })
    expect(fairSum(base, present, 0, 1).points).toBe(
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
    expect(kingSum(base, full, 0, 4).points).toBe(base.kingTrack.award)
    expect(finalSums(base, full, 0).map(({ points }) => points)).toEqual([12, 5, 2])
    expect(totalOf(base, full, 0).points).toBe(40 - 3 + base.kingTrack.award + 12 + 5 + 2 - 2)
    expect(totalOf(base, full, 1).points).toBe(0)
  })
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
