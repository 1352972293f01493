/** Facts of the Cardinalbot's trace with silver, and of the answers of chance there. */
import type { Move, SilverSoloEvents, SurpriseEffect } from '@tiletum/engine'
import { first } from '@tiletum/engine'
import { placeOf } from './named-game.ts'
import type { Place, NamedGame } from './named-game.ts'

export interface SilverSoloMoveFacts {
  'surprise <surprise>': { readonly effects: readonly SurpriseEffect[] }
  'pick way <space>': { readonly to: Place }
}

interface Scene {
  readonly table: NamedGame
  readonly move: Move
}

export const SILVER_SOLO_READERS: {
  readonly [V in keyof SilverSoloMoveFacts]: (scene: Scene) => SilverSoloMoveFacts[V]
} = {
  'surprise <surprise>': ({ table, move }) => ({
    effects: table.rules.tables.silver?.content.solo.surprises[first(move)]?.effects ?? [],
  }),
  'pick way <space>': ({ table, move }) => ({ to: placeOf(table, first(move)) }),
}

/** The words a language has for each event of the trace with silver. */
export type SilverTraceWords = {
  readonly [Name in keyof SilverSoloEvents]: (
    facts: SilverSoloEvents[Name],
    table: NamedGame,
  ) => string
}
