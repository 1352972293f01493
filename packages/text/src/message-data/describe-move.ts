/** Facts about a move: everything that a sentence about it needs, read from the game and its state. */
import type {
  Action,
  PendingDecision,
  Effect,
  Facts,
  Frame,
  Move,
  Resource,
  SeatFacts,
  State,
  Verb,
} from '@tiletum/engine'
import {
  actionTile,
  BONUS,
  DIE,
  dieFacts,
  dieOf,
  first,
  firstPosition,
  KING_TILE,
  NONE,
  seatFacts,
  second,
  spaceFacts,
  SPEND,
  tableFacts,
  takenValue,
  third,
  TILE,
  top,
  verbOf,
  readOnlyContext,
} from '@tiletum/engine'
import type {
  DieMoveFacts,
  FulfilFacts,
  MoveFacts,
  MoveVerb,
  MoveWords,
  CathedralPrice,
} from './move-facts.ts'
import { CORRECTION_READERS } from './corrections.ts'
import { SILVER_SOLO_READERS } from './silver-solo.ts'
import { SILVER_READERS } from './silver.ts'
import {
  costOf,
  parts,
  placeById,
  placeOf,
  seatName,
  itemAt,
  tileById,
  tileOf,
  unitsOf,
} from './named-game.ts'
import type { NamedGame, Tile, TilePlace } from './named-game.ts'

interface Scene {
  readonly table: NamedGame
  readonly state: State
  readonly frame: Frame
  readonly move: Move
  /** The price of the move in action points. */
  readonly ap: number
}

type Readers = { readonly [V in MoveVerb]: (scene: Scene) => MoveFacts[V] }

const READERS: Readers = {
  ...CORRECTION_READERS,
  ...SILVER_READERS,
  ...SILVER_SOLO_READERS,
  'die <colour> <value>': (scene) => dieMoveFacts(scene, second(scene.move) + 1),
  'die <colour> <value> to <value>': (scene) => {
    const [from, to] = [second(scene.move) + 1, third(scene.move) + 1]
    const { rules } = scene.table
    const gold = rules.hooks.dieChange(draftOf(scene), scene.frame.seat, from, to)
    return { ...dieMoveFacts(scene, to), to, gold }
  },
  'use <face> as <resource>': (scene) => ({
    tile: tile(scene),
    resource: resource(scene, second(scene.move)),
  }),
  'take <face>': (scene) => ({ tile: tile(scene), from: takenFrom(scene), ap: tilePrice(scene) }),
  'take <face> from <offerSpace>': (scene) => ({
    tile: tile(scene),
    ap: itemAt(scene.table.rules.content.contractOffer.points, second(scene.move)),
  }),
  leave: ({ table, state, frame }) => {
    const king = frame.kind === KING_TILE
    const { rules } = table
    const tile = king
      ? tableFacts(rules, state).kingTile
      : actionTile(rules, state, itemAt(rules.names.action, frame.of))
    return { king, ...tileIn(table, tile) }
  },
  'walk <piece> <space>': (scene) => ({
    piece: itemAt(scene.table.rules.names.piece, first(scene.move)),
    to: placeOf(scene.table, second(scene.move)),
    ap: price(scene),
  }),
  'build house <houseSpace>': houseFacts,
  'build pillar <space>': (scene) => ({
    town: placeOf(scene.table, first(scene.move)),
    ap: price(scene),
  }),
  'renew characters': (scene) => ({ ap: price(scene) }),
  'place <face> building <building> floor <floor>': placeFacts,
  'exchange <resource> <resource>': (scene) => ({
    give: resource(scene, first(scene.move)),
    get: resource(scene, second(scene.move)),
    more: scene.table.rules.hooks.exchangeUnits(draftOf(scene), scene.frame.seat),
    ap: price(scene),
  }),
  climb: (scene) => {
    const { king, kingAbove } = own(scene)
    return { to: kingAbove[0] ?? king, ap: price(scene) }
  },
  'act <action>': (scene) => ({
    action: action(scene, first(scene.move)),
    points: actionPoints(scene),
  }),
  'gain <goods>': ({ table, move }) => ({
    units: unitsOf(table, itemAt(table.rules.goods, first(move))),
  }),
  'gain identical <resource>': (scene) => ({
    resource: resource(scene, first(scene.move)),
    count: pending(scene).find((effect) => effect.do === 'gainAny')?.count ?? 1,
  }),
  'characters <building>': (scene) => {
    const building = first(scene.move)
    const kind = characterKindIn(scene, building)
    return { building: building + 1, ...(kind === undefined ? {} : { kind }) }
  },
  'bonus <face>': (scene) => ({ tile: tile(scene) }),
  'buy <resource>': (scene) => ({ resource: resource(scene, first(scene.move)), gold: 2 }),
  'fulfil <face>': (scene) => fulfilFacts(scene, undefined),
  'fulfil <face> with <resource>': (scene) =>
    fulfilFacts(scene, resource(scene, second(scene.move))),
  'crest <crest> building <building>': (scene) => {
    const { rules } = scene.table
    const building = second(scene.move)
    return {
      crest: itemAt(rules.names.crest, first(scene.move)),
      building: building + 1,
      food: rules.hooks.crestFood(draftOf(scene), scene.frame.seat, building),
      bonus: itemAt(rules.programs, itemAt(rules.buildings, building).crestProgram).effect,
    }
  },
  'contribute <space>': contributeFacts,
  'use <face>': (scene) => ({ tile: tile(scene) }),
  done: (scene) => {
    const { kind, of, left } = scene.frame
    return kind === SPEND ? { action: action(scene, of), points: left } : { points: 0 }
  },
  'end turn': ({ frame }) => ({ points: frame.kind === SPEND ? frame.left : 0 }),
  'wheel <value>': (scene) => ({
    action: firstPosition(scene.table.rules, scene.state).action,
    value: first(scene.move) + 1,
  }),
  'action <action>': (scene) => ({ action: action(scene, first(scene.move)) }),
  'draw <face>': (scene) => ({ tile: tile(scene) }),
  'cost <cost>': ({ table, move }) => costOf(table, first(move)),
  'town <space>': ({ table, move }) => ({ town: placeOf(table, first(move)) }),
  'fair <fair>': ({ table, move }) => ({ tile: itemAt(table.rules.fairs, first(move)).tile }),
  'corruption <corruption>': ({ move }) => ({ value: first(move) }),
  'roll <colour> <value>': ({ table, move }) => ({
    colour: itemAt(table.rules.names.colour, first(move)),
    value: second(move) + 1,
  }),
  'first <seat>': ({ table, move }) => ({ name: seatName(table, first(move)) }),
  'bot roll <value> <value>': ({ move }) => ({ values: [first(move) + 1, second(move) + 1] }),
  'challenge <challenge>': ({ table, move }) => ({
    challenge: itemAt(table.rules.tables.solo?.content.challenges ?? [], first(move)).name,
  }),
  'bot merchant <space>': ({ table, move }) => ({ town: placeOf(table, first(move)) }),
  'bot crest <face>': (scene) => ({ tile: tile(scene) }),
  'pick die <colour> <value>': ({ table, move }) => ({
    colour: itemAt(table.rules.names.colour, first(move)),
    value: second(move) + 1,
  }),
  'pick tile <face> at <space>': (scene) => ({
    tile: tile(scene),
    town: placeOf(scene.table, second(scene.move)),
  }),
  'pick town <space>': ({ table, move }) => ({ town: placeOf(table, first(move)) }),
  'pick house space <houseSpace>': houseFacts,
  'pick character <face>': (scene) => ({ tile: tile(scene) }),
  'pick contract <face>': (scene) => ({ tile: tile(scene) }),
  'pick resource <resource>': (scene) => ({ resource: resource(scene, first(scene.move)) }),
  'tell later': () => ({}),
}

