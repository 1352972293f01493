import fs from 'node:fs'
import { content } from '@tiletum/content'
import { compose, effectiveMoves, pendingOf, readRecord } from '@tiletum/engine'
import { openState } from '@tiletum/engine/state'
import type { Game, State } from '@tiletum/engine'
import { describe, expect, it } from 'vitest'
import { spaceOf } from '../../../src/game/intent/move-space.ts'
import { searchPaths } from '../../../src/game/intent/paths.ts'
import { runNow } from '../../../src/game/intent/slices.ts'

/** Every decision of a stored game at which a piece may walk. */
function walkingDecisions(name: string): readonly (readonly [Game, State])[] {
  const text = fs.readFileSync(new URL(`../../../../../games/${name}.txt`, import.meta.url), 'utf8')
  const { match } = readRecord(text, (config) => compose(config, content))
  if (match === undefined) throw new Error('no such game')
  const { game } = match
  const state = game.start()
  const found: (readonly [Game, State])[] = []
  for (const move of effectiveMoves(match.log)) {
    if (game.format(move).startsWith('walk ')) found.push([game, game.clone(state)])
    game.play(state, move)
  }
  return found
}

const pathsIn = (game: Game, state: State) => runNow(searchPaths(game, state, 600))

describe('ways to distant places', () => {
  it('are series of legal moves, and end where they say', () => {
    let ways = 0
    for (const [game, state] of walkingDecisions('two-players'))
      for (const [space, list] of pathsIn(game, state))
        for (const { moves, then, over } of list) {
          ways++
          const played = game.clone(state)
          for (const move of moves) {
            expect(game.why(played, move)).toBeUndefined()
            game.play(played, move)
            expect(spaceOf(game.rules, game.partsOf(move))).toBe(over[moves.indexOf(move)])
          }
          expect(over.at(-1)).toBe(space)
          for (const move of then) {
            expect(game.why(played, move)).toBeUndefined()
          }
        }
    expect(ways).toBeGreaterThan(100)
  })

  it('cost a point for each step, never more than there are, and are as short as the map allows', () => {
    for (const [game, state] of walkingDecisions('two-players')) {
      const { distance } = game.rules.board
      for (const [space, [way]] of pathsIn(game, state)) {
        if (way === undefined) continue
        if (pendingOf(game.rules, state).at(-1)?.is !== 'spend') {
          // The steps of a bonus lead from town to town, for nothing.
          expect(way.points).toBe(0)
          continue
        }
        const piece = way.walker === 'merchant' ? 0 : 1
        const awaiting = game.awaiting(state)
        const from =
          awaiting.who === 'seat' ? openState(state).seats[awaiting.seat]?.pieces[piece] : undefined
        expect(way.moves).toHaveLength(distance[from ?? -1]?.[space] ?? 0)
        expect(way.points).toBe(way.moves.length)
      }
    }
  })

  it('in Europe are one for each place and piece, since they lead to the same', () => {
    for (const [game, state] of walkingDecisions('three-players'))
      for (const list of pathsIn(game, state).values())
        expect(new Set(list.map(({ walker }) => walker)).size).toBe(list.length)
  })

  it('underground are several where tablets on them differ', () => {
    const enough = 3
    let several = 0
    for (const [game, state] of walkingDecisions('silver-four-players')) {
      for (const list of pathsIn(game, state).values()) {
        if (list.length < 2 || list[0]?.walker !== 'prospector') continue
        several++
        expect(new Set(list.map((way) => game.hash(way.state))).size).toBe(list.length)
      }
      if (several >= enough) return
    }
    expect(several).toBeGreaterThanOrEqual(enough)
  })
})
