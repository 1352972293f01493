/** Reveals tiles from a pile: underground tiles (ag-tech-king III) and contracts (ag-tech-contract II). */
import { at, num } from '../../kernel/checked-index.ts'
import { emit } from '../../kernel/emit.ts'
import { BONUS, CHANCE, FROM_DIE, pop, push, SPEND } from '../../kernel/frames.ts'
import { first, pack } from '../../kernel/move.ts'
import { closePart, openPart, openPartOf } from '../../kernel/programs.ts'
import type { EffectKinds } from '../../kernel/programs.ts'
import { SPEND_DECISIONS } from '../../kernel/extension-points.ts'
import type { ChanceRule, Draft, MoveRule } from '../../kernel/extension-points.ts'
import { drawFrom, isEmpty, proposeDraws } from '../../rules/chance/piles.ts'
import { refuseTile, store } from '../../rules/storehouse.ts'
import type { FaceFamily } from '../../rules/tables.ts'
import { DONE, DRAW, TAKE } from '../../rules/verbs.ts'
import { CONTRACT } from '../../rules/indices.ts'
import type { Frame, Pile } from '../../state.ts'
import { NONE } from '../../state.ts'
import { CONTRACT_REVEAL } from '../prerequisites.ts'
import {
  REVEAL_CONTRACTS,
  REVEAL_PART,
  REVEAL_TILES,
  REVEALED_CONTRACTS,
  REVEALED_TILES,
} from '../numbering.ts'
import { power } from '../active-effects.ts'
import { silverOf, silverRules } from '../slice.ts'

/** ag-tech-6: Reveals tiles one after the other; if the pile has fewer than asked, all of them. */
function turnUp(
  name: 'reveal-underground' | 'reveal-contracts',
  pileOf: (draft: Draft) => Pile,
  familyOf: (draft: Draft) => FaceFamily,
): ChanceRule {
  return {
    name,
    verb: DRAW,
    clause: 'ag-tech-6',
    exhausted: (draft) => isEmpty(pileOf(draft)),
    candidates(draft, _frame, out) {
      proposeDraws(pileOf(draft), familyOf(draft), out)
    },
    take(draft, frame, move) {
      frame.left--
      drawFrom(pileOf(draft), familyOf(draft), first(move))
      silverOf(draft).turnedUp.push(first(move))
    },
  }
}

export const revealUnderground = turnUp(
  'reveal-underground',
  (draft) => silverOf(draft).pile,
  (draft) => silverRules(draft).underground,
)
export const revealContracts = turnUp(
  'reveal-contracts',
  (draft) => draft.state.contractPile,
  (draft) => draft.rules.contract,
)

/** Puts the remaining revealed tiles at the bottom of the pile, in the order shown. */
function putBack(draft: Draft, pile: Pile, seat: number): void {
  const slice = silverOf(draft)
  if (draft.sink !== undefined && slice.turnedUp.length > 0)
    emit(draft, 'to-bottom', 'ag-tech-6', seat, NONE, {
      tiles: slice.turnedUp.map((face) => at(draft.rules.faces, face).id),
    })
  pile.bottom.push(...slice.turnedUp)
  slice.turnedUp = []
}

export const revealEffects = {
  revealUnderground(effect, into) {
    const { keep, tiles } = effect
    into.parts.push({ kind: REVEAL_PART, of: keep, count: tiles, mandatory: false })
  },
} satisfies EffectKinds

export const nothingToReveal = (draft: Draft): boolean => isEmpty(silverOf(draft).pile)

/** ag-tech-king III: The player may reveal tiles before the first point of the king action is spent. */
const revealTilesMoveRule: MoveRule = {
  clause: 'ag-tech-king',
  verb: REVEAL_TILES,
  during: [BONUS],
  candidates(draft, frame, out) {
    if (openPart(draft, frame, REVEAL_PART) >= 0) out.push(pack(REVEAL_TILES))
  },
  refuse(draft, frame) {
    if (openPart(draft, frame, REVEAL_PART) < 0) return 'no-such-part'
    return nothingToReveal(draft) ? 'pile-empty' : undefined
  },
  take(draft, frame) {
    const part = openPart(draft, frame, REVEAL_PART)
    const { of: keep, count: tiles } = openPartOf(draft, frame, part)
    closePart(draft, frame, part)
    push(draft.state, REVEALED_TILES, frame.seat, NONE, keep)
    const { chance } = silverRules(draft)
    push(draft.state, CHANCE, NONE, chance['reveal-underground'] as number, tiles)
  },
  mayReveal: true,
}

/**
 * ag-tech-king III: The player may keep one tile if the storehouse allows it; both may go to the bottom.
 */
