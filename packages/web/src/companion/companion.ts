/** A game of a real table at this page: what it shows, and what a tap does. */
import { isCorrection, parseEntry } from '@tiletum/engine'
import type { ChanceName } from '@tiletum/engine'
import { stateAt } from '../game/timeline/moment.ts'
import type { RewindableTable } from '../game/game-table.ts'
import type { Snapshot } from '../game/snapshot.ts'
import { DEALING, habitsIn, SWITCHED_OFF } from './habits.ts'
import type { Dealing, Habits, Switch } from './habits.ts'
import { answeredBy, BY, DONE, GREYED, laidOut, LAID_OUT } from './marks.ts'
import type { By, Marks } from './marks.ts'
import { takenBackRoll } from './roll-once.ts'
import { answersOf, cameByItself, entryOf, ownAnswer, screenOf } from './screen.ts'
import type { Lot, Screen } from './screen.ts'

export interface Companion {
  readonly table: RewindableTable
  readonly marks: Marks
  readonly look: () => Look
  readonly subscribe: (listener: () => void) => () => void
  /**
   * Tells what came up, or plays a move of a person; several notations are one tap. The lines before are
   * done by then.
   */
  readonly tell: (...notations: readonly string[]) => boolean
  /** Lets the page answer for chance once. */
  readonly letPageAnswer: () => void
  /** Says that everything in the list is done by hand. */
  readonly done: () => void
  /** Takes back the last thing that somebody did, with everything that came of it. */
  readonly undo: () => void
  /** Takes back one thing that was told, of those told for the same request; the others stay. */
  readonly untell: (index: number) => void
  /** Says how things really stand; returns false if that is impossible. */
  readonly correct: (notation: string) => boolean
  /** Takes the Cardinalbot's last turn back to its roll, and waits there. */
  readonly takeBotBack: () => void
  /** Breaks a tie as the lots that people drew say; what followed from it follows anew. */
  readonly drawOtherwise: (lot: Lot, notation: string) => void
  /** Whether the page rolls, or leaves to later what may be told later. */
  readonly turn: (what: Switch, on: boolean) => void
  /** What the page draws of the set-up. */
  readonly deal: (dealing: Dealing) => void
  /** The page draws whatever is left of the kind that is asked. */
  readonly dealKind: () => void
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
  /** What stays told after the answer that was taken back. */
  readonly keptBack: readonly string[]
}

export interface CompanionOptions {
  readonly marks: Marks
  /** Returns a place in a list of weights, at random. */
  readonly pick: (weights: readonly number[]) => number
  /** Several devices may answer: only the one where something was done goes on by itself. */
  readonly shared?: boolean
}

interface Answer {
  readonly notation: string
  /** Undefined where a person told it, with a tap of its own. */
  readonly by?: By | undefined
}

