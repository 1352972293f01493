/** The parts of a move that a typed line can name. */
import { NONE, RESOURCES, seatFacts, tableFacts, tablesOf } from '@tiletum/engine'
import type { Rules, State } from '@tiletum/engine'
import type { MoveVerb } from '../message-data/move-facts.ts'
import { placeById } from '../message-data/named-game.ts'
import { placeKey, technologyKey, verbKey } from './lexicon.ts'

export interface Slot {
  /** Slots of one kind are named in order: `exchange gold wool`. */
  readonly kind: string
  /** The phrases that name the part, each a series of lexicon keys. */
  readonly phrases: readonly (readonly string[])[]
  /** The cost of leaving the part out; Infinity if it must be named. */
  readonly cost: number
  /** True for a part that the shortest form leaves out if the rest is unambiguous. */
  readonly spare?: boolean
  /** Set for a part of the description of a tile: any of these parts may be named. */
  readonly face?: 'place' | 'part'
}

/** A verb with arguments that need not be a legal move, so that players can ask why it is not. */
export interface LooseMove {
  readonly verb: MoveVerb
  readonly args: readonly string[]
}

export interface Viewpoint {
  readonly rules: Rules
  readonly state: State
  readonly seat: number
}

/** Verbs that need not be said: the things alone are clear. */
const BARE: readonly MoveVerb[] = [
  'die <colour> <value>',
  'die <colour> <value> to <value>',
  'walk <piece> <space>',
  'walk prospector <space>',
  'act <action>',
  'gain <goods>',
  'gain identical <resource>',
]

export function slotsOf(viewpoint: Viewpoint, parts: LooseMove): readonly Slot[] {
  const { verb, args } = parts
  const told = tablesOf(verb).flatMap((table, index) => slotsFor(viewpoint, parts, table, index))
  const spoken: Slot = {
    kind: 'verb',
    phrases: [[verbKey(verb)], ...sortsAsVerbs(viewpoint, verb, args[0])],
    cost: BARE.includes(verb) ? 0 : Infinity,
  }
  const free: Slot[] = verb.startsWith('walk prospector')
    ? [{ kind: 'piece', phrases: [['prospector']], cost: 0, spare: true }]
    : []
  return [spoken, ...free, ...told]
}

/** `contract 2` and `character 3` say whence to take without saying take. */
function sortsAsVerbs(
  { rules }: Viewpoint,
  verb: MoveVerb,
  face: string | undefined,
): readonly (readonly string[])[] {
  if (face === undefined || !verb.startsWith('take <face>')) return []
  const sort = rules.faces[rules.names.face.indexOf(face)]?.sort
  const fromOffer = verb === 'take <face> from <offerSpace>'
  if (sort === 'character') return [['character'], [verbKey(verb), 'character']]
  return sort === 'contract' && fromOffer ? [['contract'], [verbKey(verb), 'contract']] : []
}

function slotsFor(
  viewpoint: Viewpoint,
  { verb, args }: LooseMove,
  table: string,
  index: number,
): readonly Slot[] {
  const name = args[index] ?? ''
  const { rules } = viewpoint
  const one = (
    phrases: readonly (readonly string[])[],
    more: Partial<Slot> = {},
  ): readonly Slot[] => [{ kind: table, phrases, cost: 1, ...more }]
  switch (table) {
    case 'colour': {
      const at = rules.names.colour.findIndex((each) => each === name)
      const resource = rules.names.resource[rules.colourResource[at] ?? NONE]
      return one([...(resource === undefined ? [] : [[resource]]), [name]])
    }
    case 'value':
      return index === 1 ? one([[name]]) : [changeSlot(args[1] ?? '', name)]
    case 'resource':
      return resourceSlot(verb, name, index)
    case 'face':
      return faceSlots(viewpoint, verb, name)
    case 'space':
    case 'houseSpace':
    case 'mineSpace':
      return placeSlots(viewpoint, verb, name)
    case 'piece':
      return one([[name]], { spare: true })
    case 'goods':
      return one(goodsPhrases(name.split('+')))
    case 'building':
      return one([[name], ['building', name]], { kind: 'number' })
    case 'floor':
      return one([[name], ['floor', name]], { kind: 'number' })
    case 'map':
      return one([[`${name.length}`], ['map', `${name.length}`]])
    case 'technology':
      return one([[technologyKey(name)]])
    case 'offerSpace':
      return [{ kind: 'number', phrases: [[name]], cost: 0, face: 'place' }]
    default:
      return one([[name]])
  }
}

/** `+1` and `to 5` say the same; the values go round. */
function changeSlot(from: string, to: string): Slot {
  const up = (Number(to) - Number(from) + 6) % 6
  return {
    kind: 'change',
    phrases: [[`+${up}`], [`-${6 - up}`], ['to', to]].slice(up > 3 ? 1 : 0),
    cost: 2,
  }
}

