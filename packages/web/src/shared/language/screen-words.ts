/** The texts of each screen that are loaded with it. */
import type { LessonsWords } from '@tiletum/text/en/lessons'
import type { Messages } from '@tiletum/text'
import { lazyAreas, lazyWords } from './lazy-words.ts'

export const chronicleWords = lazyWords('chronicle')
export const dayWords = lazyWords('day')
export const hintWords = lazyWords('hint')
export const lessonsWords = lazyWords('lessons')
export const onlineWords = lazyWords('online')
export const plansWords = lazyWords('plans')
export const replayWords = lazyWords('replay')
export const reviewWords = lazyWords('reviewPage')
export const roundEndWords = lazyWords('ceremony')
export const statisticsWords = lazyWords('statistics')

export type LessonId = keyof LessonsWords['steps']

export type SilverWords = Pick<Messages, 'silverTable' | 'technologies'>
export const silverWords = lazyAreas('silverTable', 'technologies')

export type GalleryScreenWords = Pick<Messages, 'gallery' | 'edition'>
export const galleryWords = lazyAreas('gallery', 'edition')
