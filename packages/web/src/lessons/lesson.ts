/**
 * A lesson is data: a position, and steps that name the expected moves and a target on the table.
 */
import type { GameConfig } from '@tiletum/engine'
import type { LessonsWords } from '@tiletum/text/en/lessons'
import type { LessonId } from '../shared/language/screen-words.ts'

export interface LessonStep<Name extends string = string> {
  /** The key of its sentence in the words of the lesson. */
  readonly name: Name
  /** Selectors of its target; the first visible one counts. */
  readonly at: readonly string[]
  /**
   * Moves that lead to the next step, the one that "Show me" plays first; `*` stands for any word.
   * A step without moves is read, or passed as soon as `shown` is visible.
   */
  readonly moves?: readonly string[]
  /** A selector to press before its target is visible; the step presses it by itself. */
  readonly opens?: string
  /** Other moves that are allowed in this step. */
  readonly also?: readonly string[]
  readonly shown?: string
}

export interface LessonOf<Id extends LessonId> {
  readonly id: Id
  readonly minutes: number
  readonly config: GameConfig
  /** All moves and chance answers before the lesson, up to a decision of the first seat. */
  readonly inputs: readonly string[]
  readonly steps: readonly LessonStep<keyof LessonsWords['steps'][Id] & string>[]
}

export type Lesson = { readonly [Id in LessonId]: LessonOf<Id> }[LessonId]

/** Reads inputs from text, with `;` between those of a line. */
export const inputsOf = (text: string): readonly string[] =>
  text
    .split(/[;\n]/)
    .map((input) => input.trim())
    .filter((input) => input !== '')

export function matches(pattern: string, notation: string): boolean {
  const words = pattern.split(' ')
  const said = notation.split(' ')
  return words.length === said.length && words.every((word, index) => fits(word, said[index] ?? ''))
}

/** `contract.*` is any word with that beginning. */
const fits = (pattern: string, word: string): boolean =>
  pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : pattern === word

const anyMatches = (patterns: readonly string[] | undefined, notation: string): boolean =>
  patterns?.some((pattern) => matches(pattern, notation)) ?? false

/**
 * Returns the index of the current step after the moves since the position; `steps.length` when all
 * are done. A step that is only read counts as passed when it was read, or when moves were made
 * after it.
 */
export function stepAt(
  { steps }: { readonly steps: readonly LessonStep[] },
  moves: readonly string[],
  passed: number,
): number {
  let made = 0
  for (const [index, step] of steps.entries()) {
    if (step.moves === undefined) {
      if (made === moves.length && index >= passed) return index
      continue
    }
    while (made < moves.length && !anyMatches(step.moves, moves[made] ?? '')) made++
    if (made === moves.length) return index
    made++
  }
  return steps.length
}

/** True if a move belongs to a step. */
export const belongs = ({ moves, also }: LessonStep, notation: string): boolean =>
  anyMatches(moves, notation) || anyMatches(also, notation)
