/** The expansion's set-up: sides, costs, tiles, technologies, overlay, wheel, silver, prospectors. */
import { at, num } from '../kernel/checked-index.ts'
import { emit } from '../kernel/emit.ts'
import { CHANCE, push } from '../kernel/frames.ts'
import { first, pack } from '../kernel/move.ts'
import type { ChanceRule, Draft, ScriptEdit } from '../kernel/extension-points.ts'
import type { TilePlaces } from '../rules/chance/places.ts'
import { COST_TILES, layNext, onSpace } from '../rules/chance/places.ts'
import { drawFrom, isEmpty, proposeDraws } from '../rules/chance/piles.ts'
import { DRAW, PUT_COST } from '../rules/verbs.ts'
import { NONE } from '../state.ts'
import type { Frame } from '../state.ts'
import { ALIGN_PROSPECTORS, PUT_OVERLAY, PUT_SIDE, PUT_TECHNOLOGY } from './numbering.ts'
import { enter } from './prospectors.ts'
import { gainSilver } from './silver-and-mines.ts'
import { MAPS, sideOf, silverOf, silverRules } from './slice.ts'

const SIDES: TilePlaces = {
  empty: (draft) => [silverOf(draft).sides.length],
  put: (draft, _map, side) => putSide(draft, side),
  goes: (_rules, map) => ({ to: 'underground-map', map: map + 1 }),
}

/** ag-setup-3: Each underground map lies on a random side. */
const drawSide: ChanceRule = {
  name: 'side',
  verb: PUT_SIDE,
  clause: 'ag-setup-3',
  candidates(draft, _frame, out) {
    const map = silverOf(draft).sides.length
    silverRules(draft).sides.forEach((side, number) => {
      if (side.map === map) out.weigh(pack(PUT_SIDE, number), 1)
    })
  },
  places: () => SIDES,
  take(draft, frame, move) {
    frame.left--
    layNext(draft, SIDES, first(move))
  },
}

function putSide(draft: Draft, side: number): void {
  silverOf(draft).sides.push(side)
  if (draft.sink !== undefined)
    emit(draft, 'silver-side', 'ag-setup-3', undefined, NONE, {
      side: at(silverRules(draft).sides, side).id,
    })
}

/**
 * The cathedrals that cost tiles are drawn for. The frame's flag is the number of one plus one, or 0 for
 * all without a tile.
 */
const costPlaces = ({ flag }: Frame): TilePlaces => ({
  ...COST_TILES,
  empty: flag > 0 ? () => [flag - 1] : cathedralsWithoutCost,
})

const cathedralAsked = (draft: Draft, frame: Frame): number =>
  costPlaces(frame).empty(draft)[0] ?? NONE

/** ag-setup-3: Each underground cathedral gets a silver or gold cost tile, as its icon says. */
const drawCost: ChanceRule = {
  name: 'underground-cost',
  verb: PUT_COST,
  clause: 'ag-setup-3',
  candidates(draft, frame, out) {
    const { content, currencyOf } = silverRules(draft)
    const currency = at(currencyOf, cathedralAsked(draft, frame))
    content.costs.forEach((cost, number) => {
      const tile = draft.rules.content.costs.length + number
      if (currency in cost && !draft.state.costs.includes(tile)) out.weigh(pack(PUT_COST, tile), 1)
    })
  },
  places: costPlaces,
  take(draft, frame, move) {
    frame.left--
    const town = layNext(draft, costPlaces(frame), first(move))
    if (draft.sink !== undefined)
      emit(draft, 'cost', 'ag-setup-3', undefined, NONE, {
        cost: at(draft.rules.costs, first(move)).id,
        town,
      })
  },
}

/** The underground cathedrals in play that have no cost tile yet. */
export function cathedralsWithoutCost(draft: Draft): number[] {
  const { costs } = draft.rules
  const found: number[] = []
  for (let map = 0; map < MAPS; map++)
    for (const cathedral of sideOf(draft, map).cathedrals)
      if (at(costs, num(draft.state.costs, cathedral)).closed) found.push(cathedral)
  return found
}

export const TILES_BELOW: TilePlaces = {
  empty: spotsWithoutTile,
  put(draft, spot, face) {
    silverOf(draft).tiles[spot] = face
  },
  goes: (rules, spot) => onSpace(rules, num(rules.tables.silver?.bonusSpaces ?? [], spot)),
}

const drawTile: ChanceRule = {
  name: 'underground-bonus',
  verb: DRAW,
  clause: 'ag-setup-3',
  exhausted: (draft) => isEmpty(silverOf(draft).pile),
  places: () => TILES_BELOW,
  candidates(draft, _frame, out) {
    proposeDraws(silverOf(draft).pile, silverRules(draft).underground, out)
  },
  take(draft, frame, move) {
    frame.left--
    drawFrom(silverOf(draft).pile, silverRules(draft).underground, first(move))
    const to = layNext(draft, TILES_BELOW, first(move))
    if (draft.sink !== undefined)
      emit(draft, 'reveal', 'ag-setup-3', undefined, NONE, {
        tile: at(draft.rules.faces, first(move)).id,
        to,
      })
  },
}

/** The underground bonus spaces in play that have no tile yet. */
export function spotsWithoutTile(draft: Draft): number[] {
  const found: number[] = []
  for (let map = 0; map < MAPS; map++)
    for (const spot of sideOf(draft, map).bonusSpaces)
      if (num(silverOf(draft).tiles, spot) === NONE) found.push(spot)
  return found
}

const spotsInPlay = (draft: Draft): number => {
  let spots = 0
  for (let map = 0; map < MAPS; map++) spots += sideOf(draft, map).bonusSpaces.length
  return spots
}

