/**
 * Bonus tiles in towns that nobody has told yet. Among people such a tile matters only to whoever comes
 * to its town, so it may be told then; the Cardinalbot looks at all of them, so beside it none is left
 * untold.
 */
import { at, num, sum } from '../kernel/at.ts'
import { emit } from '../kernel/emit.ts'
import { CHANCE, push, SPEND, top } from '../kernel/frames.ts'
import { first, pack, verbOf } from '../kernel/move.ts'
import type { ChanceRule, Draft } from '../kernel/way.ts'
import { drawFrom } from '../rules/chance/piles.ts'
import { TO_MAP } from '../rules/chance/requests.ts'
import { standsAt } from '../rules/map.ts'
import type { Family, FrameRun, Rules } from '../rules/tables.ts'
import { PROSPECTOR } from '../silver/prospector.ts'
import { prospectorSpaces } from '../silver/prospectors.ts'
import { MAPS, sideOf, silverOf } from '../silver/slice.ts'
import type { SilverTables } from '../silver/tables.ts'
import { NONE } from '../state.ts'
import type { Frame, Pile, Slices, State } from '../state.ts'
import { ACTIONS } from '../vocabulary/words.ts'
import type { TilePlace } from './spots.ts'
import { TELL_LATER } from './verbs.ts'

/** Bonus spaces with an untold tile, by number: of Europe, and underground. */
export interface Untold {
  readonly above: number[]
  readonly below: number[]
}

declare module '../state.ts' {
  interface Slices {
    companion?: Untold
  }
}

export function beginUntold({ tables }: Rules, state: State): void {
  if (tables.solo === undefined) state.slices.companion = { above: [], below: [] }
}

export function copyUntold({ companion }: Slices, into: Slices): void {
  if (companion !== undefined)
    into.companion = { above: companion.above.slice(), below: companion.below.slice() }
}

/** One of the two kinds of map, with its own pile. */
interface Ground {
  readonly request: 'bonus' | 'underground-bonus'
  readonly places: 'map' | 'below'
  readonly family: (rules: Rules) => Family
  readonly pile: (draft: Draft) => Pile
  /** The tile of each bonus space. */
  readonly tiles: (draft: Draft) => number[]
  readonly towns: (rules: Rules) => readonly number[]
  readonly untold: (draft: Draft) => number[]
  /** Where the set-up lays a tile. */
  readonly spaces: (draft: Draft) => readonly number[]
  readonly laysOut: (frame: Frame) => boolean
}

const untoldIn = ({ state }: Draft): Untold | undefined => state.slices.companion

const ABOVE: Ground = {
  request: 'bonus',
  places: 'map',
  family: ({ bonus }) => bonus,
  pile: ({ state }) => state.bonusPile,
  tiles: ({ state }) => state.mapTiles,
  towns: ({ board }) => board.bonusSpaceTown,
  untold: (draft) => untoldIn(draft)?.above ?? [],
  spaces: ({ state }) => [...state.mapTiles.keys()],
  laysOut: ({ flag }) => flag === TO_MAP,
}
const belowIn = ({ tables }: Rules): SilverTables => tables.silver as SilverTables
const BELOW: Ground = {
  request: 'underground-bonus',
  places: 'below',
  family: (rules) => belowIn(rules).underground,
  pile: (draft) => silverOf(draft).pile,
  tiles: (draft) => silverOf(draft).tiles,
  towns: (rules) => belowIn(rules).bonusSpaces,
  untold: (draft) => untoldIn(draft)?.below ?? [],
  spaces: (draft) =>
    Array.from({ length: MAPS }, (_, map) => sideOf(draft, map).bonusSpaces).flat(),
  laysOut: ({ flag }) => flag === 0,
}
const GROUNDS = [ABOVE, BELOW] as const

/** The frame's flag of a tile that is told when somebody comes to it: this, and its bonus space. */
const SEEN = 8

/** The bonus space whose tile a request asks for, where it was left untold. */
const seenSpace = ({ flag }: Frame): number => (flag >= SEEN ? flag - SEEN : NONE)

/** The town of that space. */
export function seenTown({ rules, state }: Draft, request: string): number {
  const ground = GROUNDS.find((one) => one.request === request)
  const frame = top(state)
  const space = frame.kind === CHANCE ? seenSpace(frame) : NONE
  return ground === undefined || space === NONE ? NONE : num(ground.towns(rules), space)
}

/** What lies in the towns untold is not in the pile. */
const isDrawnOut = (draft: Draft, ground: Ground): boolean => {
  const { unseen, bottom } = ground.pile(draft)
  return sum(unseen) + bottom.length <= ground.untold(draft).length
}

