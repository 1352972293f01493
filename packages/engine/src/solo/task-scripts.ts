/** The Cardinalbot's tasks after its action: crests, then cathedrals, then contracts. */
import { at, num } from '../kernel/checked-index.ts'
import { emit } from '../kernel/emit.ts'
import { FACE, source } from '../kernel/effect-sources.ts'
import type { Draft, ScriptStep } from '../kernel/extension-points.ts'
import { FOOD, GOLD, gain, has, pay, score } from '../rules/ledger.ts'
import { hasPillarAt } from '../rules/map.ts'
import { takeCathedralTile } from '../rules/tasks/contribute.ts'
import { NONE } from '../state.ts'
import { cathedralPoints } from './actions/architect.ts'
import { completeBuilding } from './buildings.ts'
import { demandSize, GOLD_A_RESOURCE, isGoldNeeded, isPayable, lackFor } from './contracts.ts'
import { botOf, isFilled } from './bot-things.ts'
import { choose, chosen } from './tie-breakers.ts'
import type { TieBreaker } from './tie-breakers.ts'
import { TIED_CONTRACTS, TIED_TOWNS } from './chance-requests.ts'
import { begin, BOT_CONTRACTS, BOT_FULFIL } from './scripts.ts'
import { BOT } from './seats.ts'
import { soloOf } from './solo-slice.ts'
import { tablesOf } from './tables.ts'
import { traceStep } from './trace-steps.ts'

/** solo-task-1, solo-task-2: Whether the bot can pay the price with 2 gold for each missing unit. */
export const canPay = (draft: Draft, resource: number, price: number): boolean =>
  GOLD_A_RESOURCE * Math.max(0, price - has(draft, BOT, resource)) <= has(draft, BOT, GOLD)

export function payOrBuy(
  draft: Draft,
  resource: number,
  price: number,
  clause: 'solo-task-1' | 'solo-task-2',
): void {
  const short = Math.max(0, price - has(draft, BOT, resource))
  pay(draft, BOT, GOLD, GOLD_A_RESOURCE * short, clause)
  gain(draft, BOT, resource, short, clause)
  pay(draft, BOT, resource, price, clause)
}

/**
 * solo-task-1: The building for the next active crest: the leftmost with two characters, else the leftmost
 * without a crest; NONE if every building has one.
 */
function crestBuilding(draft: Draft): number {
  const { crests } = botOf(draft)
  let empty = NONE
  for (let building = 0; building < crests.length; building++) {
    if (num(crests, building) !== NONE) continue
    if (isFilled(draft, building)) return building
    if (empty === NONE) empty = building
  }
  return empty
}

/** solo-task-1: Activates inactive crests as often as possible; reserved food may be spent on this. */
function activateCrests(draft: Draft): void {
  const { storehouse, crests } = botOf(draft)
  const { crestFood, crestVp } = tablesOf(draft).content.bot
  if (storehouse.length === 0 && draft.sink !== undefined)
    emit(draft, 'bot-no-crest', 'solo-task-1', BOT, NONE, {})
  while (storehouse.length > 0) {
    const building = crestBuilding(draft)
    if (building === NONE) {
      if (draft.sink !== undefined) emit(draft, 'bot-no-crest-space', 'solo-task-1', BOT, NONE, {})
      return
    }
    if (!canPay(draft, FOOD, crestFood)) {
      if (draft.sink !== undefined)
        emit(draft, 'bot-crest-waits', 'solo-task-1', BOT, NONE, {
          price: crestFood,
          food: has(draft, BOT, FOOD),
          gold: has(draft, BOT, GOLD),
        })
      return
    }
    payOrBuy(draft, FOOD, crestFood, 'solo-task-1')
    const face = storehouse.shift() ?? NONE
    const { crest } = at(draft.rules.faces, face)
    crests[building] = crest
    const from = source(FACE, face)
    if (draft.sink !== undefined)
      emit(draft, 'crest', 'solo-task-1', BOT, from, {
        crest: at(draft.rules.names.crest, crest),
        building: building + 1,
      })
    score(draft, BOT, crestVp, 'crest', 'solo-task-1', from)
    completeBuilding(draft, building)
  }
}

const cathedralOf = (draft: Draft, space: number): number =>
  num(draft.rules.board.cathedralAt, space)

