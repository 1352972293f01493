/**
 * The effect that gives the bonuses of all characters of one building: each once, in any order,
 * each optional (`nest-7`).
 */
import { at, num } from '../../kernel/checked-index.ts'
import { BONUS, CHARACTERS, push } from '../../kernel/frames.ts'
import { first, pack } from '../../kernel/move.ts'
import { BUILDING_CHARACTERS, closePart, openPart, resolve } from '../../kernel/programs.ts'
import type { EffectKinds } from '../../kernel/programs.ts'
import { FACE, source } from '../../kernel/effect-sources.ts'
import type { Draft, MoveRule } from '../../kernel/extension-points.ts'
import type { Frame } from '../../state.ts'
import { NONE } from '../../state.ts'
import { charactersIn, hasCharacters } from '../buildings.ts'
import { seatOf } from '../ledger.ts'
import { CHARACTER_BONUS, CHARACTERS_OF } from '../verbs.ts'

export const charactersEffects = {
  characters(_effect, into) {
    into.conditions.push((draft, frame) =>
      hasCharacters(draft, frame.seat) ? undefined : 'no-characters',
    )
    into.parts.push({ kind: BUILDING_CHARACTERS, of: 0, count: 1, mandatory: false })
  },
} satisfies EffectKinds

/** merch-3: with no character on the player's board the bonus is lost. */
export const charactersLost = (draft: Draft, seat: number): boolean => !hasCharacters(draft, seat)

const chooseMoveRule: MoveRule = {
  clause: 'merch-3',
  verb: CHARACTERS_OF,
  during: [BONUS],
  candidates(draft, frame, out) {
    if (openPart(draft, frame, BUILDING_CHARACTERS) < 0) return
    for (let building = 0; building < draft.rules.buildings.length; building++)
      out.push(pack(CHARACTERS_OF, building))
  },
  refuse(draft, frame, move) {
    if (openPart(draft, frame, BUILDING_CHARACTERS) < 0) return 'no-such-part'
    return charactersIn(draft, frame.seat, first(move)) === 0 ? 'no-characters' : undefined
  },
  take(draft, frame, move) {
    closePart(draft, frame, openPart(draft, frame, BUILDING_CHARACTERS))
    useCharacters(draft, frame.seat, first(move), frame.source)
  },
  facts: (_draft, _frame, move) => ({ building: first(move) + 1 }),
}

/** nest-7: the bonuses are those of the characters in the building when the effect begins. */
export function useCharacters(draft: Draft, seat: number, building: number, from: number): void {
  push(draft.state, CHARACTERS, seat, building, charactersIn(draft, seat, building), 0, from)
}

const bonusMoveRule: MoveRule = {
  clause: 'nest-7',
  verb: CHARACTER_BONUS,
  during: [CHARACTERS],
  candidates(draft, frame, out) {
    const own = at(draft.rules.buildings, frame.of).rooms
    for (let floor = 0; floor < own.length; floor++) {
      if ((frame.left & (1 << floor)) === 0) continue
      const face = faceOn(draft, frame, floor)
      if (floorOf(draft, frame, face) === floor) out.push(pack(CHARACTER_BONUS, face))
    }
  },
  refuse: (draft, frame, move) =>
    floorOf(draft, frame, first(move)) === NONE ? 'bonus-not-open' : undefined,
  take(draft, frame, move) {
    frame.left &= ~(1 << floorOf(draft, frame, first(move)))
    const { program } = at(draft.rules.faces, first(move))
    resolve(draft, frame.seat, program, source(FACE, first(move)))
  },
  facts: (draft, frame, move) => ({
    tile: at(draft.rules.faces, first(move)).id,
    building: frame.of + 1,
  }),
}

function faceOn(draft: Draft, frame: Frame, floor: number): number {
  const room = num(at(draft.rules.buildings, frame.of).rooms, floor)
  return num(seatOf(draft, frame.seat).rooms, room)
}

/** Returns the lowest floor of the building with an open bonus of this face, or NONE. */
function floorOf(draft: Draft, frame: Frame, face: number): number {
  const own = at(draft.rules.buildings, frame.of).rooms
  for (let floor = 0; floor < own.length; floor++)
    if ((frame.left & (1 << floor)) !== 0 && faceOn(draft, frame, floor) === face) return floor
  return NONE
}

export const charactersMoveRules: readonly MoveRule[] = [chooseMoveRule, bonusMoveRule]
