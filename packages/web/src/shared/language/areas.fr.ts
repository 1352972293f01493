import type { AreaLoaders } from './areas.ts'

/** The French texts that are loaded with the screen that needs them. */
export const areas: AreaLoaders = {
  ceremony: () => import('@tiletum/text/fr/ceremony'),
  chance: () => import('@tiletum/text/fr/chance'),
  chronicle: () => import('@tiletum/text/fr/chronicle'),
  companion: () => import('@tiletum/text/fr/companion'),
  corrections: () => import('@tiletum/text/fr/corrections'),
  day: () => import('@tiletum/text/fr/day'),
  edition: () => import('@tiletum/text/fr/edition'),
  gallery: () => import('@tiletum/text/fr/gallery'),
  hint: () => import('@tiletum/text/fr/hint'),
  lessons: () => import('@tiletum/text/fr/lessons'),
  online: () => import('@tiletum/text/fr/online'),
  plans: () => import('@tiletum/text/fr/plans'),
  position: () => import('@tiletum/text/fr/position'),
  records: () => import('@tiletum/text/fr/records'),
  replay: () => import('@tiletum/text/fr/replay'),
  reviewPage: () => import('@tiletum/text/fr/review-page'),
  silverTable: () => import('@tiletum/text/fr/silver-table'),
  statistics: () => import('@tiletum/text/fr/statistics'),
  technologies: () => import('@tiletum/text/fr/technologies'),
  textView: () => import('@tiletum/text/fr/text-view'),
  things: () => import('@tiletum/text/fr/thing-phrases'),
}

export const loadCommands = () => import('@tiletum/text/fr/commands')
