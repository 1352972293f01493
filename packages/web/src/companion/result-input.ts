/** A turn that is entered by its result: what somebody taps, and the corrections it comes to. */
import {
  readOnlyContext,
  NONE,
  RESOURCES,
  seatFacts,
  spaceFacts,
  tableFacts,
  wheelFacts,
} from '@tiletum/engine'
import type { DieColour, Game, Refusal, Resource, SeatFacts, State } from '@tiletum/engine'
import { facesOf } from '../game/faces.ts'

export interface ResultInput {
  readonly die?: { readonly colour: DieColour; readonly value: number }
  /** The bonus tile of the die's action went to the storehouse. */
  readonly tileTaken?: boolean
  /** The bonus tile of the die's action, where it was not told before. */
  readonly tileTold?: string
  /** Changes of numbers beside what the die gives, by the name of the field. */
  readonly changes: Readonly<Record<string, number>>
  /** Where pieces stand now, by piece. */
  readonly pieces: Readonly<Record<string, string>>
  /** House spaces that have a house now. */
  readonly houses: readonly string[]
  /** Cathedral towns that have a pillar now. */
  readonly pillars: readonly string[]
  /** Places whose tile went to the storehouse. */
  readonly taken: readonly string[]
  /** Spaces of the storehouse whose tile is gone. */
  readonly gone: readonly string[]
}

export const NO_RESULT: ResultInput = {
  changes: {},
  pieces: {},
  houses: [],
  pillars: [],
  taken: [],
  gone: [],
}

export interface TileToTake {
  /** The place, as corrections name it. */
  readonly place: string
  readonly tile: string
}

/** A town or road near a piece. */
export interface Reach {
  readonly piece: string
  readonly stands: string
  /** The nearest spaces, the nearest first. */
  readonly near: readonly string[]
}

/** How far a piece is offered to have gone; further away it is corrected in the editor. */
const NEAR = 4

const gainOf = (game: Game, { die }: ResultInput, resource: Resource): number =>
  die !== undefined && facesOf(game.rules).die(die.colour) === resource ? die.value : 0

/** The numbers with steppers, by the names of their fields. */
export function numbersOf(
  game: Game,
  state: State,
  seat: number,
  input: ResultInput,
): readonly { readonly name: string; readonly now: number; readonly most: number }[] {
  const { rules } = game
  const context = readOnlyContext(rules, state)
  const fields = rules.tables.companion?.numbers ?? []
  const shown = new Set<string>([...RESOURCES, 'silver', 'vp', 'king'])
  return fields.flatMap((field, index) => {
    const name = rules.names['number']?.[index] ?? ''
    if (!shown.has(name)) return []
    const die = RESOURCES.find((one) => one === name)
    const gain = die === undefined ? 0 : gainOf(game, input, die)
    const now = field.read(context, seat) + gain + (input.changes[name] ?? 0)
    return [{ name, now, most: field.most }]
  })
}

/** The action of the die that was taken, and its bonus tile. */
export function tileOfDie(
  { rules }: Game,
  state: State,
  { die, tileTold }: ResultInput,
):
  | { readonly action: string; readonly tile: string | undefined; readonly deferred: boolean }
  | undefined {
  const segment = wheelFacts(rules, state).find(({ value }) => value === die?.value)
  if (segment === undefined) return undefined
  const index = (rules.names['tilePlace'] ?? []).indexOf(`action-${segment.action}`)
  const place = rules.tables.companion?.tilePlaces[index]
  const deferred = place?.isDeferred?.(readOnlyContext(rules, state)) === true
  return {
    action: segment.action,
    tile: tileTold ?? segment.tile,
    deferred: deferred && tileTold === undefined,
  }
}

/** The faces that a bonus tile of an action can have. */
export function bonusFaces({ rules }: Game): readonly string[] {
  const { bonus } = rules
  return rules.faces
    .slice(bonus.offset, bonus.offset + bonus.count)
    .filter(({ copies }) => copies > 0)
    .map(({ id }) => id)
}

export function reachOf(
  { rules }: Game,
  state: State,
  seat: number,
  input: ResultInput,
): readonly Reach[] {
  return seatFacts(rules, state, seat).pieces.map(({ piece, space }) => {
    const from = rules.names.space.indexOf(space)
    const away = rules.board.distance[from] ?? []
    const near = rules.names.space
      .map((name, index) => ({ name, far: away[index] ?? Number.POSITIVE_INFINITY }))
      .filter(({ far }) => far > 0 && far <= NEAR)
      .toSorted((one, other) => one.far - other.far)
      .map(({ name }) => name)
    return { piece, stands: input.pieces[piece] ?? space, near }
  })
}

/** What may have been built where the pieces stand now. */
export function sitesOf(game: Game, state: State, seat: number, input: ResultInput) {
  const { rules } = game
  const standing = (piece: string): number =>
    rules.names.space.indexOf(
      reachOf(game, state, seat, input).find((one) => one.piece === piece)?.stands ?? '',
    )
  const town = standing('merchant')
  const cathedral = standing('architect')
  const houses = town < 0 ? [] : spaceFacts(rules, state, town).houses
  const has = houses.some(({ owner }) => owner === seat)
  const own = seatFacts(rules, state, seat)
  const stands = cathedral < 0 ? undefined : spaceFacts(rules, state, cathedral)
  const field = `pillar-${stands?.id ?? ''}`
  return {
    houses:
      has || own.housesInSupply === 0
        ? []
        : houses.filter(({ owner }) => owner === NONE).map(({ name }) => name),
    pillar:
      stands?.cathedral !== undefined &&
      own.pillarsInSupply > 0 &&
      (rules.names['number'] ?? []).includes(field) &&
      numberOf(game, state, seat, field) === 0
        ? stands.id
        : undefined,
  }
}

