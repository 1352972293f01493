import { content } from '@tiletum/content'
import { compose, MAIN_MAP, mapOfSpace, spacesInPlay } from '@tiletum/engine'
import { openState } from '@tiletum/engine/state'
import type { UndergroundSide } from '@tiletum/engine'
import { describe, expect, test } from 'vitest'
import { mapKey } from '../../../src/table/board/map-arrow-keys.ts'
import type { MapSet } from '../../../src/table/board/map-arrow-keys.ts'
import { placesBelow } from '../../../src/table/silver/places-below.ts'
import { mapOfMove, movesAt } from '../../../src/table/board/space-moves.ts'
import { spacesIn, tableIn } from '../../../src/game/position.ts'
import { pieceSpace } from '../../../src/table/board/piece-space.ts'
import { createGameText } from '../../../src/game/game-text.ts'
import { words } from '../../../src/shared/language/words.en.ts'
import { boardMarksOf } from '../../../src/game/playback/board-marks.ts'
import { traceLines } from '../../../src/game/playback/playback.ts'
import type { GameTable } from '../../../src/game/game-table.ts'
import { tableOf } from '../../support/table.ts'

const game = compose({ modules: ['base', 'silver'], players: 4 }, content)
const { names, board } = game.rules
const { sides } = content.silver

const press = (key: string, shiftKey = false) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey,
})

function atlasOf(side: UndergroundSide): MapSet {
  return {
    game,
    spaces: side.spaces.map(({ id }) => names.space.indexOf(id)),
    placeOf: placesBelow(side),
    nameOf: (id) => side.spaces.flatMap((s) => (s.id === id && s.kind === 'town' ? s.name : []))[0],
    home: side.spaces[2]?.id,
    end: side.start,
  }
}

describe.each(sides.map((side) => [side.id, side] as const))('%s by keys', (_, side) => {
  const atlas = atlasOf(side)
  const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']

  test('arrows lead to neighbours only, and from the start to every space', () => {
    const reached = new Set([side.start])
    for (const from of reached)
      for (const arrow of ARROWS) {
        const to = mapKey(press(arrow), from, atlas)
        if (to === undefined) continue
        const near = board.neighbours[names.space.indexOf(from)] ?? []
        expect(near).toContain(names.space.indexOf(to))
        reached.add(to)
      }
    expect([...reached].toSorted()).toEqual(side.spaces.map(({ id }) => id).toSorted())
  })

  test('Shift and a letter find every town, Home and End their places; a letter alone is a command', () => {
    expect(mapKey(press('u'), side.start, atlas)).toBeUndefined()
    for (const space of side.spaces) {
      if (space.kind !== 'town') continue
      const letter = space.name.normalize('NFD').slice(0, 1)
      const found = new Set<string>()
      let at = side.start
      for (let times = 0; times < side.spaces.length; times++) {
        at = mapKey(press(letter, true), at, atlas) ?? at
        found.add(at)
      }
      expect(found).toContain(space.id)
    }
    expect(mapKey(press('Home'), side.start, atlas)).toBe(side.spaces[2]?.id)
    expect(mapKey(press('End'), side.start, atlas)).toBe(side.start)
  })
})

function playOn(table: GameTable, each: (table: GameTable) => void): void {
  for (let step = 1; step < 900; step++) {
    each(table)
    const { options, state } = table.snapshot()
    // prospecting whenever it can be, so that much happens below
    const below = options.filter((option) => (mapOfMove({ game, state }, option) ?? -1) >= 0)
    const from = below.length > 0 && step % 3 > 0 ? below : options
    const pick = from[(step * 7919) % Math.max(1, from.length)]
    if (pick === undefined) return
    table.play(pick.notation)
  }
}

