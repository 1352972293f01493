/**
 * Builds a position with Prospect for Silver. The underground maps have no bonus tiles until the test puts
 * them there, all sides are A, and the prospector wheel is blank at the value of the die that is taken
 * unless the test calls `segment`. The technologies are those that the test names. Call `below` after
 * `seat`.
 */
import { content } from '@tiletum/content'
import { compose, NONE, pendingOf } from '@tiletum/engine'
import { openState } from '@tiletum/engine/state'
import type {
  Action,
  DieColour,
  Game,
  GameConfig,
  ModuleId,
  Pending,
  Resource,
} from '@tiletum/engine'
import type { SilverSlice } from '@tiletum/engine/state'
import { at, indexIn } from './at.ts'
import { Scenario, setUp } from './scenario.ts'
import { emptyTable } from './scenario.ts'
import type { Colour } from './test-table.ts'
import { dieIn } from './die-of-moves.ts'

export interface SilverOptions {
  /** The colours in turn order. */
  readonly seats: readonly Colour[]
  /** The technologies in play, by their names in notation. */
  readonly technologies?: readonly string[]
  readonly sides?: readonly ('A' | 'B')[]
  readonly overlay?: 'houses-or-mines' | 'pillars-or-mines'
}

/** The underground settings of a seat. Mines in supply are derived from those on the maps. */
export interface SilverSetting {
  readonly silver?: number
  /** The spaces of its prospectors; the one on map I stands on the start space unless given. */
  readonly prospectors?: Readonly<Partial<Record<'I' | 'II' | 'III', string>>>
  /**
   * Mine spaces with its mines, without the first mine. They come from the supply first, then from beside
   * the king track.
   */
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
  readonly ownResource: string | undefined
}

type SilverTables = NonNullable<Game['rules']['tables']['silver']>
type Segment = 'prospector' | 'step' | 'blank'

const MAPS = ['I', 'II', 'III'] as const
const MODULES: readonly ModuleId[] = ['base', 'silver']

export class SilverScenario extends Scenario {
  private segmentSet = false

  get slice(): SilverSlice {
    const { silver } = this.state.slices
    if (silver === undefined) throw new Error('A game without silver')
    return silver
  }

  get tables(): SilverTables {
    const { silver } = this.game.rules.tables
    if (silver === undefined) throw new Error('A game without silver')
    return silver
  }

  /** A copy that can be played on independently. */
  override fork(): SilverScenario {
    const copy = new SilverScenario(this.game, this.seats, this.game.clone(this.state))
    this.box.forEach((count, face) => (copy.box[face] = count))
    return copy
  }

  override turn(colour: Colour, ...moves: readonly string[]): this {
    const die = dieIn(this.game, moves)
    if (!this.segmentSet && die !== undefined) this.turnWheel('blank', die.value)
    return super.turn(colour, ...moves)
  }

  /** Chooses the prospector action on a segment that it shares with the king. */
  override action(colour: Colour, action: Action, points: number, die: DieColour = 'pink'): this {
    if (action !== 'prospector') return super.action(colour, action, points, die)
    const value = 7 - points + (this.seatState(colour).markers.prospector ?? 0)
    this.facing('king', value).segment('prospector', value)
    return this.turn(colour, `die ${die} ${value}`, 'act prospector')
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
    if ((setting.tiers?.['character'] ?? 0) >= 2) this.growMarkers(seat)
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
    const spots = at(this.tables.bonusSpacesOf, indexIn(this.game.rules.names.space, town))
    this.slice.tiles[at(spots, 0)] = this.claimBelow(id)
    return this
  }

  /** Puts a tile of the underground pile into a storehouse. */
  storeBelow(colour: Colour, ...ids: readonly string[]): this {
    const { storehouse } = at(this.state.seats, this.seatOf(colour))
    for (const id of ids) storehouse[storehouse.indexOf(NONE)] = this.claimBelow(id)
    return this
  }

  /** Leaves exactly these tiles in the underground pile. */
  pileBelow(...ids: readonly string[]): this {
    const left = ids.map((id) => this.claimBelow(id) - this.tables.underground.offset)
    const { pile } = this.slice
    pile.unseen = pile.unseen.map((_, face) => left.filter((other) => other === face).length)
    return this
  }

  /** Turns the prospector wheel so that a segment faces a value. */
  segment(kind: Segment, value: number): this {
    this.segmentSet = true
    return this.turnWheel(kind, value)
  }

  /** The values that face a kind of segment. */
  valuesOf(kind: Segment): readonly number[] {
    return [1, 2, 3, 4, 5, 6].filter((value) => this.segmentAt(value, this.slice.wheel) === kind)
  }

  private turnWheel(kind: Segment, value: number): this {
    const wheel = [0, 1, 2, 3, 4, 5].find((turned) => this.segmentAt(value, turned) === kind)
    if (wheel === undefined) throw new Error(`The prospector wheel has no ${kind}`)
    this.slice.wheel = wheel
    return this
  }

  private segmentAt(value: number, wheel: number): Segment {
    const { clockwise } = content.silver.prospectorWheel
    return at(clockwise, (value - this.state.wheel - wheel + 12) % 6)
  }

  private claimBelow(id: string): number {
    const face = indexIn(this.game.rules.names.face, id)
    const index = face - this.tables.underground.offset
    const left = at(this.slice.pile.unseen, index)
    if (left === 0) throw new Error(`No ${id} is left in the underground pile`)
    this.slice.pile.unseen[index] = left - 1
    return face
  }

  private growMarkers(seat: number): void {
    const { markers } = at(this.state.seats, seat)
    markers.forEach((points, action) => {
      if (points > 0) markers[action] = points + 1
    })
  }

  /** The innermost pending decision. */
  pending(): Pending | undefined {
    return pendingOf(this.game.rules, this.state).at(-1)
  }

  /** The covered tablets, by the two spaces that they lie between. */
  covered(): readonly string[] {
    const { space } = this.game.rules.names
    return this.tables.tablets.flatMap(({ between }, tablet) =>
      this.slice.covered[tablet] === 0 ? [] : between.map((end) => at(space, end)).join(' – '),
    )
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
      ownResource: names.resource[at(slice.ownResource, seat)],
      tiers: Object.fromEntries(
        (names['technology'] ?? []).flatMap((name, technology) => {
          const bits = (at(slice.tiers, seat) >> (technology * 3)) & 7
          return bits === 0 ? [] : [[name, bits === 1 ? 1 : bits === 3 ? 2 : 3]]
        }),
      ),
    }
  }
}

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
  const state = openState(game.start())
  setUp(game, state)
  const table = emptyTable(new SilverScenario(game, seats, state))
  const { slice } = table
  slice.tiles.forEach((face, spot) => {
    if (face === NONE) return
    const index = face - table.tables.underground.offset
    slice.pile.unseen[index] = at(slice.pile.unseen, index) + 1
    slice.tiles[spot] = NONE
  })
  return table
}
