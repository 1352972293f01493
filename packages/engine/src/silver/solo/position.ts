/** The King's Surprises that the Cardinalbot keeps. */
import { at } from '../../kernel/at.ts'
import type { PositionParts } from '../../position/parts.ts'
import { BOT } from '../../solo/seat.ts'
import type { Surprise } from '../../vocabulary/surprises.ts'
import { silverRules } from '../slice.ts'
import { silverSoloOf } from './state.ts'

declare module '../../position/seat.ts' {
  interface SeatParts {
    readonly surprises?: readonly Surprise[]
  }
}

export const silverSoloPosition: PositionParts = {
  seat(draft, facts) {
    if (facts.seat !== BOT) return facts
    const { surprises } = silverRules(draft).content.solo
    return { ...facts, surprises: silverSoloOf(draft).kept.map((card) => at(surprises, card)) }
  },
}
