/**
 * The dense table of actions: every move that a seat could ever make in a game, numbered from 0, for players
 * that learn. A move keeps its number as long as the rules revision and the components stay the same.
 */
import { tablesOf } from '@tiletum/engine'
import type { Game, Move, MoveList, Verb } from '@tiletum/engine'

export interface ActionTable {
  /** The move of each action. */
  readonly moves: readonly Move[]
  /** Returns the action of a move; -1 for a move that no seat makes, such as an answer of chance. */
  readonly actionOf: (move: Move) => number
  /** Sets the bit of each action in the list, the lowest bit of a byte first. */
  readonly mask: (list: MoveList, into: Uint8Array, offset: number) => void
  /** The number of bytes of a mask. */
  readonly bytes: number
}

const BITS = 8
/** Bits of the parts of a move, as the engine packs them: the verb, then three arguments. */
const SHIFTS = [7, 15, 23] as const
const known = new WeakMap<Game['rules'], ActionTable>()

export function actionTable(game: Game): ActionTable {
  const { rules } = game
  const found = known.get(rules) ?? createTable(game)
  known.set(rules, found)
  return found
}

function createTable(game: Game): ActionTable {
  const { rules } = game
  const verbs = [...new Set(rules.allMoveRules.map(({ verb }) => verb))].toSorted((a, b) => a - b)
  const moves = verbs.flatMap((verb) => movesWith(game, verb))
  // A hash table of two lists of numbers: a Map would cost more than the move itself.
  const slots = 2 ** Math.ceil(Math.log2(moves.length * 4))
  const keys = new Int32Array(slots).fill(-1)
  const values = new Int32Array(slots)
  const slotOf = (move: Move): number => {
    let slot = (Math.imul(move, 0x9e3779b1) >>> 7) & (slots - 1)
    while (keys[slot] !== -1 && keys[slot] !== move) slot = (slot + 1) & (slots - 1)
    return slot
  }
  for (const [action, move] of moves.entries()) {
    const slot = slotOf(move)
    keys[slot] = move
    values[slot] = action
  }
  const actionOf = (move: Move): number => {
    const slot = slotOf(move)
    return keys[slot] === move ? (values[slot] as number) : -1
  }
  return {
    moves,
    actionOf,
    bytes: Math.ceil(moves.length / BITS),
    mask({ items, count }, into, offset) {
      for (let index = 0; index < count; index++) {
        const action = actionOf(items[index] as Move)
        if (action < 0) continue
        const byte = offset + (action >> 3)
        into[byte] = (into[byte] as number) | (1 << (action & 7))
      }
    },
  }
}

type Fits = (values: readonly number[]) => boolean

function movesWith(game: Game, verb: number): Move[] {
  const { rules } = game
  const pattern = rules.verbs[verb]
  if (pattern === undefined) return []
  const fits = whatFits(game, pattern)
  let rows: number[][] = [[]]
  for (const table of tablesOf(pattern)) {
    const names = rules.names[table] ?? []
    rows = rows.flatMap((row) => names.map((_, value) => [...row, value]))
  }
  return rows.filter(fits).map((values) => {
    let move = verb
    for (const [index, value] of values.entries()) move |= value << (SHIFTS[index] ?? 0)
    return move
  })
}

/** Leaves out what no rule could ever allow, so that the table stays small. */
function whatFits({ rules }: Game, pattern: Verb): Fits {
  const face = (values: readonly number[]) => rules.faces[values[0] ?? -1]
  const isCathedral = (space = -1): boolean => (rules.board.cathedralAt[space] ?? -1) >= 0
  const asksAlike = (values: readonly number[]): boolean =>
    (face(values)?.demand.identical ?? 0) > 0
  const isUnderground = (space = -1): boolean => space >= rules.board.mainSpaces
  const only: { readonly [V in Verb]?: Fits } = {
    'die <colour> <value> to <value>': ([, from, to]) => from !== to,
    'use <face> as <resource>': (values) => face(values)?.sort === 'helper',
    'take <face> from <offerSpace>': (values) => face(values)?.family === 'contract',
    'walk <piece> <space>': ([, space]) => !isUnderground(space),
    'walk prospector <space>': ([space]) => isUnderground(space),
    'icon walk <space>': ([space]) => isUnderground(space),
    'build pillar <space>': ([space]) => isCathedral(space),
    'contribute <space>': ([space]) => isCathedral(space),
    'place <face> building <building> floor <floor>': (values) =>
      face(values)?.sort === 'character' &&
      rules.roomBuilding.some(
        (building, room) => building === values[1] && rules.roomFloor[room] === values[2],
      ),
    'exchange <resource> <resource>': ([given, taken]) => given !== taken,
    'bonus <face>': (values) => face(values)?.sort === 'character',
    'fulfil <face>': (values) => face(values)?.sort === 'contract',
    'fulfil <face> with <resource>': asksAlike,
    'fulfil <face> less <resource>': (values) => face(values)?.sort === 'contract',
    'fulfil <face> with <resource> less <resource>': asksAlike,
    'use <face>': (values) => face(values)?.sort === 'helper',
    'take <face> at <space>': (values) =>
      face(values)?.family === rules.tables.silver?.underground.name &&
      (rules.tables.silver?.bonusSpaces.includes(values[1] ?? -1) ?? false),
  }
  return only[pattern] ?? (() => true)
}
