/** The character action: taking a character, renewing the offer, placing a character. */
import { at, num } from '../../kernel/checked-index.ts'
import { emit } from '../../kernel/emit.ts'
import type { Facts } from '../../kernel/facts.ts'
import { CHANCE, COMPLETION, push } from '../../kernel/frames.ts'
import { first, pack, second, third } from '../../kernel/move.ts'
import { resolve } from '../../kernel/programs.ts'
import { FACE, source } from '../../kernel/effect-sources.ts'
import { SPEND_DECISIONS } from '../../kernel/extension-points.ts'
import type { Draft, MoveRule } from '../../kernel/extension-points.ts'
import type { RuleReason } from '../../refusals.ts'
import { NONE } from '../../state.ts'
import { filled, homeOf, kindOf } from '../buildings.ts'
import { DRAW_CHARACTER } from '../chance/requests.ts'
import { seatOf } from '../ledger.ts'
import { refuseTile, slotOf, store, unstore } from '../storehouse.ts'
import { sortBit } from '../tables.ts'
import { PLACE, RENEW, TAKE } from '../verbs.ts'
import { CHARACTER } from '../indices.ts'

const during = [SPEND_DECISIONS + CHARACTER]

/** char-1: 1 action point takes a character to the storehouse; the offer is refilled at once. */
const takeMoveRule: MoveRule = {
  clause: 'char-1',
  verb: TAKE,
  during,
  candidates(draft, _frame, out) {
    const { characterOffer } = draft.state
    for (let space = 0; space < characterOffer.length; space++) {
      const face = num(characterOffer, space)
      if (face !== NONE && characterOffer.indexOf(face) === space) out.push(pack(TAKE, face))
    }
  },
  refuse(draft, frame, move) {
    if (frame.left < 1) return 'too-few-points'
    if (!draft.state.characterOffer.includes(first(move))) return 'not-in-offer'
    return refuseTile(draft, frame.seat, first(move))
  },
  take(draft, frame, move) {
    frame.left--
    const { characterOffer } = draft.state
    characterOffer[characterOffer.indexOf(first(move))] = NONE
    store(draft, frame.seat, first(move), 'char-1', 'character-offer')
    push(draft.state, CHANCE, NONE, DRAW_CHARACTER, 1)
  },
  facts: (draft, frame, move) => ({
    points: frame.left,
    price: 1,
    tile: at(draft.rules.faces, first(move)).id,
  }),
  mayReveal: true,
}

/** char-2: 1 action point discards all characters of the offer, which is refilled at once. */
const renewMoveRule: MoveRule = {
  clause: 'char-2',
  verb: RENEW,
  during,
  candidates(_draft, _frame, out) {
    out.push(pack(RENEW))
  },
  refuse: (_draft, frame) => (frame.left < 1 ? 'too-few-points' : undefined),
  take(draft, frame) {
    frame.left--
    renewCharacters(draft, frame.seat)
  },
  facts: (_draft, frame) => ({ points: frame.left, price: 1 }),
  mayReveal: true,
}

/**
 * char-2: the discarded tiles stay aside until the refill is drawn, so that none of them comes
 * straight back.
 */
export function renewCharacters(draft: Draft, seat: number): void {
  const { characterOffer, characterAside } = draft.state
  const { offset } = draft.rules.character
  const gone: string[] = []
  for (let space = 0; space < characterOffer.length; space++) {
    const face = num(characterOffer, space)
    if (face === NONE) continue
    if (draft.sink !== undefined) gone.push(at(draft.rules.faces, face).id)
    characterAside[face - offset] = num(characterAside, face - offset) + 1
    characterOffer[space] = NONE
  }
  if (draft.sink !== undefined) emit(draft, 'renew', 'char-2', seat, NONE, { tiles: gone })
  push(draft.state, CHANCE, NONE, DRAW_CHARACTER, characterOffer.length)
}

/**
 * char-3: 1, 2 or 3 action points place a character from the storehouse in an empty room on floor
 * 1, 2 or 3.
 */