/** Returns the words of a language for a move. */
export function describeMove<Words>(
  words: MoveWords<Words>,
  table: NamedGame,
  state: State,
  move: Move,
): Words {
  const frame = top(state)
  const scene = { table, state, move, frame, ap: frame.kind === SPEND ? 1 : 0 }
  const verb: Verb = itemAt(table.rules.verbs, verbOf(move))
  return say(words, verb, scene)
}

function say<V extends MoveVerb, Words>(words: MoveWords<Words>, verb: V, scene: Scene): Words {
  return words[verb](READERS[verb](scene))
}

const draftOf = ({ table, state }: Scene) => readOnlyContext(table.rules, state)

const tile = ({ table, move }: Scene): Tile => tileOf(table, first(move))

const resource = ({ table }: Scene, index: number): Resource =>
  itemAt(table.rules.names.resource, index)

const action = ({ table }: Scene, index: number): Action => itemAt(table.rules.names.action, index)

const price = ({ ap }: Scene): number => ap

/** The parts of the bonus that waits. */
const pending = ({ table, frame }: Scene): readonly Effect[] =>
  frame.kind === BONUS ? parts(itemAt(table.rules.programs, frame.of).effect) : []

function dieMoveFacts(scene: Scene, value: number): DieMoveFacts {
  const { table, state, frame, move } = scene
  const { rules } = table
  const recoloured = frame.kind === DIE && frame.of !== NONE
  const die = dieOf(first(move), value)
  const brings = dieFacts(rules, state, frame.seat, die, recoloured ? frame.of : undefined)
  const { resource: gives, count, action: faces, points, tile, below, prospector } = brings
  return {
    colour: itemAt(rules.names.colour, first(move)),
    value: second(move) + 1,
    resource: gives,
    count,
    action: faces,
    points,
    ...tileIn(table, tile),
    ...(below === 'step' ? { icon: true } : {}),
    ...(prospector === undefined
      ? {}
      : { prospector: { points: prospector.points, ...tileIn(table, prospector.tile) } }),
  }
}

