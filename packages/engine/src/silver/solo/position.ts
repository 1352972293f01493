/** The King's Surprises that the Cardinalbot keeps. */
import { at } from '../../kernel/checked-index.ts'
import type { PositionParts } from '../../position/module-parts.ts'
import { BOT } from '../../solo/seats.ts'
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