/** solo-task-2: The spaces of cathedrals where the bot's pillar stands and which it has not built yet. */
export function unbuilt(draft: Draft): number[] {
  const { contributed } = botOf(draft)
  return draft.rules.board.cathedrals.flatMap(({ space }, cathedral) =>
    hasPillarAt(draft, BOT, cathedral) && (contributed & (1 << cathedral)) === 0 ? [space] : [],
  )
}

/** solo-task-2: Most points first. */
const mostPoints: readonly TieBreaker[] = [
  {
    tieBreaker: 'points',
    value: (draft, space) => cathedralPoints(draft, cathedralOf(draft, space)),
  },
]

function findCathedral(draft: Draft): void {
  const waiting = unbuilt(draft)
  const { hooks } = draft.rules
  const payable = waiting.filter(
    (space) => hooks.refuseContribution(draft, BOT, cathedralOf(draft, space)) === undefined,
  )
  if (draft.sink !== undefined && payable.length === 0) traceCathedrals(draft, waiting)
  choose(draft, TIED_TOWNS, payable, mostPoints, 'solo-task-2')
}

function traceCathedrals(draft: Draft, waiting: readonly number[]): void {
  if (waiting.length === 0) emit(draft, 'bot-no-cathedral', 'solo-task-2', BOT, NONE, {})
  for (const space of waiting) tablesOf(draft).hooks.traceWaiting(draft, space)
}

const FIND_CATHEDRAL = 1

export const tasksScript: readonly ScriptStep[] = [
  {
    name: 'crests',
    clause: 'solo-task-1',
    run(draft) {
      traceStep(draft, 'crests')
      activateCrests(draft)
      traceStep(draft, 'cathedrals')
    },
  },
  { name: 'best cathedral', clause: 'solo-task-2', run: findCathedral },
  {
    name: 'build it',
    clause: 'solo-task-2',
    run(draft, frame) {
      const space = chosen(draft)
      if (space === NONE) return
      frame.left = FIND_CATHEDRAL
      draft.rules.hooks.payContribution(draft, BOT, cathedralOf(draft, space))
      takeCathedralTile(draft, BOT, cathedralOf(draft, space))
    },
  },
  {
    name: 'contracts',
    clause: 'solo-task-3',
    run(draft) {
      traceStep(draft, 'contracts')
      begin(draft, BOT_CONTRACTS, tablesOf(draft).content.bot.contractsPerTurn)
    },
  },
]

/** solo-task-3: The contract that needs fewer resources comes first. */
const fewerResources: readonly TieBreaker[] = [
  { tieBreaker: 'fewer-resources', value: (draft, face) => -demandSize(draft, face) },
]

function findContract(draft: Draft): void {
  const { waiting } = soloOf(draft)
  const payable = waiting.filter((face) => isPayable(draft, face))
  if (draft.sink !== undefined && payable.length === 0) traceContracts(draft, waiting)
  choose(draft, TIED_CONTRACTS, payable, fewerResources, 'solo-task-3')
}

function traceContracts(draft: Draft, waiting: readonly number[]): void {
  if (waiting.length === 0) emit(draft, 'bot-no-contract', 'solo-task-3', BOT, NONE, {})
  for (const face of waiting)
    emit(draft, 'bot-contract-waits', 'solo-task-3', BOT, source(FACE, face), {
      tile: at(draft.rules.faces, face).id,
      ...lackFor(draft, face),
      gold: has(draft, BOT, GOLD),
      goldNeeded: isGoldNeeded(draft, face),
    })
}

/**
 * solo-task-3: Fulfils at most as many contracts as the frame's flag says; used at the end of the game, too
 * (`solo-end-1`).
 */
export const contractsScript: readonly ScriptStep[] = [
  {
    name: 'which contract',
    clause: 'solo-task-3',
    run(draft, frame) {
      if (frame.flag > 0) findContract(draft)
      else {
        soloOf(draft).tied = []
        if (draft.sink !== undefined)
          emit(draft, 'bot-contracts-done', 'solo-task-3', BOT, NONE, {})
      }
    },
  },
  {
    name: 'fulfil it',
    clause: 'solo-task-3',
    run(draft, frame) {
      const face = chosen(draft)
      if (face === NONE) return
      const { waiting } = soloOf(draft)
      waiting.splice(waiting.indexOf(face), 1)
      frame.flag--
      frame.left = 0
      begin(draft, BOT_FULFIL, 0, source(FACE, face))
    },
  },
]