describe('a game with silver', () => {
  test('every space of every map is shown once, and no space of a side not in play', () => {
    const { state } = tableOf(game, 1).snapshot()
    expect(tableIn({ game, state }).silver?.maps).toHaveLength(3)
    const shown = [MAIN_MAP, 0, 1, 2].flatMap((map) => [...spacesInPlay(game.rules, state, map)])
    expect(new Set(shown).size).toBe(shown.length)
    expect(spacesInPlay(game.rules, state, MAIN_MAP)).toHaveLength(board.mainSpaces)
    expect(shown).toHaveLength(board.mainSpaces + 3 * 7)
    for (const map of [0, 1, 2])
      for (const space of spacesInPlay(game.rules, state, map))
        expect(mapOfSpace(game.rules, state, space)).toBe(map)
  })

  test('all that can be done on a map is found at one of its places', () => {
    const seen = new Set<string>()
    playOn(tableOf(game, 2), (table) => {
      const { state, options } = table.snapshot()
      for (const option of options) {
        const { notation } = option
        const map = mapOfMove({ game, state }, option)
        // The king track lies beside Europe and is no place of it.
        if (map === undefined || option.verb === 'climb') continue
        const places = spacesIn({ game, state }, map)
        expect(
          places.some((place) => movesAt(place).includes(notation)),
          notation,
        ).toBe(true)
        if (map !== MAIN_MAP) seen.add(notation.split(' ').slice(0, 2).join(' '))
      }
    })
    const kinds = [...seen].map((move) => move.replace(/^(take|enter|contribute) .*/, '$1'))
    expect([...new Set(kinds)].toSorted()).toEqual(
      expect.arrayContaining(['build mine', 'enter', 'icon walk', 'take', 'walk prospector']),
    )
  })

  test('prospectors, mines and covered tablets stand where the state says', () => {
    let mines = 0
    let covered = 0
    const table = tableOf(game, 3)
    playOn(table, () => {})
    const { state } = table.snapshot()
    for (const map of [0, 1, 2])
      for (const on of spacesIn({ game, state }, map)) {
        for (const [piece, seat] of on.pieces) {
          expect(piece).toBe('prospector')
          expect(pieceSpace({ game, state }, seat, map)).toBe(on.space)
        }
        mines += on.below?.mines.filter(({ owner }) => owner >= 0).length ?? 0
        covered += on.below?.tablets.filter((tablet) => tablet.covered).length ?? 0
      }
    const slice = openState(state).slices.silver
    expect(mines).toBe(4 + (slice?.mines.filter((owner) => owner >= 0).length ?? 0))
    expect(mines).toBeGreaterThan(4)
    // each is seen from both its ends
    expect(covered).toBe(2 * (slice?.covered.filter((one) => one === 1).length ?? 0))
    expect(covered).toBeGreaterThan(0)
  })
})

test('underground places that the Cardinalbot compares and chooses are marked on their map', () => {
  const solo = compose({ modules: ['base', 'solo', 'silver'], players: 1 }, content)
  const say = createGameText(words, solo, ['Anna'])
  const table = tableOf(solo, 4)
  const marked = { compared: new Set<string>(), chosen: new Set<string>() }
  for (let step = 1; step < 400; step++) {
    const { options } = table.snapshot()
    const ending = options.find(({ notation }) => notation === 'end turn')
    const pick = ending ?? options[(step * 7919) % Math.max(1, options.length)]
    if (pick === undefined) break
    table.play(pick.notation)
  }
  const { moments, state } = table.snapshot()
  const lines = traceLines(
    say,
    moments.flatMap(({ events }) => events),
  )
  lines.forEach(({ head }, index) => {
    if (!head) return
    const marks = boardMarksOf(lines, index)
    for (const kind of ['compared', 'chosen'] as const)
      for (const mark of marks[kind]) marked[kind].add(mark)
  })
  const below = new Set(
    [0, 1, 2].flatMap((map) =>
      spacesInPlay(solo.rules, state, map).map((space) => `town ${solo.rules.names.space[space]}`),
    ),
  )
  expect([...marked.compared].filter((mark) => below.has(mark)).length).toBeGreaterThan(2)
  expect([...marked.chosen].filter((mark) => below.has(mark)).length).toBeGreaterThan(2)
})

test('a step on the king track is made beside Europe', () => {
  expect(mapOfMove({ game, state: game.start() }, { verb: 'climb', args: [] })).toBe(MAIN_MAP)
})
