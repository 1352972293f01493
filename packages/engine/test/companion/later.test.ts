/** Deferred input leads to the same game as entering everything in the set-up. */
import { content } from '@tiletum/content'
import { describe, expect, it } from 'vitest'
import { compose, moveList, NONE, requestedTileGoes } from '../../src/index.ts'
import type { Game, GameConfig, State, TileGoes } from '../../src/index.ts'
import { openState } from '../../src/open-state.ts'
import type { GameState } from '../../src/open-state.ts'
import { readOnlyContext } from '../../src/position/module-parts.ts'

const LATER = 'tell later'
const list = moveList()

/** A small pseudo-random generator, so that every run is the same. */
function numbers(seed: number): (below: number) => number {
  let value = seed * 2_654_435_761 + 1
  return (below) => {
    value = (Math.imul(value, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((value / 2 ** 32) * below)
  }
}

const answers = (game: Game, state: State): readonly string[] => {
  game.list(state, list)
  return Array.from({ length: list.count }, (_, index) => game.format(list.items[index] ?? 0))
}
const play = (game: Game, state: State, notation: string): void => {
  const move = game.parse(notation)
  if (typeof move !== 'number') throw new Error(`No move: ${notation}`)
  const refusal = game.why(state, move)
  if (refusal !== undefined) throw new Error(`${notation}: ${refusal.reason}`)
  game.play(state, move)
}
const request = (game: Game, state: State): string | undefined => {
  const awaiting = game.awaiting(state)
  return awaiting.who === 'chance' ? awaiting.request.request : undefined
}
const make = (config: GameConfig): Game =>
  compose({ ...config, modules: [...config.modules, 'companion'] }, content)

/**
 * Plays two games side by side: the real table with every tile from the start, and the companion page,
 * which gets deferred tiles when it requests them.
 */
function playBoth(config: GameConfig, seed: number) {
  const game = make(config)
  const pick = numbers(seed)
  const [table, page] = [openState(game.start()), openState(game.start())]
  let laid = table
  const asked: string[] = []
  for (;;) {
    while (answers(game, page).includes(LATER)) play(game, page, LATER)
    const lies = requestedTileGoes(game.rules, page)
    if (lies !== undefined) {
      const what = request(game, page) ?? ''
      asked.push(what)
      play(game, page, whatLies(game, laid, page, lies, what))
      continue
    }
    if (page.slices.silver?.wheel === NONE && request(game, page) === 'prospector-wheel') {
      const { silver } = table.slices
      play(game, page, `prospector wheel ${(silver?.wheel ?? 0) + 1}`)
      continue
    }
    const awaiting = game.awaiting(table)
    if (awaiting.who === 'nobody') return { game, table, page, asked, laid }
    const possible = answers(game, table).filter((answer) => answer !== LATER)
    const choice = possible[pick(possible.length)] ?? ''
    const isAskedOfBoth =
      table.round > 0 || JSON.stringify(game.awaiting(page)) === JSON.stringify(awaiting)
    const { round } = table
    play(game, table, choice)
    if (round === 0) laid = game.clone(table)
    if (isAskedOfBoth) play(game, page, choice)
  }
}

/** The tile that lay on a place after the set-up, as a chance answer. */
function whatLies(
  { rules }: Game,
  laid: GameState,
  page: GameState,
  lies: TileGoes,
  what: string,
): string {
  const { names, board } = rules
  const untold = page.slices.companion
  const face = (number: number | undefined): string => `draw ${names.face[number ?? NONE]}`
  if (lies.to === 'action') return face(laid.wheelTiles[names.action.indexOf(lies.action)])
  if (lies.to === 'king-track') return face(laid.kingTile)
  if (lies.to !== 'space' && lies.to !== 'cathedral')
    throw new Error(`Nothing of the ${lies.to} is told later`)
  const space = names.space.indexOf(lies.space)
  if (what === 'underground-cost') {
    const cathedral = board.cathedrals.findIndex((one) => one.space === space)
    return `cost ${names.cost[laid.costs[cathedral] ?? NONE]}`
  }
  if (what === 'bonus') {
    const spot = untold?.above.find((one) => board.bonusSpaceTown[one] === space)
    return face(laid.mapTiles[spot ?? NONE])
  }
  const below = untold?.below.find((one) => rules.tables.silver?.bonusSpaces[one] === space)
  return face(laid.slices.silver?.tiles[below ?? NONE])
}

const counted = (faces: readonly number[], offset: number, count: number): number[] =>
  Array.from({ length: count }, (_, face) => faces.filter((one) => one === face + offset).length)

const KINDS: readonly (readonly [GameConfig, number])[] = [
  [{ modules: ['base'], players: 2 }, 1],
  [{ modules: ['base'], players: 4 }, 2],
  [{ modules: ['base', 'silver'], players: 2 }, 3],
  [{ modules: ['base', 'silver'], players: 4 }, 4],
  [{ modules: ['base', 'solo'], players: 1, difficulty: 'normal' }, 5],
  [{ modules: ['base', 'solo', 'silver'], players: 1, difficulty: 'easy' }, 6],
  [{ modules: ['base', 'solo', 'silver'], players: 1, difficulty: 'hard' }, 7],
]

describe('a deferred tile', () => {
  it.each(KINDS)(
    'leads to the same components and points as one entered in the set-up, in %o',
    (config, seed) => {
      const { game, table, page, asked } = playBoth(config, seed)
      expect(asked.length).toBeGreaterThan(2)
      for (const part of ['seats', 'king', 'order', 'wheelTiles', 'kingTile', 'dice'] as const)
        expect(page[part]).toEqual(table[part])
      expect(page.slices.solo).toEqual(table.slices.solo)
      expect(page.slices.silverSolo).toEqual(table.slices.silverSolo)
      const untold = page.slices.companion ?? { above: [], below: [], costs: [] }
      const known = (all: readonly number[], without: readonly number[]) =>
        all.map((one, place) => (without.includes(place) ? NONE : one))
      expect(page.mapTiles).toEqual(known(table.mapTiles, untold.above))
      expect(known(page.costs, untold.costs)).toEqual(known(table.costs, untold.costs))
      const [own, real] = [page, table].map(({ slices }) => slices.silver)
      if (own !== undefined && real !== undefined) {
        expect(own.tiles).toEqual(known(real.tiles, untold.below))
        const { technologies: some, tiles: _some, pile: _own, ...rest } = own
        const { technologies: all, tiles: _all, pile: _real, ...others } = real
        expect(rest).toEqual(others)
        expect([...some, ...all].every((one) => some.includes(one))).toBe(true)
      }
      // The page counts deferred tiles as part of its piles.
      const lying = untold.above.map((spot) => table.mapTiles[spot] ?? NONE)
      const { offset, count } = game.rules.bonus
      const away = counted(lying, offset, count)
      const unseen = (state: GameState) =>
        state.bonusPile.unseen.map((copies, face) => copies + (state.bonusGone[face] ?? 0))
      expect(unseen(page)).toEqual(unseen(table).map((copies, face) => copies + (away[face] ?? 0)))
    },
  )

  it('has probability 0 as a random answer', () => {
    const people = make({ modules: ['base'], players: 2 })
    const state = people.start()
    while (!answers(people, state).includes(LATER))
      play(people, state, answers(people, state)[0] ?? '')
    expect(
      people.odds(state, 'bonus').find(({ notation }) => notation === LATER)?.probability,
    ).toBe(0)
  })

  it('is never one that the Cardinalbot reads: a tile of a town, or of the first underground map', () => {
    const game = make({ modules: ['base', 'solo', 'silver'], players: 1 })
    const state = openState(game.start())
    while (state.round === 0)
      play(
        game,
        state,
        answers(game, state).findLast((one) => one === LATER) ?? firstOf(game, state),
      )
    expect(state.mapTiles).not.toContain(NONE)
    const { sides = [], tiles = [] } = state.slices.silver ?? {}
    const spots = sides.map((side) => game.rules.tables.silver?.sides[side]?.bonusSpaces ?? [])
    const told = spots.map((all) => all.map((spot) => tiles[spot] !== NONE))
    expect(told.map((all) => all.every(Boolean))).toEqual([true, false, false])
  })

  it('is not requested after a correction has entered it', () => {
    const game = make({ modules: ['base'], players: 2, first: 0 })
    const state = openState(game.start())
    while (state.round === 0)
      play(game, state, answers(game, state).includes(LATER) ? LATER : firstOf(game, state))
    const { above = [], wheel = [] } = state.slices.companion ?? {}
    expect([above.length, wheel.length]).toEqual([state.mapTiles.length, 6])
    const place = game.rules.names.tilePlace?.find((name) => name.startsWith('map-')) ?? ''
    play(game, state, `set tile ${place} none`)
    expect(state.slices.companion?.above).not.toContain(0)
    while (requestedTileGoes(game.rules, state) === undefined)
      play(game, state, firstOf(game, state))
    const lies = requestedTileGoes(game.rules, state)
    if (lies?.to !== 'action') throw new Error('Nobody has taken a die')
    play(game, state, `set tile action-${lies.action} none`)
    expect(requestedTileGoes(game.rules, state)).toBeUndefined()
    expect(game.awaiting(state).who).toBe('seat')
  })

  it('on an underground cathedral can be entered by a correction, and is deferred again when its card turns out to lie elsewhere', () => {
    const game = make({ modules: ['base', 'solo', 'silver'], players: 1 })
    const state = openState(game.start())
    while (state.round === 0)
      play(game, state, answers(game, state).includes(LATER) ? LATER : firstOf(game, state))
    const untold = () => state.slices.companion?.costs ?? []
    const { cardPlaces = [] } = game.rules.tables.companion ?? {}
    const named = (cathedral: number) => game.rules.names.cardPlace?.[cathedral]
    const fits = (cathedral: number) => cardPlaces[cathedral]?.fits ?? []
    const isUntold = (cathedral: number) => untold().includes(cathedral)
    const pairs = untold().flatMap((here) =>
      fits(here).flatMap((card) => {
        const there = cardPlaces.findIndex((place) => place.read(draftOf(game, state)) === card)
        return there < 0 ? [] : [{ here, there, card }]
      }),
    )
    const { here = NONE, there = NONE, card = NONE } = pairs[0] ?? {}
    const nothing = state.costs[here]
    play(game, state, `set card ${named(here)} ${game.rules.names.card?.[card]}`)
    expect([state.costs[here], state.costs[there]]).toEqual([card, nothing])
    expect([here, there].map(isUntold)).toEqual([false, true])
    // Every seat's first prospector is on that map, so the tile is requested in time.
    while (isUntold(there) && game.awaiting(state).who === 'chance')
      play(game, state, firstOf(game, state))
    expect(isUntold(there)).toBe(false)
    expect(state.costs[there]).not.toBe(nothing)
  })
})

const draftOf = ({ rules }: Game, state: State) => readOnlyContext(rules, state)
const firstOf = (game: Game, state: State): string => answers(game, state)[0] ?? ''
