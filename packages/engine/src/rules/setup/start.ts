/** The state before the first answer of chance. */
import { at } from '../../kernel/checked-index.ts'
import { push, SCRIPT } from '../../kernel/frames.ts'
import { NONE } from '../../state.ts'
import type { GameState, Pile, SeatState, StateFields } from '../../state.ts'
import type { BaseContent } from '../../vocabulary/content.ts'
import { ACTIONS, DIE_COLOURS, DIE_VALUES, RESOURCES } from '../../vocabulary/words.ts'
import { GAME } from '../script-numbers.ts'
import type { FaceFamily, Rules } from '../tables.ts'

export function startState(rules: Rules): GameState {
  const { content, board, seats } = rules
  const fields: StateFields = {
    seats: Array.from({ length: seats }, () => startSeat(rules)),
    order: repeat(seats, (seat) => seat),
    round: 0,
    turn: 0,
    wheel: 1,
    actionAt: rules.wheelActions.slice(),
    bag: fullBag(content, rules.mark),
    dice: repeat(DIE_COLOURS.length * DIE_VALUES.length, () => 0),
    wheelTiles: repeat(ACTIONS.length, () => NONE),
    kingTile: NONE,
    mapTiles: board.bonusSpaceTown.map(() => NONE),
    contractOffer: content.contractOffer.points.map(() => NONE),
    characterOffer: repeat(content.characterOffer.spaces, () => NONE),
    bonusPile: fullPile(rules, rules.bonus),
    contractPile: fullPile(rules, rules.contract),
    characterPile: fullPile(rules, rules.character),
    bonusGone: repeat(rules.bonus.count, () => 0),
    characterAside: repeat(rules.character.count, () => 0),
    costs: board.cathedrals.map(() => NONE),
    tilesTaken: board.cathedrals.map(() => 0),
    houses: board.houseSpaces.map(() => NONE),
    pillars: board.cathedrals.map(() => 0),
    fairTowns: [board.home],
    fairTiles: [],
    corruption: fullCorruption(content),
    revealed: [],
    king: repeat(seats, () => rules.kingZero),
    kingPoints: repeat(seats, () => 0),
    kingStack: repeat(seats, (seat) => seat),
    active: NONE,
    die: NONE,
    dieResource: NONE,
    pointsWaiting: 0,
    exchanged: 0,
    frames: [],
    slices: {},
  }
  const state = fields as GameState
  // setup-13: the first houses take Tiletum's spaces, one for each seat
  at(board.houseSpacesOf, board.home).forEach((space, seat) => {
    state.houses[space] = seat
  })
  push(state, SCRIPT, NONE, GAME, 0)
  return state
}

/**
 * setup-10, setup-11: what each player starts with. The gold follows when the turn order is known.
 */
function startSeat(rules: Rules): SeatState {
  const { content, board } = rules
  return {
    vp: content.start.vp,
    resources: RESOURCES.map((resource) => content.start.resources[resource] ?? 0),
    storehouse: repeat(content.board.storehouse, () => NONE),
    inUse: 0,
    pieces: [board.home, board.home],
    housesInSupply: content.start.housesInSupply,
    pillarsInSupply: content.start.pillarsInSupply,
    rooms: rules.roomBuilding.map(() => NONE),
    crests: rules.buildings.map(() => NONE),
    contracts: [],
    cathedrals: [],
    contributed: 0,
    completed: 0,
    markers: repeat(ACTIONS.length, () => 0),
    dice: [],
  }
}

/** Creates a list of numbers without holes, which JavaScript engines read fastest. */
export function repeat(count: number, each: (index: number) => number): number[] {
  const list: number[] = []
  for (let index = 0; index < count; index++) list.push(each(index))
  return list
}

/** comp-5: tiles marked for higher player counts are left out. */
export const fullPile = (rules: Rules, family: FaceFamily): Pile => ({
  unseen: repeat(family.count, (index) => at(rules.faces, family.offset + index).copies),
  bottom: [],
})

/** setup-12: one die of each colour for each player. */
export const fullBag = (content: BaseContent, players: number): number[] =>
  repeat(DIE_COLOURS.length, () => content.dice.perPlayer * players)

/**
 * setup-8, clean-2: returns the number of corruption tokens of each value before any is revealed.
 */
export function fullCorruption(content: BaseContent): number[] {
  const { tokens } = content.corruption
  return repeat(
    Math.max(...tokens) + 1,
    (value) => tokens.filter((token) => token === value).length,
  )
}
