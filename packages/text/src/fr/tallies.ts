import type { DecreeCountable } from '@tiletum/engine'

/** What the Cardinalbot counts, as its cards and its reasons call it. */
export const TALLIES: Readonly<Record<DecreeCountable, string>> = {
  house: 'maisons',
  pillar: 'piliers',
  mine: 'mines',
  cathedral: 'tuiles Cathédrale',
  'underground-building': 'piliers et maisons sous terre',
}
