import { page } from '@tiletum/text/en'
import type { Words } from './words.ts'

export const words: Words = { page }
