import type { parts as english } from '../../en/rules/index.ts'
import { setup } from './setup.ts'
import { turn } from './turn.ts'
import { actions } from './actions.ts'
import { tasks } from './tasks.ts'
import { phases } from './phases.ts'
import { examples } from './examples.ts'
import { soloTurn } from './solo-turn.ts'
import { soloActions } from './solo-actions.ts'
import { soloExamples } from './solo-examples.ts'
import { silverSetup } from './silver-setup.ts'
import { silverUnderground } from './silver-underground.ts'
import { silverTechnologies } from './silver-technologies.ts'
import { silverTiles } from './silver-tiles.ts'
import { silverPhases } from './silver-phases.ts'
import { silverSolo } from './silver-solo.ts'
import { silverExamples } from './silver-examples.ts'

export { glossary } from './glossary.ts'
export { icons } from './icons.ts'

export const parts = {
  base: 'Le jeu',
  solo: 'En solo contre le Cardinalbot',
  silver: 'L’extension Prospect for Silver',
} satisfies typeof english

export const sections = {
  ...setup,
  ...turn,
  ...actions,
  ...tasks,
  ...phases,
  ...examples,
  ...soloTurn,
  ...soloActions,
  ...soloExamples,
  ...silverSetup,
  ...silverUnderground,
  ...silverTechnologies,
  ...silverTiles,
  ...silverPhases,
  ...silverSolo,
  ...silverExamples,
}
