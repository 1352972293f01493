/** A lesson is data: a position, and steps that say what is asked and where it lies on the table. */
import type { GameConfig } from '@tiletum/engine'
import type { LessonsWords } from '@tiletum/text/en/lessons'
import type { LessonId } from '../shared/language/screen-words.ts'

export interface LessonStep<Name extends string = string> {
  /** Its sentence in the words of the lesson. */
  readonly name: Name
  /** What it points at: selectors, the first one that is to be seen counts. */
  readonly at: readonly string[]
  /**
   * Moves that go on to the next step, the one shown on request first; `*` stands for any word.
   * A step without them is read, or passed as soon as `shown` is to be seen.
   */
  readonly moves?: readonly string[]
  /** What has to be pressed for the first of them to be seen; the step does it by itself. */
  readonly opens?: string
  /** Moves that are welcome on the way. */
  readonly also?: readonly string[]
  readonly shown?: string
}

export interface LessonOf<Id extends LessonId> {
  readonly id: Id
  readonly minutes: number
  readonly config: GameConfig
  /** Everything that happened before, chance included, up to a decision of the first seat. */
  readonly inputs: readonly string[]
  readonly steps: readonly LessonStep<keyof LessonsWords['steps'][Id] & string>[]
}

export type Lesson = { readonly [Id in LessonId]: LessonOf<Id> }[LessonId]

/** Inputs written as text: several to a line, between `;`. */
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

/** `contract.*` is any word that begins so. */
const fits = (pattern: string, word: string): boolean =>
  pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : pattern === word

const anyMatches = (patterns: readonly string[] | undefined, notation: string): boolean =>
  patterns?.some((pattern) => matches(pattern, notation)) ?? false

/**
 * The step at hand, after the moves made since the position; `steps.length` when all are done. Steps
 * that are only read count as passed when they were, or when moves were made after them.
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

/** Whether a move belongs to a step. */
export const belongs = ({ moves, also }: LessonStep, notation: string): boolean =>
  anyMatches(moves, notation) || anyMatches(also, notation)
