import type { IconName } from '../../shared/art/index.ts'

export const TECHNOLOGY_ICON: Readonly<Record<string, IconName>> = {
  'technology.character': 'character',
  'technology.die': 'die',
  'technology.king': 'king',
  'technology.merchant': 'merchant',
  'technology.prospector': 'prospector',
  'technology.contract': 'contract',
  'technology.resource': 'any',
  'technology.joker': 'joker',
  'technology.architect': 'architect',
}
