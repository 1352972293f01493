/** The game on the table for all components around it. */
import type { HelpTopic } from './help-topics.ts'
import type { Level } from '@tiletum/bots'
import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import type { GameText } from './game-text.ts'
import type { PieceColour } from '../shared/theme/tokens.ts'
import type { Faces } from './faces.ts'
import type { Host } from './host/host.ts'
import type { Planning } from './plan/planning.ts'
import type { Snapshot } from './snapshot.ts'
import type { GameTable } from './game-table.ts'

export interface AtTable {
  readonly table: GameTable
  readonly say: GameText
  readonly faces: Faces
  /** What the edition played is called; undefined is the standard one. */
  readonly edition: string | undefined
  readonly colours: readonly PieceColour[]
  /** The seats people play; the others play by themselves. */
  readonly people: readonly number[]
  /** Those of them that are played at this screen. */
  readonly mine: readonly number[]
  /** One's moves may be taken back past what came up since; the log notes it. */
  readonly freeUndo: boolean
  /** A game that others play, too, from the same seed: without hints and take-backs. */
  readonly competes: boolean
  /** Plans for one's own turn; undefined where nobody plays. */
  readonly planning: Planning | undefined
  /** The level of the computer player at each seat that has one. */
  readonly levels: readonly (Level | undefined)[]
  /** Who is there, and clocks; undefined where everybody sits at this screen. */
  readonly attendance: Host['seatStatus']
  /** A person pressed something with these possible moves. */
  readonly press: (
    moves: readonly string[],
    label: string,
    element: Element,
    careful?: boolean,
    /** What a thing is for, where no move says why not. */
    about?: HelpTopic,
  ) => void
  /** Plays a move, after a question when it would waste something. */
  readonly play: (...notations: readonly string[]) => void
  readonly openRule: (clause: string) => void
}

const Context = createContext<AtTable | undefined>(undefined)
export const TableProvider = Context.Provider

export function useTable(): AtTable {
  const at = use(Context)
  if (at === undefined) throw new Error('useTable needs a TableProvider around it')
  return at
}

export function useSnapshot(): Snapshot {
  const { table } = useTable()
  return useSyncExternalStore(table.subscribe, table.snapshot)
}

/** A part of the snapshot; the component is drawn again only when that part changes. */
export function useSelected<T>(select: (snapshot: Snapshot) => T): T {
  const { table } = useTable()
  const read = useCallback(() => select(table.snapshot()), [table, select])
  return useSyncExternalStore(table.subscribe, read)
}

/** Which of these moves, joined by `|`, are legal now, joined likewise. */
export function useLegal(moves: string): string {
  const { table } = useTable()
  const read = useCallback(() => {
    const { legal } = table.snapshot()
    if (legal.size === 0 || moves === '') return ''
    return moves
      .split('|')
      .filter((move) => legal.has(move))
      .join('|')
  }, [table, moves])
  return useSyncExternalStore(table.subscribe, read)
}
