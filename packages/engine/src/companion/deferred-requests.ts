/**
 * Deferred input at a companion table: people enter tiles of the set-up when they matter. The tile of a
 * town is requested before an action that can take it, the tile of an action when a die is taken from it,
 * an underground map when a prospector enters it, a technology when a seat advances on it. The rules never
 * read a tile that is not entered yet; whatever the Cardinalbot reads is requested first or not deferrable.
 */
import { num } from '../kernel/checked-index.ts'
import { CHANCE, push, SCRIPT, SPEND, top } from '../kernel/frames.ts'
import { first, pack, verbOf } from '../kernel/move.ts'
import { REPEAT_STEP } from '../kernel/extension-points.ts'
import type { ChanceRule, Draft, ScriptStep } from '../kernel/extension-points.ts'
import { standsAt } from '../rules/map.ts'
import type { FrameRun, Rules } from '../rules/tables.ts'
import { tierOf } from '../silver/tiers.ts'
import { PROSPECTOR } from '../silver/prospector.ts'
import { prospectorOn, prospectorSpaces } from '../silver/prospectors.ts'
import { MAPS, silverOf, silverRules } from '../silver/slice.ts'
import type { Frame } from '../state.ts'
import { NONE } from '../state.ts'
import { ACTIONS } from '../vocabulary/words.ts'
import {
  requestKingTile,
  requestMapTiles,
  requestActionTile,
  requestWheelTiles,
  requestTownTile,
  COSTS,
  hasDeferred,
  isPileUsedUp,
  DEFERRED_PLACES,
  requestedPlace,
  markKnown,
  PILE_SOURCES,
  revealAt,
  deferCost,
} from './deferred-places.ts'
import type { DeferredPlaces, PileSource } from './deferred-places.ts'
import type { CardField, TileField } from './correctable-fields.ts'
import { deferredIn } from './deferred-slice.ts'
import { TELL_LATER } from './verbs.ts'

/**
 * clean-5: Forms the bonus pile anew. It is due as soon as every tile left in the pile lies on a deferred
 * place.
 */
function formAnew({ state }: Draft): void {
  const { bonusPile, bonusGone } = state
  for (const [index, copies] of bonusGone.entries())
    bonusPile.unseen[index] = num(bonusPile.unseen, index) + copies
  state.bonusGone = bonusGone.map(() => 0)
}

const isOut = (draft: Draft, request: string, source: PileSource | undefined): boolean =>
  source !== undefined && isPileUsedUp(draft, request, source)

const deferrable = (rule: ChanceRule): ChanceRule => {
  const { name } = rule
  const source = PILE_SOURCES[name]
  const waiting = (draft: Draft, frame: Frame) =>
    DEFERRED_PLACES.find((places) => places.request === name && places.canDefer(draft, frame))
  return {
    ...rule,
    begin(draft, frame) {
      if (name === 'bonus' && hasDeferred(draft, name) && isOut(draft, name, source))
        formAnew(draft)
      rule.begin?.(draft, frame)
    },
    exhausted(draft, frame) {
      const requested = requestedPlace(draft, frame)
      const over =
        requested === undefined
          ? isOut(draft, name, source)
          : !requested.places.deferred(draft).includes(requested.place)
      return over || rule.exhausted?.(draft, frame) === true
    },
    /** Weight 0: random play never chooses to tell later. */
    candidates(draft, frame, out) {
      rule.candidates(draft, frame, out)
      if (draft.state.round === 0 && waiting(draft, frame) !== undefined)
        out.weigh(pack(TELL_LATER), 0)
    },
    take(draft, frame, move) {
      const requested = requestedPlace(draft, frame)
      if (verbOf(move) === TELL_LATER) {
        const places = waiting(draft, frame)
        places?.deferred(draft).push(...places.empty(draft))
        frame.left = 0
      } else if (requested === undefined || requested.places.isRequested === true) {
        rule.take(draft, frame, move)
        if (requested !== undefined) markKnown(draft, requested.places, requested.place)
      } else {
        frame.left--
        revealAt(draft, requested.places, requested.place, first(move))
      }
    },
  }
}

/**
 * Wraps the draw of technologies so that it can be deferred: every technology counts as in play until the
 * actual ones are known because seats have advanced on them.
 */
const deferrableTechnologies = (rule: ChanceRule): ChanceRule => ({
  ...rule,
  candidates(draft, frame, out) {
    rule.candidates(draft, frame, out)
    if (silverOf(draft).technologies.length === 0) out.weigh(pack(TELL_LATER), 0)
  },
  take(draft, frame, move) {
    if (verbOf(move) !== TELL_LATER) {
      rule.take(draft, frame, move)
      return
    }
    frame.left = 0
    deferredIn(draft).technologies = 1
    silverOf(draft).technologies = silverRules(draft).content.technologies.map((_, each) => each)
  },
})

/**
 * Wraps the question for the prospector wheel so that it can be deferred until the action wheel lies on the
 * table. Until then no position is known.
 */
const deferrableProspectorWheel = (rule: ChanceRule): ChanceRule => ({
  ...rule,
  candidates(draft, frame, out) {
    rule.candidates(draft, frame, out)
    if (silverOf(draft).wheel !== NONE) out.weigh(pack(TELL_LATER), 0)
  },
  take(draft, frame, move) {
    if (verbOf(move) !== TELL_LATER) {
      rule.take(draft, frame, move)
      return
    }
    frame.left = 0
    silverOf(draft).wheel = NONE
  },
})

function requestProspectorWheel(draft: Draft): boolean {
  const { silver } = draft.rules.tables
  if (silver === undefined || silverOf(draft).wheel !== NONE) return false
  push(draft.state, CHANCE, NONE, silver.chance['prospector-wheel'] as number, 1)
  return true
}

