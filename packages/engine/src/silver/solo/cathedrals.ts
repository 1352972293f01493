/** The prices of cathedrals for the Cardinalbot with silver (`ag-solo-7`, `ag-solo-14`). */
import { at, num } from '../../kernel/checked-index.ts'
import { emit } from '../../kernel/emit.ts'
import type { Module } from '../../kernel/module.ts'
import type { Draft } from '../../kernel/extension-points.ts'
import { GOLD, has, pay, STONE } from '../../rules/ledger.ts'
import { challenge } from '../../solo/challenges.ts'
import { botHooks } from '../../solo/bot-hooks.ts'
import type { BotPrice } from '../../solo/bot-hooks.ts'
import { BOT } from '../../solo/seats.ts'
import { NONE } from '../../state.ts'
import type { Resource } from '../../vocabulary/words.ts'
import { undergroundPrice } from '../silver-hooks.ts'
import { hasSilver, paySilver } from '../silver-and-mines.ts'

type Means = Resource | 'silver'

/** ag-solo-7, ag-solo-21: Underground cathedrals cost gold or silver as printed, all others stone. */
export function cathedralPrice(draft: Draft, cathedral: number): BotPrice {
  const { currency, count } = undergroundPrice(draft, BOT, cathedral)
  if (currency === 'stone') return botHooks.cathedralPrice(draft, cathedral)
  return { resource: currency === 'gold' ? GOLD : NONE, count }
}

const means = (draft: Draft): readonly Means[] | undefined =>
  challenge(draft, 'cathedral-means')?.order

const amountOf = (draft: Draft, of: Means): number =>
  of === 'silver' ? hasSilver(draft, BOT) : has(draft, BOT, draft.rules.names.resource.indexOf(of))

/**
 * ag-solo-14: All that Glitters: stone, gold and silver stand for one another one for one, and are spent in
 * that order.
 */
export const cathedralHooks: Module['hooks'] = {
  refuseContribution: (before) => (draft, seat, cathedral) => {
    const order = seat === BOT ? means(draft) : undefined
    if (order === undefined) return before(draft, seat, cathedral)
    const all = order.reduce((sum, of) => sum + amountOf(draft, of), 0)
    return all < cathedralPrice(draft, cathedral).count ? 'stone-missing' : undefined
  },
  payContribution: (before) => (draft, seat, cathedral) => {
    const order = seat === BOT ? means(draft) : undefined
    if (order === undefined) {
      before(draft, seat, cathedral)
      return
    }
    let left = cathedralPrice(draft, cathedral).count
    for (const of of order) {
      const count = Math.min(left, amountOf(draft, of))
      left -= count
      if (of === 'silver') paySilver(draft, seat, count, 'ag-solo-14')
      else pay(draft, seat, draft.rules.names.resource.indexOf(of), count, 'ag-solo-14')
    }
  },
}

export function traceWaiting(draft: Draft, space: number): void {
  const cathedral = num(draft.rules.board.cathedralAt, space)
  const { resource, count: price } = cathedralPrice(draft, cathedral)
  const town = at(draft.rules.names.space, space)
  const [stone, gold, silver] = [
    has(draft, BOT, STONE),
    has(draft, BOT, GOLD),
    hasSilver(draft, BOT),
  ]
  if (means(draft) !== undefined)
    emit(draft, 'bot-cathedral-waits-any', 'ag-solo-14', BOT, NONE, {
      town,
      price,
      stone,
      gold,
      silver,
    })
  else if (resource === STONE) botHooks.traceWaiting(draft, space)
  else
    emit(draft, 'bot-cathedral-waits-below', 'ag-solo-7', BOT, NONE, {
      town,
      price,
      of: resource === GOLD ? 'gold' : 'silver',
      have: resource === GOLD ? gold : silver,
    })
}
