import { mutations as actions } from './actions.mjs'
import { mutations as phases } from './phases.mjs'
import { mutations as setupAndTurn } from './setup-and-turn.mjs'
import { mutations as silver } from './silver.mjs'
import { mutations as silverSolo } from './silver-solo.mjs'
import { mutations as solo } from './solo.mjs'
import { mutations as soloActions } from './solo-actions.mjs'
import { mutations as tasksAndTiles } from './tasks-and-tiles.mjs'

/** Every rule broken on purpose, in the order of the rulebook. */
export const mutations = [
  ...setupAndTurn,
  ...actions,
  ...tasksAndTiles,
  ...phases,
  ...silver,
  ...solo,
  ...soloActions,
  ...silverSolo,
]
