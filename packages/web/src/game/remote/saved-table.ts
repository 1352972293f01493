/** A table of the server as a saved game of this device: for files, copies and replays. */
import type { Json } from '@tiletum/engine'
import type { TableStep, Table } from '@tiletum/protocol'
import type { Agreement } from '../host/host.ts'
import { isAlone, OVER, RELEASE } from '../storage/saved-game.ts'
import type { SavedPlayer, SavedGame } from '../storage/saved-game.ts'
import { logOf } from './step-entries.ts'

interface At {
  readonly id: string
  readonly table: Table
  readonly steps: readonly TableStep[]
  readonly players: readonly SavedPlayer[]
  readonly agreement: Pick<Agreement, 'freeUndo'>
  readonly round: number
}

export function savedTable({ id, table, steps, players, agreement, round }: At): SavedGame {
  const { created, updated, rules, state, terms } = table
  const { config, edition, allow } = terms
  return {
    id,
    config,
    players,
    entries: logOf(steps),
    // The copy must allow what was taken back at the table.
    freeUndo: agreement.freeUndo || isAlone(players),
    rules,
    forecast: allow.forecast,
    ...(edition === undefined ? {} : { edition: edition as Json }),
    created,
    changed: updated,
    round: state === 'over' ? OVER : round,
    release: RELEASE,
  }
}
