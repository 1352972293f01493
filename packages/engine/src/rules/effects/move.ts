/**
 * Effects that move a piece without action points, to an adjacent space or to any space (`bonus-4`,
 * `bonus-7`, `task-5`).
 */
import { at, num } from '../../kernel/checked-index.ts'
import { BONUS } from '../../kernel/frames.ts'
import { first, pack, second } from '../../kernel/move.ts'
import { closePart, openPart, STEP, TOWN_STEP, TRAVEL } from '../../kernel/programs.ts'
import type { EffectKinds, Part } from '../../kernel/programs.ts'
import type { Draft, MoveRule } from '../../kernel/extension-points.ts'
import type { RuleReason } from '../../refusals.ts'
import type { Frame } from '../../state.ts'
import { PIECES } from '../../vocabulary/words.ts'
import { stepFacts } from '../actions/travel.ts'
import { refuseStep, standsAt, walk } from '../map.ts'
import { WALK } from '../verbs.ts'

export const moveEffects = {
  step(effect, into) {
    for (let step = 0; step < effect.steps; step++)
      into.parts.push({
        kind: effect.towns === true ? TOWN_STEP : STEP,
        of: PIECES.indexOf(effect.piece),
        count: 1,
        mandatory: false,
      })
  },
  travel(effect, into) {
    into.parts.push({
      kind: TRAVEL,
      of: PIECES.indexOf(effect.piece),
      count: 1,
      mandatory: false,
    })
  },
} satisfies EffectKinds

/** Returns the index of the open part that allows a piece a step, or -1. */
function stepPart(draft: Draft, frame: Frame, piece: number): number {
  const part = openPart(draft, frame, STEP, piece)
  return part >= 0 ? part : openPart(draft, frame, TOWN_STEP, piece)
}

/**
 * deal-3: the merchant moves from a town to a directly linked one, so not to or from a road space.
 */
function refuseTownStep(
  draft: Draft,
  seat: number,
  piece: number,
  to: number,
): RuleReason | undefined {
  if (offTown(draft, seat, piece)) return 'not-in-a-town'
  const refused = refuseStep(draft, seat, piece, to)
  if (refused !== undefined) return refused
  return to < draft.rules.board.towns ? undefined : 'not-a-linked-town'
}

const offTown = (draft: Draft, seat: number, piece: number): boolean =>
  standsAt(draft, seat, piece) >= draft.rules.board.towns

/** deal-3, nest-5: a piece on a road space can't make the step, so it is lost. */
export const townStepLost = (draft: Draft, seat: number, part: Part): boolean =>
  offTown(draft, seat, part.of)

export const moveMoveRules: readonly MoveRule[] = [
  {
    clause: 'bonus-4',
    verb: WALK,
    during: [BONUS],
    candidates(draft, frame, out) {
      const { neighbours, mainSpaces } = draft.rules.board
      const pieces = draft.rules.names.piece.length
      for (let piece = 0; piece < pieces; piece++) {
        if (openPart(draft, frame, TRAVEL, piece) >= 0)
          for (let space = 0; space < mainSpaces; space++) out.push(pack(WALK, piece, space))
        else if (stepPart(draft, frame, piece) >= 0) {
          const near = at(neighbours, standsAt(draft, frame.seat, piece))
          for (let index = 0; index < near.length; index++)
            out.push(pack(WALK, piece, num(near, index)))
        }
      }
    },
    refuse(draft, frame, move) {
      const piece = first(move)
      const space = second(move)
      if (openPart(draft, frame, TRAVEL, piece) >= 0 && space < draft.rules.board.mainSpaces)
        return standsAt(draft, frame.seat, piece) === space ? 'already-there' : undefined
      if (openPart(draft, frame, STEP, piece) >= 0)
        return refuseStep(draft, frame.seat, piece, space)
      return openPart(draft, frame, TOWN_STEP, piece) < 0
        ? 'no-such-part'
        : refuseTownStep(draft, frame.seat, piece, space)
    },
    take(draft, frame, move) {
      const piece = first(move)
      const journey = openPart(draft, frame, TRAVEL, piece)
      closePart(draft, frame, journey >= 0 ? journey : stepPart(draft, frame, piece))
      walk(draft, frame.seat, piece, second(move), 'bonus-4', frame.source)
    },
    facts: (draft, frame, move) => stepFacts(draft, frame.seat, move),
  },
]
