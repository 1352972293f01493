/** A game of a real table at this page: what it shows, and what a tap does. */
import { isCorrection, parseEntry } from '@tiletum/engine'
import { stateAt } from '../../game/course/moment.ts'
import type { OpenTable } from '../../game/table.ts'
import type { Snapshot } from '../../game/snapshot.ts'
import { answersOf, cameByItself, ownAnswer, screenOf } from './screen.ts'
import type { Habits, Screen } from './screen.ts'

export interface Companion {
  readonly table: OpenTable
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
  /** Says how things really stand; false if one of them can't be. */
  readonly correct: (...notations: readonly string[]) => boolean
  /** Takes the Cardinalbot's last turn back to its roll, and waits there. */
  readonly takeBotBack: () => void
  readonly change: (habits: Partial<Habits>) => void
}

export interface Look {
  readonly snapshot: Snapshot
  readonly screen: Screen
  readonly habits: Habits
  readonly corrections: number
  readonly canUndo: boolean
  /** The roll that was taken back, to be played again. */
  readonly rolledBefore: string | undefined
}

/** What is remembered of a table beside its game. */
export interface Memory {
  readonly done: number
  readonly habits: Habits
}

export interface CompanionOptions {
  readonly memory: Memory
  readonly remember: (memory: Memory) => void
  /** A place in a list of weights, by lot. */
  readonly pick: (weights: readonly number[]) => number
}

export function openCompanion(table: OpenTable, options: CompanionOptions): Companion {
  const { remember, pick } = options
  let { done, habits } = options.memory
  /** After taking a turn back the page does nothing by itself until somebody has. */
  let holding = false
  let rolledBefore: string | undefined
  const listeners = new Set<() => void>()

  const answer = (): boolean => {
    const snapshot = table.snapshot()
    if (holding || snapshot.underWay || snapshot.readOnly) return false
    if (screenOf(snapshot, done, habits).waits) return false
    const own = ownAnswer(snapshot.game, snapshot.state, habits, pick)
    return own !== undefined && table.play(snapshot.game.format(own)) === 1
  }
  /** All that needs nobody happens at once. */
  const settle = (): void => {
    while (answer());
    look = looking()
    remember({ done, habits })
    for (const listener of listeners) listener()
  }
  const looking = (): Look => {
    const snapshot = table.snapshot()
    const { game, moments } = snapshot
    done = Math.min(done, moments.length)
    return {
      snapshot,
      screen: screenOf(snapshot, done, habits),
      habits,
      corrections: moments.filter(({ move }) => isCorrection(game, move)).length,
      canUndo: moments.length > 0 && undoTo(snapshot) >= 0,
      rolledBefore,
    }
  }
  const undoTo = (snapshot: Snapshot): number => {
    let index = snapshot.moments.length - 1
    while (index >= 0 && cameByItself(snapshot, index, habits)) index--
    return index
  }
  const backTo = (count: number): void => {
    table.rewind(count)
    done = Math.min(done, count)
  }
  const acknowledge = (): void => {
    done = table.snapshot().moments.length
  }

  const tell = (notation: string): boolean => {
    const before = table.snapshot()
    if (table.play(notation) === 0) return false
    done = Math.max(done, before.moments.length)
    // what a person does in the own turn is done by hand already
    if (personsTurn(before) && personsTurn(table.snapshot())) acknowledge()
    holding = false
    rolledBefore = undefined
    settle()
    return true
  }

  let look = looking()
  settle()
  table.subscribe(() => {
    look = looking()
    for (const listener of listeners) listener()
  })

  return {
    table,
    look: () => look,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tell,
    letPageAnswer() {
      const { game, state } = table.snapshot()
      const answers = answersOf(game, state)
      const answer = answers[pick(answers.map(({ left }) => left))]
      if (answer !== undefined) tell(answer.notation)
    },
    done() {
      acknowledge()
      settle()
    },
    undo() {
      const index = undoTo(table.snapshot())
      if (index < 0) return
      holding = false
      rolledBefore = undefined
      backTo(index)
      settle()
    },
    correct(...notations) {
      const { game } = table.snapshot()
      const known = notations.every((text) => {
        const entry = parseEntry(game, text)
        return typeof entry === 'number' && isCorrection(game, entry)
      })
      if (!known) return false
      const before = table.snapshot().moments.length
      const played = table.play(...notations)
      if (done === before) acknowledge()
      settle()
      return played === notations.length
    },
    takeBotBack() {
      const { moments, opening, game } = table.snapshot()
      const roll = moments.findLastIndex((_, index) => {
        const awaiting = game.awaiting(stateAt(opening, moments, index))
        return awaiting.who === 'chance' && awaiting.request.request === 'bot-roll'
      })
      if (roll < 0) return
      holding = true
      rolledBefore = moments[roll]?.notation
      backTo(roll)
      settle()
    },
    change(changed) {
      habits = { ...habits, ...changed }
      settle()
    },
  }
}

/** Whether a person's turn goes on. */
const personsTurn = ({ game, state }: Snapshot): boolean =>
  state.active >= 0 && state.active !== game.bot