function narrowTechnologies(draft: Draft): void {
  const slice = silverOf(draft)
  const seats = draft.state.seats.map((_, seat) => seat)
  const seen = slice.technologies.filter((technology) =>
    seats.some((seat) => tierOf(draft, seat, technology) > 0),
  )
  if (seen.length < silverRules(draft).content.technologiesInPlay) return
  slice.technologies = seen
  deferredIn(draft).technologies = 0
}

/** The towns whose tiles the action of this frame can take: where its piece stands, or the prospectors. */
function townsOf(draft: Draft, { seat, of }: Frame): readonly number[] {
  if (of === PROSPECTOR)
    return draft.rules.tables.silver === undefined ? [] : prospectorSpaces(draft, seat)
  const piece = draft.rules.names.piece.findIndex((name) => name === ACTIONS[of])
  return piece < 0 ? [] : [standsAt(draft, seat, piece)]
}

function mapsEntered(draft: Draft): ReadonlySet<number> {
  const maps = new Set<number>()
  for (let map = 0; map < MAPS; map++)
    if (draft.state.seats.some((_, seat) => prospectorOn(draft, seat, map) !== NONE)) maps.add(map)
  return maps
}

/**
 * Requests a deferred tile that the frame would read. Returns true if there is one: it must be entered
 * before the frame goes on.
 */
function requestFirst(draft: Draft, frame: Frame): boolean {
  const { above, below, costs, technologies } = deferredIn(draft)
  if (technologies !== 0) narrowTechnologies(draft)
  if (costs.length + below.length > 0 && requestMapTiles(draft, mapsEntered(draft))) return true
  if (frame.kind !== SPEND || frame.left === 0 || above.length + below.length === 0) return false
  return requestTownTile(draft, townsOf(draft, frame))
}

const withRequests =
  (run: FrameRun): FrameRun =>
  (draft, frame) =>
    requestFirst(draft, frame) || run(draft, frame)

/**
 * Steps that read a tile, by name: steps of a person's turn, of the Cardinalbot's turn and of the phases.
 * The functions request the tile and return true if it is deferred.
 */
const REQUESTS_BEFORE: Readonly<Partial<Record<string, (draft: Draft) => boolean>>> = {
  'bonus tile': (draft) => requestActionTile(draft, draft.rules.hooks.dieAction(draft)),
  tile: requestKingTile,
  'action tiles': requestWheelTiles,
  'tiles on the actions': requestProspectorWheel,
}

function stepWithRequests(step: ScriptStep): ScriptStep {
  const requests = REQUESTS_BEFORE[step.name]
  if (requests === undefined) return step
  return {
    ...step,
    run: (draft, frame) => (requests(draft) ? REPEAT_STEP : step.run(draft, frame)),
  }
}

function isRequestedAt(draft: Draft, places: DeferredPlaces, place: number): boolean {
  const requested = requestedPlace(draft, top(draft.state))
  return requested?.places === places && requested.place === place
}

/** Extends the tile places: a correction of a deferred place also enters its tile. */
function markingKnown(rules: Rules, places: readonly TileField[]): readonly TileField[] {
  const counted = new Map<DeferredPlaces, number>()
  return places.map((place) => {
    const deferred = DEFERRED_PLACES.find(({ subject }) => subject === place.about.of)
    if (deferred === undefined) return place
    const index = counted.get(deferred) ?? 0
    counted.set(deferred, index + 1)
    const number = deferred.subject === 'action' ? num(rules.tileActions, index) : index
    return {
      ...place,
      write(draft, face) {
        place.write(draft, face)
        markKnown(draft, deferred, number)
      },
      isDeferred: (draft) => deferred.deferred(draft).includes(number),
      isRequested: (draft) => isRequestedAt(draft, deferred, number),
    }
  })
}

function markingCostsKnown(places: readonly CardField[]): readonly CardField[] {
  const costs = places.filter(({ about }) => about.of === 'cost')
  return places.map((place) => {
    const cathedral = costs.indexOf(place)
    if (cathedral < 0) return place
    return {
      ...place,
      write(draft, card) {
        place.write(draft, card)
        markKnown(draft, COSTS, cathedral)
      },
      isDeferred: (draft) => COSTS.deferred(draft).includes(cathedral),
      isRequested: (draft) => isRequestedAt(draft, COSTS, cathedral),
      defer: (draft) => deferCost(draft, cathedral),
    }
  })
}

const DEFERRABLE_REQUESTS: ReadonlySet<string> = new Set(
  DEFERRED_PLACES.map(({ request }) => request),
)

/** Extends the rules of a companion game so that every tile that can be deferred may be entered later. */
export function withDeferredTiles(rules: Rules): Rules {
  const { companion } = rules.tables
  if (companion === undefined) return rules
  return {
    ...rules,
    chances: rules.chances.map((rule) => {
      if (rule.name === 'technology') return deferrableTechnologies(rule)
      if (rule.name === 'prospector-wheel') return deferrableProspectorWheel(rule)
      return DEFERRABLE_REQUESTS.has(rule.name) ? deferrable(rule) : rule
    }),
    scripts: rules.scripts.map((steps) => steps.map(stepWithRequests)),
    runs: rules.runs.map((run, kind) =>
      run !== undefined && (kind === SCRIPT || kind === SPEND) ? withRequests(run) : run,
    ),
    tables: {
      ...rules.tables,
      companion: {
        ...companion,
        tilePlaces: markingKnown(rules, companion.tilePlaces),
        cardPlaces: markingCostsKnown(companion.cardPlaces),
      },
    },
  }
}
