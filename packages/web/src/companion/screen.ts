/** What the companion asks and says at a moment of the game: a function of the game and of what was done by hand. */
import {
  isCorrection,
  moveList,
  movesOf,
  nextTileGoes,
  NONE,
  placesThatCount,
  requestedTileGoes,
} from '@tiletum/engine'
import type { ChanceName, Game, GameEvent, Move, State, TileGoes } from '@tiletum/engine'
import { needsHandling } from '@tiletum/text'
import type { Moment } from '../game/timeline/moment.ts'
import { stateAt } from '../game/timeline/moment.ts'
import type { Snapshot } from '../game/snapshot.ts'
import { answersItself, isTie } from './habits.ts'
import type { Habits } from './habits.ts'
import { answeredBy, BY, DONE, GREYED, LAID_OUT } from './marks.ts'
import type { MarkList } from './marks.ts'

export type Telling = Extract<Ask, { readonly is: 'tell' }>

export interface Answer {
  readonly notation: string
  /** How many of it are left, where it is a tile of a pile. */
  readonly left: number
}

export type Ask =
  | {
      readonly is: 'tell'
      readonly request: ChanceName
      /** How many answers of this kind are to come. */
      readonly count: number
      readonly answers: readonly Answer[]
      /** These may also be told when they matter. */
      readonly later: boolean
      readonly setup: boolean
    }
  | { readonly is: 'play'; readonly seat: number }
  | { readonly is: 'over' }

/** A tie: which moment broke it, what was tied, and what came up. */
export interface Lot {
  readonly moment: number
  readonly request: ChanceName
  readonly tied: readonly string[]
  readonly drawn: string
}

/** An answer of chance, and the place where its tile lies. */
export interface Told {
  readonly moment: number
  readonly notation: string
  readonly goes: TileGoes | undefined
}

/** Something that happened, for the hand. */
export interface HandEvent {
  readonly event: GameEvent
  /** The index of the moment it belongs to. */
  readonly moment: number
  /** Its line was done before the question that came after it. */
  readonly greyed: boolean
  /** A person did it in the own turn, so that no line says it. */
  readonly own: boolean
}

export interface Screen {
  readonly ask: Ask
  /** What happened by itself and is to be done by hand, since the last tap on Done. */
  readonly hand: readonly HandEvent[]
  /** The state in which that list begins. */
  readonly before: State
  /** Answers that the page drew, to be laid out. */
  readonly dealt: readonly Told[]
  /** Answers of the request that is asked, told by people or drawn by the page. */
  readonly told: readonly Told[]
  /** Ties that the page broke since then. */
  readonly lots: readonly Lot[]
  /** The Cardinalbot's turn is part of what is to be done. */
  readonly bot: boolean
  /** It must be said to be done before the game goes on. */
  readonly waits: boolean
}

const answers = moveList()

/** The answer that leaves what lies there untold until it matters. */
export const LATER = 'tell later'

/** What chance may bring, with what is left of each. */
export function answersOf(game: Game, state: State): readonly Answer[] {
  game.list(state, answers)
  return Array.from({ length: answers.count }, (_, index) => ({
    notation: game.format(answers.items[index] ?? 0),
    left: answers.weights[index] ?? 1,
  }))
}

/**
 * Returns the answer that needs nobody: the only one there is, one that the page draws, or that it is told
 * later. The prospector wheel is told after the action wheel, on which it lies.
 */
export function ownAnswer(
  game: Game,
  state: State,
  habits: Habits,
  rolledBefore: Move | undefined,
  pick: (weights: readonly number[]) => number,
): Move | undefined {
  const awaiting = game.awaiting(state)
  if (awaiting.who !== 'chance') return undefined
  const { request } = awaiting.request
  game.list(state, answers)
  const weights = Array.from(answers.weights.subarray(0, answers.count))
  if (weights.length === 1) return answers.items[0]
  const later = movesOf(answers).find((move) => game.format(move) === LATER)
  if (request === 'prospector-wheel' && later !== undefined) return later
  if (answersItself(request, state, habits))
    return request === 'bot-roll' && rolledBefore !== undefined
      ? rolledBefore
      : answers.items[pick(weights)]
  return habits.later ? later : undefined
}

/** The number of a moment's entry in the log. */
export function entryOf({ entries, confirmed }: Snapshot, index: number): number {
  return index < confirmed
    ? (placesThatCount(entries)[index] ?? NONE)
    : entries.length + index - confirmed
}

/** True for a moment that was nobody's tap: undo goes on to the one before. */
export function cameByItself(snapshot: Snapshot, index: number, marks: MarkList): boolean {
  const { game, moments, opening } = snapshot
  const moment = moments[index]
  if (moment === undefined) return false
  const by = marks[answeredBy(entryOf(snapshot, index))]
  if (by !== undefined) return by !== BY.tap
  if (isCorrection(game, moment.move)) return false
  const before = stateAt(opening, moments, index)
  const awaiting = game.awaiting(before)
  return awaiting.who === 'chance' && isTie(awaiting.request.request)
}

