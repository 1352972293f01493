import type { LessonsWords } from '@tiletum/text/en/lessons'
import { area } from './lazy-words.ts'

export const lessonsWords = area({
  en: async () => (await import('@tiletum/text/en/lessons')).lessons,
  fr: async () => (await import('@tiletum/text/fr/lessons')).lessons,
})

export type LessonId = keyof LessonsWords['steps']