const TECHNOLOGIES: TilePlaces = {
  empty: (draft) => [silverOf(draft).technologies.length],
  put: (draft, _place, technology) => putTechnology(draft, technology),
  goes: (_rules, place) => ({ to: 'technologies', place: place + 1 }),
}

/** ag-setup-4: Three random technologies are in play. */
const drawTechnology: ChanceRule = {
  name: 'technology',
  verb: PUT_TECHNOLOGY,
  clause: 'ag-setup-4',
  candidates(draft, _frame, out) {
    const { technologies } = silverOf(draft)
    silverRules(draft).content.technologies.forEach((_, technology) => {
      if (!technologies.includes(technology)) out.weigh(pack(PUT_TECHNOLOGY, technology), 1)
    })
  },
  places: () => TECHNOLOGIES,
  take(draft, frame, move) {
    frame.left--
    layNext(draft, TECHNOLOGIES, first(move))
  },
}

function putTechnology(draft: Draft, technology: number): void {
  silverOf(draft).technologies.push(technology)
  if (draft.sink !== undefined)
    emit(draft, 'silver-technology', 'ag-setup-4', undefined, NONE, {
      technology: at(silverRules(draft).content.technologies, technology).id,
    })
}

/** ag-setup-5: The scoring overlay lies on a random side. */
const drawOverlay: ChanceRule = {
  name: 'overlay',
  verb: PUT_OVERLAY,
  clause: 'ag-setup-5',
  candidates(draft, _frame, out) {
    silverRules(draft).content.overlays.forEach((_, overlay) => {
      out.weigh(pack(PUT_OVERLAY, overlay), 1)
    })
  },
  take(draft, frame, move) {
    frame.left--
    putOverlay(draft, first(move))
  },
}

function putOverlay(draft: Draft, overlay: number): void {
  silverOf(draft).overlay = overlay
  if (draft.sink !== undefined)
    emit(draft, 'silver-overlay', 'ag-setup-5', undefined, NONE, {
      overlay: at(silverRules(draft).content.overlays, overlay).id,
    })
}

/** ag-setup-2: The prospector wheel starts in a random position. */
const alignWheel: ChanceRule = {
  name: 'prospector-wheel',
  verb: ALIGN_PROSPECTORS,
  clause: 'ag-setup-2',
  candidates(draft, _frame, out) {
    silverRules(draft).content.prospectorWheel.clockwise.forEach((_, position) => {
      out.weigh(pack(ALIGN_PROSPECTORS, position), 1)
    })
  },
  take(draft, frame, move) {
    frame.left--
    silverOf(draft).wheel = first(move)
  },
}

export const silverChances: readonly ChanceRule[] = [
  drawSide,
  alignWheel,
  drawTechnology,
  drawOverlay,
  drawCost,
  drawTile,
]

function ask(draft: Draft, request: string, count: number): void {
  push(draft.state, CHANCE, NONE, silverRules(draft).chance[request] as number, count)
}

/**
 * The steps before the base game's set-up, in the rulebook's order. Chance is not asked for components that
 * the players have chosen.
 */
export const setupEdit: ScriptEdit = {
  script: 'game',
  at: 'before',
  step: 'wheel',
  steps: [
    {
      name: 'prospector wheel',
      clause: 'ag-setup-2',
      run: (draft) => ask(draft, 'prospector-wheel', 1),
    },
    {
      name: 'underground maps',
      clause: 'ag-setup-3',
      run(draft) {
        const { undergroundSides } = draft.rules.config
        if (undergroundSides === undefined) ask(draft, 'side', MAPS)
        else
          undergroundSides.forEach((letter, map) => {
            const { sides, content } = silverRules(draft)
            putSide(
              draft,
              sides.findIndex(
                (side, number) => side.map === map && content.sides[number]?.side === letter,
              ),
            )
          })
      },
    },
    {
      name: 'underground tiles',
      clause: 'ag-setup-3',
      run: (draft) => ask(draft, 'underground-bonus', spotsInPlay(draft)),
    },
    {
      name: 'underground costs',
      clause: 'ag-setup-3',
      run(draft) {
        let cathedrals = 0
        for (let map = 0; map < MAPS; map++) cathedrals += sideOf(draft, map).cathedrals.length
        ask(draft, 'underground-cost', cathedrals)
      },
    },
    {
      name: 'technologies',
      clause: 'ag-setup-4',
      run(draft) {
        const { technologies } = draft.rules.config
        const { content } = silverRules(draft)
        if (technologies === undefined) ask(draft, 'technology', content.technologiesInPlay)
        else
          for (const id of technologies)
            putTechnology(
              draft,
              content.technologies.findIndex((one) => one.id === id),
            )
      },
    },
    {
      name: 'overlay',
      clause: 'ag-setup-5',
      run(draft) {
        const { overlay } = draft.rules.config
        const { content } = silverRules(draft)
        if (overlay === undefined) ask(draft, 'overlay', 1)
        else
          putOverlay(
            draft,
            content.overlays.findIndex(({ id }) => id === overlay),
          )
      },
    },
  ],
}

/** ag-setup-6: Everybody gets silver and a prospector after the base game's set-up of the players. */
export const playersEdit: ScriptEdit = {
  script: 'game',
  at: 'after',
  step: 'players',
  steps: [
    {
      name: 'silver and prospectors',
      clause: 'ag-setup-6',
      run(draft) {
        const { silver } = silverRules(draft).content.pieces
        draft.state.order.forEach((seat, place) => {
          gainSilver(draft, seat, num(silver, place), 'ag-setup-6')
          enter(draft, seat, 0, 'ag-setup-6')
        })
      },
    },
  ],
}
