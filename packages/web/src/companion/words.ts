import type { Messages } from '@tiletum/text'
import { lazyAreas } from '../shared/language/lazy-words.ts'

export type CompanionScreenWords = Pick<Messages, 'companion' | 'chance' | 'corrections'>

export const companionWords = lazyAreas('companion', 'chance', 'corrections')
