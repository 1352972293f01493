/** Effects that give resources: named ones at once, those of choice as a decision. */
import { at, num } from '../../kernel/checked-index.ts'
import { BONUS } from '../../kernel/frames.ts'
import { first, pack } from '../../kernel/move.ts'
import { closePart, GAIN_ANY, GAIN_IDENTICAL, openPart, openPartOf } from '../../kernel/programs.ts'
import type { EffectKinds } from '../../kernel/programs.ts'
import type { MoveRule } from '../../kernel/extension-points.ts'
import { RESOURCES } from '../../vocabulary/words.ts'
import { gain } from '../ledger.ts'
import { GAIN, GAIN_ALIKE } from '../verbs.ts'

export const gainEffects = {
  gain(effect, into) {
    RESOURCES.forEach((name, resource) => {
      const count = effect.purse[name] ?? 0
      if (count > 0)
        into.now.push((draft, seat, source) => {
          gain(draft, seat, resource, count, 'bonus-2', source)
        })
    })
  },
  gainAny(effect, into) {
    const kind = effect.identical === true ? GAIN_IDENTICAL : GAIN_ANY
    into.parts.push({ kind, of: 0, count: effect.count, mandatory: true })
  },
} satisfies EffectKinds

/**
 * comp-6, help-6: resources of choice are of any kinds, gold included, equal or different. They
 * can't be declined (`nest-5`).
 */
const gainAnyMoveRule: MoveRule = {
  clause: 'help-6',
  verb: GAIN,
  during: [BONUS],
  candidates(draft, frame, out) {
    const part = openPart(draft, frame, GAIN_ANY)
    if (part < 0) return
    const choices = at(draft.rules.goodsOf, openPartOf(draft, frame, part).count)
    for (let index = 0; index < choices.length; index++) out.push(pack(GAIN, num(choices, index)))
  },
  refuse(draft, frame, move) {
    const part = openPart(draft, frame, GAIN_ANY)
    if (part < 0) return 'no-such-part'
    const choices = at(draft.rules.goodsOf, openPartOf(draft, frame, part).count)
    return choices.includes(first(move)) ? undefined : 'wrong-number'
  },
  take(draft, frame, move) {
    closePart(draft, frame, openPart(draft, frame, GAIN_ANY))
    const goods = at(draft.rules.goods, first(move))
    for (let resource = 0; resource < goods.length; resource++)
      gain(draft, frame.seat, resource, num(goods, resource), 'help-6', frame.source)
  },
  facts(draft, frame) {
    const part = openPart(draft, frame, GAIN_ANY)
    return { count: part < 0 ? 0 : openPartOf(draft, frame, part).count }
  },
}

const gainIdenticalMoveRule: MoveRule = {
  clause: 'comp-6',
  verb: GAIN_ALIKE,
  during: [BONUS],
  candidates(draft, frame, out) {
    if (openPart(draft, frame, GAIN_IDENTICAL) < 0) return
    for (let resource = 0; resource < RESOURCES.length; resource++)
      out.push(pack(GAIN_ALIKE, resource))
  },
  refuse: (draft, frame) =>
    openPart(draft, frame, GAIN_IDENTICAL) < 0 ? 'no-such-part' : undefined,
  take(draft, frame, move) {
    const part = openPart(draft, frame, GAIN_IDENTICAL)
    const { count } = openPartOf(draft, frame, part)
    closePart(draft, frame, part)
    gain(draft, frame.seat, first(move), count, 'comp-6', frame.source)
  },
}

export const gainMoveRules: readonly MoveRule[] = [gainAnyMoveRule, gainIdenticalMoveRule]
