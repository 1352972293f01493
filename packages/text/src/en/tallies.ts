import type { DecreeCountable } from '@tiletum/engine'

/** The things that the Cardinalbot counts, as its cards and its reasons call them. */
export const TALLIES: Readonly<Record<DecreeCountable, string>> = {
  house: 'houses',
  pillar: 'pillars',
  mine: 'mines',
  cathedral: 'cathedral tiles',
  'underground-building': 'pillars and houses underground',
}
