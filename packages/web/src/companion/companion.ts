/** A game of a real table at this page: what it shows, and what a tap does. */
import { isCorrection, parseEntry, placesThatCount } from '@tiletum/engine'
import type { ChanceName } from '@tiletum/engine'
import { stateAt } from '../game/timeline/moment.ts'
import type { RewindableTable } from '../game/game-table.ts'
import type { Snapshot } from '../game/snapshot.ts'
import { DEALING, habitsIn, SWITCHED_OFF } from './habits.ts'
import type { Dealing, Habits, Switch } from './habits.ts'
import { DONE } from './marks.ts'
import type { Marks } from './marks.ts'
import { answersOf, cameByItself, ownAnswer, screenOf } from './screen.ts'
import type { Lot, Screen } from './screen.ts'

export interface Companion {
  readonly table: RewindableTable
  readonly marks: Marks
  readonly look: () => Look
  readonly subscribe: (listener: () => void) => () => void
  /** Tells what came up, or plays a move of a person; whatever lay to be done is done by then. */
  readonly tell: (notation: string) => boolean
  /** Lets the page answer for chance once. */
  readonly letPageAnswer: () => void
  /** What was to be done by hand is done. */
  readonly done: () => void
  /** Takes back the last thing somebody did, with all that came of it. */
  readonly undo: () => void
  /** Says how things really stand; false if it can't be. */
  readonly correct: (notation: string) => boolean
  /** Takes the Cardinalbot's last turn back to its roll, and waits there. */
  readonly takeBotBack: () => void
  /** Breaks a tie as lots drawn by hand say; what followed from it follows anew. */
  readonly drawOtherwise: (lot: Lot, notation: string) => void
  /** Whether the page rolls, or leaves to later what may be told later. */
  readonly turn: (what: Switch, on: boolean) => void
  /** What the page draws of the set-up. */
  readonly deal: (dealing: Dealing) => void
  /** The page draws whatever is left of one kind. */
  readonly dealKind: (request: ChanceName) => void
  readonly close: () => void
}

export interface Look {
  readonly snapshot: Snapshot
  readonly screen: Screen
  readonly habits: Habits
  readonly corrections: number
  readonly canUndo: boolean
  /** The roll that was taken back, to be played again. */
  readonly rolledBefore: string | undefined
  /** What was told here while another device told something: it does not count. */
  readonly late: readonly string[] | undefined
}

export interface CompanionOptions {
  readonly marks: Marks
  /** A place in a list of weights, by lot. */
  readonly pick: (weights: readonly number[]) => number
  /** Several devices may answer: only the one where something was done goes on by itself. */
  readonly shared?: boolean
}

