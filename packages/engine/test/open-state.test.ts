import { content } from '@tiletum/content'
import { describe, expect, it } from 'vitest'
import { compose } from '../src/index.ts'
import { openState } from '../src/open-state.ts'

const game = compose({ modules: ['base'], players: 2 }, content)

describe('a state', () => {
  it('shows only round, turn, turn order and the active seat by its type', () => {
    const state = game.start()
    // @ts-expect-error -- the fields are closed: the facts of a position say what they mean
    expect(state.seats).toHaveLength(2)
    // @ts-expect-error -- only the engine plays: no field can be written
    state.round = 1
    expect([state.turn, state.order.length]).toEqual([0, 2])
  })

  it('is opened without a copy', () => {
    const state = game.start()
    expect(openState(state)).toBe(state)
    expect(openState(state).seats).toHaveLength(2)
  })
})
