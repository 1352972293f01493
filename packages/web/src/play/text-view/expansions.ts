/** The expansions of the text view. No other file here names one. */
import type { Language } from '@tiletum/text'
import { expansionsOf } from '../../game/expansions/expansions.ts'
import type { ExpansionName } from '../../game/expansions/expansions.ts'
import { silverWords } from '../../shared/language/screen-words.ts'
import type { SilverWords } from '../../shared/language/screen-words.ts'
import type { TextViewContext } from './context.ts'
import type { TextExpansion } from './expansion.ts'
import { silver } from './silver.ts'

const TOLD: Readonly<Record<ExpansionName, TextExpansion>> = { silver }

/** Words by expansion. */
export interface ExpansionWords {
  readonly silver: SilverWords
}

export const expansionWords = async (language: Language): Promise<ExpansionWords> => ({
  silver: await silverWords(language),
})

/** Collects what the expansions of the game add at a place, in order. */
export const fromExpansions = <T>(
  { snapshot }: TextViewContext,
  ask: (one: TextExpansion) => T | readonly T[] | undefined,
): readonly T[] =>
  expansionsOf(snapshot.game.config).flatMap((name) => {
    const said = ask(TOLD[name])
    return said === undefined ? [] : (said as T | readonly T[])
  })