const placeMoveRule: MoveRule = {
  clause: 'char-3',
  verb: PLACE,
  during,
  needs: sortBit('character'),
  candidates(draft, frame, out) {
    const { storehouse, rooms } = seatOf(draft, frame.seat)
    const { faces, roomBuilding, roomFloor } = draft.rules
    for (let slot = 0; slot < storehouse.length; slot++) {
      const face = num(storehouse, slot)
      if (face === NONE || at(faces, face).sort !== 'character') continue
      if (storehouse.indexOf(face) !== slot) continue
      for (let room = 0; room < rooms.length; room++)
        if (rooms[room] === NONE && num(roomFloor, room) <= frame.left)
          out.push(pack(PLACE, face, num(roomBuilding, room), num(roomFloor, room)))
    }
  },
  refuse(draft, frame, move) {
    const { seat } = frame
    if (slotOf(draft, seat, first(move)) === NONE) return 'not-in-storehouse'
    const floor = third(move)
    const room = at(draft.rules.buildings, second(move)).rooms[floor - 1]
    if (room === undefined || at(draft.rules.faces, first(move)).sort !== 'character')
      return 'no-such-room'
    if (frame.left < floor) return 'too-few-points'
    if (num(seatOf(draft, seat).rooms, room) !== NONE) return 'room-taken'
    return refuseKind(draft, seat, at(draft.rules.faces, first(move)).kind, second(move))
  },
  take(draft, frame, move) {
    const { seat } = frame
    const face = first(move)
    const building = second(move)
    const floor = third(move)
    frame.left -= floor
    unstore(draft, seat, slotOf(draft, seat, face))
    const { rooms } = seatOf(draft, seat)
    rooms[num(at(draft.rules.buildings, building).rooms, floor - 1)] = face
    if (draft.sink !== undefined)
      emit(draft, 'place', 'char-3', seat, source(FACE, face), {
        tile: at(draft.rules.faces, face).id,
        building: building + 1,
        floor,
      })
    freeRoof(draft, seat, building)
    push(draft.state, COMPLETION, seat, building, 0)
    resolve(draft, seat, at(draft.rules.faces, face).program, source(FACE, face))
  },
  facts: (draft, frame, move) => ({
    points: frame.left,
    price: third(move),
    tile: at(draft.rules.faces, first(move)).id,
    building: second(move) + 1,
    floor: third(move),
    ...kindFacts(draft, frame.seat, at(draft.rules.faces, first(move)).kind, second(move)),
  }),
}

/**
 * Facts of a refusal: the kind that lives in the building, and the building where the character's
 * own kind lives.
 */
function kindFacts(draft: Draft, seat: number, kind: number, building: number): Facts {
  const inside = kindOf(draft, seat, building)
  const home = homeOf(draft, seat, kind)
  return {
    ...(inside === NONE ? {} : { kind: at(draft.rules.names.action, inside) }),
    ...(home === NONE ? {} : { lives: home + 1 }),
  }
}

/** char-4: a building holds one kind of character, and a kind lives in at most one building. */
function refuseKind(
  draft: Draft,
  seat: number,
  kind: number,
  building: number,
): RuleReason | undefined {
  const lives = kindOf(draft, seat, building)
  if (lives === kind) return undefined
  if (lives !== NONE) return 'other-kind-in-building'
  return homeOf(draft, seat, kind) === NONE ? undefined : 'kind-lives-elsewhere'
}

/**
 * char-6, char-9: when all rooms of a building are filled, its roof house moves to the supply,
 * before the character's bonus.
 */
function freeRoof(draft: Draft, seat: number, building: number): void {
  if (!filled(draft, seat, building)) return
  seatOf(draft, seat).housesInSupply++
  if (draft.sink !== undefined)
    emit(draft, 'free-house', 'char-6', seat, NONE, { building: building + 1 })
}

export const characterMoveRules: readonly MoveRule[] = [takeMoveRule, renewMoveRule, placeMoveRule]
