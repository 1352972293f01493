import type { RulePart } from './clause.ts'
import { silverExamples } from './silver-examples.ts'
import { silverPhases } from './silver-phases.ts'
import { silverAndTiers, silverSetup } from './silver-setup.ts'
import { silverSolo, surprises } from './silver-solo.ts'
import { nineTechnologies } from './silver-technologies.ts'
import { silverTablets, silverTiles } from './silver-tiles.ts'
import { prospecting, undergrounds } from './silver-underground.ts'

export const silver: RulePart = {
  id: 'silver',
  title: { en: 'Prospect for Silver', fr: 'L’extension Prospect for Silver' },
  sections: [
    silverSetup,
    silverAndTiers,
    undergrounds,
    prospecting,
    nineTechnologies,
    silverTablets,
    silverTiles,
    silverPhases,
    silverSolo,
    surprises,
    silverExamples,
  ],
}
