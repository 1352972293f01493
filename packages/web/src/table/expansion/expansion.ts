/**
 * The places where an expansion adds to the panels of the base game. A panel renders whatever there
 * is for its place; only the table knows which expansions a game has and what they add.
 */
import type { Option, SpaceFacts } from '@tiletum/engine'
import { use } from 'react'
import type { ComponentType } from 'react'
import type { TownPlace } from '../../shared/art/map/index.ts'
import type { BoardMarks } from '../../game/playback/board-marks.ts'

interface OfSeat {
  readonly seat: number
}

/** Every place, with the props of a part there. */
export interface Places {
  /** Around the action wheel. */
  readonly wheel: OfSeat
  /** On the card of a die: other ways to take it. */
  readonly die: { readonly die: number }
  /** All maps, instead of Europe alone. */
  readonly maps: {
    readonly seat: number
    readonly onPlace: (space: string, anchor: DOMRect) => void
    readonly marks: BoardMarks
  }
  /** In a town: `visit` is the press on a town where nothing can be played. */
  readonly town: {
    readonly space: SpaceFacts
    readonly drawn: TownPlace
    readonly ground: { readonly width: number; readonly height: number }
    readonly visit: (element: HTMLElement, byKey: boolean) => void
  }
  readonly king: object
  readonly fairs: object
  /** Among the figures of a player's row. */
  readonly counts: OfSeat
  readonly supply: OfSeat
  readonly 'bot-board': OfSeat
  /** Beside the offers; `onOpen` opens the sheet of a thing. */
  readonly offers: OfSeat & { readonly onOpen: (thing: string, anchor: DOMRect) => void }
  /** The options of the current decision that only the expansion knows. */
  readonly choices: { readonly choices: readonly Option[] }
  readonly sheet: {
    readonly thing: string
    readonly anchor: DOMRect
    readonly onClose: () => void
  }
}

export type ExpansionSlots = { readonly [Place in keyof Places]?: ComponentType<Places[Place]> }

/** An expansion is loaded with the games that use it, and with no others. */
export interface Expansion {
  readonly load: () => Promise<ExpansionSlots>
  /** Suspends until its parts are loaded. */
  readonly read: () => ExpansionSlots
}

export function expansion(fetchParts: () => Promise<ExpansionSlots>): Expansion {
  let loaded: ExpansionSlots | undefined
  let loading: Promise<ExpansionSlots> | undefined
  async function load(): Promise<ExpansionSlots> {
    try {
      loading ??= fetchParts()
      loaded = await loading
      return loaded
    } catch (error) {
      // After a failure the next read tries again.
      loading = undefined
      throw error
    }
  }
  return {
    load,
    read() {
      if (loaded !== undefined) return loaded
      loading ??= load()
      return use(loading)
    },
  }
}