const keepMoveRule: MoveRule = {
  clause: 'ag-tech-king',
  verb: TAKE,
  during: [REVEALED_TILES],
  candidates: proposeTurnedUp,
  refuse(draft, frame, move) {
    if (!silverOf(draft).turnedUp.includes(first(move))) return 'not-revealed'
    return refuseTile(draft, frame.seat, first(move))
  },
  take(draft, frame, move) {
    takeTurnedUp(draft, frame.seat, first(move))
    frame.left--
    if (frame.left > 0) return
    pop(draft.state)
    putBack(draft, silverOf(draft).pile, frame.seat)
  },
  facts: (draft, _frame, move) => ({ tile: at(draft.rules.faces, first(move)).id }),
}

/**
 * ag-tech-contract II: The player may reveal contracts at any moment of a contract action of a die, once.
 */
const revealMoveRule: MoveRule = {
  clause: 'ag-tech-contract',
  verb: REVEAL_CONTRACTS,
  during: [SPEND_DECISIONS + CONTRACT],
  needs: CONTRACT_REVEAL,
  candidates(_draft, _frame, out) {
    out.push(pack(REVEAL_CONTRACTS))
  },
  refuse(draft, frame) {
    if (frame.flag !== FROM_DIE) return 'no-revealing'
    if (power(draft, frame.seat, 'contract-reveal') === undefined) return 'no-revealing'
    if (silverOf(draft).contractsRevealed !== 0) return 'revealed-already'
    return isEmpty(draft.state.contractPile) ? 'pile-empty' : undefined
  },
  take(draft, frame) {
    const rule = power(draft, frame.seat, 'contract-reveal')
    if (rule === undefined) return
    silverOf(draft).contractsRevealed = 1
    push(draft.state, REVEALED_CONTRACTS, frame.seat, NONE, rule.points)
    const { chance } = silverRules(draft)
    push(draft.state, CHANCE, NONE, chance['reveal-contracts'] as number, rule.tiles)
  },
  mayReveal: true,
  facts(draft) {
    const allowing = silverRules(draft).content.technologies.find(({ tiers }) =>
      tiers.flat().some(({ rule }) => rule === 'contract-reveal'),
    )
    return allowing === undefined ? {} : { technology: allowing.id }
  },
}

/** ag-tech-contract II: A revealed contract is bought at once, for points of the action, or not at all. */
const buyMoveRule: MoveRule = {
  clause: 'ag-tech-contract',
  verb: TAKE,
  during: [REVEALED_CONTRACTS],
  candidates: proposeTurnedUp,
  refuse(draft, frame, move) {
    if (!silverOf(draft).turnedUp.includes(first(move))) return 'not-revealed'
    if (actionBelow(draft).left < frame.left) return 'too-few-points'
    return refuseTile(draft, frame.seat, first(move))
  },
  take(draft, frame, move) {
    actionBelow(draft).left -= frame.left
    takeTurnedUp(draft, frame.seat, first(move))
    if (silverOf(draft).turnedUp.length === 0) pop(draft.state)
  },
  facts: (draft, frame, move) => ({
    tile: at(draft.rules.faces, first(move)).id,
    price: frame.left,
    points: actionBelow(draft).left,
  }),
}

/** The frame of the contract action that the revealed tiles interrupt. */
function actionBelow({ state }: Draft): Frame {
  for (let index = state.frames.length - 1; index >= 0; index--)
    if (at(state.frames, index).kind === SPEND) return at(state.frames, index)
  return at(state.frames, 0)
}

const doneMoveRule: MoveRule = {
  clause: 'ag-tech-6',
  verb: DONE,
  during: [REVEALED_TILES, REVEALED_CONTRACTS],
  candidates(_draft, _frame, out) {
    out.push(pack(DONE))
  },
  refuse: () => undefined,
  take(draft, frame) {
    pop(draft.state)
    const contracts = frame.kind === REVEALED_CONTRACTS
    putBack(draft, contracts ? draft.state.contractPile : silverOf(draft).pile, frame.seat)
  },
  warn(draft, frame) {
    if (frame.kind === REVEALED_CONTRACTS) return []
    const tile = silverOf(draft).turnedUp.find(
      (face) => refuseTile(draft, frame.seat, face) === undefined,
    )
    return tile === undefined ? [] : [{ warning: 'benefit-lost', facts: {} }]
  },
}

function proposeTurnedUp(draft: Draft, _frame: Frame, out: { push(move: number): void }): void {
  const { turnedUp } = silverOf(draft)
  for (let index = 0; index < turnedUp.length; index++) {
    const face = num(turnedUp, index)
    if (turnedUp.indexOf(face) === index) out.push(pack(TAKE, face))
  }
}

function takeTurnedUp(draft: Draft, seat: number, face: number): void {
  const { turnedUp } = silverOf(draft)
  turnedUp.splice(turnedUp.indexOf(face), 1)
  store(draft, seat, face, 'ag-tech-6', 'pile')
}

export const revealMoveRules: readonly MoveRule[] = [
  revealTilesMoveRule,
  keepMoveRule,
  revealMoveRule,
  buyMoveRule,
  doneMoveRule,
]
