import { content } from '@tiletum/content'
import { compose, moveList, RULES_REVISION } from '@tiletum/engine'
import { openState } from '@tiletum/engine/state'
import type { Game, GameConfig, State } from '@tiletum/engine'
import { describe, expect, it } from 'vitest'
import { actionTable, observationForm } from '../src/encode/index.ts'
import { createRandomStream, randomBelow, seededChance } from '../src/index.ts'

const MODES: readonly (readonly [string, GameConfig])[] = [
  ['two players', { modules: ['base'], players: 2 }],
  ['four players', { modules: ['base'], players: 4 }],
  ['two with silver', { modules: ['base', 'silver'], players: 2 }],
  ['four with silver', { modules: ['base', 'silver'], players: 4 }],
  ['solo', { modules: ['base', 'solo'], players: 1, difficulty: 'hard' }],
  ['solo with silver', { modules: ['base', 'silver', 'solo'], players: 1 }],
]

/** Plays a game at random and looks at every decision of a seat. */
function eachDecision(game: Game, seed: number, look: (state: State, seat: number) => void): void {
  const state = game.start()
  const chance = seededChance(seed)
  const stream = createRandomStream(seed, 'encode')
  const list = moveList()
  for (let waits = game.awaiting(state); waits.who !== 'nobody'; waits = game.awaiting(state)) {
    if (waits.who === 'seat') look(state, waits.seat)
    game.list(state, list)
    game.play(
      state,
      waits.who === 'chance'
        ? chance.answer(waits.request.request, list, state)
        : (list.items[randomBelow(stream, list.count)] ?? 0),
    )
  }
}

const fingerprint = (text: string): string => {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++)
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return (value >>> 0).toString(16).padStart(8, '0')
}

describe.each(MODES)('%s:', (_, config) => {
  const game = compose(config, content)
  const actions = actionTable(game)
  const form = observationForm(game)

  it('every legal move is an action, and the mask names just the legal ones', () => {
    const list = moveList()
    const mask = new Uint8Array(actions.bytes)
    const missing = new Set<string>()
    for (let seed = 1; seed <= 4; seed++)
      eachDecision(game, seed, (state) => {
        game.list(state, list)
        const legal = [...list.items.subarray(0, list.count)]
        for (const move of legal)
          if (actions.moves[actions.actionOf(move)] !== move) missing.add(game.format(move))
        actions.mask(list, mask.fill(0), 0)
        const named = actions.moves.filter(
          (_move, action) => ((mask[action >> 3] ?? 0) >> (action & 7)) & 1,
        )
        if (named.length !== new Set(legal).size) missing.add(`${named.length} of ${legal.length}`)
      })
    expect([...missing]).toEqual([])
  })

  it('every move of the table can be said and understood again', () => {
    for (const move of actions.moves) expect(game.parse(game.format(move))).toBe(move)
    expect(new Set(actions.moves).size).toBe(actions.moves.length)
  })

  it('an observation has the same length at every moment, and no number is cut off', () => {
    const wide = new Int32Array(form.length)
    const narrow = new Int16Array(form.length + 2).fill(12_345)
    const faults: string[] = []
    eachDecision(game, 5, (state, seat) => {
      form.observe(state, seat, wide as unknown as Int16Array, 0)
      form.observe(state, seat, narrow, 1)
      for (const [at, value] of wide.entries())
        if (narrow[at + 1] !== value) faults.push(`${at}: ${value}`)
      if (narrow[0] !== 12_345 || narrow.at(-1) !== 12_345) faults.push('another length')
    })
    expect(faults).toEqual([])
    expect(form.fields.reduce((sum, { length }) => sum + length, 0)).toBe(form.length)
  })
})

describe('the own seat comes first:', () => {
  const game = compose({ modules: ['base'], players: 4 }, content)
  const form = observationForm(game)
  const fieldOf = (name: string) => {
    const field = form.fields.find((one) => one.name === name)
    if (field === undefined) throw new Error(`There is no field ${name}`)
    return field
  }

  it('whose turn it is, what it has and what it owns are at the same places for every seat', () => {
    const row = new Int16Array(form.length)
    eachDecision(game, 3, (state, seat) => {
      form.observe(state, seat, row, 0)
      const { seats, king, houses, pillars } = openState(state)
      const of = (name: string) => {
        const { at, length } = fieldOf(name)
        return [...row.subarray(at, at + length)]
      }
      expect(of('seat 0: points')).toEqual([seats[seat]?.vp])
      expect(of('seat 1: points')).toEqual([seats[(seat + 1) % 4]?.vp])
      expect(of('king track')[0]).toBe(king[seat])
      expect(of('houses').map((owner) => owner === 0)).toEqual(
        houses.map((owner) => owner === seat),
      )
      expect(of('pillars').map((bits) => bits & 1)).toEqual(
        pillars.map((bits) => (bits >> seat) & 1),
      )
    })
  })
})

/** Anyone who changes one of these raises RULES_REVISION, or trained players play other moves than they mean. */
describe('the numbers of the actions belong to the rules revision:', () => {
  it('they are those of today', () => {
    const tables = MODES.map(([name, config]) => {
      const game = compose(config, content)
      const said = actionTable(game).moves.map((move) => game.format(move))
      const seen = observationForm(game).fields.map(({ name: field, length }) => [field, length])
      return `${name}: ${said.length} ${fingerprint(said.join('\n'))}, ${observationForm(game).length} ${fingerprint(JSON.stringify(seen))}`
    })
    expect([`rules ${RULES_REVISION}`, ...tables]).toMatchInlineSnapshot(`
      [
        "rules 3",
        "two players: 1164 a084c34e, 408 07ce27a6",
        "four players: 1182 06edc63f, 542 f7621a48",
        "two with silver: 2240 43ade44b, 614 8adc90d8",
        "four with silver: 2465 c240da00, 811 34621481",
        "solo: 1164 a084c34e, 449 7afa0d89",
        "solo with silver: 2240 43ade44b, 664 62feafba",
      ]
    `)
  })
})
