import type { Action, Countable } from '@tiletum/engine'
import { CHARGES } from './crests.ts'
import { CONTROLS } from './controls.ts'
import type { IconDrawing } from './drawing.ts'
import { THINGS } from './things.ts'

const DRAWINGS = { ...THINGS, ...CHARGES, ...CONTROLS } as const
export type IconName = keyof typeof DRAWINGS
export const ICON_NAMES = Object.keys(DRAWINGS) as readonly IconName[]

export const drawingOf = (name: IconName): IconDrawing => DRAWINGS[name]

/** True for icons of the game, false for icons of the interface. */
export const isThing = (name: IconName): boolean => !Object.hasOwn(CONTROLS, name)

export const ACTION_ICON = {
  architect: 'architect',
  merchant: 'merchant',
  character: 'character',
  contract: 'contract',
  king: 'king',
  joker: 'joker',
  prospector: 'prospector',
  any: 'any-action',
} as const satisfies Record<Action | 'any', IconName>

export const COUNTABLE_ICON = {
  house: 'house',
  pillar: 'pillar',
  contract: 'contract',
  crest: 'crest',
  cathedral: 'cathedral',
  'upper-character': 'upper-character',
  'filled-building': 'household',
  mine: 'mine',
  'technology-tier': 'technology',
  'underground-building': 'tunnel',
} as const satisfies Record<Countable, IconName>
