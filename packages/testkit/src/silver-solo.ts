/**
 * Builds a position against the Cardinalbot with Prospect for Silver, like `soloScenario` and
 * `silverScenario`. Blue is the player, orange the bot.
 */
import { content } from '@tiletum/content'
import { compose, NONE } from '@tiletum/engine'
import { openState } from '@tiletum/engine/state'
import type { Content, Game } from '@tiletum/engine'
import type { GameState, SilverSoloState } from '@tiletum/engine/state'
import { at, indexIn } from './at.ts'
import { emptyTable } from './scenario.ts'
import { SilverScenario } from './silver.ts'
import type { SilverOptions } from './silver.ts'
import { answerUntilTurn, hardness, SoloScenario } from './solo.ts'
import type { SoloOptions } from './solo.ts'

export interface SilverSoloOptions extends SoloOptions, Omit<SilverOptions, 'seats'> {
  /** The content; the standard edition by default. */
  readonly content?: Content
}

const SEATS = ['blue', 'orange'] as const

export class SilverSoloScenario extends SoloScenario {
  /** The same table with the methods for silver. */
  readonly silver: SilverScenario

  constructor(game: Game, state: GameState) {
    super(game, SEATS, state)
    this.silver = new SilverScenario(game, SEATS, state)
  }

  cards(): SilverSoloState {
    const { silverSolo } = this.state.slices
    if (silverSolo === undefined) throw new Error('This is no solo game with silver')
    return silverSolo
  }

  /** Leaves exactly these King's Surprises in the deck, without `surprise.`. */
  deck(...names: readonly string[]): this {
    this.cards().deck = names.map((name) => indexIn(this.game.rules.names['surprise'] ?? [], name))
    return this
  }

  /** The names of the bot's King's Surprises. */
  kept(): readonly string[] {
    return this.cards().kept.map((card) => at(this.game.rules.names['surprise'] ?? [], card))
  }
}

export function silverSoloScenario(options: SilverSoloOptions = {}): SilverSoloScenario {
  const { technologies = ['architect', 'joker', 'character'] } = options
  const game = compose(
    {
      modules: ['base', 'solo', 'silver'],
      players: 1,
      technologies: technologies.map((name): `technology.${string}` => `technology.${name}`),
      undergroundSides: options.sides ?? ['A', 'A', 'A'],
      overlay: `overlay.${options.overlay ?? 'houses-or-mines'}`,
      ...hardness(options),
    },
    options.content ?? content,
  )
  const state = openState(game.start())
  answerUntilTurn(game, state)
  const table = emptyTable(new SilverSoloScenario(game, state))
  const { slice, tables } = table.silver
  slice.tiles.forEach((face, spot) => {
    if (face === NONE) return
    const index = face - tables.underground.offset
    slice.pile.unseen[index] = at(slice.pile.unseen, index) + 1
    slice.tiles[spot] = NONE
  })
  return table
}