export function openCompanion(table: RewindableTable, options: CompanionOptions): Companion {
  const { marks, pick, shared = false } = options
  /** Something was done here: whatever needs nobody follows from here. */
  let driving = !shared
  /** After taking a turn back the page does nothing by itself until somebody has. */
  let holding = false
  let rolledBefore: string | undefined
  /** What was tapped while the last tap was on its way. */
  const tapped: string[] = []
  let byPage = false
  let refused = table.snapshot().rejected
  let late: readonly string[] | undefined
  const listeners = new Set<() => void>()

  const habits = (): Habits => habitsIn(marks.stream.current())
  const doneIn = ({ entries }: Snapshot): number => {
    const done = marks.stream.current()[DONE] ?? 0
    return placesThatCount(entries).filter((entry) => entry < done).length
  }
  const screenIn = (snapshot: Snapshot): Screen => screenOf(snapshot, doneIn(snapshot), habits())

  /** One thing that needs nobody, or was tapped before. */
  const goOn = (): boolean => {
    const snapshot = table.snapshot()
    if (!driving || snapshot.isSubmitting || snapshot.readOnly) return false
    const next = tapped.shift()
    if (next !== undefined) return play(next)
    const answer =
      holding || screenIn(snapshot).waits
        ? undefined
        : ownAnswer(snapshot.game, snapshot.state, habits(), pick)
    if (answer === undefined) {
      driving = false
      return false
    }
    byPage = true
    return table.play(snapshot.game.format(answer)) === 1
  }
  const play = (notation: string): boolean => {
    const before = table.snapshot()
    const { hand } = screenIn(before)
    byPage = false
    if (table.play(notation) === 0) {
      tapped.length = 0
      return false
    }
    // whoever tells what comes next has done what came before; the set-up is laid out at its end
    if (hand.length > 0 && before.state.round > 0) marks.set(DONE, before.entries.length)
    return true
  }
  const settle = (): void => {
    driving = true
    while (goOn());
    tell()
  }
  const tell = (): void => {
    look = looking()
    for (const listener of listeners) listener()
  }
  const heard = (): void => {
    const { rejected } = table.snapshot()
    if (rejected !== refused) {
      refused = rejected
      if (rejected !== undefined) {
        late = byPage ? undefined : [...rejected.moves, ...tapped]
        tapped.length = 0
        driving = false
      }
    }
    while (goOn());
    tell()
  }
  const looking = (): Look => {
    const snapshot = table.snapshot()
    const { game, moments, isSubmitting, readOnly } = snapshot
    return {
      snapshot,
      screen: screenIn(snapshot),
      habits: habits(),
      corrections: moments.filter(({ move }) => isCorrection(game, move)).length,
      canUndo: !isSubmitting && !readOnly && undoTo(snapshot) >= 0,
      rolledBefore,
      late,
    }
  }
  const undoTo = (snapshot: Snapshot): number => {
    let index = snapshot.moments.length - 1
    while (index >= 0 && cameByItself(snapshot, index, habits())) index--
    return index
  }
  /** Somebody does something here. */
  const act = (notation: string): boolean => {
    const { readOnly, isSubmitting } = table.snapshot()
    if (readOnly) return false
    late = undefined
    if (isSubmitting) {
      tapped.push(notation)
      driving = true
      return true
    }
    const played = play(notation)
    settle()
    return played
  }
  const doing = (notation: string): boolean => {
    holding = false
    rolledBefore = undefined
    return act(notation)
  }

  let look = looking()
  while (goOn());
  look = looking()
  const stops = [table.subscribe(heard), marks.stream.subscribe(heard)]

  return {
    table,
    marks,
    look: () => look,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tell: doing,
    letPageAnswer() {
      const { game, state } = table.snapshot()
      const answers = answersOf(game, state)
      const answer = answers[pick(answers.map(({ left }) => left))]
      if (answer !== undefined) doing(answer.notation)
    },
    done() {
      marks.set(DONE, table.snapshot().entries.length)
      settle()
    },
    undo() {
      const snapshot = table.snapshot()
      const index = undoTo(snapshot)
      if (index < 0 || snapshot.isSubmitting) return
      holding = false
      rolledBefore = undefined
      late = undefined
      // what the page drew of one kind only is asked anew
      for (const kind of habits().kinds) marks.set(`deals.${kind}`, 0)
      table.rewind(index)
      settle()
    },
    correct(notation) {
      const { game, state } = table.snapshot()
      const entry = parseEntry(game, notation)
      const fits =
        typeof entry === 'number' &&
        isCorrection(game, entry) &&
        game.why(state, entry) === undefined
      return fits && act(notation)
    },
    takeBotBack() {
      const { moments, opening, game, isSubmitting } = table.snapshot()
      const roll = moments.findLastIndex((_, index) => {
        const awaiting = game.awaiting(stateAt(opening, moments, index))
        return awaiting.who === 'chance' && awaiting.request.request === 'bot-roll'
      })
      if (roll < 0 || isSubmitting) return
      holding = true
      rolledBefore = moments[roll]?.notation
      table.rewind(roll)
      settle()
    },
    drawOtherwise({ moment, drawn }, notation) {
      if (table.snapshot().isSubmitting || notation === drawn) return
      table.rewind(moment)
      doing(notation)
    },
    turn(what, on) {
      marks.set(SWITCHED_OFF[what], on ? 0 : 1)
      settle()
    },
    deal(dealing) {
      marks.set('deals', DEALING.indexOf(dealing))
      settle()
    },
    dealKind(request) {
      marks.set(`deals.${request}`, 1)
      settle()
    },
    close() {
      for (const stop of stops) stop()
    },
  }
}
