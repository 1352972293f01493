/** Effects with a price: a helper is paid for when it is used, a tablet only if the player wants to. */
import { at } from '../../kernel/checked-index.ts'
import { BONUS } from '../../kernel/frames.ts'
import { pack } from '../../kernel/move.ts'
import { closePart, compileEffect, openPart, openPartOf, resolve } from '../../kernel/programs.ts'
import type { EffectKinds, EffectProgram } from '../../kernel/programs.ts'
import type { Draft, MoveRule } from '../../kernel/extension-points.ts'
import type { RuleReason } from '../../refusals.ts'
import type { Frame } from '../../state.ts'
import type { Effect } from '../../vocabulary/effects.ts'
import { PAY_FOR, PAYMENT } from '../numbering.ts'
import { hasSilver, paySilver } from '../silver-and-mines.ts'

type Price = Extract<Effect, { readonly do: 'pay' }>

/** nest-4, help-10: A helper's price is paid in full before its effect begins. */
export const payEffects = {
  pay(effect, into, compile) {
    into.conditions.push((draft, frame) => refusePrice(draft, frame, effect))
    into.now.push((draft, seat) => {
      payPrice(draft, seat, effect)
    })
    compile(effect.then, into)
  },
} satisfies EffectKinds

function refusePrice(draft: Draft, { seat }: Frame, price: Price): RuleReason | undefined {
  const gold = draft.rules.hooks.goldToPay(draft, seat)
  return gold < (price.gold ?? 0) || hasSilver(draft, seat) < (price.silver ?? 0)
    ? 'price-missing'
    : undefined
}

function payPrice(draft: Draft, seat: number, price: Price): void {
  paySilver(draft, seat, price.silver ?? 0, 'nest-4')
  if (price.gold !== undefined) draft.rules.hooks.payGold(draft, seat, price.gold, 'nest-4')
}

/** ag-tablet-1 to 9: Every payment is optional, so each part with a price waits for the player. */
export function compileTablet(
  effect: Effect,
  kinds: EffectKinds,
  programs: EffectProgram[],
  add: (effect: Effect) => number,
): number {
  const parts = effect.do === 'all' ? effect.of : [effect]
  const free = parts.filter((part) => part.do !== 'pay')
  const program = { ...compileEffect(kinds, { do: 'all', of: free }), effect }
  for (const part of parts) {
    if (part.do !== 'pay') continue
    program.parts.push({ kind: PAYMENT, of: add(part.then), count: add(part), mandatory: false })
    program.asks.push(part)
  }
  return programs.push(program) - 1
}

export const payMoveRules: readonly MoveRule[] = [
  {
    clause: 'ag-tablet-2',
    verb: PAY_FOR,
    during: [BONUS],
    candidates(draft, frame, out) {
      if (openPart(draft, frame, PAYMENT) >= 0) out.push(pack(PAY_FOR))
    },
    refuse(draft, frame) {
      if (openPart(draft, frame, PAYMENT) < 0) return 'no-such-part'
      return refusePrice(draft, frame, priceOf(draft, frame))
    },
    take(draft, frame) {
      const part = openPart(draft, frame, PAYMENT)
      const { of } = openPartOf(draft, frame, part)
      const price = priceOf(draft, frame)
      closePart(draft, frame, part)
      payPrice(draft, frame.seat, price)
      resolve(draft, frame.seat, of, frame.source)
    },
    facts(draft, frame) {
      if (openPart(draft, frame, PAYMENT) < 0) return {}
      const { gold = 0, silver = 0 } = priceOf(draft, frame)
      const have =
        gold > 0 ? draft.rules.hooks.goldToPay(draft, frame.seat) : hasSilver(draft, frame.seat)
      return { gold, silver, have, short: Math.max(0, gold + silver - have) }
    },
  },
]

/**
 * The price of the open part. A part with a price refers to two programs: `of` is the effect after the
 * payment, `count` the whole effect with its price.
 */
function priceOf(draft: Draft, frame: Frame): Price {
  const { count } = openPartOf(draft, frame, openPart(draft, frame, PAYMENT))
  return at(draft.rules.programs, count).effect as Price
}
