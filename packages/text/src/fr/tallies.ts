import type { DecreeCountable } from '@tiletum/engine'

/** The things that the Cardinalbot counts, as its cards and its reasons call them. */
export const TALLIES: Readonly<Record<DecreeCountable, string>> = {
  house: 'maisons',
  pillar: 'piliers',
  mine: 'mines',
  cathedral: 'tuiles Cathédrale',
  'underground-building': 'piliers et maisons sous terre',
}
