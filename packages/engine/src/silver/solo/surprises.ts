/** The deck of King's Surprises, and when the Cardinalbot draws from it. */
import { at } from '../../kernel/checked-index.ts'
import { emit } from '../../kernel/emit.ts'
import { CHANCE, push } from '../../kernel/frames.ts'
import { first, pack } from '../../kernel/move.ts'
import { source } from '../../kernel/effect-sources.ts'
import type { ChanceRule, Draft, ScriptEdit } from '../../kernel/extension-points.ts'
import { refillContracts } from '../../rules/turn/turn.ts'
import { begin } from '../../solo/scripts.ts'
import { BOT } from '../../solo/seats.ts'
import { NONE } from '../../state.ts'
import { hasSilver, paySilver } from '../silver-and-mines.ts'
import { silverRules } from '../slice.ts'
import { BOT_EFFECTS, DRAW_SURPRISE, requestFor, SURPRISE_SOURCE } from './numbers.ts'
import { silverSoloOf } from './state.ts'

/** ag-solo-3: A card is carried out before the next one is drawn, and kept. */
export const drawSurprise: ChanceRule = {
  name: 'surprise',
  verb: DRAW_SURPRISE,
  clause: 'ag-solo-3',
  candidates(draft, _frame, out) {
    for (const card of silverSoloOf(draft).deck) out.weigh(pack(DRAW_SURPRISE, card), 1)
  },
  exhausted: (draft) => silverSoloOf(draft).deck.length === 0,
  take(draft, frame, move) {
    frame.left--
    const { deck, kept } = silverSoloOf(draft)
    const card = first(move)
    deck.splice(deck.indexOf(card), 1)
    kept.push(card)
    const from = source(SURPRISE_SOURCE, card)
    if (draft.sink !== undefined) {
      const { id, effects } = at(silverRules(draft).content.solo.surprises, card)
      emit(draft, 'bot-surprise', 'ag-solo-9', BOT, from, { surprise: id, effects })
    }
    begin(draft, BOT_EFFECTS, 0, from)
  },
}

/** ag-solo-19: An empty deck gives nothing. */
export function drawSurprises(draft: Draft, cards: number): void {
  if (silverSoloOf(draft).deck.length === 0) {
    if (draft.sink !== undefined) emit(draft, 'bot-no-surprise', 'ag-solo-19', BOT, NONE, {})
  } else push(draft.state, CHANCE, NONE, requestFor(draft, 'surprise'), cards)
}

/** ag-solo-3: The bot draws in rounds 1 to 3. */
const LAST_ROUND = 3

/**
 * ag-solo-3, ag-solo-19: After the player's king II the bot draws as many cards as its silver pays for and
 * the deck has.
 */
export const surpriseEdit: ScriptEdit = {
  script: 'king phase',
  at: 'after',
  step: 'king technology',
  steps: [
    {
      name: 'king’s surprise',
      clause: 'ag-solo-3',
      run(draft) {
        if (draft.state.round > LAST_ROUND) return
        const { surpriseSilver } = silverRules(draft).content.solo
        const silver = hasSilver(draft, BOT)
        const paid = surpriseSilver.filter((price) => price <= silver).length
        const cards = Math.min(paid, silverSoloOf(draft).deck.length)
        const price = surpriseSilver[cards - 1] ?? 0
        if (draft.sink !== undefined)
          emit(draft, 'bot-surprises', 'ag-solo-3', BOT, NONE, { silver, cards, price })
        paySilver(draft, BOT, price, 'ag-solo-3')
        if (cards > 0) drawSurprises(draft, cards)
      },
    },
    {
      name: 'contract offer',
      clause: 'contr-2',
      run(draft) {
        if (draft.state.round <= LAST_ROUND) refillContracts(draft)
      },
    },
  ],
}
