/**
 * A position with Prospect for Silver. The underground maps are bare of bonus tiles until the test puts
 * them, all sides are A, and the prospector wheel shows nothing at the values dice are taken from, until
 * `segment` says otherwise. The technologies are those the test names.
 */
import { content } from '@tiletum/content'
import { compose, NONE } from '@tiletum/engine'
import type { GameConfig, ModuleId, Resource, SilverSlice } from '@tiletum/engine'
import { at, indexIn } from './at.ts'
import { Scenario, setUp } from './scenario.ts'
import { emptyTable } from './scenario.ts'
import type { Colour } from './table.ts'

export interface SilverOptions {
  /** In turn order. */
  readonly seats: readonly Colour[]
  /** The technologies in play, by the words of the notation. */
  readonly technologies?: readonly string[]
  readonly sides?: readonly ('A' | 'B')[]
  readonly overlay?: 'houses-or-mines' | 'pillars-or-mines'
}

/** What a test may say of a seat underground. Mines in supply follow from those on the maps. */
export interface SilverSetting {
  readonly silver?: number
  /** Where its prospectors stand; the one of map I is where it entered until told otherwise. */
  readonly prospectors?: Readonly<Partial<Record<'I' | 'II' | 'III', string>>>
  /** Mine spaces beside the first mine; they come out of the supply, then from beside the track. */
  readonly mines?: readonly string[]
  /** The tier reached on each technology. */
  readonly tiers?: Readonly<Record<string, number>>
  readonly ownResource?: Resource
  readonly minesBeside?: number
}

export interface SilverReading {
  readonly silver: number
  readonly prospectors: readonly string[]
  readonly mines: readonly string[]
  readonly minesInSupply: number
  readonly minesBeside: number
  readonly tiers: Readonly<Record<string, number>>
}

const MAPS = ['I', 'II', 'III'] as const
const MODULES: readonly ModuleId[] = ['base', 'silver']

export class SilverScenario extends Scenario {
  get slice(): SilverSlice {
    const { silver } = this.state.slices
    if (silver === undefined) throw new Error('A game without silver')
    return silver
  }

  below(colour: Colour, setting: SilverSetting): this {
    const seat = this.seatOf(colour)
    const { slice, game } = this
    const { names } = game.rules
    if (setting.silver !== undefined) slice.silver[seat] = setting.silver
    for (const [map, space] of Object.entries(setting.prospectors ?? {}))
      slice.prospectors[seat * MAPS.length + indexIn(MAPS, map)] = indexIn(names.space, space)
    for (const mine of setting.mines ?? []) {
      slice.mines[indexIn(names['mineSpace'] ?? [], mine)] = seat
      const stock = at(slice.minesInSupply, seat) > 0 ? slice.minesInSupply : slice.minesBeside
      stock[seat] = at(stock, seat) - 1
    }
    for (const [technology, tier] of Object.entries(setting.tiers ?? {})) {
      const index = indexIn(names['technology'] ?? [], technology)
      slice.tiers[seat] = at(slice.tiers, seat) | (((1 << tier) - 1) << (index * 3))
    }
    if (setting.ownResource !== undefined)
      slice.ownResource[seat] = indexIn(names.resource, setting.ownResource)
    if (setting.minesBeside !== undefined) {
      slice.minesInSupply[seat] =
        at(slice.minesInSupply, seat) + at(slice.minesBeside, seat) - setting.minesBeside
      slice.minesBeside[seat] = setting.minesBeside
    }
    return this
  }

  /** The underground bonus tile of a town. */
  belowTile(town: string, id: string): this {
    const { rules } = this.game
    const tables = rules.tables.silver
    if (tables === undefined) throw new Error('A game without silver')
    const face = indexIn(rules.names.face, id)
    const spot = at(at(tables.bonusSpacesOf, indexIn(rules.names.space, town)), 0)
    const index = face - tables.underground.offset
    const left = at(this.slice.pile.unseen, index)
    if (left === 0) throw new Error(`No ${id} is left in the underground pile`)
    this.slice.pile.unseen[index] = left - 1
    this.slice.tiles[spot] = face
    return this
  }

  /** Puts a tile of the underground pile into a storehouse. */
  storeBelow(colour: Colour, ...ids: readonly string[]): this {
    const { storehouse } = at(this.state.seats, this.seatOf(colour))
    const { rules } = this.game
    for (const id of ids) {
      const face = indexIn(rules.names.face, id)
      const index = face - (rules.tables.silver?.underground.offset ?? 0)
      this.slice.pile.unseen[index] = at(this.slice.pile.unseen, index) - 1
      storehouse[storehouse.indexOf(NONE)] = face
    }
    return this
  }

  /** Turns the prospector wheel so that a segment faces a value. */
  segment(kind: 'prospector' | 'step' | 'blank', value: number): this {
    const { clockwise } = content.silver.prospectorWheel
    const position = (value - this.state.wheel + 6) % 6
    for (let wheel = 0; wheel < clockwise.length; wheel++)
      if (clockwise[(position - wheel + 6) % 6] === kind) {
        this.slice.wheel = wheel
        return this
      }
    throw new Error(`The prospector wheel has no ${kind}`)
  }

  under(colour: Colour): SilverReading {
    const seat = this.seatOf(colour)
    const { slice, game } = this
    const { names } = game.rules
    return {
      silver: at(slice.silver, seat),
      prospectors: MAPS.flatMap((_, map) => {
        const space = at(slice.prospectors, seat * MAPS.length + map)
        return space === NONE ? [] : at(names.space, space)
      }),
      mines: (names['mineSpace'] ?? []).filter((_, space) => slice.mines[space] === seat),
      minesInSupply: at(slice.minesInSupply, seat),
      minesBeside: at(slice.minesBeside, seat),
      tiers: Object.fromEntries(
        (names['technology'] ?? []).flatMap((name, technology) => {
          const bits = (at(slice.tiers, seat) >> (technology * 3)) & 7
          return bits === 0 ? [] : [[name, bits === 1 ? 1 : bits === 3 ? 2 : 3]]
        }),
      ),
    }
  }
}

/** With `action` and `turn` of `Scenario` a die is taken from a blank segment, unless `segment` differs. */
export function silverScenario(options: SilverOptions): SilverScenario {
  const { seats, technologies = ['architect', 'joker', 'character'] } = options
  const config: GameConfig = {
    modules: MODULES,
    players: seats.length,
    first: 0,
    technologies: technologies.map((name): `technology.${string}` => `technology.${name}`),
    undergroundSides: options.sides ?? ['A', 'A', 'A'],
    overlay: `overlay.${options.overlay ?? 'houses-or-mines'}`,
  }
  const game = compose(config, content)
  const state = game.start()
  setUp(game, state)
  const table = emptyTable(new SilverScenario(game, seats, state))
  const { slice } = table
  const { underground } = game.rules.tables.silver ?? {}
  slice.tiles.forEach((face, spot) => {
    if (face === NONE || underground === undefined) return
    const index = face - underground.offset
    slice.pile.unseen[index] = at(slice.pile.unseen, index) + 1
    slice.tiles[spot] = NONE
  })
  return table
}