export function openCompanion(table: RewindableTable, options: CompanionOptions): Companion {
  const { marks, pick, shared = false } = options
  /** Something was done here: whatever needs nobody follows from here. */
  let driving = !shared
  /** Nothing rolls before somebody has tapped something on this page. */
  let touched = false
  /** What is to be played once the last tap has arrived. */
  const waiting: Answer[] = []
  /** The page still draws so many answers of one request, because somebody tapped that. */
  let drawing: { readonly request: ChanceName; left: number } | undefined
  /** The answer on its way, and the number of its entry. */
  let sent: (Answer & { readonly entry: number }) | undefined
  /** Marks of the answers that have arrived. */
  let answered: Record<string, number> = {}
  let refused = table.snapshot().rejected
  let late: readonly string[] | undefined
  /** A move is being played here, so that what the table tells meanwhile is not looked at yet. */
  let playing = false
  /** What was told after an answer that was taken back: it stays, and follows once that is told anew. */
  let keptBack: { readonly from: number; readonly answers: readonly Answer[] } | undefined
  const listeners = new Set<() => void>()

  const habits = (): Habits => habitsIn(marks.stream.current())
  const screenIn = (snapshot: Snapshot): Screen =>
    screenOf(snapshot, { ...marks.stream.current(), ...answered })
  const awaits = ({ game, state }: Snapshot): ChanceName | undefined => {
    const awaiting = game.awaiting(state)
    return awaiting.who === 'chance' ? awaiting.request.request : undefined
  }
  const rollBefore = (snapshot: Snapshot) =>
    awaits(snapshot) === 'bot-roll'
      ? takenBackRoll(snapshot.game, snapshot.entries)
      : { roll: undefined, waits: false }

  /** Draws at random one of the possible answers. */
  const drawn = ({ game, state }: Snapshot): string => {
    const answers = answersOf(game, state)
    return answers[pick(answers.map(({ left }) => left))]?.notation ?? ''
  }
  /** Returns the next answer that needs nobody, or that somebody tapped before. */
  const nextAnswer = (snapshot: Snapshot): Answer | undefined => {
    const next = waiting.shift()
    if (next !== undefined) return next
    const request = awaits(snapshot)
    if (drawing !== undefined && drawing.request === request && drawing.left > 0) {
      drawing.left--
      return { notation: drawn(snapshot), by: BY.page }
    }
    drawing = undefined
    if (screenIn(snapshot).waits) return undefined
    const { roll, waits } = rollBefore(snapshot)
    if (request === 'bot-roll' && (waits || !touched)) return undefined
    const { game, state } = snapshot
    const answer = ownAnswer(game, state, habits(), roll, pick)
    return answer === undefined ? undefined : { notation: game.format(answer), by: BY.page }
  }
  const goOn = (): boolean => {
    const snapshot = table.snapshot()
    if (!driving || snapshot.isSubmitting || snapshot.readOnly) return false
    const answer = nextAnswer(snapshot)
    if (answer !== undefined) return play(answer)
    driving = false
    return false
  }
  const play = (answer: Answer): boolean => {
    const before = table.snapshot()
    const { hand } = screenIn(before)
    sent = { ...answer, entry: entryOf(before, before.moments.length) }
    playing = true
    const played = table.play(answer.notation) > 0
    playing = false
    if (!played) {
      sent = undefined
      waiting.length = 0
      drawing = undefined
      return false
    }
    if (!table.snapshot().isSubmitting) arrived()
    // Whoever tells what comes next has done what came before; the set-up is laid out at its end.
    if (answer.by !== BY.page && hand.some(({ own }) => !own) && before.state.round > 0)
      marks.set({
        [before.state.active === before.game.bot ? GREYED : DONE]: before.entries.length,
      })
    return true
  }
  const arrived = (): void => {
    if (sent?.by !== undefined) answered[answeredBy(sent.entry)] = sent.by
    sent = undefined
  }
  const settle = (): void => {
    driving = true
    while (goOn());
    tell()
  }
  const tell = (): void => {
    const noted = answered
    answered = {}
    playing = true
    if (Object.keys(noted).length > 0) marks.set(noted)
    playing = false
    look = looking()
    for (const listener of listeners) listener()
  }
  const heard = (): void => {
    if (playing) return
    const { rejected, isSubmitting } = table.snapshot()
    if (rejected !== refused) {
      refused = rejected
      if (rejected !== undefined) {
        late = sent?.by === BY.page ? undefined : [...rejected.moves, ...waiting.map(textOf)]
        waiting.length = 0
        drawing = undefined
        driving = false
        sent = undefined
      }
    }
    if (!isSubmitting) arrived()
    while (goOn());
    tell()
  }
  const looking = (): Look => {
    const snapshot = table.snapshot()
    const { game, moments, isSubmitting, readOnly } = snapshot
    const { roll } = rollBefore(snapshot)
    return {
      snapshot,
      screen: screenIn(snapshot),
      habits: habits(),
      corrections: moments.filter(({ move }) => isCorrection(game, move)).length,
      canUndo: !isSubmitting && !readOnly && undoTo(snapshot) >= 0,
      rolledBefore: roll === undefined ? undefined : game.format(roll),
      late,
      keptBack: keptBack?.from === moments.length ? keptBack.answers.map(textOf) : [],
    }
  }
  const undoTo = (snapshot: Snapshot): number => {
    const noted = marks.stream.current()
    let index = snapshot.moments.length - 1
    while (index >= 0 && cameByItself(snapshot, index, noted)) index--
    return index
  }
  /** Somebody does something here. */
  const act = (...answers: readonly Answer[]): boolean => {
    const { readOnly, isSubmitting } = table.snapshot()
    const [first, ...others] = answers
    if (readOnly || first === undefined) return false
    touched = true
    late = undefined
    const kept = takeKeptBack()
    if (isSubmitting) {
      waiting.push(...answers, ...kept)
      driving = true
      return true
    }
    const played = play(first)
    if (played) waiting.push(...others, ...kept)
    settle()
    return played
  }
  const takeKeptBack = (): readonly Answer[] => {
    const kept = keptBack?.from === table.snapshot().moments.length ? keptBack.answers : []
    keptBack = undefined
    return kept
  }
  /** Goes back to an earlier number of moments; their marks go with them. */
  const rewind = (count: number): void => {
    const snapshot = table.snapshot()
    touched = true
    late = undefined
    drawing = undefined
    keptBack = undefined
    waiting.length = 0
    marks.set(
      Object.fromEntries(
        snapshot.moments
          .slice(count)
          .map((_, place) => entryOf(snapshot, count + place))
          .flatMap((entry) => [
            [answeredBy(entry), 0],
            [laidOut(entry), 0],
          ]),
      ),
    )
    table.rewind(count)
  }

  let look = looking()
  while (goOn());
  tell()
  const stops = [table.subscribe(heard), marks.stream.subscribe(heard)]

  return {
    table,
    marks,
    look: () => look,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tell: (...notations) =>
      act(
        ...notations.map((notation, index) =>
          index === 0 ? { notation } : { notation, by: BY.sameTap },
        ),
      ),
    letPageAnswer() {
      const snapshot = table.snapshot()
      if (awaits(snapshot) !== undefined) act({ notation: drawn(snapshot), by: BY.tap })
    },
    done() {
      const { length } = table.snapshot().entries
      touched = true
      marks.set({ [DONE]: length, [GREYED]: 0, [LAID_OUT]: length })
      settle()
    },
    undo() {
      const snapshot = table.snapshot()
      const index = undoTo(snapshot)
      if (index < 0 || snapshot.isSubmitting) return
      rewind(index)
      settle()
    },
    untell(index) {
      const snapshot = table.snapshot()
      if (snapshot.isSubmitting) return
      const noted = marks.stream.current()
      const again = snapshot.moments.slice(index + 1).map(({ notation }, place) => ({
        notation,
        by: noted[answeredBy(entryOf(snapshot, index + 1 + place))] as By | undefined,
      }))
      const inPlace = screenIn(snapshot).told.some(({ goes }) => goes !== undefined)
      rewind(index)
      if (inPlace && again.length > 0) keptBack = { from: index, answers: again }
      else if (again.length > 0) act(...again)
      settle()
    },
    correct(notation) {
      const { game, state } = table.snapshot()
      const entry = parseEntry(game, notation)
      const fits =
        typeof entry === 'number' &&
        isCorrection(game, entry) &&
        game.why(state, entry) === undefined
      return fits && act({ notation })
    },
    takeBotBack() {
      const { moments, opening, game, isSubmitting } = table.snapshot()
      const roll = moments.findLastIndex((_, index) => {
        const awaiting = game.awaiting(stateAt(opening, moments, index))
        return awaiting.who === 'chance' && awaiting.request.request === 'bot-roll'
      })
      if (roll < 0 || isSubmitting) return
      rewind(roll)
      settle()
    },
    drawOtherwise({ moment, drawn: before }, notation) {
      if (table.snapshot().isSubmitting || notation === before) return
      rewind(moment)
      act({ notation })
    },
    turn(what, on) {
      touched = true
      marks.set({ [SWITCHED_OFF[what]]: on ? 0 : 1 })
      settle()
    },
    deal(dealing) {
      touched = true
      marks.set({ deals: DEALING.indexOf(dealing) })
      settle()
    },
    dealKind() {
      const snapshot = table.snapshot()
      const awaiting = snapshot.game.awaiting(snapshot.state)
      if (awaiting.who !== 'chance' || snapshot.isSubmitting) return
      const { request, left } = awaiting.request
      drawing = { request, left: left - 1 }
      act({ notation: drawn(snapshot), by: BY.tap })
    },
    close() {
      for (const stop of stops) stop()
    },
  }
}

const textOf = ({ notation }: Answer): string => notation
