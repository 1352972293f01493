import type { Warning, WarningKey } from '@tiletum/engine'
import { told } from '../telling/refusals.ts'
import type { Told } from '../telling/refusals.ts'
import type { Table } from '../telling/table.ts'
import { plural } from '../plural.ts'
import { nouns } from './nouns.ts'
import { things } from './things.ts'

const count = plural('en')

/** What a legal move would waste. */
export const warnings = {
  say: (table: Table, { warning, facts }: Warning): string => WARNINGS[warning](told(table, facts)),
}
export type WarningTexts = typeof warnings

const WARNINGS: Readonly<Record<WarningKey, (facts: Told) => string>> = {
  'points-left': ({ points = 0 }) =>
    `${nouns.points(points)} ${count(points, { one: 'lapses', other: 'lapse' })} unused.`,
  'tile-left-behind': ({ tile }) =>
    `You leave ${tile === undefined ? 'a tile' : things.tile(tile)} behind.`,
  'storehouse-full': ({ tile }) =>
    `Your storehouse is full: unless you free a space you leave ${tile === undefined ? 'its tile' : things.tile(tile)} behind.`,
  'not-at-the-fair': ({ town, fair = 1 }) =>
    `You would miss fair ${fair}${town === undefined ? '' : ` ${things.in(town)}`}: neither a house of yours nor your merchant is there.`,
  'benefit-lost': () => 'The rest of this bonus is lost.',
}
