/**
 * The companion of a real table as a module: people answer the requests of chance and correct the state
 * where it differs from their table. It adds no rule of the game and is only part of such games.
 */
import type { Module } from '../kernel/module.ts'
import type { ScriptEdit } from '../kernel/extension-points.ts'
import type { Rules } from '../rules/tables.ts'
import { forgetSilverTurn } from '../silver/phases.ts'
import { cardFields, houseFields, mainPieceFields } from './piece-fields.ts'
import { COMPANION_REFUSALS, corrections } from './corrections.ts'
import {
  botTileFields,
  botNumberFields,
  mineFields,
  prospectorFields,
  silverSeatNumberFields,
  silverNumberFields,
  undergroundTileFields,
} from './module-fields.ts'
import { baseSeatNumberFields, baseNumberFields } from './number-fields.ts'
import { subjectName } from './correctable-fields.ts'
import type { CompanionTables, CorrectionSubject } from './correctable-fields.ts'
import { boardTileFields, seatTileFields } from './tile-fields.ts'
import { withDeferredTiles } from './deferred-requests.ts'
import { beginDeferred, copyDeferred } from './deferred-slice.ts'
import { COMPANION_VERBS } from './verbs.ts'
import { NONE } from '../state.ts'

const COUNTS = 256

/**
 * Clears the traces of a finished turn. They can't be seen on a real table, so a turn entered only by its
 * result must lead to the same state as one entered move by move.
 */
const forgetTurn: ScriptEdit = {
  script: 'turn',
  at: 'after',
  step: 'end',
  steps: [
    {
      name: 'forget',
      clause: 'turn-6',
      run(draft) {
        const { state } = draft
        state.die = NONE
        state.dieResource = NONE
        state.pointsWaiting = 0
        state.exchanged = 0
        if (state.slices.silver !== undefined) forgetSilverTurn(draft)
      },
    },
  ],
}

export const companionModule: Module = {
  id: 'companion',
  moveRules: [],
  chances: [],
  corrections,
  effects: {},
  verbs: COMPANION_VERBS,
  scripts: {},
  scriptEdits: [forgetTurn],
  refusals: COMPANION_REFUSALS,
  runs: {},
  lostParts: {},
  hooks: {},
  complete: (rules) => withDeferredTiles(correctable(rules)),
  begin: beginDeferred,
  copy: copyDeferred,
}

/** Adds the correctable fields of all modules composed before this one. */
function correctable(rules: Rules): Rules {
  const people = Array.from({ length: rules.config.players }, (_, seat) => seat)
  const { cards, places } = cardFields(rules)
  const companion: CompanionTables = {
    numbers: [...baseSeatNumberFields(rules), ...silverSeatNumberFields(rules)],
    shared: [...baseNumberFields(rules), ...botNumberFields(rules), ...silverNumberFields(rules)],
    tilePlaces: [
      ...boardTileFields(rules),
      ...undergroundTileFields(rules),
      ...people.flatMap((seat) => seatTileFields(rules, seat)),
      ...botTileFields(rules),
    ],
    movers: [...mainPieceFields(rules), ...prospectorFields(rules)],
    sites: [...houseFields(rules), ...mineFields(rules)],
    cardPlaces: places,
    cards,
  }
  const named = (list: readonly { readonly about: CorrectionSubject }[]) =>
    list.map(({ about }) => subjectName(about))
  return {
    ...rules,
    names: {
      ...rules.names,
      number: named(companion.numbers),
      shared: named(companion.shared),
      tilePlace: named(companion.tilePlaces),
      mover: named(companion.movers),
      site: named(companion.sites),
      cardPlace: named(companion.cardPlaces),
      card: cards,
      tile: [...rules.names.face, 'none'],
      crestOrNone: [...rules.names.crest, 'none'],
      owner: ['nobody', ...rules.names.seat],
      count: Array.from({ length: COUNTS }, (_, count) => `${count}`),
    },
    tables: { ...rules.tables, companion },
  }
}
