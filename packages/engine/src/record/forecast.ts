/**
 * Forecast of the points if the round or the game ended now: the real phases, played out on a copy
 * of the state.
 */
import type { Game } from '../game.ts'
import { at, num } from '../kernel/checked-index.ts'
import type { ScoreSource } from '../kernel/events.ts'
import { pop, SCRIPT, top } from '../kernel/frames.ts'
import type { Draft } from '../kernel/extension-points.ts'
import { fairPoints } from '../rules/phases/fair.ts'
import { GAME, ROUND } from '../rules/script-numbers.ts'
import type { Frame, State } from '../state.ts'
import { NONE, openState } from '../state.ts'

/** The forecast for one seat. */
export interface SeatForecast {
  readonly vp: number
  /** The points that the seat would still score, by source. */
  readonly gains: Readonly<Partial<Record<ScoreSource, number>>>
}

export interface FairForecast {
  /** The number of the fair, 1 to 4. */
  readonly fair: number
  readonly town: string
  /** By seat: whether it takes part as things stand, and what taking part is or would be worth. */
  readonly seats: readonly { readonly present: boolean; readonly points: number }[]
}

export interface Forecast {
  /** By seat, after the king and fair phase of the round under way. */
  readonly round: readonly SeatForecast[]
  /** By seat, after the final scoring that follows. */
  readonly game: readonly SeatForecast[]
  /** The seats from first to last if the game ended so. */
  readonly standings: readonly number[]
  /** The fairs to come, the next one first. */
  readonly fairs: readonly FairForecast[]
}

/**
 * Returns the forecast. A turn under way is broken off. Pending decisions and requests of chance
 * are left out, because their results are unknown and rarely worth points.
 */
export function forecast(game: Game, given: State): Forecast {
  const state = game.clone(openState(given))
  const gains = state.seats.map((): Partial<Record<ScoreSource, number>> => ({}))
  const draft: Draft = {
    rules: game.rules,
    state,
    sink({ event, seat, facts }) {
      if (event !== 'score' || seat === undefined) return
      const booked = at(gains, seat)
      booked[facts.from] = (booked[facts.from] ?? 0) + facts.points
    },
  }
  const outcomes = (): readonly SeatForecast[] =>
    draft.state.seats.map(({ vp }, seat) => ({ vp, gains: { ...at(gains, seat) } }))

  breakOff(draft)
  playOut(draft, 'fair phase')
  const fairs = fairsToCome(draft)
  playOut(draft, 'cleanup')
  const round = outcomes()
  endRounds(draft)
  playOut(draft)
  return { round, game: outcomes(), standings: game.standings(draft.state), fairs }
}

const stepOf = ({ rules }: Draft, script: number, name: string): number =>
  at(rules.scripts, script).findIndex((step) => step.name === name)

/** Whether a step of the round is under way or over. */
const hasBegun = ({ rules }: Draft, round: Frame, name: string): boolean =>
  at(rules.scripts, ROUND)
    .slice(0, round.left)
    .some((step) => step.name === name)

/**
 * Skips to the king phase of the round, unless that has already begun. During set-up nothing is
 * played out.
 */
function breakOff(draft: Draft): void {
  const { state } = draft
  const round = state.frames.find((frame) => isScript(frame, ROUND))
  if (round === undefined) {
    if (state.round === 0) state.frames = []
    return
  }
  if (hasBegun(draft, round, 'king phase')) return
  state.frames = state.frames.slice(0, state.frames.indexOf(round) + 1)
  state.active = NONE
  round.left = stepOf(draft, ROUND, 'king phase')
}

const isScript = ({ kind, of }: Frame, script: number): boolean => kind === SCRIPT && of === script

/**
 * Plays out the phases up to a step of the round, or to the end of the game, without asking seats
 * or chance.
 */
function playOut(draft: Draft, until?: string): void {
  const { state, rules } = draft
  const stop = until === undefined ? NONE : stepOf(draft, ROUND, until)
  while (state.frames.length > 0) {
    const frame = top(state)
    if (until !== undefined && isScript(frame, GAME)) return
    if (isScript(frame, ROUND) && frame.left >= stop) return
    const run = rules.runs[frame.kind]
    if (run === undefined || !run(draft, frame)) pop(state)
  }
}

function endRounds(draft: Draft): void {
  const { state } = draft
  const game = state.frames[0]
  if (game === undefined) return
  const rounds = stepOf(draft, GAME, 'rounds')
  if (game.left > rounds) return
  state.frames = [game]
  game.left = rounds + 1
}

function fairsToCome(draft: Draft): readonly FairForecast[] {
  const { state, rules } = draft
  const round = state.frames.find((frame) => isScript(frame, ROUND))
  if (round === undefined) return []
  const over = hasBegun(draft, round, 'fair phase')
  return state.fairTowns.flatMap((town, fair) =>
    fair + 1 < state.round || (over && fair + 1 === state.round)
      ? []
      : {
          fair: fair + 1,
          town: at(rules.names.space, town),
          seats: state.seats.map((_, seat) => ({
            present: rules.hooks.takesPart(draft, seat, num(state.fairTowns, fair)),
            points: fairPoints(draft, seat, fair),
          })),
        },
  )
}
