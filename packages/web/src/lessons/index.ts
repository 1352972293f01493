/** All lessons, in order. */
import { combo } from './combo.ts'
import { fair } from './fair.ts'
import type { LessonId } from '../shared/language/screen-words.ts'
import type { Lesson } from './lesson.ts'
import { silver } from './silver.ts'
import { turn } from './turn.ts'

export const LESSONS: readonly Lesson[] = [turn, combo, fair, silver]

export const lessonOf = (id: string): Lesson | undefined => LESSONS.find((one) => one.id === id)

export function lessonAfter(id: LessonId): Lesson | undefined {
  return LESSONS[LESSONS.findIndex((one) => one.id === id) + 1]
}
