/** Tasks of the expansion: a prospector enters another map, a technology advances a tier. */
import { at, num } from '../kernel/checked-index.ts'
import { emit } from '../kernel/emit.ts'
import { BONUS, push } from '../kernel/frames.ts'
import { first, pack } from '../kernel/move.ts'
import { closePart, openPart, openPartOf } from '../kernel/programs.ts'
import { TASK } from '../kernel/extension-points.ts'
import type { Draft, MoveRule } from '../kernel/extension-points.ts'
import type { RuleReason } from '../refusals.ts'
import type { Frame } from '../state.ts'
import { NONE } from '../state.ts'
import { SILVER } from './prerequisites.ts'
import {
  ADVANCE,
  ADVANCE_CHEAPER,
  ENTER,
  ENTER_FREE,
  ENTER_PART,
  RESOURCE_TILE,
  TECHNOLOGY_PART,
} from './numbering.ts'
import { triggerNow } from './active-effects.ts'
import { enter, prospectorOn, prospectorSpaces } from './prospectors.ts'
import { hasSilver, paySilver } from './silver-and-mines.ts'
import { MAPS, sideOf, silverOf, silverRules } from './slice.ts'
import { applyMarkerTier } from './technologies/character.ts'
import { tierBit, tierOf, tierPrice } from './tiers.ts'

/** ag-under-1: A prospector enters a map for the silver printed on it, in any order of maps. */
const enterMoveRule: MoveRule = {
  clause: 'ag-under-1',
  verb: ENTER,
  during: [TASK],
  candidates(draft, frame, out) {
    const silver = hasSilver(draft, frame.seat)
    for (let map = 0; map < MAPS; map++)
      if (prospectorOn(draft, frame.seat, map) === NONE && sideOf(draft, map).enterSilver <= silver)
        out.push(pack(ENTER, map))
  },
  refuse(draft, frame, move) {
    if (prospectorOn(draft, frame.seat, first(move)) !== NONE) return 'prospector-there'
    const { enterSilver } = sideOf(draft, first(move))
    return hasSilver(draft, frame.seat) < enterSilver ? 'prospector-silver-missing' : undefined
  },
  take(draft, frame, move) {
    paySilver(draft, frame.seat, sideOf(draft, first(move)).enterSilver, 'ag-under-1')
    enter(draft, frame.seat, first(move), 'ag-under-1')
  },
  facts(draft, frame, move) {
    const { enterSilver } = sideOf(draft, first(move))
    const have = hasSilver(draft, frame.seat)
    return {
      map: first(move) + 1,
      silver: enterSilver,
      have,
      short: Math.max(0, enterSilver - have),
    }
  },
}

/** ag-tablet-1: A prospector enters a map free of charge. */
const enterFreeMoveRule: MoveRule = {
  clause: 'ag-tablet-1',
  verb: ENTER_FREE,
  during: [BONUS],
  candidates(draft, frame, out) {
    if (openPart(draft, frame, ENTER_PART) < 0) return
    for (let map = 0; map < MAPS; map++) out.push(pack(ENTER_FREE, map))
  },
  refuse(draft, frame, move) {
    if (openPart(draft, frame, ENTER_PART) < 0) return 'no-such-part'
    return prospectorOn(draft, frame.seat, first(move)) === NONE ? undefined : 'prospector-there'
  },
  take(draft, frame, move) {
    closePart(draft, frame, openPart(draft, frame, ENTER_PART))
    enter(draft, frame.seat, first(move), 'ag-tablet-1')
  },
  facts: (_draft, _frame, move) => ({ map: first(move) + 1 }),
}

/** True if the seat has a prospector on every map; a free one is lost then. */
export const everywhere = (draft: Draft, seat: number): boolean =>
  prospectorSpaces(draft, seat).length === MAPS

/** ag-tech-1: A technology advances one tier, in order, for 1/2/3 silver. */
const advanceMoveRule: MoveRule = {
  clause: 'ag-tech-1',
  verb: ADVANCE,
  during: [TASK],
  needs: SILVER,
  candidates(draft, _frame, out) {
    for (const technology of silverOf(draft).technologies) out.push(pack(ADVANCE, technology))
  },
  refuse: (draft, frame, move) => refuseTier(draft, frame.seat, first(move), 0),
  take(draft, frame, move) {
    advance(draft, frame.seat, first(move), 0)
  },
  facts: (draft, frame, move) => tierFacts(draft, frame, first(move), 0),
}

