import type { AreaLoaders } from './areas.ts'

/** The English texts that are loaded with the screen that needs them. */
export const areas: AreaLoaders = {
  ceremony: () => import('@tiletum/text/en/ceremony'),
  chance: () => import('@tiletum/text/en/chance'),
  chronicle: () => import('@tiletum/text/en/chronicle'),
  companion: () => import('@tiletum/text/en/companion'),
  corrections: () => import('@tiletum/text/en/corrections'),
  day: () => import('@tiletum/text/en/day'),
  edition: () => import('@tiletum/text/en/edition'),
  gallery: () => import('@tiletum/text/en/gallery'),
  hint: () => import('@tiletum/text/en/hint'),
  lessons: () => import('@tiletum/text/en/lessons'),
  online: () => import('@tiletum/text/en/online'),
  plans: () => import('@tiletum/text/en/plans'),
  position: () => import('@tiletum/text/en/position'),
  records: () => import('@tiletum/text/en/records'),
  replay: () => import('@tiletum/text/en/replay'),
  reviewPage: () => import('@tiletum/text/en/review-page'),
  silverTable: () => import('@tiletum/text/en/silver-table'),
  statistics: () => import('@tiletum/text/en/statistics'),
  technologies: () => import('@tiletum/text/en/technologies'),
  textView: () => import('@tiletum/text/en/text-view'),
  things: () => import('@tiletum/text/en/thing-phrases'),
}

export const loadCommands = () => import('@tiletum/text/en/commands')
