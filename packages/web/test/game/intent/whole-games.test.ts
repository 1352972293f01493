/** Over whole random games: what one press plays is among what tooltips and sheets offer for the thing. */
import { content } from '@tiletum/content'
import {
  compose,
  RESOURCES,
  seatFacts,
  spaceFacts,
  spacesInPlay,
  mapsInPlay,
  tableFacts,
} from '@tiletum/engine'
import type { Game, GameConfig, State } from '@tiletum/engine'
import { expect, test } from 'vitest'
import { meaningNow } from '../../../src/game/intent/meaning.ts'
import { sequencesFor, targetOf, wantedIn } from '../../../src/game/intent/sequences.ts'
import type { PressTarget } from '../../../src/game/intent/sequences.ts'
import { runNow } from '../../../src/game/intent/slices.ts'
import { tryMoves } from '../../../src/game/try-moves.ts'
import { taking, wantedAt } from '../../../src/table/board/space-moves.ts'
import { movesOfGood, movesOfTile, taskMoves } from '../../../src/table/moves/task-moves.ts'

const KINDS: readonly GameConfig[] = [
  { modules: ['base'], players: 2 },
  { modules: ['base', 'solo'], players: 1, difficulty: 'normal' },
  { modules: ['base', 'silver'], players: 3 },
  { modules: ['base', 'companion'], players: 2 },
]
/** Decisions between two that are looked at, and things between two of those. */
const EVERY = 13
const EVERY_THING = 3

/** Everything that can be pressed on the table, as the panels say. */
function thingsOn(game: Game, state: State, seat: number): readonly PressTarget[] {
  const { rules } = game
  const facts = seatFacts(rules, state, seat)
  const spaces = mapsInPlay(rules, state).flatMap((map) =>
    spacesInPlay(rules, state, map).map((space) => spaceFacts(rules, state, space)),
  )
  const { contracts, characters } = tableFacts(rules, state)
  const one = (move: string) => targetOf(game, [[move]])
  return [
    ...spaces.map((space) => targetOf(game, wantedAt(space), space.id)),
    ...spaces.flatMap((space) => [
      ...space.houses.map(({ name }) => targetOf(game, [[`build house ${name}`]], space.id)),
      ...space.tiles.flatMap((tile) =>
        tile === undefined ? [] : [targetOf(game, [[taking(space, tile)]], space.id)],
      ),
    ]),
    ...facts.storehouse.flatMap((slot) =>
      slot === undefined ? [] : [targetOf(game, [movesOfTile(game, slot.tile, facts)])],
    ),
    ...taskMoves(game, state, seat).flatMap(([, moves]) => moves.map(one)),
    ...contracts.flatMap(({ tile }, index) =>
      tile === undefined ? [] : [one(`take ${tile} from ${index + 1}`)],
    ),
    ...characters.flatMap((tile) => (tile === undefined ? [] : [one(`take ${tile}`)])),
    ...RESOURCES.map((resource) => targetOf(game, movesOfGood(resource))),
    ...['climb', 'renew characters', 'end turn'].map(one),
  ]
}

test.each(KINDS)('what a press plays is offered for its thing: %j', (config) => {
  const game = compose(config, content)
  const state = game.start()
  const met = { now: 0, leads: 0, asks: 0, refused: 0 }
  for (let step = 1; step < 4000; step++) {
    const awaiting = game.awaiting(state)
    if (awaiting.who === 'nobody') break
    const moves = game.moves(state)
    if (awaiting.who === 'seat' && step % EVERY === 0) look(awaiting.seat, step)
    const pick = moves[(step * 7919) % moves.length]
    if (pick === undefined) break
    game.play(state, pick)
  }
  expect(met.now).toBeGreaterThan(0)
  expect(met.leads).toBeGreaterThan(0)
  expect(met.asks).toBeGreaterThan(0)
  expect(met.refused).toBeGreaterThan(0)

  function look(seat: number, step: number): void {
    // What was found is kept with its state: each decision has one of its own.
    const position = { game, state: game.clone(state) }
    for (const [index, target] of thingsOn(game, state, seat).entries()) {
      if ((index + step) % EVERY_THING !== 0) continue
      const meaning = meaningNow(position, target)
      met[meaning.is]++
      const offered = runNow(sequencesFor(position, target))
      const wanted = runNow(wantedIn(position, target, 1))
      if ('moves' in meaning) {
        expect(wanted.map(({ moves }) => moves.join())).toContain(meaning.moves.join())
        // More than a dozen are a question of their own, but for one move alone.
        if (offered.length > 0 || meaning.moves.length === 1)
          expect(offered.map(({ moves }) => moves.join())).toContain(meaning.moves.join())
      } else expect(wanted.length > 0).toBe(meaning.is === 'asks')
      for (const { moves, state: after } of offered) {
        const played = tryMoves(game, position.state, moves)
        expect(played && game.hash(played)).toBe(game.hash(after))
      }
    }
  }
})