/** ag-tablet-6: The tier costs 2 silver less, but at least 1. */
const advanceCheaperMoveRule: MoveRule = {
  clause: 'ag-tablet-6',
  verb: ADVANCE_CHEAPER,
  during: [BONUS],
  candidates(draft, frame, out) {
    if (openPart(draft, frame, TECHNOLOGY_PART) < 0) return
    for (const technology of silverOf(draft).technologies)
      out.push(pack(ADVANCE_CHEAPER, technology))
  },
  refuse(draft, frame, move) {
    if (openPart(draft, frame, TECHNOLOGY_PART) < 0) return 'no-such-part'
    return refuseTier(draft, frame.seat, first(move), cheaperBy(draft, frame))
  },
  take(draft, frame, move) {
    const cheaper = cheaperBy(draft, frame)
    closePart(draft, frame, openPart(draft, frame, TECHNOLOGY_PART))
    advance(draft, frame.seat, first(move), cheaper)
  },
  facts: (draft, frame, move) =>
    tierFacts(
      draft,
      frame,
      first(move),
      openPart(draft, frame, TECHNOLOGY_PART) < 0 ? 0 : cheaperBy(draft, frame),
    ),
}

/** True if the seat has reached every tier; a cheaper one is lost then. */
export const allTiersReached = (draft: Draft, seat: number): boolean => {
  const { technologySilver } = silverRules(draft).content
  return silverOf(draft).technologies.every(
    (technology) => tierOf(draft, seat, technology) === technologySilver.length,
  )
}

const cheaperBy = (draft: Draft, frame: Frame): number =>
  openPartOf(draft, frame, openPart(draft, frame, TECHNOLOGY_PART)).count

const price = (draft: Draft, seat: number, technology: number, cheaper: number): number =>
  tierPrice(draft, tierOf(draft, seat, technology), cheaper)

function refuseTier(
  draft: Draft,
  seat: number,
  technology: number,
  cheaper: number,
): RuleReason | undefined {
  if (!silverOf(draft).technologies.includes(technology)) return 'technology-not-in-play'
  const { technologySilver } = silverRules(draft).content
  if (tierOf(draft, seat, technology) === technologySilver.length) return 'technology-complete'
  return hasSilver(draft, seat) < price(draft, seat, technology, cheaper)
    ? 'technology-silver-missing'
    : undefined
}

function advance(draft: Draft, seat: number, technology: number, cheaper: number): void {
  const { tiers } = silverOf(draft)
  const level = tierOf(draft, seat, technology)
  paySilver(draft, seat, price(draft, seat, technology, cheaper), 'ag-tech-1')
  const bit = tierBit(technology, level)
  tiers[seat] = num(tiers, seat) | bit
  if (draft.sink !== undefined)
    emit(draft, 'technology', 'ag-tech-1', seat, NONE, {
      technology: at(silverRules(draft).content.technologies, technology).id,
      tier: level + 1,
    })
  const rules = at(silverRules(draft).content.technologies, technology).tiers[level] ?? []
  for (const { rule } of rules) {
    if (rule === 'markers') applyMarkerTier(draft, seat)
    if (rule === 'resource-as-gold') push(draft.state, RESOURCE_TILE, seat, NONE, 0)
  }
  triggerNow(draft, seat, bit)
}

function tierFacts(draft: Draft, frame: Frame, technology: number, cheaper: number) {
  const tier = tierOf(draft, frame.seat, technology)
  const have = hasSilver(draft, frame.seat)
  const { technologySilver, technologies } = silverRules(draft).content
  const silver = tier < technologySilver.length ? price(draft, frame.seat, technology, cheaper) : 0
  return {
    technology: at(technologies, technology).id,
    silver,
    have,
    short: Math.max(0, silver - have),
  }
}

export const silverTaskMoveRules: readonly MoveRule[] = [
  enterMoveRule,
  enterFreeMoveRule,
  advanceMoveRule,
  advanceCheaperMoveRule,
]
