/**
 * The places where an expansion adds to the panels of the base game. A panel shows whatever there
 * is for its place; which expansions a game has, and what they bring, the table knows.
 */
import type { Option, SpaceFacts } from '@tiletum/engine'
import { use } from 'react'
import type { ComponentType } from 'react'
import type { TownPlace } from '../../shared/art/map/index.ts'
import type { BoardMarks } from '../../game/playback/board-marks.ts'

interface OfSeat {
  readonly seat: number
}

/** Every place, with what a part there is told. */
export interface Places {
  /** Around the action wheel. */
  readonly wheel: OfSeat
  /** On the card of a die: what else it can be taken for. */
  readonly die: { readonly die: number }
  /** All maps, in place of Europe alone. */
  readonly maps: {
    readonly seat: number
    readonly onPlace: (space: string, anchor: DOMRect) => void
    readonly marks: BoardMarks
  }
  /** Built in a town: `visit` is what a press does that plays nothing there. */
  readonly town: {
    readonly space: SpaceFacts
    readonly drawn: TownPlace
    readonly ground: { readonly width: number; readonly height: number }
    readonly visit: (element: HTMLElement, byKey: boolean) => void
  }
  readonly king: object
  readonly fairs: object
  /** Among the figures of a player. */
  readonly counts: OfSeat
  readonly supply: OfSeat
  readonly 'bot-board': OfSeat
  /** Beside the offers; `onOpen` shows the sheet of one of its things. */
  readonly offers: OfSeat & { readonly onOpen: (thing: string, anchor: DOMRect) => void }
  /** The question of the moment: options that only the expansion knows. */
  readonly choices: { readonly choices: readonly Option[] }
  readonly sheet: {
    readonly thing: string
    readonly anchor: DOMRect
    readonly onClose: () => void
  }
}

export type ExpansionSlots = { readonly [Place in keyof Places]?: ComponentType<Places[Place]> }

/** An expansion is loaded with the games that are played with it, and with no other. */
export interface Expansion {
  readonly load: () => Promise<ExpansionSlots>
  /** Suspends until its parts are there. */
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
      // What did not come is asked for again the next time.
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
