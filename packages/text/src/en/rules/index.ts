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
  base: 'The game',
  solo: 'Alone against the Cardinalbot',
  silver: 'Prospect for Silver',
}

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
