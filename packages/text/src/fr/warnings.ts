import type { WarningKey } from '@tiletum/engine'
import type { WarningTexts } from '../en/warnings.ts'
import { plural } from '../plural.ts'
import { told } from '../telling/refusals.ts'
import type { Told } from '../telling/refusals.ts'
import { nouns } from './nouns.ts'
import { things } from './things.ts'

const count = plural('fr')

export const warnings = {
  say: (table, { warning, facts }) => WARNINGS[warning](told(table, facts)),
} satisfies WarningTexts

const WARNINGS: Readonly<Record<WarningKey, (facts: Told) => string>> = {
  'points-left': ({ points = 0 }) =>
    `${nouns.points(points)} ${count(points, { one: 'sera perdu', other: 'seront perdus' })}.`,
  'tile-left-behind': ({ tile }) =>
    `Vous laissez ${tile === undefined ? 'une tuile' : things.tile(tile)} sur place.`,
  'storehouse-full': ({ tile }) =>
    `Votre entrepôt est plein : à moins de libérer une case, vous laisserez ${tile === undefined ? 'sa tuile' : things.tile(tile)} sur place.`,
  'not-at-the-fair': ({ town, fair = 1 }) =>
    `Vous manqueriez la foire ${fair}${town === undefined ? '' : ` ${things.in(town)}`} : vous n’y avez ni maison ni marchand.`,
  'benefit-lost': () => 'Le reste de ce bonus sera perdu.',
}
