/** The contract action: taking a contract or crest from the offer, exchanging resources. */
import { at, num } from '../../kernel/checked-index.ts'
import { BONUS, push } from '../../kernel/frames.ts'
import { first, pack, second } from '../../kernel/move.ts'
import { SPEND_DECISIONS } from '../../kernel/extension-points.ts'
import type { MoveRule } from '../../kernel/extension-points.ts'
import { NONE } from '../../state.ts'
import { gain, has, pay } from '../ledger.ts'
import { refuseTile, store } from '../storehouse.ts'
import { EXCHANGE, TAKE_FROM_OFFER } from '../verbs.ts'
import { CONTRACT } from '../indices.ts'

const during = [SPEND_DECISIONS + CONTRACT]

/**
 * contr-1, contr-5: a contract or crest costs the action points printed under its space; the offer
 * is not refilled during the turn.
 */
const takeMoveRule: MoveRule = {
  clause: 'contr-1',
  verb: TAKE_FROM_OFFER,
  during,
  candidates(draft, frame, out) {
    const { contractOffer } = draft.state
    const { points } = draft.rules.content.contractOffer
    for (let space = 0; space < contractOffer.length; space++) {
      const face = num(contractOffer, space)
      if (face !== NONE && num(points, space) <= frame.left)
        out.push(pack(TAKE_FROM_OFFER, face, space))
    }
  },
  refuse(draft, frame, move) {
    if (draft.state.contractOffer[second(move)] !== first(move)) return 'not-at-that-space'
    if (num(draft.rules.content.contractOffer.points, second(move)) > frame.left)
      return 'too-few-points'
    return refuseTile(draft, frame.seat, first(move))
  },
  take(draft, frame, move) {
    frame.left -= num(draft.rules.content.contractOffer.points, second(move))
    draft.state.contractOffer[second(move)] = NONE
    store(draft, frame.seat, first(move), 'contr-1', 'contract-offer')
  },
  facts: (draft, frame, move) => ({
    points: frame.left,
    price: num(draft.rules.content.contractOffer.points, second(move)),
    tile: at(draft.rules.faces, first(move)).id,
    place: second(move) + 1,
  }),
}

/**
 * contr-3: 1 action point exchanges a resource for one of another kind; the first exchange of the
 * turn also gives one of choice.
 */
const exchangeMoveRule: MoveRule = {
  clause: 'contr-3',
  verb: EXCHANGE,
  during,
  candidates(draft, frame, out) {
    if (frame.left < 1) return
    const kinds = draft.rules.names.resource.length
    for (let give = 0; give < kinds; give++) {
      if (has(draft, frame.seat, give) === 0) continue
      for (let get = 0; get < kinds; get++) if (get !== give) out.push(pack(EXCHANGE, give, get))
    }
  },
  refuse(draft, frame, move) {
    if (frame.left < 1) return 'too-few-points'
    if (first(move) === second(move)) return 'same-resource'
    return has(draft, frame.seat, first(move)) > 0 ? undefined : 'resource-missing'
  },
  take(draft, frame, move) {
    frame.left--
    pay(draft, frame.seat, first(move), 1, 'contr-3')
    gain(draft, frame.seat, second(move), 1, 'contr-3')
    const units = draft.rules.hooks.exchangeUnits(draft, frame.seat)
    draft.state.exchanged = 1
    if (units > 0) push(draft.state, BONUS, frame.seat, num(draft.rules.choicePrograms, units), 1)
  },
  facts: (draft, frame, move) => ({
    points: frame.left,
    price: 1,
    resource: at(draft.rules.names.resource, first(move)),
    have: has(draft, frame.seat, first(move)),
  }),
}

export const contractMoveRules: readonly MoveRule[] = [takeMoveRule, exchangeMoveRule]
