/**
 * How the Cardinalbot pays for a contract and scores it. The frame's source is the contract, its flag the
 * number of units still to be paid.
 */
import { at } from '../kernel/checked-index.ts'
import { emit } from '../kernel/emit.ts'
import { sourceIndex } from '../kernel/effect-sources.ts'
import type { Draft, ScriptStep } from '../kernel/extension-points.ts'
import { FOOD, gain, GOLD, has, IRON, pay, score, WOOL } from '../rules/ledger.ts'
import type { Frame } from '../state.ts'
import { GOLD_A_RESOURCE, lackFor, spareFood } from './contracts.ts'
import { botOf } from './bot-things.ts'
import { choose, chosen } from './tie-breakers.ts'
import { TIED_RESOURCES } from './chance-requests.ts'
import { BOT } from './seats.ts'
import { tablesOf } from './tables.ts'

/** solo-task-4: Buys missing iron or wool. */
function buy(draft: Draft, resource: number, count: number, source: number): void {
  pay(draft, BOT, GOLD, GOLD_A_RESOURCE * count, 'solo-task-4', source)
  gain(draft, BOT, resource, count, 'solo-task-4', source)
}

/**
 * solo-task-5: Puts the contract on the fulfilled pile and pays the iron and wool that it names, before its
 * "identical" units.
 */
function payNamed(draft: Draft, frame: Frame): void {
  const face = sourceIndex(frame.source)
  const { iron, wool, identical } = at(draft.rules.faces, face).demand
  const lack = lackFor(draft, face)
  botOf(draft).contracts.push(face)
  buy(draft, IRON, lack.iron, frame.source)
  buy(draft, WOOL, lack.wool, frame.source)
  pay(draft, BOT, IRON, iron, 'solo-task-5', frame.source)
  pay(draft, BOT, WOOL, wool, 'solo-task-5', frame.source)
  frame.flag = identical
}

function spend(draft: Draft, frame: Frame, resource: number, count: number): void {
  pay(draft, BOT, resource, count, 'solo-task-4', frame.source)
  frame.flag -= count
}

/**
 * solo-task-4: Pays units with gold, then with food above the reserved spaces, then with wool or iron,
 * whichever the bot has more of. One unit stays unpaid if wool and iron are even: chance decides about it.
 */
function payUnits(draft: Draft, frame: Frame): void {
  spend(draft, frame, GOLD, Math.min(frame.flag, has(draft, BOT, GOLD)))
  spend(draft, frame, FOOD, Math.min(frame.flag, spareFood(draft)))
  while (frame.flag > 0) {
    const [wool, iron] = [has(draft, BOT, WOOL), has(draft, BOT, IRON)]
    if (wool > iron) spend(draft, frame, WOOL, Math.min(frame.flag, wool - iron))
    else if (iron > wool) spend(draft, frame, IRON, Math.min(frame.flag, iron - wool))
    else if (frame.flag === 1) return
    else {
      // Two units of an even tie are one of each, whichever comes first.
      spend(draft, frame, WOOL, 1)
      spend(draft, frame, IRON, 1)
    }
  }
}

export const fulfilScript: readonly ScriptStep[] = [
  { name: 'named resources', clause: 'solo-task-5', run: payNamed },
  {
    name: 'other units',
    clause: 'solo-task-4',
    run(draft, frame) {
      payUnits(draft, frame)
      if (frame.flag === 1) choose(draft, TIED_RESOURCES, [WOOL, IRON], [], 'solo-task-4')
    },
  },
  {
    name: 'last unit',
    clause: 'solo-task-4',
    run(draft, frame) {
      if (frame.flag === 1) spend(draft, frame, chosen(draft), 1)
    },
  },
  {
    name: 'points',
    clause: 'solo-task-3',
    run(draft, frame) {
      const face = sourceIndex(frame.source)
      const { contracts } = botOf(draft)
      const { vp, id } = at(draft.rules.faces, face)
      if (draft.sink !== undefined)
        emit(draft, 'fulfil', 'solo-task-3', BOT, frame.source, {
          tile: id,
          space: contracts.length,
        })
      score(draft, BOT, vp, 'contract-tile', 'solo-task-3', frame.source)
      const { contractVp } = tablesOf(draft).content.bot
      score(draft, BOT, contractVp, 'bot-contract', 'solo-task-3', frame.source)
    },
  },
]