function numberOf({ rules }: Game, state: State, seat: number, name: string): number {
  const index = (rules.names['number'] ?? []).indexOf(name)
  return rules.tables.companion?.numbers[index]?.read(readOnlyContext(rules, state), seat) ?? 0
}

/** Tiles that the turn could take: both offers, and the towns where the pieces stood or stand. */
export function tilesInReach(
  game: Game,
  state: State,
  seat: number,
  input: ResultInput,
): readonly TileToTake[] {
  const { rules } = game
  const { contracts, characters } = tableFacts(rules, state)
  const towns = reachOf(game, state, seat, input).flatMap(({ stands, near }) => [stands, ...near])
  const places = (rules.names['tilePlace'] ?? []).filter(
    (place) => place.startsWith('map-') && towns.includes(place.slice('map-'.length)),
  )
  return [
    ...contracts.flatMap(({ tile }, index) =>
      tile === undefined ? [] : [{ place: `contract-offer-${index + 1}`, tile }],
    ),
    ...characters.flatMap((tile, index) =>
      tile === undefined ? [] : [{ place: `character-offer-${index + 1}`, tile }],
    ),
    ...places.flatMap((place) => {
      const tile = tileAt(game, state, place)
      return tile === undefined ? [] : [{ place, tile }]
    }),
  ]
}

function tileAt({ rules }: Game, state: State, place: string): string | undefined {
  const index = (rules.names['tilePlace'] ?? []).indexOf(place)
  const field = rules.tables.companion?.tilePlaces[index]
  const context = readOnlyContext(rules, state)
  if (field === undefined || field.isDeferred?.(context) === true) return undefined
  return rules.faces[field.read(context)]?.id
}

/** The storehouse, space by space. */
export const storehouseOf = ({ storehouse }: SeatFacts, seat: number): readonly TileToTake[] =>
  storehouse.flatMap((slot, index) =>
    slot === undefined ? [] : [{ place: `storehouse-${seat + 1}-${index + 1}`, tile: slot.tile }],
  )

/** The spaces of the storehouse that are free for what was taken. */
export function freeSpaces(
  game: Game,
  state: State,
  seat: number,
  { gone }: ResultInput,
): readonly string[] {
  const own = seatFacts(game.rules, state, seat)
  const held = new Set(storehouseOf(own, seat).map(({ place }) => place))
  return (game.rules.names['tilePlace'] ?? []).filter(
    (place) =>
      place.startsWith(`storehouse-${seat + 1}-`) && (!held.has(place) || gone.includes(place)),
  )
}

/** The corrections that say the same, in an order in which each is possible. */
export function correctionsOf(
  game: Game,
  state: State,
  seat: number,
  input: ResultInput,
): readonly string[] {
  const { die, tileTold, tileTaken = false } = input
  const wheel = tileOfDie(game, state, input)
  const free = [...freeSpaces(game, state, seat, input)]
  const action = `action-${wheel?.action ?? ''}`
  const taken = [...(tileTaken && wheel?.tile !== undefined ? [action] : []), ...input.taken]
  const shared = die === undefined ? '' : `die-${die.colour}-${die.value}`
  const lying =
    wheelFacts(game.rules, state)
      .find(({ value }) => value === die?.value)
      ?.dice.filter((colour) => colour === die?.colour).length ?? 0
  return [
    ...(die === undefined ? [] : [`set ${shared} ${lying - 1}`]),
    ...(tileTold === undefined ? [] : [`set tile ${action} ${tileTold}`]),
    ...input.gone.map((place) => `set tile ${place} none`),
    ...taken.flatMap((place) => {
      const space = free.shift()
      return space === undefined ? [] : [`set tile ${space} from ${place}`]
    }),
    ...Object.entries(input.pieces).map(
      ([piece, space]) => `set piece ${piece} ${space} for ${seat + 1}`,
    ),
    ...input.houses.map((space) => `set owner house-${space} ${ownerName(game, seat)}`),
    ...input.pillars.map((town) => `set pillar-${town} 1 for ${seat + 1}`),
    ...numbersOf(game, state, seat, input)
      .filter(({ name, now }) => now !== numberOf(game, state, seat, name))
      .map(({ name, now }) => `set ${name} ${now} for ${seat + 1}`),
  ]
}

const ownerName = ({ rules }: Game, seat: number): string => rules.names['owner']?.[seat + 1] ?? ''

/** How many more goods there are than the die gives; negative where some were spent. */
export const moreThanTheDie = ({ changes }: ResultInput): number =>
  RESOURCES.reduce((sum, resource) => sum + (changes[resource] ?? 0), 0)

/** The first correction that is impossible after those before it, or undefined. */
export function refusedAmong(
  game: Game,
  state: State,
  sets: readonly string[],
): Refusal | undefined {
  const trial = game.clone(state)
  for (const notation of sets) {
    const move = game.parse(notation)
    const refusal = typeof move === 'number' ? game.why(trial, move) : undefined
    if (refusal !== undefined || typeof move !== 'number') return refusal
    game.play(trial, move)
  }
  return undefined
}
