import type { Warning, WarningKey } from '@tiletum/engine'
import { resolveFacts } from '../message-data/refusals.ts'
import type { MessageFacts } from '../message-data/refusals.ts'
import type { NamedGame } from '../message-data/named-game.ts'
import { nouns } from './nouns.ts'
import { things } from './thing-phrases.ts'

/** Warnings about what a legal move would waste. */
export const warnings = {
  say: (table: NamedGame, { warning, facts }: Warning): string =>
    WARNINGS[warning](resolveFacts(table, facts)),
}
export type WarningTexts = typeof warnings

const WARNINGS: Readonly<Record<WarningKey, (facts: MessageFacts) => string>> = {
  'points-left': ({ points = 0 }) => `${nouns.points(points)} will go unused.`,
  'tile-left-behind': ({ tile }) =>
    `You’ll leave ${tile === undefined ? 'a tile' : things.tile(tile)} behind.`,
  'storehouse-full': ({ tile }) =>
    `Your storehouse is full: unless you free a space, you’ll leave ${tile === undefined ? 'its tile' : things.tile(tile)} behind.`,
  'not-at-the-fair': ({ town, fair = 1 }) =>
    `You would miss fair ${fair}${town === undefined ? '' : ` ${things.in(town)}`}: you have neither a house nor your merchant there.`,
  'benefit-lost': () => 'The rest of this bonus will be lost.',
}
