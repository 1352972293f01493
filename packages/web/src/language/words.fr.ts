import { page } from '@tiletum/text/fr'
import type { Words } from './words.ts'

export const words: Words = { page }
