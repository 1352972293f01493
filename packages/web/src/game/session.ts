/** A saved game being played: its table, whether it is kept, and whether this tab plays it. */
import { go } from '../app/route.ts'
import { compose } from '@tiletum/engine'
import type { Content } from '@tiletum/engine'
import { answerFrom } from './chance.ts'
import { OVER, RELEASE, seatsOf } from './saved.ts'
import type { SavedGame } from './saved.ts'
import { shelf } from './shelf.ts'
import { setTable } from './table.ts'
import type { Table } from './table.ts'
import { holdGame } from './tabs.ts'
import { seedOfVisit } from './visit.ts'

export interface SessionStatus {
  /** Undefined while it is not known yet. */
  readonly mine: boolean | undefined
  /** This tab played it before another one took it. */
  readonly lost: boolean
  readonly stored: boolean
}

export type Agreement = Pick<SavedGame, 'forecast'>

export interface Session {
  readonly table: Table
  /** The components it is played with. */
  readonly content: Content
  readonly saved: () => SavedGame
  readonly status: () => SessionStatus
  readonly subscribe: (listener: () => void) => () => void
  readonly takeOver: () => Promise<void>
  /** What the players of this table agree on beside the rules. */
  readonly agree: (change: Agreement) => void
  /** Opens the replay at a moment; a game that lies nowhere has none. */
  readonly look?: (moment?: number) => void
  readonly close: () => void
}

/**
 * With the content of its edition (`contentOf`).
 * @throws UnplayableInput
 */
export function openSession(game: SavedGame, content: Content, onNewTable: () => void): Session {
  const seed = game.seed ?? seedOfVisit()
  let saved: SavedGame = { ...game, seed }
  let status: SessionStatus = { mine: undefined, lost: false, stored: true }
  const listeners = new Set<() => void>()
  const setStatus = (change: Partial<SessionStatus>): void => {
    status = { ...status, ...change }
    for (const listener of listeners) listener()
  }

  const table = setTable(
    compose(saved.config, content),
    saved.inputs,
    answerFrom(seed),
    seatsOf(saved),
    saved.takenBack,
  )
  table.setReadOnly(true)
  let known = saved.inputs.length

  const keep = async (): Promise<void> => {
    const { moments, over, state, readOnly, takenBack } = table.snapshot()
    if (readOnly) return
    known = moments.length
    saved = {
      ...saved,
      inputs: moments.map(({ notation }) => notation),
      ...(takenBack.length === 0 ? {} : { takenBack }),
      changed: Date.now(),
      round: over ? OVER : state.round,
      release: RELEASE,
    }
    const stored = await shelf.write(saved)
    hold.tell()
    if (stored !== status.stored) setStatus({ stored })
  }

  const hold = holdGame(saved.id, {
    holds(mine) {
      setStatus({ mine, lost: !mine && status.mine === true })
      table.setReadOnly(!mine)
      if (mine && table.snapshot().moments.length !== known) void keep()
    },
    changedElsewhere: onNewTable,
  })
  const stop = table.subscribe(() => {
    const { moments } = table.snapshot()
    if (moments.length !== saved.inputs.length || moments.at(-1)?.notation !== saved.inputs.at(-1))
      void keep()
  })

  return {
    table,
    content,
    saved: () => saved,
    status: () => status,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async takeOver() {
      hold.take()
      const latest = await shelf.read(saved.id)
      if (latest !== undefined && latest.changed > saved.changed) onNewTable()
    },
    agree(change) {
      saved = { ...saved, ...change }
      setStatus({})
      void keep()
    },
    look: (moment) => go({ at: 'replay', id: saved.id, moment }),
    close() {
      stop()
      hold.release()
    },
  }
}

/**
 * A game that is only looked at: nobody plays it here, and nothing of it is kept.
 * @throws UnplayableInput
 */
export function lookOn(game: SavedGame, content: Content): Session {
  const table = setTable(compose(game.config, content), game.inputs)
  table.setReadOnly(true)
  const players = game.players.map(({ name, colour }) => ({ name, colour }))
  const saved = { ...game, players }
  const status: SessionStatus = { mine: true, lost: false, stored: true }
  return {
    table,
    content,
    saved: () => saved,
    status: () => status,
    subscribe: () => () => undefined,
    takeOver: () => Promise.resolve(),
    agree: () => undefined,
    close: () => undefined,
  }
}
