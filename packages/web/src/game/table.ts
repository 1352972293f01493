/** A game on the table: folds its inputs with the engine, lets chance answer, and tells who listens. */
import type { Game, GameEvent, Refusal, State } from '@tiletum/engine'
import type { Answer } from './chance.ts'
import { follow, open } from './moment.ts'
import type { Moment } from './moment.ts'
import type { TakeBack } from './saved.ts'
import { snapshotOf, stateAt } from './snapshot.ts'
import type { Seats, Snapshot } from './snapshot.ts'

export interface Table {
  readonly snapshot: () => Snapshot
  readonly subscribe: (listener: () => void) => () => void
  /** Plays moves in order while they are legal; returns how many were. */
  readonly play: (...notations: readonly string[]) => number
  /** Why a move is not possible in the state shown; undefined when it is, or is no move. */
  readonly why: (notation: string) => Refusal | undefined
  /** What a series of moves would bring, or undefined when one of them is not possible. */
  readonly preview: (...notations: readonly string[]) => readonly GameEvent[] | undefined
  /** Back to an earlier number of moments; the moves taken back can be redone. */
  readonly backTo: (count: number) => void
  readonly redo: () => void
  /** Back before the last own move, past chance and other seats; it is noted and not redone. */
  readonly takeBack: () => void
  /** Looks at a past moment, or at the present one; or at what lay on the table after that moment. */
  readonly show: (moment: number | undefined, during?: State) => void
  readonly setReadOnly: (readOnly: boolean) => void
}

/** Without an answer chance waits, too: a game that is only looked at. */
export function setTable(
  game: Game,
  inputs: readonly string[],
  answer?: Answer,
  seats: Seats = { computers: new Set() },
  takenBackBefore: readonly TakeBack[] = [],
): Table {
  const opening = open(game)
  let moments: Moment[] = []
  let undone: readonly string[] = []
  let takenBack = takenBackBefore
  let looking: number | undefined
  let during: State | undefined
  let readOnly = false
  const listeners = new Set<() => void>()

  const present = () => stateAt(opening, moments, moments.length)
  const add = (notation: string): boolean => {
    const move = game.parse(notation)
    if (typeof move !== 'number' || game.why(present(), move) !== undefined) return false
    moments = [...moments, follow(game, present(), move)]
    return true
  }
  const letChanceAnswer = (): void => {
    if (answer === undefined) return
    const line = [...moments]
    let state = present()
    while (game.awaiting(state).who === 'chance') {
      const moment = follow(game, state, answer(game, opening, line))
      line.push(moment)
      state = moment.state
    }
    if (line.length > moments.length) moments = line
  }

  for (const [index, input] of inputs.entries())
    if (!add(input)) throw new UnplayableInput(index, input)
  letChanceAnswer()

  const look = (): Snapshot => {
    const shown = looking ?? moments.length
    return snapshotOf({
      game,
      opening,
      moments,
      shown,
      during,
      undone,
      readOnly,
      takenBack,
      seats,
    })
  }
  const lookAtPresent = (): void => {
    looking = undefined
    during = undefined
  }
  let current = look()
  const changed = (): void => {
    current = look()
    for (const listener of listeners) listener()
  }

  return {
    snapshot: () => current,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    play(...notations) {
      if (readOnly) return 0
      lookAtPresent()
      let played = 0
      for (const notation of notations) {
        if (!add(notation)) break
        undone = undone[0] === notation ? undone.slice(1) : []
        letChanceAnswer()
        played++
      }
      changed()
      return played
    },
    why(notation) {
      const move = game.parse(notation)
      const { shown } = current
      return typeof move === 'number' ? game.why(stateAt(opening, moments, shown), move) : undefined
    },
    preview(...notations) {
      const state = game.clone(present())
      const events: GameEvent[] = []
      for (const notation of notations) {
        const move = game.parse(notation)
        if (typeof move !== 'number' || game.awaiting(state).who !== 'seat') return undefined
        if (game.why(state, move) !== undefined) return undefined
        game.play(state, move, (event) => events.push(event))
      }
      return events
    },
    backTo(count) {
      if (readOnly || count < current.floor || count >= moments.length) return
      undone = [...moments.slice(count).map(({ notation }) => notation), ...undone]
      moments = moments.slice(0, count)
      lookAtPresent()
      changed()
    },
    takeBack() {
      const { takeBackTo } = current
      if (takeBackTo === undefined) return
      const inputs = moments.slice(takeBackTo).map(({ notation }) => notation)
      takenBack = [...takenBack, { kept: takeBackTo, inputs }]
      moments = moments.slice(0, takeBackTo)
      undone = []
      changed()
    },
    redo() {
      const [next, ...rest] = undone
      if (next === undefined || readOnly || !add(next)) return
      undone = rest
      letChanceAnswer()
      changed()
    },
    show(moment, state) {
      during = state
      looking = moment === undefined || moment >= moments.length ? undefined : Math.max(0, moment)
      changed()
    },
    setReadOnly(value) {
      if (readOnly === value) return
      readOnly = value
      changed()
    },
  }
}

/** An input that the rules do not allow: a damaged record, or one of other rules. */
export class UnplayableInput extends Error {
  readonly index: number
  readonly input: string
  constructor(index: number, input: string) {
    super(`Input ${index + 1} can't be played: ${input}`)
    this.index = index
    this.input = input
  }
}
