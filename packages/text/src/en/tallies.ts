import type { DecreeCountable } from '@tiletum/engine'

/** What the Cardinalbot counts, as its cards and its reasons call it. */
export const TALLIES: Readonly<Record<DecreeCountable, string>> = {
  house: 'houses',
  pillar: 'pillars',
  mine: 'mines',
  cathedral: 'cathedral tiles',
  'underground-building': 'pillars and houses underground',
}
