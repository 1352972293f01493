/** Houses and pillars that cost no points, here or anywhere (`bonus-5`, `bonus-6`, `task-5`). */
import { at } from '../../kernel/at.ts'
import { BONUS } from '../../kernel/frames.ts'
import { first, pack } from '../../kernel/move.ts'
import type { Move } from '../../kernel/move.ts'
import { BUILD_HOUSE, BUILD_PILLAR, closePart, openPart } from '../../kernel/programs.ts'
import type { EffectKinds } from '../../kernel/programs.ts'
import type { Draft, Way } from '../../kernel/way.ts'
import type { Frame } from '../../state.ts'
import { buildHouse, buildPillar, refuseHouse, refusePillar, standsAt } from '../map.ts'
import { BUILD_A_HOUSE, BUILD_A_PILLAR } from '../verbs.ts'
import { ARCHITECT_PIECE, MERCHANT_PIECE } from '../words.ts'

const HERE = 0
const ANYWHERE = 1

export const buildEffects: EffectKinds = {
  build(effect, into) {
    into.parts.push({
      kind: effect.what === 'house' ? BUILD_HOUSE : BUILD_PILLAR,
      of: effect.where === 'here' ? HERE : ANYWHERE,
      count: 1,
      mandatory: false,
    })
  },
}

/** The part a building may be placed by; anywhere before here, since here is the narrower one. */
function buildPart(draft: Draft, frame: Frame, kind: number, space: number, piece: number): number {
  const { board, ask } = draft.rules
  const here = ask.sites(draft, frame.seat, piece).includes(space)
  const anywhere = openPart(draft, frame, kind, ANYWHERE)
  if (anywhere >= 0 && (here || space < board.mainSpaces)) return anywhere
  return here ? openPart(draft, frame, kind, HERE) : -1
}

const houseWay: Way = {
  clause: 'bonus-5',
  verb: BUILD_A_HOUSE,
  during: [BONUS],
  candidates(draft, frame, out) {
    const { board, ask } = draft.rules
    if (openPart(draft, frame, BUILD_HOUSE, ANYWHERE) >= 0)
      for (let space = 0; space < board.houseSpaces.length; space++)
        out.push(pack(BUILD_A_HOUSE, space))
    else if (openPart(draft, frame, BUILD_HOUSE, HERE) >= 0) {
      for (const site of ask.sites(draft, frame.seat, MERCHANT_PIECE))
        for (const space of at(board.houseSpacesOf, site)) out.push(pack(BUILD_A_HOUSE, space))
    }
  },
  refuse(draft, frame, move) {
    const { space } = at(draft.rules.board.houseSpaces, first(move))
    if (openPart(draft, frame, BUILD_HOUSE) < 0) return 'no-such-part'
    if (buildPart(draft, frame, BUILD_HOUSE, space, MERCHANT_PIECE) < 0) return 'piece-elsewhere'
    return refuseHouse(draft, frame.seat, first(move))
  },
  take(draft, frame, move) {
    const { space } = at(draft.rules.board.houseSpaces, first(move))
    closePart(draft, frame, buildPart(draft, frame, BUILD_HOUSE, space, MERCHANT_PIECE))
    buildHouse(draft, frame.seat, first(move), 'bonus-5', frame.source)
  },
  facts: (draft, frame, move) =>
    placeFacts(draft, frame, at(draft.rules.board.houseSpaces, first(move)).space, MERCHANT_PIECE),
}

const pillarWay: Way = {
  clause: 'bonus-6',
  verb: BUILD_A_PILLAR,
  during: [BONUS],
  candidates(draft, frame, out) {
    if (openPart(draft, frame, BUILD_PILLAR, ANYWHERE) >= 0)
      for (const { space } of draft.rules.board.cathedrals) out.push(pack(BUILD_A_PILLAR, space))
    else if (openPart(draft, frame, BUILD_PILLAR, HERE) >= 0)
      for (const site of draft.rules.ask.sites(draft, frame.seat, ARCHITECT_PIECE))
        out.push(pack(BUILD_A_PILLAR, site))
  },
  refuse(draft, frame, move: Move) {
    if (openPart(draft, frame, BUILD_PILLAR) < 0) return 'no-such-part'
    const refused = refusePillar(draft, frame.seat, first(move))
    if (refused !== undefined) return refused
    return buildPart(draft, frame, BUILD_PILLAR, first(move), ARCHITECT_PIECE) < 0
      ? 'piece-elsewhere'
      : undefined
  },
  take(draft, frame, move) {
    closePart(draft, frame, buildPart(draft, frame, BUILD_PILLAR, first(move), ARCHITECT_PIECE))
    buildPillar(draft, frame.seat, first(move), 'bonus-6', frame.source)
  },
  facts: (draft, frame, move) => placeFacts(draft, frame, first(move), ARCHITECT_PIECE),
}

function placeFacts(draft: Draft, frame: Frame, space: number, piece: number) {
  return {
    piece: at(draft.rules.names.piece, piece),
    town: at(draft.rules.names.space, space),
    stands: at(draft.rules.names.space, standsAt(draft, frame.seat, piece)),
  }
}

export const buildWays: readonly Way[] = [houseWay, pillarWay]
