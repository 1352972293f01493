import { describe, expect, it } from 'vitest'
import type { GameTable } from '../../../src/game/game-table.ts'
import { sequencesFor, targetOf } from '../../../src/game/intent/sequences.ts'
import type { MoveSequence } from '../../../src/game/intent/sequences.ts'
import { runInSlices, runNow } from '../../../src/game/intent/slices.ts'
import { before } from '../../support/stored.ts'

function searched(
  table: GameTable,
  wanted: readonly (readonly string[])[],
  at?: string,
): readonly MoveSequence[] {
  const { game, state } = table.snapshot()
  return runNow(sequencesFor({ game, state }, targetOf(game, wanted, at)))
}

const textOf = (table: GameTable, { moves }: MoveSequence): string =>
  moves.map((move) => table.snapshot().game.format(move)).join('; ')

const offered = (table: GameTable, what: string, at?: string): readonly string[] =>
  searched(table, [[what]], at).map((sequence) => textOf(table, sequence))

describe('what is offered for a thing', () => {
  it('passes what is asked now, walks there and does it', () => {
    const table = before('silver-four-players', 'leave', 'walk prospector goslar')
    expect(offered(table, 'build mine clausthal-2', 'clausthal')).toContain(
      'leave; walk prospector goslar; walk prospector clausthal; build mine clausthal-2',
    )
  })

  it('tells ways apart that differ', () => {
    const table = before('solo-silver-hard', 'take bonus.merchant-3', 'buy stone')
    expect(offered(table, 'take contract.iron-7 from 5').toSorted()).toEqual([
      'leave; take contract.iron-7 from 5',
      'take bonus.merchant-3; take contract.iron-7 from 5',
    ])
  })

  it('goes on to what the move makes possible, each way by itself', () => {
    const taken = 'take contract.identical-2-iron-2 from 3'
    const fulfilled = 'fulfil contract.identical-2-iron-2 with food'
    const offers = offered(before('solo-silver-hard', taken, fulfilled), taken)
    expect(offers[0]).toBe(taken)
    expect(offers).toContain(`${taken}; ${fulfilled}`)
  })

  it('does the same several times', () => {
    const table = before('shuffled-actions', 'buy wool', 'buy wool')
    expect(offered(table, 'buy wool').slice(0, 2)).toEqual(['buy wool', 'buy wool; buy wool'])
  })

  it('opens an exchange before it', () => {
    const table = before('shuffled-actions', 'act contract', 'exchange wool gold')
    expect(
      searched(table, [['buy wool'], ['exchange wool gold', 'exchange wool food']]).map((one) =>
        textOf(table, one),
      ),
    ).toContain('act contract; exchange wool gold')
  })

  it('tells of a helper what it could do at distant places', () => {
    const table = before('silver-two-players', 'use bonus.architect-3', 'walk architect paris')
    expect(offered(table, 'use bonus.architect-3')).toContain(
      'use bonus.architect-3; walk architect paris; build pillar paris',
    )
  })

  it('is nothing where there is too much to choose from', () => {
    const table = before('shuffled-actions', 'act contract', 'exchange wool gold')
    const { game } = table.snapshot()
    const everything = game.rules.names.space.map((space) => `walk merchant ${space}`)
    const many = searched(table, [everything])
    expect(many.length).toBeLessThanOrEqual(10)
  })

  it('is only what can be played, one move after the other', () => {
    for (const [name, first, second, what, at] of [
      [
        'shuffled-actions',
        'use bonus.merchant-3',
        'build house nurnberg',
        'build house nurnberg',
        'nurnberg',
      ],
      [
        'shuffled-actions',
        'take bonus.crest-tower',
        'crest tower building 5',
        'take bonus.crest-tower',
        'toulouse',
      ],
      [
        'silver-two-players',
        'act prospector',
        'take bonus.architect-3',
        'walk prospector c1',
        'c1',
      ],
    ] as const) {
      const table = before(name, first, second)
      const offers = offered(table, what, at)
      expect(offers.length, what).toBeGreaterThan(0)
      for (const series of offers)
        expect(table.preview(...series.split('; ')), series).toBeDefined()
    }
  })

  it('is the same in slices, and stops where nobody wants it any more', async () => {
    const table = before('silver-four-players', 'leave', 'walk prospector goslar')
    const { game, state } = table.snapshot()
    const target = targetOf(game, [['build mine clausthal-2']], 'clausthal')
    const sliced = await new Promise<readonly MoveSequence[]>((resolve) => {
      runInSlices(sequencesFor({ game, state: game.clone(state) }, target), resolve)
    })
    expect(sliced.map((one) => textOf(table, one))).toEqual(
      offered(table, 'build mine clausthal-2', 'clausthal'),
    )
    let steps = 0
    function* endless(): Generator<undefined, undefined, undefined> {
      for (;;) {
        steps++
        yield
      }
    }
    runInSlices(endless(), () => undefined)()
    const stopped = steps
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(steps).toBe(stopped)
  })
})

describe('the end of a turn', () => {
  it('finishes what is under way', () => {
    const table = before('silver-two-players', 'done', 'end turn')
    expect(offered(table, 'end turn')).toContain('done; end turn')
  })

  it('comes with the steps of a king action that are still to be taken', () => {
    const table = before('four-players', 'use bonus.strengthen-1', 'climb')
    table.play('use bonus.strengthen-1')
    const climbs = Array.from({ length: 5 }, () => 'climb').join('; ')
    expect(offered(table, 'end turn')).toEqual([`${climbs}; end turn`])
  })

  it('comes with the last thing to do, where nothing is left undone then', () => {
    const table = before('four-players', 'use bonus.strengthen-1', 'climb')
    table.play('use bonus.strengthen-1')
    const climbs = (times: number) => Array.from({ length: times }, () => 'climb').join('; ')
    expect(offered(table, 'climb')).toEqual([
      ...[1, 2, 3, 4, 5].map(climbs),
      `${climbs(5)}; end turn`,
    ])
  })

  it('says what would be left undone, and offers it', () => {
    const task = 'fulfil bonus.contract-identical-1 with iron'
    const table = before('solo-silver-hard', task, 'end turn')
    const offers = searched(table, [['end turn']])
    const [plain] = offers
    expect(plain && textOf(table, plain)).toBe('end turn')
    expect(plain?.wastes.map(({ waste }) => waste)).toContain('tasks-left')
    expect(offers.map((one) => textOf(table, one))).toContain(`${task}; end turn`)
  })
})