const tileIn = (table: NamedGame, tile: string | undefined): { readonly tile?: Tile } =>
  tile === undefined ? {} : { tile: tileById(table, tile) }

/** Facts of the seat that moves. */
const own = ({ table, state, frame }: Scene): SeatFacts => seatFacts(table.rules, state, frame.seat)

/** The innermost pending decision. */
const asked = ({ table, state, frame }: Scene): PendingDecision | undefined =>
  table.rules.pending[frame.kind]?.(table.rules, readOnlyContext(table.rules, state).state, frame)

function tilePrice(scene: Scene): number {
  const decision = asked(scene)
  return decision?.is === 'revealed-contracts' ? decision.price : price(scene)
}

function takenFrom(scene: Scene): TilePlace {
  const { table, frame } = scene
  const turnedUp = asked(scene)?.is
  if (turnedUp === 'revealed-contracts' || turnedUp === 'revealed-tiles') return { at: 'pile' }
  if (frame.kind === TILE) return { at: 'action', action: action(scene, frame.of) }
  if (frame.kind === KING_TILE) return { at: 'king-track' }
  const under = frame.kind === SPEND ? action(scene, frame.of) : undefined
  const stands = own(scene).pieces.find(({ piece }) => piece === under)
  if (stands === undefined) return { at: 'character-offer' }
  return { at: 'map', place: placeById(table, stands.space) }
}

function houseFacts(scene: Scene): MoveFacts['build house <houseSpace>'] {
  const { rules } = scene.table
  const houseSpace = first(scene.move)
  const { space, program } = itemAt(rules.board.houseSpaces, houseSpace)
  const all = itemAt(rules.board.houseSpacesOf, space)
  return {
    town: placeOf(scene.table, space),
    ap: price(scene),
    ...(all.length > 1 ? { space: all.indexOf(houseSpace) + 1 } : {}),
    ...(program === NONE ? {} : { bonus: itemAt(rules.programs, program).effect }),
  }
}

function placeFacts(scene: Scene): MoveFacts['place <face> building <building> floor <floor>'] {
  const [building, floor] = [second(scene.move), third(scene.move)]
  const empty = itemAt(own(scene).buildings, building).rooms.filter((room) => room === undefined)
  return {
    tile: tile(scene),
    building: building + 1,
    floor,
    ap: floor,
    fills: empty.length === 1,
  }
}

/** joker-1: the joker's points and what strengthens the action chosen; else those of the bonus or die. */
function actionPoints(scene: Scene): number {
  const { state, frame, move } = scene
  const { hooks } = scene.table.rules
  if (frame.kind === SPEND)
    return frame.left + hooks.actionBonus(draftOf(scene), frame.seat, first(move))
  const chosen = action(scene, first(move))
  for (const effect of pending(scene)) {
    if (effect.do === 'act' && (effect.action === chosen || effect.action === 'any'))
      return effect.points
    if (effect.do === 'climb' && chosen === 'king') return effect.spaces
  }
  const value = takenValue(state)
  if (value === undefined) return 0
  // A die between two actions gives its points to the one chosen.
  return hooks.actionPoints(draftOf(scene), frame.seat, first(move), value)
}

function characterKindIn(scene: Scene, building: number): Action | undefined {
  const character = itemAt(own(scene).buildings, building).rooms.find((room) => room !== undefined)
  const lives = character === undefined ? undefined : tileById(scene.table, character)
  return lives?.sort === 'character' ? lives.kind : undefined
}

function fulfilFacts(scene: Scene, kind: Resource | undefined): FulfilFacts {
  const { rules } = scene.table
  const { demand, vp } = itemAt(rules.faces, first(scene.move))
  const counts = rules.names.resource.map((name) => {
    const named = name === 'iron' ? demand.iron : name === 'wool' ? demand.wool : 0
    return name === kind ? named + demand.identical : named
  })
  const space = own(scene).contracts.length
  return {
    tile: tile(scene),
    paid: unitsOf(scene.table, counts),
    vp: vp + (rules.contractSpaces[space] ?? 0),
    pillar: space < rules.pillarsOnContracts,
  }
}

const priceIn = ({ silver, gold, price = 0 }: Facts): CathedralPrice => {
  if (silver !== undefined) return { asks: 'silver', price: silver }
  return gold === undefined ? { asks: 'stone', price } : { asks: 'gold', price: gold }
}

/** Cost tiles below ask silver or gold, those above stone. */
function contributeFacts(scene: Scene): MoveFacts['contribute <space>'] {
  const { table, state, frame, move } = scene
  const { rules } = table
  const { cathedral } = spaceFacts(rules, state, first(move))
  const town = placeOf(table, first(move))
  if (cathedral === undefined) return { town, asks: 'stone', price: 0, vp: 0 }
  return {
    town,
    ...priceIn(rules.hooks.contributionFacts(draftOf(scene), frame.seat, cathedral.index)),
    vp: cathedral.vp + (cathedral.stack[0] ?? 0),
  }
}