/** clean-5: the pile is formed anew when what is left of it lies in the towns. */
function formAnew({ state }: Draft): void {
  const { bonusPile, bonusGone } = state
  for (const [index, copies] of bonusGone.entries())
    bonusPile.unseen[index] = num(bonusPile.unseen, index) + copies
  state.bonusGone = bonusGone.map(() => 0)
}

const withLater = (rule: ChanceRule, ground: Ground): ChanceRule => ({
  ...rule,
  begin(draft, frame) {
    if (ground === ABOVE && ground.untold(draft).length > 0 && isDrawnOut(draft, ground))
      formAnew(draft)
    rule.begin?.(draft, frame)
  },
  exhausted: (draft, frame) =>
    (seenSpace(frame) === NONE && isDrawnOut(draft, ground)) ||
    rule.exhausted?.(draft, frame) === true,
  /** Nothing that comes up by chance: it has no weight. */
  candidates(draft, frame, out) {
    rule.candidates(draft, frame, out)
    if (draft.state.round === 0 && ground.laysOut(frame)) out.weigh(pack(TELL_LATER), 0)
  },
  take(draft, frame, move) {
    const space = seenSpace(frame)
    if (verbOf(move) === TELL_LATER) leaveUntold(draft, frame, ground)
    else if (space === NONE) rule.take(draft, frame, move)
    else {
      frame.left--
      tellAt(draft, ground, space, first(move))
    }
  },
})

function leaveUntold(draft: Draft, frame: Frame, ground: Ground): void {
  frame.left = 0
  const tiles = ground.tiles(draft)
  ground.untold(draft).push(...ground.spaces(draft).filter((space) => tiles[space] === NONE))
}

function tellAt(draft: Draft, ground: Ground, space: number, face: number): void {
  const { rules } = draft
  drawFrom(ground.pile(draft), ground.family(rules), face)
  ground.tiles(draft)[space] = face
  settle(draft, ground, space)
  if (draft.sink !== undefined)
    emit(draft, 'reveal', 'setup-3', undefined, NONE, {
      tile: at(rules.faces, face).id,
      to: at(rules.names.space, num(ground.towns(rules), space)),
    })
}

function settle(draft: Draft, ground: Ground, space: number): void {
  const untold = ground.untold(draft)
  const index = untold.indexOf(space)
  if (index >= 0) untold.splice(index, 1)
}

/** Where the pieces of an action are that takes tiles of their towns. */
function townsOf(draft: Draft, { seat, of }: Frame): readonly number[] {
  if (of === PROSPECTOR)
    return draft.rules.tables.silver === undefined ? [] : prospectorSpaces(draft, seat)
  const piece = draft.rules.names.piece.findIndex((name) => name === ACTIONS[of])
  return piece < 0 ? [] : [standsAt(draft, seat, piece)]
}

/** Whoever comes to a town with points left to take its tile sees what it is. */
function askWhereSeen(rules: Rules, run: FrameRun): FrameRun {
  const asked = GROUNDS.map((ground) => ({
    ground,
    of: rules.chances.findIndex(({ name }) => name === ground.request),
  }))
  return (draft, frame) => {
    if (frame.left > 0)
      for (const { ground, of } of asked) {
        const untold = ground.untold(draft)
        if (untold.length === 0) continue
        const towns = townsOf(draft, frame)
        const seen = untold.find((space) => towns.includes(num(ground.towns(rules), space)))
        if (seen === undefined) continue
        push(draft.state, CHANCE, NONE, of, 1, SEEN + seen)
        return true
      }
    return run(draft, frame)
  }
}

/** A correction of what lies there tells it too. */
function settled(place: TilePlace, ground: Ground, space: number): TilePlace {
  return {
    ...place,
    write(draft, face) {
      place.write(draft, face)
      settle(draft, ground, space)
    },
  }
}

/** Lets the tiles of towns be told later, in games without the Cardinalbot. */
export function tellingLater(rules: Rules): Rules {
  const { companion, solo } = rules.tables
  const run = rules.runs[SPEND]
  if (solo !== undefined || companion === undefined || run === undefined) return rules
  const chances = rules.chances.map((rule) => {
    const ground = GROUNDS.find(({ request }) => request === rule.name)
    return ground === undefined ? rule : withLater(rule, ground)
  })
  const counted = new Map<Ground, number>()
  const tilePlaces = companion.tilePlaces.map((place) => {
    const ground = GROUNDS.find(({ places }) => places === place.about.of)
    if (ground === undefined) return place
    const space = counted.get(ground) ?? 0
    counted.set(ground, space + 1)
    return settled(place, ground, space)
  })
  return {
    ...rules,
    chances,
    runs: rules.runs.with(SPEND, askWhereSeen({ ...rules, chances }, run)),
    tables: { ...rules.tables, companion: { ...companion, tilePlaces } },
  }
}
