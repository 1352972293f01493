import type { LessonsWords } from '@tiletum/text/en/lessons'
import { lazyWords } from './lazy-words.ts'

export const lessonsWords = lazyWords({
  en: async () => (await import('@tiletum/text/en/lessons')).lessons,
  fr: async () => (await import('@tiletum/text/fr/lessons')).lessons,
})

export type LessonId = keyof LessonsWords['steps']
