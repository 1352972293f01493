import { readFileSync } from 'node:fs'
import { openState } from '../src/state.ts'
import path from 'node:path'
import { composeRecorded, GOLDEN_GAMES } from '@tiletum/testkit'
import { describe, expect, it } from 'vitest'
import { asNextTurn, effectiveMoves, nextTurnOf, NONE, readRecord } from '../src/index.ts'

const GAMES = path.join(import.meta.dirname, '../../../games')

function stored(name: string) {
  const text = readFileSync(path.join(GAMES, `${name}.txt`), 'utf8')
  const { record, match } = readRecord(text, composeRecorded)
  if (record === undefined || match === undefined) throw new Error('nothing was read')
  return { game: match.game, moves: effectiveMoves(record.log) }
}

describe.each(GOLDEN_GAMES.map(({ name }) => name))('the next turn of a seat in %s', (name) => {
  const { game, moves } = stored(name)

  it('begins on a copy while other seats decide, and is the turn that then comes', () => {
    const state = game.start()
    const named = new Map<number, string>()
    let begun = 0
    for (const [index, move] of moves.entries()) {
      game.play(state, move, ({ event, seat = -1 }) => {
        if (event !== 'turn' || seat === game.bot) return
        const said = named.get(seat)
        if (said !== undefined) expect(said).toBe(`${state.round}.${state.turn}`)
      })
      named.clear()
      if (index % 5 !== 0) continue
      const before = game.hash(state)
      for (const seat of openState(state).seats.keys()) {
        const next = nextTurnOf(state, seat)
        if (next !== undefined) named.set(seat, `${next.round}.${next.turn}`)
        if (seat === game.bot) continue
        const after = asNextTurn(game, state, seat)
        expect(after === undefined).toBe(next === undefined || state.active === seat)
        if (after === undefined) continue
        begun++
        expect(game.awaiting(after)).toEqual({ who: 'seat', seat })
        expect(game.moves(after).length).toBeGreaterThan(0)
        const gaps = openState(after).contractOffer.filter((face) => face === NONE)
        expect(openState(after).contractOffer.lastIndexOf(NONE)).toBe(gaps.length - 1)
      }
      expect(game.hash(state)).toBe(before)
    }
    expect(begun).toBeGreaterThan(5)
  })

  // Games with the Cardinalbot have too few turns that follow a person's turn.
  if (game.bot !== undefined) return
  it('equals the real turn when the turn before it has just ended', () => {
    const state = game.start()
    let equal = 0
    for (const move of moves) {
      const before = game.clone(state)
      let ended = false
      const told: string[] = []
      game.play(state, move, ({ event }) => {
        if (event === 'turn-over') ended = true
        told.push(event)
      })
      const awaiting = game.awaiting(state)
      if (!ended || awaiting.who !== 'seat' || !told.includes('turn')) continue
      const { seat } = awaiting
      const early = asNextTurn(game, before, seat)
      if (early === undefined || before.turn !== state.turn) continue
      equal++
      expect(game.moves(early)).toEqual(game.moves(state))
    }
    expect(equal).toBeGreaterThan(3)
  })
})

it('is unknown before the dice of the next round are rolled', () => {
  const { game, moves } = stored(GOLDEN_GAMES[0]?.name ?? '')
  const state = game.start()
  const first = () => state.order[0] ?? 0
  while (!(state.turn === 3 && state.active === state.order[1]))
    game.play(state, moves.shift() ?? 0)
  expect(nextTurnOf(state, first())).toBeUndefined()
  expect(asNextTurn(game, state, first())).toBeUndefined()
})
