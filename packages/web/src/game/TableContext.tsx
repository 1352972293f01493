/** Gives all components of a table its game, words and actions. */
import type { HelpTopic } from './help-topics.ts'
import { isMeantAt } from './intent/is-meant-at.ts'
import type { PressTarget } from './intent/sequences.ts'
import type { Level } from '@tiletum/bots'
import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import type { GameText } from './game-text.ts'
import type { PieceColour } from '../shared/theme/tokens.ts'
import type { Faces } from './faces.ts'
import type { Host } from './host/host.ts'
import type { Planning } from './plan/planning.ts'
import type { Snapshot } from './snapshot.ts'
import type { GameTable } from './game-table.ts'

export interface Press {
  readonly target: PressTarget
  readonly title: string
  readonly element: Element
  /** A mouse has seen in a tooltip what more than one move would be; others are asked. */
  readonly byMouse: boolean
  /** Everything is asked. */
  readonly careful?: boolean | undefined
  /** What the thing is for, where no move says why not. */
  readonly about?: HelpTopic | undefined
  /** What the press means where it plays nothing. */
  readonly otherwise?: (() => void) | undefined
}

export interface AtTable {
  readonly table: GameTable
  readonly say: GameText
  readonly faces: Faces
  /** Name of the edition; undefined for the standard edition. */
  readonly edition: string | undefined
  readonly colours: readonly PieceColour[]
  /** Seats that people play; computers play the others. */
  readonly people: readonly number[]
  /** Seats that are played at this screen. */
  readonly mine: readonly number[]
  /** True where undo reaches past chance and other seats; the log notes it. */
  readonly freeUndo: boolean
  /**
   * True for the game of the day, which many play from the same seed: no hints, no undo past
   * chance.
   */
  readonly competes: boolean
  /** Plans for the own turn; undefined where nobody plays. */
  readonly planning: Planning | undefined
  /** The level of the computer player at each seat that has one. */
  readonly levels: readonly (Level | undefined)[]
  /** Presence and clock of each seat; undefined where all players sit at this screen. */
  readonly attendance: Host['seatStatus']
  /** A person pressed a thing. */
  readonly press: (press: Press) => void
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

/** Selects a part of the snapshot; the component renders again only when that part changes. */
export function useSelected<T>(select: (snapshot: Snapshot) => T): T {
  const { table } = useTable()
  const read = useCallback(() => select(table.snapshot()), [table, select])
  return useSyncExternalStore(table.subscribe, read)
}

/** The first move of a target that is legal now, in notation; '' where none is. */
export function useLegal(target: PressTarget): string {
  const { table } = useTable()
  const read = useCallback(() => {
    const { game, legal, state } = table.snapshot()
    const { wanted, space } = target
    const found =
      legal.size === 0
        ? undefined
        : wanted
            .flat()
            .find(
              (move) =>
                legal.has(game.format(move)) &&
                (space === undefined || isMeantAt(game, state, move, space)),
            )
    return found === undefined ? '' : game.format(found)
  }, [table, target])
  return useSyncExternalStore(table.subscribe, read)
}

/** Whether a move is legal now. */
export const useIsLegal = (move: string): boolean => useSelected(({ legal }) => legal.has(move))
