/** What the companion asks and says at a moment of the game: a function of the game and of what was done by hand. */
import { isCorrection, moveList, movesOf, NONE } from '@tiletum/engine'
import type { ChanceName, Game, GameEvent, Move, State } from '@tiletum/engine'
import { needsHandling } from '@tiletum/text'
import type { Moment } from '../game/timeline/moment.ts'
import { stateAt } from '../game/timeline/moment.ts'
import type { Snapshot } from '../game/snapshot.ts'
import { answersItself, isTie } from './habits.ts'
import type { Habits } from './habits.ts'

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

export interface Screen {
  readonly ask: Ask
  /** What happened by itself and is to be done by hand, since it was last said to be done. */
  readonly hand: readonly GameEvent[]
  /** Set-up answers of the page, to be laid out: the moments they are. */
  readonly dealt: readonly number[]
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

/** The answer that comes without anybody: the only one there is, one that the page draws, or later. */
export function ownAnswer(
  game: Game,
  state: State,
  habits: Habits,
  pick: (weights: readonly number[]) => number,
): Move | undefined {
  const awaiting = game.awaiting(state)
  if (awaiting.who !== 'chance') return undefined
  game.list(state, answers)
  const weights = Array.from(answers.weights.subarray(0, answers.count))
  if (weights.length === 1) return answers.items[0]
  if (answersItself(awaiting.request.request, state, habits)) return answers.items[pick(weights)]
  return habits.later ? movesOf(answers).find((move) => game.format(move) === LATER) : undefined
}

/** Whether a moment was nobody's doing: then undo goes on to the one before. */
export function cameByItself(
  { game, moments, opening }: Snapshot,
  index: number,
  habits: Habits,
): boolean {
  const moment = moments[index]
  if (moment === undefined || isCorrection(game, moment.move)) return false
  const before = stateAt(opening, moments, index)
  const awaiting = game.awaiting(before)
  if (awaiting.who !== 'chance') return false
  const { request } = awaiting.request
  if (answersItself(request, before, habits)) return true
  if (habits.later && moment.notation === LATER) return true
  // the sides of the maps are one tap
  const previous = moments[index - 1]?.move
  if (request === 'side' && previous !== undefined)
    return game.partsOf(previous).verb === 'side <side>'
  game.list(before, answers)
  return answers.count === 1
}

/** @param done How many moments were seen and done on the table. */
export function screenOf(snapshot: Snapshot, done: number, habits: Habits): Screen {
  const { game, moments } = snapshot
  const ask = askOf(snapshot)
  const { hand, bot } = handOf(game, moments, stateAt(snapshot.opening, moments, done), done)
  const dealt = moments
    .map((_, index) => index)
    .filter((index) => index >= done && isDealt(snapshot, index, habits))
  const settingUp = ask.is === 'tell' && ask.setup
  const waits = dealt.length > 0 ? !settingUp : hand.some(needsHandling) && ask.is !== 'tell'
  return { ask, hand, dealt, lots: lotsOf(snapshot, done), bot, waits }
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

function isDealt({ game, opening, moments }: Snapshot, index: number, habits: Habits): boolean {
  const before = stateAt(opening, moments, index)
  const awaiting = game.awaiting(before)
  return (
    before.round === 0 &&
    awaiting.who === 'chance' &&
    moments[index]?.notation !== LATER &&
    answersItself(awaiting.request.request, before, habits)
  )
}

/** Of what happened, all that no person did: the Cardinalbot's turns and what is between turns. */
function handOf(
  game: Game,
  moments: readonly Moment[],
  before: State,
  done: number,
): { readonly hand: readonly GameEvent[]; readonly bot: boolean } {
  let { active } = before
  let bot = active === game.bot && active !== NONE
  const hand: GameEvent[] = []
  for (const { events } of moments.slice(done))
    for (const event of events) {
      if (event.event === 'turn') active = event.seat ?? NONE
      if (event.event === 'turn' && active === game.bot) bot = true
      const byItself = active === NONE || active === game.bot
      if (byItself && moves(event)) hand.push(event)
      if (event.event === 'turn-over') active = NONE
    }
  return { hand, bot }
}

/** What was told by people lies on the table already. */
const TOLD: ReadonlySet<string> = new Set([
  'roll',
  'corruption',
  'reveal',
  'cost',
  'correction',
  'round',
])
const moves = ({ event }: GameEvent): boolean => !TOLD.has(event)