export function screenOf(snapshot: Snapshot, marks: MarkList): Screen {
  const { game, moments, entries } = snapshot
  const places = placesThatCount(entries)
  /** How many moments there were when so many entries were noted. */
  const momentsOf = (mark: string): number => {
    const noted = marks[mark] ?? 0
    return places.filter((entry) => entry < noted).length
  }
  const done = momentsOf(DONE)
  const ask = askOf(snapshot)
  const before = stateAt(snapshot.opening, moments, done)
  const { hand, bot } = handOf(game, moments, before, done, momentsOf(GREYED))
  const dealt = dealtIn(
    snapshot,
    momentsOf(LAID_OUT),
    (index) => marks[answeredBy(places[index] ?? entryOf(snapshot, index))],
  )
  const told = ask.is === 'tell' ? toldIn(snapshot, ask) : []
  const drawsOn =
    ask.is === 'tell' &&
    (ask.setup || told.some(({ moment }) => dealt.some((one) => one.moment === moment)))
  const waits =
    dealt.length > 0
      ? !drawsOn
      : ask.is !== 'tell' &&
        hand.some(({ event, greyed, own }) => !greyed && !own && needsHandling(event))
  return { ask, hand, before, dealt, told, lots: lotsOf(snapshot, done), bot, waits }
}

function lotsOf({ game, opening, moments }: Snapshot, done: number): readonly Lot[] {
  return moments.flatMap(({ notation }, moment): readonly Lot[] => {
    if (moment < done) return []
    const before = stateAt(opening, moments, moment)
    const awaiting = game.awaiting(before)
    if (awaiting.who !== 'chance' || !isTie(awaiting.request.request)) return []
    const tied = answersOf(game, before).map((answer) => answer.notation)
    return [{ moment, request: awaiting.request.request, tied, drawn: notation }]
  })
}

function askOf({ game, state }: Snapshot): Ask {
  const awaiting = game.awaiting(state)
  if (awaiting.who === 'nobody') return { is: 'over' }
  if (awaiting.who === 'seat') return { is: 'play', seat: awaiting.seat }
  const { request, left } = awaiting.request
  const possible = answersOf(game, state)
  return {
    is: 'tell',
    request,
    count: left,
    answers: possible.filter(({ notation }) => notation !== LATER),
    later: possible.some(({ notation }) => notation === LATER),
    setup: state.round === 0,
  }
}

/** Requests that the page answers without anything to lay out. */
const NOT_LAID: ReadonlySet<string> = new Set(['bot-roll', 'surprise'])

function dealtIn(
  { game, opening, moments }: Snapshot,
  from: number,
  answeredByIn: (index: number) => number | undefined,
): readonly Told[] {
  return moments.flatMap(({ notation }, index): readonly Told[] => {
    const by = answeredByIn(index)
    if (index < from || notation === LATER || (by !== BY.page && by !== BY.tap)) return []
    const before = stateAt(opening, moments, index)
    const awaiting = game.awaiting(before)
    if (awaiting.who !== 'chance') return []
    const { request } = awaiting.request
    if (isTie(request) || NOT_LAID.has(request)) return []
    // Only one tile can lie there, and it has lain there since the set-up.
    if (by === BY.page && requestedTileGoes(game.rules, before) !== undefined) return []
    return [{ moment: index, notation, goes: tileGoes(game, before) }]
  })
}

/** The answers told before the one that is asked now, of the same request. */
function toldIn({ game, opening, moments }: Snapshot, ask: Telling): readonly Told[] {
  const told: Told[] = []
  let left = ask.count
  for (let index = moments.length - 1; index >= 0; index--) {
    const moment = moments[index]
    const before = stateAt(opening, moments, index)
    const awaiting = game.awaiting(before)
    if (moment === undefined || awaiting.who !== 'chance') break
    const { request } = awaiting.request
    if (request !== ask.request || awaiting.request.left !== left + 1) break
    left++
    told.unshift({ moment: index, notation: moment.notation, goes: tileGoes(game, before) })
  }
  return told
}

/** The place of the tile that is asked now. */
export const tileGoes = ({ rules }: Game, state: State): TileGoes | undefined =>
  requestedTileGoes(rules, state) ?? nextTileGoes(rules, state)

/**
 * Returns everything that no person did: the Cardinalbot's turns and what happens between turns.
 */
function handOf(
  game: Game,
  moments: readonly Moment[],
  before: State,
  done: number,
  greyed: number,
): { readonly hand: readonly HandEvent[]; readonly bot: boolean } {
  let { active } = before
  let bot = active === game.bot && active !== NONE
  const hand: HandEvent[] = []
  for (const [moment, { events }] of moments.entries()) {
    if (moment < done) continue
    for (const event of events) {
      if (event.event === 'turn') active = event.seat ?? NONE
      if (event.event === 'turn' && active === game.bot) bot = true
      const byItself = active === NONE || active === game.bot
      if (!TOLD.has(event.event))
        hand.push({ event, moment, greyed: moment < greyed, own: !byItself })
      if (event.event === 'turn-over') active = NONE
    }
  }
  return { hand, bot }
}

/** What people told lies on the table already. */
const TOLD: ReadonlySet<string> = new Set(['roll', 'reveal', 'cost', 'correction', 'round'])
