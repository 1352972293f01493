/** The progress in each lesson, stored on the device. */
import { useSyncExternalStore } from 'react'
import { readLocalJson, writeLocal } from '../shared/browser/local-storage.ts'
import type { LessonId } from '../shared/language/screen-words.ts'

export interface LessonProgress {
  /** Inputs since the position, chance included. */
  readonly inputs: readonly string[]
  /** Number of steps that were read. */
  readonly passed: number
  /** True if the lesson was ever finished. */
  readonly done: boolean
}

type Stored = Readonly<Partial<Record<LessonId, LessonProgress>>>

export const FRESH: LessonProgress = { inputs: [], passed: 0, done: false }
const KEY = 'tiletum.lessons'
let kept = read()
const listeners = new Set<() => void>()

function read(): Stored {
  const found = readLocalJson(KEY)
  return typeof found === 'object' && found !== null ? (found as Stored) : {}
}

export const progressOf = (lesson: LessonId): LessonProgress => ({ ...FRESH, ...kept[lesson] })

export function keepProgress(lesson: LessonId, progress: LessonProgress): void {
  kept = { ...kept, [lesson]: progress }
  writeLocal(KEY, JSON.stringify(kept))
  for (const listener of listeners) listener()
}

export function useProgress(): (lesson: LessonId) => LessonProgress {
  useSyncExternalStore(subscribe, () => kept)
  return progressOf
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
