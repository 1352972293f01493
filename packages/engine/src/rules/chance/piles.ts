/** Face-down piles, and the chance rules that draw tiles from them. */
import { at, num } from '../../kernel/checked-index.ts'
import { emit } from '../../kernel/emit.ts'
import { first, pack } from '../../kernel/move.ts'
import type { MoveList } from '../../kernel/move.ts'
import { FACE, source } from '../../kernel/effect-sources.ts'
import type { ChanceRule, Draft } from '../../kernel/extension-points.ts'
import type { Pile } from '../../state.ts'
import type { ClauseId } from '../../vocabulary/words.ts'
import type { FaceFamily } from '../tables.ts'
import { DRAW } from '../verbs.ts'
import type { TilePlaces } from './places.ts'
import {
  CHARACTER_OFFER,
  CONTRACT_OFFER,
  KING_TILE,
  layNext,
  MAP_TILES,
  WHEEL_TILES,
} from './places.ts'
import { TO_KING_TRACK, TO_MAP, TO_WHEEL } from './requests.ts'

/**
 * Adds the faces that may be drawn next: any unseen one, weighted by its copies; without any, the
 * first of the known bottom.
 */
export function proposeDraws(pile: Pile, family: FaceFamily, out: MoveList): void {
  const { unseen, bottom } = pile
  const before = out.count
  for (let index = 0; index < unseen.length; index++) {
    const copies = num(unseen, index)
    if (copies > 0) out.weigh(pack(DRAW, family.offset + index), copies)
  }
  const next = bottom[0]
  if (out.count === before && next !== undefined) out.weigh(pack(DRAW, next), 1)
}

export function drawFrom(pile: Pile, family: FaceFamily, face: number): void {
  const index = face - family.offset
  if (num(pile.unseen, index) > 0) pile.unseen[index] = num(pile.unseen, index) - 1
  else pile.bottom.shift()
}

export function isEmpty({ unseen, bottom }: Pile): boolean {
  for (let index = 0; index < unseen.length; index++) if (unseen[index] !== 0) return false
  return bottom.length === 0
}

function tell(draft: Draft, face: number, to: string, clause: ClauseId): void {
  if (draft.sink !== undefined)
    emit(draft, 'reveal', clause, undefined, source(FACE, face), {
      tile: at(draft.rules.faces, face).id,
      to,
    })
}

/** The places of bonus tiles, by the flag of the frame. */
const BONUS_PLACES: Readonly<Partial<Record<number, TilePlaces>>> = {
  [TO_WHEEL]: WHEEL_TILES,
  [TO_KING_TRACK]: KING_TILE,
  [TO_MAP]: MAP_TILES,
}

/** clean-5: when the bonus pile is empty, the tiles that left the game form a new one. */
export const drawBonus: ChanceRule = {
  name: 'bonus',
  verb: DRAW,
  clause: 'clean-1',
  begin({ state }) {
    if (!isEmpty(state.bonusPile)) return
    state.bonusPile.unseen = state.bonusGone
    state.bonusGone = state.bonusGone.map(() => 0)
  },
  candidates: ({ state, rules }, _frame, out) => {
    proposeDraws(state.bonusPile, rules.bonus, out)
  },
  exhausted: ({ state }) => isEmpty(state.bonusPile),
  places: ({ flag }) => BONUS_PLACES[flag],
  take(draft, frame, move) {
    frame.left--
    const { state, rules } = draft
    drawFrom(state.bonusPile, rules.bonus, first(move))
    tell(
      draft,
      first(move),
      layNext(draft, BONUS_PLACES[frame.flag] ?? MAP_TILES, first(move)),
      'clean-1',
    )
  },
}

export const drawContract: ChanceRule = {
  name: 'contract',
  verb: DRAW,
  clause: 'contr-2',
  candidates: ({ state, rules }, _frame, out) => {
    proposeDraws(state.contractPile, rules.contract, out)
  },
  exhausted: ({ state }) => isEmpty(state.contractPile),
  places: () => CONTRACT_OFFER,
  take(draft, frame, move) {
    frame.left--
    const { state, rules } = draft
    drawFrom(state.contractPile, rules.contract, first(move))
    tell(draft, first(move), layNext(draft, CONTRACT_OFFER, first(move)), 'contr-2')
  },
}

/**
 * char-2: discarded characters return to the pile after the refill, or earlier if the pile is too
 * small.
 */
export const drawCharacter: ChanceRule = {
  name: 'character',
  verb: DRAW,
  clause: 'char-1',
  begin(draft) {
    if (isEmpty(draft.state.characterPile)) mixIn(draft)
  },
  candidates: ({ state, rules }, _frame, out) => {
    proposeDraws(state.characterPile, rules.character, out)
  },
  exhausted: ({ state }) => isEmpty(state.characterPile),
  places: () => CHARACTER_OFFER,
  take(draft, frame, move) {
    frame.left--
    const { state, rules } = draft
    drawFrom(state.characterPile, rules.character, first(move))
    tell(draft, first(move), layNext(draft, CHARACTER_OFFER, first(move)), 'char-1')
  },
  finish: mixIn,
}

function mixIn({ state }: Draft): void {
  const { unseen } = state.characterPile
  const { characterAside } = state
  for (let index = 0; index < unseen.length; index++) {
    unseen[index] = num(unseen, index) + num(characterAside, index)
    characterAside[index] = 0
  }
}