function resourceSlot(verb: MoveVerb, name: string, index: number): readonly Slot[] {
  const last = verb.lastIndexOf('<resource>')
  const word = (at: number): string => verb.slice(0, at).trim().split(' ').at(-1) ?? ''
  const marked = verb.startsWith('fulfil') || verb.startsWith('use')
  if (!marked) return [{ kind: 'resource', phrases: [[name]], cost: 1 }]
  const mark = word(index === 1 ? verb.indexOf('<resource>') : last)
  return [
    {
      kind: 'resource',
      phrases: mark === 'less' ? [['less', name]] : [[name], [mark, name]],
      cost: 1,
    },
  ]
}

/** Any order, or counted: `wool iron wool`, `2 wool 1 iron`. */
function goodsPhrases(units: readonly string[]): readonly (readonly string[])[] {
  const orders = new Set<string>()
  const arrange = (head: readonly string[], rest: readonly string[]): void => {
    if (rest.length === 0) orders.add(head.join(' '))
    for (const [at, unit] of rest.entries()) arrange([...head, unit], rest.toSpliced(at, 1))
  }
  arrange([], units)
  const kinds = RESOURCES.filter((resource) => units.includes(resource))
  const counts = (list: readonly string[]): string =>
    list.flatMap((kind) => [`${units.filter((unit) => unit === kind).length}`, kind]).join(' ')
  if (units.length > 1) {
    orders.add(counts(kinds))
    orders.add(counts(kinds.toReversed()))
  }
  return [...orders].map((order) => order.split(' '))
}

function placeSlots({ rules }: Viewpoint, verb: MoveVerb, name: string): readonly Slot[] {
  const spare = /^(build|contribute|take)/.test(verb)
  const numbered = /^(.*)-(\d)$/.exec(name)
  const [, town, number] = numbered ?? []
  if (town !== undefined && number !== undefined && rules.names.space.includes(town))
    return [
      { kind: 'space', phrases: [[placeKey(town)]], cost: 1, spare },
      { kind: 'number', phrases: [[number]], cost: 1 },
    ]
  return [{ kind: 'space', phrases: placePhrases(rules, name), cost: 1, spare }]
}

function placePhrases(rules: Rules, name: string): readonly (readonly string[])[] {
  const [from = '', to] = name.split('--')
  if (to !== undefined) return between('road', [from, to].map(placeKey))
  const place = placeById({ rules, seats: [] }, name)
  if (!('tunnel' in place)) return [[placeKey(name)]]
  const towns = place.tunnel.flatMap((town) => {
    const space = rules.names.space.find((each) => {
      const other = placeById({ rules, seats: [] }, each)
      return 'town' in other && other.town === town
    })
    return space === undefined ? [] : [placeKey(space)]
  })
  return [[placeKey(name)], ...between('tunnel', towns)]
}

function between(what: string, ends: readonly string[]): readonly (readonly string[])[] {
  const both = [ends, ends.toReversed()]
  return ends.length < 2
    ? [[what, ...ends]]
    : [...both.map((each) => [what, ...each]), ...both, ...ends.map((end) => [what, end])]
}

/** The slots of a tile: its place names the whole tile; otherwise its sort, its action and what it gives. */
function faceSlots({ rules, state, seat }: Viewpoint, verb: MoveVerb, id: string): readonly Slot[] {
  const info = rules.faces[rules.names.face.indexOf(id)]
  if (info === undefined) return []
  const [, ...rest] = id.split('.')
  const words = rest.join('-').split('-')
  const segments: string[][] = []
  for (const word of words)
    if (/^\d+$/.test(word)) segments.at(-1)?.push(word)
    else segments.push([word])
  const number = numberOf({ rules, state, seat }, verb, id)
  const spare = verb === 'take <face>' && info.sort !== 'character'
  return [
    ...(number.length === 0
      ? []
      : [{ kind: 'number', phrases: number, cost: 0, face: 'place' } as const]),
    { kind: 'sort', phrases: [[info.sort], ['tile'], ['bonus']], cost: 0 },
    ...segments.map((segment): Slot => ({
      kind: `part ${segment.join(' ')}`,
      phrases:
        segment.length > 1 ? [segment, segment.toReversed(), segment.slice(0, 1)] : [segment],
      cost: 0.1,
      face: 'part',
      spare,
    })),
  ]
}

/** Which space of the storehouse or of the character offer it lies in. */
function numberOf(
  { rules, state, seat }: Viewpoint,
  verb: MoveVerb,
  id: string,
): readonly (readonly string[])[] {
  const spacesIn = (tiles: readonly (string | undefined)[]): readonly (readonly string[])[] =>
    tiles.flatMap((tile, at) => (tile === id ? [[`${at + 1}`]] : []))
  if (verb.startsWith('fulfil') || verb.startsWith('use'))
    return spacesIn(seatFacts(rules, state, seat).storehouse.map((slot) => slot?.tile))
  return verb === 'take <face>' ? spacesIn(tableFacts(rules, state).characters) : []
}
