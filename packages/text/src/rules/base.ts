import { character, contract, kingAndJoker, travel } from './actions.ts'
import type { RulePart } from './clause.ts'
import { examples } from './examples.ts'
import { cleanup, end, fair, king } from './phases.ts'
import { components, setup } from './setup.ts'
import { buildings, characters, deals, helpers, tasks } from './tasks.ts'
import { nesting, round, storehouse, turn } from './turn.ts'

export const base: RulePart = {
  id: 'base',
  title: { en: 'The game', fr: 'Le jeu' },
  sections: [
    components,
    setup,
    round,
    turn,
    storehouse,
    travel,
    character,
    contract,
    kingAndJoker,
    tasks,
    helpers,
    characters,
    deals,
    buildings,
    nesting,
    king,
    fair,
    cleanup,
    end,
    examples,
  ],
}
