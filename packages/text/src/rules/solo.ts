import type { RulePart } from './clause.ts'
import { soloActions, soloEnd, soloNeeds } from './solo-actions.ts'
import { soloExamples } from './solo-examples.ts'
import { soloFlow, soloSetup, soloTasks, soloTurn } from './solo-turn.ts'

export const solo: RulePart = {
  id: 'solo',
  title: { en: 'Alone against the Cardinalbot', fr: 'En solo contre le Cardinalbot' },
  sections: [
    soloSetup,
    soloFlow,
    soloTurn,
    soloActions,
    soloNeeds,
    soloTasks,
    soloEnd,
    soloExamples,
  ],
}
