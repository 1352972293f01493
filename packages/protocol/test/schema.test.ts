import { describe, expect, it } from 'vitest'
import { LIMITS, newId, newRequestId, newToken } from '../src/index.ts'
import { clientMessage, id, newTable, requestId, secret, tableStep } from '../src/schema/index.ts'
import { ANNA, termsFor } from './tables.ts'

const request = { id: newRequestId(), table: newId() }

describe('messages', () => {
  it('know their own ids', () => {
    expect(id.safeParse(newId()).success).toBe(true)
    expect(requestId.safeParse(newRequestId()).success).toBe(true)
    expect(secret.safeParse(newRequestId()).success).toBe(true)
    expect(secret.safeParse(newToken()).success).toBe(true)
  })

  it('take moves, and nothing beside what they name', () => {
    const moves = { ...request, type: 'do', after: 3, moves: ['die pink 4'] }
    expect(clientMessage.parse(moves)).toEqual(moves)
    for (const wrong of [
      { ...moves, more: 1 },
      { ...moves, after: -1 },
      { ...moves, after: 1.5 },
      { ...moves, moves: [] },
      { ...moves, moves: Array.from({ length: LIMITS.moves + 1 }, () => 'undo') },
      { ...moves, moves: ['x'.repeat(LIMITS.move + 1)] },
      { ...moves, table: '../../etc/passwd' },
      { ...moves, id: 'short' },
      { ...moves, type: 'constructor' },
    ])
      expect(clientMessage.safeParse(wrong).success).toBe(false)
  })

  it('take the terms of a table', () => {
    const terms = termsFor(2, {
      pace: { pace: 'slow', hours: 72, bank: 24 },
      config: { modules: ['base', 'silver'], players: 2, overlay: 'overlay.a', first: 1 },
    })
    expect(newTable.parse({ id: request.id, terms, seat: 0 }).terms).toEqual(terms)
    const odd = { ...terms, pace: { pace: 'slow', hours: 13, bank: 0 } }
    expect(newTable.safeParse({ id: request.id, terms: odd }).success).toBe(false)
  })

  it('take steps as they are stored', () => {
    const step = { kind: 'play', at: 5, by: ANNA, seat: 0, entries: ['end turn', '[x]'], awaits: 1 }
    expect(tableStep.parse(step)).toEqual(step)
  })
})
