import type { WarningKey } from '@tiletum/engine'
import type { WarningTexts } from '../en/warnings.ts'
import { capital } from '../phrases.ts'
import { plural } from '../plural.ts'
import { resolveFacts } from '../message-data/refusals.ts'
import type { MessageFacts } from '../message-data/refusals.ts'
import { nouns } from './nouns.ts'
import { things } from './thing-phrases.ts'

const count = plural('fr')

export const warnings = {
  say: (table, { warning, facts }) => WARNINGS[warning](resolveFacts(table, facts)),
} satisfies WarningTexts

const WARNINGS: Readonly<Record<WarningKey, (facts: MessageFacts) => string>> = {
  'points-left': ({ points = 0 }) =>
    `${nouns.points(points)} ${count(points, { one: 'sera perdu', other: 'seront perdus' })}.`,
  'tile-left-behind': ({ tile }) =>
    `${tile === undefined ? 'La tuile' : capital(things.tile(tile))} restera sur place.`,
  'storehouse-full': ({ tile }) =>
    `Votre entrepôt est plein : libérez une case, ou ${tile === undefined ? 'sa tuile' : things.tile(tile)} restera sur place.`,
  'not-at-the-fair': ({ town, fair = 1 }) =>
    `Vous manquerez la foire ${fair}${town === undefined ? '' : ` ${things.in(town)}`} : vous n’y avez ni maison ni marchand.`,
  'benefit-lost': () => 'Le reste de ce bonus sera perdu.',
}
