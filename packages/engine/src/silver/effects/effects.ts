/**
 * Effects of the expansion: silver, mines, prospectors, technologies, underground buildings, characters.
 */
import { at } from '../../kernel/checked-index.ts'
import { BONUS } from '../../kernel/frames.ts'
import { first, pack } from '../../kernel/move.ts'
import { BUILD_HOUSE, BUILD_PILLAR, closePart, openPart, resolve } from '../../kernel/programs.ts'
import type { EffectKinds } from '../../kernel/programs.ts'
import { FACE, scoreSource, source as sourceFrom } from '../../kernel/effect-sources.ts'
import type { Draft, MoveRule } from '../../kernel/extension-points.ts'
import { hasCharacters } from '../../rules/buildings.ts'
import { moveEffects } from '../../rules/effects/move.ts'
import { score, seatOf } from '../../rules/ledger.ts'
import { housesOnMap, pillarsOnMap } from '../../rules/phases/fair.ts'
import { CHARACTER_BONUS } from '../../rules/verbs.ts'
import { NONE } from '../../state.ts'
import { buildMine, minesOnMaps, refuseMine } from '../mines.ts'
import {
  BELOW,
  BUILD_A_MINE,
  ENTER_PART,
  MINE_PART,
  ONE_CHARACTER,
  PROSPECTOR_STEP,
  TECHNOLOGY_PART,
  WALK_PROSPECTOR,
  WIDER,
} from '../numbering.ts'
import {
  forEachStep,
  refuseMap,
  refuseProspectorStep,
  stepFacts,
  walkProspector,
} from '../prospectors.ts'
import { gainSilver, unlockMine } from '../silver-and-mines.ts'
import { silverOf, silverRules } from '../slice.ts'

const part = (kind: number, of = 0, count = 1) => ({ kind, of, count, mandatory: false })

export const silverEffects = {
  gainSilver(effect, into) {
    into.now.push((draft, seat, source) => {
      gainSilver(draft, seat, effect.count, 'ag-bonus-4', source)
    })
  },
  /** ag-king-4: A helper that can unlock no more mines can't be paid for. */
  unlockMine(effect, into) {
    into.conditions.push((draft, { seat }) =>
      into.effect.do === 'pay' && silverOf(draft).minesBeside[seat] === 0
        ? 'no-mine-beside-track'
        : undefined,
    )
    into.now.push((draft, seat, source) => {
      for (let mine = 0; mine < effect.count; mine++) unlockMine(draft, seat, 'ag-bonus-5', source)
    })
  },
  step(effect, into) {
    if (effect.piece === 'prospector')
      for (let step = 0; step < effect.steps; step++) into.parts.push(part(PROSPECTOR_STEP))
    else moveEffects.step(effect, into)
  },
  enterUnderground(_effect, into) {
    into.parts.push(part(ENTER_PART))
  },
  technology(effect, into) {
    into.parts.push(part(TECHNOLOGY_PART, 0, effect.cheaper))
  },
  buildBelow(effect, into) {
    const where = effect.main ? WIDER : BELOW
    if (effect.what === 'mine') into.parts.push(part(MINE_PART, where))
    else into.parts.push(part(effect.what === 'house' ? BUILD_HOUSE : BUILD_PILLAR, where))
  },
  character(_effect, into) {
    into.parts.push(part(ONE_CHARACTER))
  },
  scorePer(effect, into) {
    into.now.push((draft, seat, source) => {
      const count =
        effect.what === 'house'
          ? housesOnMap(draft, seat)
          : effect.what === 'pillar'
            ? pillarsOnMap(draft, seat)
            : minesOnMaps(draft, seat)
      const from = scoreSource(draft.rules, source)
      score(draft, seat, count * effect.points, from, 'ag-tech-merchant', source)
    })
  },
} satisfies EffectKinds

export const oneCharacterLost = (draft: Draft, seat: number): boolean => !hasCharacters(draft, seat)

const stepMoveRule: MoveRule = {
  clause: 'ag-tech-die',
  verb: WALK_PROSPECTOR,
  during: [BONUS],
  candidates(draft, frame, out) {
    if (openPart(draft, frame, PROSPECTOR_STEP) < 0) return
    forEachStep(draft, frame.seat, (to) => {
      out.push(pack(WALK_PROSPECTOR, to))
    })
  },
  refuse(draft, frame, move) {
    if (openPart(draft, frame, PROSPECTOR_STEP) < 0) return 'no-such-part'
    return refuseProspectorStep(draft, frame.seat, first(move))
  },
  take(draft, frame, move) {
    closePart(draft, frame, openPart(draft, frame, PROSPECTOR_STEP))
    walkProspector(draft, frame.seat, first(move), 'ag-tech-die', frame.source)
  },
  facts: (draft, frame, move) => stepFacts(draft, frame.seat, first(move)),
}

/** ag-tablet-5: Places a mine anywhere legal on maps with the player's prospector. */
const mineMoveRule: MoveRule = {
  clause: 'ag-tablet-5',
  verb: BUILD_A_MINE,
  during: [BONUS],
  candidates(draft, frame, out) {
    if (openPart(draft, frame, MINE_PART) < 0) return
    const { mineSpaces } = silverRules(draft)
    for (let mine = 0; mine < mineSpaces.length; mine++) out.push(pack(BUILD_A_MINE, mine))
  },
  refuse(draft, frame, move) {
    if (openPart(draft, frame, MINE_PART) < 0) return 'no-such-part'
    const { space } = at(silverRules(draft).mineSpaces, first(move))
    return refuseMap(draft, frame.seat, space) ?? refuseMine(draft, frame.seat, first(move))
  },
  take(draft, frame, move) {
    closePart(draft, frame, openPart(draft, frame, MINE_PART))
    buildMine(draft, frame.seat, first(move), 'ag-tablet-5', frame.source)
  },
  facts: (draft, _frame, move) => ({
    town: at(draft.rules.names.space, at(silverRules(draft).mineSpaces, first(move)).space),
  }),
}

/** ag-tech-merchant II: Gives the bonus of any one character on the player's board. */
const characterMoveRule: MoveRule = {
  clause: 'ag-tech-merchant',
  verb: CHARACTER_BONUS,
  during: [BONUS],
  candidates(draft, frame, out) {
    if (openPart(draft, frame, ONE_CHARACTER) < 0) return
    const { rooms } = seatOf(draft, frame.seat)
    rooms.forEach((face, room) => {
      if (face !== NONE && rooms.indexOf(face) === room) out.push(pack(CHARACTER_BONUS, face))
    })
  },
  refuse(draft, frame, move) {
    if (openPart(draft, frame, ONE_CHARACTER) < 0) return 'no-such-part'
    return seatOf(draft, frame.seat).rooms.includes(first(move)) ? undefined : 'bonus-not-open'
  },
  take(draft, frame, move) {
    closePart(draft, frame, openPart(draft, frame, ONE_CHARACTER))
    const { program } = at(draft.rules.faces, first(move))
    resolve(draft, frame.seat, program, sourceFrom(FACE, first(move)))
  },
  facts: (draft, _frame, move) => ({ tile: at(draft.rules.faces, first(move)).id }),
}

export const silverEffectMoveRules: readonly MoveRule[] = [
  stepMoveRule,
  mineMoveRule,
  characterMoveRule,
]
