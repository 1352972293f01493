import type { RulePart } from './clause.ts'
import { silverAndTiers, silverSetup } from './silver-setup.ts'
import { prospecting, undergrounds } from './silver-underground.ts'

export const silver: RulePart = {
  id: 'silver',
  title: { en: 'Prospect for Silver', fr: 'L’extension Prospect for Silver' },
  sections: [silverSetup, silverAndTiers, undergrounds, prospecting],
}
