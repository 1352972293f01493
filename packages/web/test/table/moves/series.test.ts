import { describe, expect, it } from 'vitest'
import type { GameTable } from '../../../src/game/game-table.ts'
import { addSeries, foresightOf } from '../../../src/table/moves/foresight.ts'
import type { SequencesByEnd } from '../../../src/table/moves/foresight.ts'
import { seriesTo } from '../../../src/table/moves/series.ts'
import { before } from '../../support/stored.ts'

const wanted = (move: string, at?: string) => ({ moves: [move], at, there: [move] })

/** When the pauses of the page have come. */
const lookedAhead = (table: GameTable): Promise<void> =>
  new Promise((resolve) => {
    foresightOf(table).subscribe(resolve)
    foresightOf(table).seriesTo('')
  })

describe('a press on a thing whose move is not possible yet', () => {
  it('walks a single step and does it there', () => {
    const table = before('shuffled-actions', 'walk merchant praha', 'build house praha')
    expect(seriesTo(table, wanted('build house praha', 'praha'))).toEqual([
      ['walk merchant praha', 'build house praha'],
    ])
  })

  it('buys what is lacking', () => {
    const table = before('silver-four-players', 'buy food', 'crest chalice building 6')
    expect(seriesTo(table, wanted('crest chalice building 6'))).toEqual([
      ['buy food', 'crest chalice building 6'],
    ])
  })

  it('uses the helper that opens the way to it', async () => {
    const table = before('shuffled-actions', 'use bonus.contract-3', 'take contract.wool-7 from 1')
    expect(seriesTo(table, wanted('take contract.wool-7 from 1'))).toEqual([])
    await lookedAhead(table)
    expect(seriesTo(table, wanted('take contract.wool-7 from 1'))).toEqual([
      ['use bonus.contract-3', 'take contract.wool-7 from 1'],
    ])
    // What was found is forgotten with the next move.
    table.play('use bonus.contract-3')
    expect(seriesTo(table, wanted('take contract.wool-7 from 1'))).toEqual([])
  })

  it('means nothing more where the move itself is possible', () => {
    const table = before('shuffled-actions', 'walk merchant praha', 'build house praha')
    expect(seriesTo(table, wanted('walk merchant praha', 'praha'))).toEqual([])
  })
})

describe('what helpers and actions would open', () => {
  it('is a series of possible moves that turns nothing over, and never what is possible anyway', () => {
    const table = before('shuffled-actions', 'use bonus.merchant-3', 'build house nurnberg')
    const snapshot = table.snapshot()
    const found: SequencesByEnd = new Map()
    for (const option of snapshot.options)
      if (option.verb === 'use <face>') addSeries(found, snapshot, option)
    expect(found.get('build house nurnberg')).toEqual([
      ['use bonus.merchant-3', 'build house nurnberg'],
    ])
    const longest = Math.max(...[...found.values()].flat().map(({ length }) => length))
    expect(longest).toBeGreaterThan(2)
    for (const [end, list] of found)
      for (const series of list) {
        expect(snapshot.legal.has(end)).toBe(false)
        expect(series.at(-1)).toBe(end)
        expect(table.preview(...series), series.join('; ')).toBeDefined()
      }
  })
})
