import { describe, expect, it } from 'vitest'
import type { GameTable } from '../../../src/game/game-table.ts'
import { meaningNow } from '../../../src/game/intent/meaning.ts'
import { targetOf } from '../../../src/game/intent/sequences.ts'
import { before } from '../../support/stored.ts'

/** What a press means, and the moves that it plays. */
function meant(table: GameTable, wanted: readonly (readonly string[])[], at?: string) {
  const { game, state } = table.snapshot()
  const meaning = meaningNow({ game, state }, targetOf(game, wanted, at))
  return 'moves' in meaning
    ? [meaning.is, ...meaning.moves.map((move) => game.format(move))]
    : [meaning.is]
}

describe('a press on a thing', () => {
  it('plays the move where it is possible', () => {
    const table = before('shuffled-actions', 'walk merchant praha', 'build house praha')
    expect(meant(table, [['walk merchant praha']], 'praha')).toEqual(['now', 'walk merchant praha'])
  })

  it('walks a single step and does it there', () => {
    const table = before('shuffled-actions', 'walk merchant praha', 'build house praha')
    expect(meant(table, [['build house praha']], 'praha')).toEqual([
      'leads',
      'walk merchant praha',
      'build house praha',
    ])
  })

  it('buys what is lacking', () => {
    const table = before('silver-four-players', 'buy food', 'crest chalice building 6')
    expect(meant(table, [['crest chalice building 6']])).toEqual([
      'leads',
      'buy food',
      'crest chalice building 6',
    ])
  })

  it('uses the helper that opens the way to it', () => {
    const table = before('shuffled-actions', 'use bonus.contract-3', 'take contract.wool-7 from 1')
    const contract = [['take contract.wool-7 from 1']]
    expect(meant(table, contract)).toEqual([
      'leads',
      'use bonus.contract-3',
      'take contract.wool-7 from 1',
    ])
    table.play('use bonus.contract-3')
    expect(meant(table, contract)).toEqual(['now', 'take contract.wool-7 from 1'])
  })

  it('opens the bonuses of a building for the one of its character', () => {
    const table = before('shuffled-actions', 'characters 5', 'bonus character.king.king-1')
    expect(meant(table, [['bonus character.king.king-1'], ['characters 5']])).toEqual([
      'leads',
      'characters 5',
      'bonus character.king.king-1',
    ])
  })

  it('asks where an offered tile may be taken or left before it', () => {
    const table = before('solo-silver-hard', 'take bonus.merchant-3', 'buy stone')
    const [is] = meant(table, [['take contract.iron-7 from 5']])
    expect(['asks', 'leads']).toContain(is)
  })

  it('never passes what is asked without saying so', () => {
    const table = before('silver-two-players', 'done', 'end turn')
    expect(meant(table, [['end turn']])).toEqual(['asks'])
  })

  it('is refused where nothing leads there', () => {
    const table = before('shuffled-actions', 'walk merchant praha', 'build house praha')
    expect(meant(table, [['take contract.wool-7 from 5']])).toEqual(['refused'])
  })
})
