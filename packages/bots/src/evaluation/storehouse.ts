/**
 * Features of the storehouse: helpers by their effect, crests, characters, contracts by how far they can be
 * paid.
 */
import { NONE } from '@tiletum/engine'
import type { Effect, FaceInfo, Rules } from '@tiletum/engine'
import type { SeatState } from '@tiletum/engine/state'
import { place } from './features.ts'
import type { Measures } from './features.ts'

const HELPER_WORTH = place('helper worth')
const HELPERS = place('helpers')
const HELPERS_BEYOND = place('helpers beyond use')
const CRESTS = place('crests held')
const CREST_PAYABLE = place('crest payable')
const CHARACTERS = place('characters held')
const HOMELESS = place('characters without a home')
const CONTRACT_POINTS = place('contract points held')
const COVERED = place('contract points covered')
const READY = place('contract points ready')
const FREE = place('free slots')
const FOOD = 1
const WOOL = 2
const IRON = 4

/** The rough value of each face in points when it is used. */
export const faceWorths = (rules: Rules): Float64Array =>
  Float64Array.from(rules.faces, ({ program }) =>
    program === NONE ? 0 : worth(rules.programs[program]?.effect),
  )

/** A rough value of an effect; it only has to rank helpers of different strength. */
function worth(effect: Effect | undefined): number {
  switch (effect?.do) {
    case 'gain':
      return 0.6 * Object.values(effect.purse).reduce((sum, count) => sum + count, 0)
    case 'gainAny':
      return 0.8 * effect.count
    case 'score':
      return effect.points
    case 'act':
      return effect.points * (effect.action === 'any' ? 1.3 : 1)
    case 'climb':
      return effect.spaces
    case 'strengthen':
      return effect.points
    case 'recolour':
      return 1 + (effect.points ?? 0)
    case 'step':
      return 0.7 * effect.steps
    case 'build':
      return 3
    case 'characters':
      return 3
    case 'all':
      return effect.of.reduce((sum, part) => sum + worth(part), 0)
    case 'oneOf':
      return Math.max(...effect.of.map(worth))
    case 'gainSilver':
      return 1.5 * effect.count
    case 'pay':
      return Math.max(0, worth(effect.then) - 0.5 * (effect.gold ?? 0) - 1.5 * (effect.silver ?? 0))
    case undefined:
      return 0
    default:
      return 2
  }
}

export function measureStorehouse(
  rules: Rules,
  worths: Float64Array,
  own: SeatState,
  turns: number,
  into: Measures,
): void {
  for (let feature = HELPER_WORTH; feature <= FREE; feature++) into[feature] = 0
  const { storehouse } = own
  const crestFood = cheapestCrest(rules, own)
  for (let slot = 0; slot < storehouse.length; slot++) {
    const face = storehouse[slot] as number
    const info = face === NONE ? undefined : rules.faces[face]
    if (info === undefined) into[FREE] = (into[FREE] as number) + 1
    else measureTile(rules, info, worths[face] ?? 0, crestFood, own, into)
  }
  into[HELPERS_BEYOND] = Math.max(0, (into[HELPERS] as number) - turns)
}

function measureTile(
  rules: Rules,
  info: FaceInfo,
  worthOfFace: number,
  crestFood: number,
  own: SeatState,
  into: Measures,
): void {
  switch (info.sort) {
    case 'helper':
      add(into, HELPERS, 1)
      add(into, HELPER_WORTH, worthOfFace)
      return
    case 'crest':
      if (crestFood === Infinity) return
      add(into, CRESTS, 1)
      if ((own.resources[FOOD] as number) >= crestFood) into[CREST_PAYABLE] = 1
      return
    case 'character':
      add(into, CHARACTERS, 1)
      if (!hasHome(rules, info.kind, own)) add(into, HOMELESS, 1)
      return
    case 'contract': {
      const points = info.vp + (rules.contractSpaces[own.contracts.length] ?? 0) + worthOfFace
      const covered = coverage(info, own)
      add(into, CONTRACT_POINTS, points)
      add(into, COVERED, points * covered)
      if (covered === 1) add(into, READY, points)
    }
  }
}

function add(into: Measures, feature: number, amount: number): void {
  into[feature] = (into[feature] as number) + amount
}

/** The food of the cheapest open crest space; Infinity if none is open. */
function cheapestCrest(rules: Rules, own: SeatState): number {
  let cheapest = Infinity
  for (let building = 0; building < rules.buildings.length; building++)
    if (own.crests[building] === NONE)
      cheapest = Math.min(cheapest, rules.buildings[building]?.crestFood ?? Infinity)
  return cheapest
}

/** char-4: Whether a character of this kind has a room: in the building of its kind, or in an empty one. */
function hasHome(rules: Rules, kind: number, own: SeatState): boolean {
  let empty = false
  for (let building = 0; building < rules.buildings.length; building++) {
    const rooms = rules.buildings[building]?.rooms ?? []
    let lives: number = NONE
    let free = false
    for (let floor = 0; floor < rooms.length; floor++) {
      const face = own.rooms[rooms[floor] as number] as number
      if (face === NONE) free = true
      else lives = rules.faces[face]?.kind ?? NONE
    }
    if (lives === kind) return free
    if (lives === NONE && free) empty = true
  }
  return empty
}

/** The share of a contract's resources that the seat has; identical units are counted in the best kind. */
function coverage({ demand }: FaceInfo, { resources }: SeatState): number {
  const iron = Math.min(demand.iron, resources[IRON] as number)
  const wool = Math.min(demand.wool, resources[WOOL] as number)
  let alike = 0
  for (let kind = 0; kind < resources.length; kind++) {
    const spoken = kind === IRON ? iron : kind === WOOL ? wool : 0
    alike = Math.max(alike, (resources[kind] as number) - spoken)
  }
  const asked = demand.iron + demand.wool + demand.identical
  const have = iron + wool + Math.min(demand.identical, alike)
  return asked === 0 ? 1 : have / asked
}
