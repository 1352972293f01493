/** Tiles of towns that people tell only when somebody comes there: the same game as with all told. */
import { content } from '@tiletum/content'
import { describe, expect, it } from 'vitest'
import { compose, moveList, NONE, nextTileGoes } from '../../src/index.ts'
import type { Game, GameConfig, State } from '../../src/index.ts'

const LATER = 'tell later'
const list = moveList()

/** A small generator of numbers, the same at every run. */
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

/** The table, where all is told, and the page, to which the tiles of towns are told when they are seen. */
function playBoth(config: GameConfig, seed: number) {
  const game = compose({ ...config, modules: [...config.modules, 'companion'] }, content)
  const pick = numbers(seed)
  const [table, page] = [game.start(), game.start()]
  let asked = 0
  for (;;) {
    if (answers(game, page).includes(LATER)) play(game, page, LATER)
    const what = request(game, page)
    const seen =
      what !== undefined && page.round > 0 ? nextTileGoes(game.rules, page, what) : undefined
    if (seen?.to === 'space') {
      asked++
      play(game, page, `draw ${tileAt(game, table, untoldIn(game, page, seen.space))}`)
      continue
    }
    const awaiting = game.awaiting(table)
    if (awaiting.who === 'nobody') return { game, table, page, asked }
    const possible = answers(game, table).filter((answer) => answer !== LATER)
    const choice = possible[pick(possible.length)] ?? ''
    const toldLater = table.round === 0 && isOfTowns(game, table)
    play(game, table, choice)
    if (!toldLater) play(game, page, choice)
  }
}

/** Whether the table's next tile goes to a town, which the page is told later. */
function isOfTowns(game: Game, table: State): boolean {
  const what = request(game, table)
  if (what === undefined) return false
  if (what === 'cost' || what === 'underground-cost') return false
  return nextTileGoes(game.rules, table, what)?.to === 'space'
}

const spots = ({ rules }: Game, state: State) => [
  ...state.mapTiles.map((face, spot) => ({
    face,
    spot,
    below: false,
    town: rules.names.space[rules.board.bonusSpaceTown[spot] ?? NONE],
  })),
  ...(state.slices.silver?.tiles ?? []).map((face, spot) => ({
    face,
    spot,
    below: true,
    town: rules.names.space[rules.tables.silver?.bonusSpaces[spot] ?? NONE],
  })),
]

/** Of the spaces of a town the first whose tile the page does not know. */
function untoldIn(game: Game, page: State, town: string): number {
  const { above = [], below = [] } = page.slices.companion ?? {}
  return spots(game, page).findIndex(
    (one) => one.town === town && (one.below ? below : above).includes(one.spot),
  )
}
const tileAt = (game: Game, table: State, index: number): string =>
  game.rules.names.face[spots(game, table)[index]?.face ?? NONE] ?? ''

const counted = (faces: readonly number[], offset: number, count: number): number[] =>
  Array.from({ length: count }, (_, face) => faces.filter((one) => one === face + offset).length)

describe('tiles of towns told when somebody comes there', () => {
  it.each([
    [['base'], 2, 1],
    [['base'], 4, 2],
    [['base', 'silver'], 2, 3],
    [['base', 'silver'], 4, 4],
  ] as const)('%s for %i: every component and point agrees', (modules, players, seed) => {
    const { game, table, page, asked } = playBoth({ modules, players }, seed)
    expect(asked).toBeGreaterThan(2)
    expect(page.seats).toEqual(table.seats)
    expect(page.king).toEqual(table.king)
    expect(page.wheelTiles).toEqual(table.wheelTiles)
    const untold = page.slices.companion ?? { above: [], below: [] }
    const lying = untold.above.map((spot) => table.mapTiles[spot] ?? NONE)
    for (const [spot, face] of table.mapTiles.entries())
      expect(page.mapTiles[spot]).toBe(untold.above.includes(spot) ? NONE : face)
    // what lies untold in towns is what the page believes in the piles beside what is there
    const { offset, count } = game.rules.bonus
    const away = counted(lying, offset, count)
    const unseen = (state: State) =>
      state.bonusPile.unseen.map((copies, face) => copies + (state.bonusGone[face] ?? 0))
    expect(unseen(page)).toEqual(unseen(table).map((copies, face) => copies + (away[face] ?? 0)))
  })

  it('are never chosen by lot, and never left untold beside the Cardinalbot', () => {
    const people = compose({ modules: ['base', 'companion'], players: 2 }, content)
    const state = people.start()
    while (!answers(people, state).includes(LATER))
      play(people, state, answers(people, state)[0] ?? '')
    expect(
      people.odds(state, 'bonus').find(({ notation }) => notation === LATER)?.probability,
    ).toBe(0)
    const solo = compose({ modules: ['base', 'solo', 'companion'], players: 1 }, content)
    const alone = solo.start()
    while (alone.round === 0) {
      expect(answers(solo, alone)).not.toContain(LATER)
      play(solo, alone, answers(solo, alone)[0] ?? '')
    }
  })

  it('are told by a correction, too', () => {
    const game = compose({ modules: ['base', 'companion'], players: 2, first: 0 }, content)
    const state = game.start()
    while (state.round === 0)
      play(
        game,
        state,
        answers(game, state).includes(LATER) ? LATER : (answers(game, state)[0] ?? ''),
      )
    const before = state.slices.companion?.above ?? []
    expect(before.length).toBe(state.mapTiles.length)
    const place = game.rules.names.tilePlace?.find((name) => name.startsWith('map-')) ?? ''
    play(game, state, `set tile ${place} none`)
    expect(state.slices.companion?.above).not.toContain(0)
  })
})
