/** What a seat's position is worth, in victory points: what it has, and what it may still make of it. */
import { BONUS, NONE, SPEND } from '@tiletum/engine'
import type { Game, Rules, SeatState, State } from '@tiletum/engine'

/** Of gold, food, wool, stone and iron. */
const RESOURCE_WORTH = [0.5, 0.4, 0.45, 0.55, 0.45]
const POINT_WORTH = 0.7
const ROUNDS = 4
const FAIRS_AHEAD = [1, 0.6, 0.4, 0.3]
const [MERCHANT, ARCHITECT] = [0, 1]

export function evaluate({ rules }: Game, state: State, seat: number): number {
  const own = state.seats[seat]
  if (own === undefined) return 0
  return (
    own.vp +
    goods(own) +
    buildings(rules, state, own, seat) +
    cathedrals(rules, state, own, seat) +
    storehouse(rules, own) +
    board(rules, state, own) +
    king(rules, state, seat) +
    fairs(rules, state, own, seat) +
    pending(state, seat)
  )
}

function goods({ resources }: SeatState): number {
  let worth = 0
  for (let kind = 0; kind < resources.length; kind++)
    worth += (resources[kind] ?? 0) * (RESOURCE_WORTH[kind] ?? 0)
  return worth
}

/** Houses × pillars, as if some more of each were to come; and the way to the next place for one. */
function buildings(rules: Rules, state: State, own: SeatState, seat: number): number {
  const more = 0.6 * (ROUNDS - state.round)
  const draft = { rules, state, sink: undefined }
  const houses = rules.ask.count(draft, seat, 'house')
  const pillars = rules.ask.count(draft, seat, 'pillar')
  const product = (houses + more) * (pillars + more) - more * more
  const toTown = nearest(rules, own.pieces[MERCHANT], (space) =>
    (rules.board.houseSpacesOf[space] ?? []).some((spot) => state.houses[spot] === NONE),
  )
  const toCathedral = nearest(rules, own.pieces[ARCHITECT], (space) => {
    const cathedral = rules.board.cathedralAt[space] ?? NONE
    return cathedral !== NONE && ((state.pillars[cathedral] ?? 0) & (1 << seat)) === 0
  })
  return product + 0.5 * (own.housesInSupply + own.pillarsInSupply) - 0.2 * (toTown + toCathedral)
}

function nearest(rules: Rules, from: number | undefined, fits: (space: number) => boolean): number {
  const away = rules.board.distance[from ?? 0] ?? []
  let best = 9
  for (let space = 0; space < rules.board.towns; space++)
    if ((away[space] ?? 9) < best && fits(space)) best = away[space] ?? 9
  return best
}

const STONE = 3

/** Cathedrals with a pillar and without a contribution, as far as there is stone. */
function cathedrals(rules: Rules, state: State, own: SeatState, seat: number): number {
  let worth = 0
  const stone = own.resources[STONE] ?? 0
  for (let index = 0; index < state.pillars.length; index++) {
    const mine = ((state.pillars[index] ?? 0) & (1 << seat)) !== 0
    if (!mine || (own.contributed & (1 << index)) !== 0) continue
    const cost = rules.costs[state.costs[index] ?? 0]
    const tile = rules.board.cathedrals[index]?.stack[state.tilesTaken[index] ?? 0] ?? 0
    if (cost === undefined || cost.closed) continue
    worth += (cost.vp + tile) * (0.15 + 0.4 * Math.min(1, stone / cost.stone))
  }
  return worth
}

const HELD = { helper: 1.6, crest: 3, contract: 0, character: 1.2 } as const
const [WOOL, IRON] = [2, 4]

function storehouse(rules: Rules, own: SeatState): number {
  let worth = 0
  for (const face of own.storehouse) {
    const info = face === NONE ? undefined : rules.faces[face]
    if (info === undefined) continue
    worth += HELD[info.sort]
    if (info.sort === 'contract') worth += contract(info, own)
  }
  return worth
}

/** A contract in hand is worth its points as far as its resources are there. */
function contract({ demand, vp }: Rules['faces'][number], { resources }: SeatState): number {
  const iron = Math.min(demand.iron, resources[IRON] ?? 0)
  const wool = Math.min(demand.wool, resources[WOOL] ?? 0)
  const alike = Math.min(demand.identical, Math.max(...resources))
  const asked = demand.iron + demand.wool + demand.identical
  return (vp + 3) * (0.1 + (0.5 * (iron + wool + alike)) / asked)
}

/** Characters, crests, contracts, and the completed buildings to come. */
function board(rules: Rules, state: State, own: SeatState): number {
  let worth = 0
  for (const room of own.rooms) if (room !== NONE) worth += 1.5
  for (const crest of own.crests) if (crest !== NONE) worth += 4
  let completed = 0
  for (let left = own.completed; left !== 0; left &= left - 1) completed++
  worth += (rules.content.completedBuildings[completed] ?? 0) + 3 * completed
  for (const marker of own.markers) worth += marker * (ROUNDS - state.round)
  return worth + 1.5 * own.contracts.length
}

function king(rules: Rules, state: State, seat: number): number {
  const points = rules.kingSpaces[state.king[seat] ?? 0] ?? 0
  const first = state.king.every(
    (space, other) => other === seat || space < (state.king[seat] ?? 0),
  )
  return points * (1 + 0.15 * (ROUNDS - state.round)) + (first ? 1.5 : 0)
}

/** What the fairs to come would score now; the next one only near its town. */
function fairs(rules: Rules, state: State, own: SeatState, seat: number): number {
  const draft = { rules, state, sink: undefined }
  let worth = 0
  const next = Math.max(0, state.round - 1)
  for (let fair = next; fair < state.fairTiles.length; fair++) {
    const { tile, counts, king: ofKing } = rules.fairs[state.fairTiles[fair] ?? 0] ?? {}
    const town = state.fairTowns[fair]
    if (tile === undefined || counts === undefined || town === undefined) continue
    const each = (rules.content.fairs.board[fair] ?? 0) + tile.vp
    const times =
      ofKing === true ? 1 : Math.min(...counts.map((what) => rules.ask.count(draft, seat, what)))
    const away = rules.board.distance[own.pieces[MERCHANT] ?? 0]?.[town] ?? 9
    const present = rules.ask.takesPart(draft, seat, town) ? 1 : 0.85 ** (away + 2)
    worth += each * times * present * (FAIRS_AHEAD[fair - next] ?? 0)
  }
  return worth
}

/** Action points and bonuses that are still to be used. */
function pending(state: State, seat: number): number {
  let worth = 0
  for (const { kind, seat: whose, left } of state.frames) {
    if (whose !== seat) continue
    if (kind === SPEND) worth += POINT_WORTH * left
    if (kind === BONUS) worth += 0.8
  }
  return worth
}
