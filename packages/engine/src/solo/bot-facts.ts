/** The Cardinalbot's part of a position, beside what every seat has. */
import { at } from '../kernel/checked-index.ts'
import type { PositionParts } from '../position/module-parts.ts'
import { tileId } from '../position/module-parts.ts'
import { NONE } from '../state.ts'
import type { Challenge, Decree } from '../vocabulary/solo.ts'
import { botOf, isFilled, roomOf } from './bot-things.ts'
import { BOT } from './seats.ts'
import { soloOf } from './solo-slice.ts'
import { tablesOf } from './tables.ts'

export interface BotFacts {
  /** Contracts that are not fulfilled yet. */
  readonly waiting: readonly string[]
  /** Characters that are taken but not placed. */
  readonly characters: readonly string[]
  /** The remaining decrees, from the left. */
  readonly decrees: readonly Decree[]
  readonly challenges: readonly Challenge[]
  /** Index of the current decree in `decrees`. */
  readonly place: number
}

declare module '../position/seat.ts' {
  interface SeatParts {
    readonly bot?: BotFacts
  }
}

export const soloPosition: PositionParts = {
  seat(draft, facts) {
    if (facts.seat !== BOT) return facts
    const { content } = tablesOf(draft)
    const { crests } = botOf(draft)
    const { waiting, characters, decrees, challenges, place } = soloOf(draft)
    const tiles = (faces: readonly number[]): readonly string[] =>
      faces.flatMap((face) => tileId(draft.rules, face) ?? [])
    return {
      ...facts,
      buildings: crests.map((crest, building) => ({
        rooms: Array.from({ length: content.bot.rooms }, (_, row) =>
          tileId(draft.rules, roomOf(draft, building, row)),
        ),
        crest: draft.rules.names.crest[crest],
        crestFood: content.bot.crestFood,
        completed: crest !== NONE && isFilled(draft, building),
      })),
      bot: {
        waiting: tiles(waiting),
        characters: tiles(characters),
        decrees: decrees.map((decree) => at(content.decrees, decree)),
        challenges: challenges.map((challenge) => at(content.challenges, challenge)),
        place,
      },
    }
  },
}
