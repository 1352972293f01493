/**
 * Deferred input at a companion table: people enter tiles of the set-up when they matter. The tile of a
 * town is requested before an action that can take it, the tile of an action when a die is taken from it,
 * an underground map when a prospector enters it, a technology when a seat advances on it. The rules never
 * read a tile that is not entered yet; whatever the Cardinalbot reads is requested first or not deferrable.
 */
import { num } from '../kernel/at.ts'
import { SCRIPT, SPEND, top } from '../kernel/frames.ts'
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
  askKingTile,
  askMaps,
  askTile,
  askTilesLeft,
  askTown,
  COSTS,
  isAnyUntold,
  isDrawnOut,
  LYING,
  placeAsked,
  settle,
  SOURCES,
  tellAt,
  untellCost,
} from './lying.ts'
import type { Lying, Source } from './lying.ts'
import type { CardPlace, TilePlace } from './spots.ts'
import { untoldIn } from './untold.ts'
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

const isOut = (draft: Draft, request: string, source: Source | undefined): boolean =>
  source !== undefined && isDrawnOut(draft, request, source)

const withLater = (rule: ChanceRule): ChanceRule => {
  const { name } = rule
  const source = SOURCES[name]
  const waiting = (draft: Draft, frame: Frame) =>
    LYING.find((lying) => lying.request === name && lying.mayWait(draft, frame))
  return {
    ...rule,
    begin(draft, frame) {
      if (name === 'bonus' && isAnyUntold(draft, name) && isOut(draft, name, source))
        formAnew(draft)
      rule.begin?.(draft, frame)
    },
    exhausted(draft, frame) {
      const asked = placeAsked(draft, frame)
      const over =
        asked === undefined
          ? isOut(draft, name, source)
          : !asked.lying.untold(draft).includes(asked.place)
      return over || rule.exhausted?.(draft, frame) === true
    },
    /** Weight 0: random play never chooses to tell later. */
    candidates(draft, frame, out) {
      rule.candidates(draft, frame, out)
      if (draft.state.round === 0 && waiting(draft, frame) !== undefined)
        out.weigh(pack(TELL_LATER), 0)
    },
    take(draft, frame, move) {
      const asked = placeAsked(draft, frame)
      if (verbOf(move) === TELL_LATER) {
        const lying = waiting(draft, frame)
        lying?.untold(draft).push(...lying.empty(draft))
        frame.left = 0
      } else if (asked === undefined || asked.lying.isRequested === true) {
        rule.take(draft, frame, move)
        if (asked !== undefined) settle(draft, asked.lying, asked.place)
      } else {
        frame.left--
        tellAt(draft, asked.lying, asked.place, first(move))
      }
    },
  }
}

/**
 * Wraps the draw of technologies so that it can be deferred: every technology counts as in play until the
 * actual ones are known because seats have advanced on them.
 */
const technologiesLater = (rule: ChanceRule): ChanceRule => ({
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
    untoldIn(draft).technologies = 1
    silverOf(draft).technologies = silverRules(draft).content.technologies.map((_, each) => each)
  },
})

function narrowTechnologies(draft: Draft): void {
  const slice = silverOf(draft)
  const seats = draft.state.seats.map((_, seat) => seat)
  const seen = slice.technologies.filter((technology) =>
    seats.some((seat) => tierOf(draft, seat, technology) > 0),
  )
  if (seen.length < silverRules(draft).content.technologiesInPlay) return
  slice.technologies = seen
  untoldIn(draft).technologies = 0
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
function isAskedFirst(draft: Draft, frame: Frame): boolean {
  const { above, below, costs, technologies } = untoldIn(draft)
  if (technologies !== 0) narrowTechnologies(draft)
  if (costs.length + below.length > 0 && askMaps(draft, mapsEntered(draft))) return true
  if (frame.kind !== SPEND || frame.left === 0 || above.length + below.length === 0) return false
  return askTown(draft, townsOf(draft, frame))
}

const asking =
  (run: FrameRun): FrameRun =>
  (draft, frame) =>
    isAskedFirst(draft, frame) || run(draft, frame)

/**
 * Steps that read a tile, by name: steps of a person's turn, of the Cardinalbot's turn and of the phases.
 * The functions request the tile and return true if it is deferred.
 */
const ASKED_BEFORE: Readonly<Partial<Record<string, (draft: Draft) => boolean>>> = {
  'bonus tile': (draft) => askTile(draft, draft.rules.hooks.dieAction(draft)),
  tile: askKingTile,
  'action tiles': askTilesLeft,
}

function askingStep(step: ScriptStep): ScriptStep {
  const isAsked = ASKED_BEFORE[step.name]
  if (isAsked === undefined) return step
  return {
    ...step,
    run: (draft, frame) => (isAsked(draft) ? REPEAT_STEP : step.run(draft, frame)),
  }
}

function isAskedAt(draft: Draft, lying: Lying, place: number): boolean {
  const asked = placeAsked(draft, top(draft.state))
  return asked?.lying === lying && asked.place === place
}

/** Extends the tile places: a correction of a deferred place also enters its tile. */
function settling(rules: Rules, places: readonly TilePlace[]): readonly TilePlace[] {
  const counted = new Map<Lying, number>()
  return places.map((place) => {
    const lying = LYING.find(({ subject }) => subject === place.about.of)
    if (lying === undefined) return place
    const index = counted.get(lying) ?? 0
    counted.set(lying, index + 1)
    const number = lying.subject === 'action' ? num(rules.tileActions, index) : index
    return {
      ...place,
      write(draft, face) {
        place.write(draft, face)
        settle(draft, lying, number)
      },
      isUntold: (draft) => lying.untold(draft).includes(number),
      isAsked: (draft) => isAskedAt(draft, lying, number),
    }
  })
}

function settlingCosts(places: readonly CardPlace[]): readonly CardPlace[] {
  const costs = places.filter(({ about }) => about.of === 'cost')
  return places.map((place) => {
    const cathedral = costs.indexOf(place)
    if (cathedral < 0) return place
    return {
      ...place,
      write(draft, card) {
        place.write(draft, card)
        settle(draft, COSTS, cathedral)
      },
      isUntold: (draft) => COSTS.untold(draft).includes(cathedral),
      isAsked: (draft) => isAskedAt(draft, COSTS, cathedral),
      untell: (draft) => untellCost(draft, cathedral),
    }
  })
}

const LATER_REQUESTS: ReadonlySet<string> = new Set(LYING.map(({ request }) => request))

/** Extends the rules of a companion game so that every tile that can be deferred may be entered later. */
export function tellingLater(rules: Rules): Rules {
  const { companion } = rules.tables
  if (companion === undefined) return rules
  return {
    ...rules,
    chances: rules.chances.map((rule) => {
      if (rule.name === 'technology') return technologiesLater(rule)
      return LATER_REQUESTS.has(rule.name) ? withLater(rule) : rule
    }),
    scripts: rules.scripts.map((steps) => steps.map(askingStep)),
    runs: rules.runs.map((run, kind) =>
      run !== undefined && (kind === SCRIPT || kind === SPEND) ? asking(run) : run,
    ),
    tables: {
      ...rules.tables,
      companion: {
        ...companion,
        tilePlaces: settling(rules, companion.tilePlaces),
        cardPlaces: settlingCosts(companion.cardPlaces),
      },
    },
  }
}
