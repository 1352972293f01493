/** Conservation of pieces: every tile, house, pillar, die and token must be somewhere, once. */
import { CRESTS, NONE } from '@tiletum/engine'
import type { Game } from '@tiletum/engine'
import type { GameState, SeatState } from '@tiletum/engine/state'
import { at } from './at.ts'
import { botViolations, fromTheBox, soloTiles } from './solo-piece-counts.ts'
import { mayBeGone, morePillars, silverViolations, silverTiles } from './silver-piece-counts.ts'
import { FAMILIES } from './tiles.ts'

/** The violations in words; empty if there are none. `box` counts the tiles that a test removed. */
export function violations(game: Game, state: GameState, box: readonly number[] = []): string[] {
  return [
    ...tileViolations(game, state, box),
    ...state.seats.flatMap((seat, index) =>
      index === game.bot
        ? botViolations(game, state, index)
        : seatViolations(game, state, seat, index),
    ),
    ...tableViolations(game, state),
    ...silverViolations(game, state),
  ]
}

function tileViolations(game: Game, state: GameState, box: readonly number[]): string[] {
  const { rules } = game
  const found = rules.faces.map((_, face) => box[face] ?? 0)
  const see = (face: number, count = 1): void => {
    if (face !== NONE) found[face] = at(found, face) + count
  }
  for (const family of FAMILIES) {
    const { unseen, bottom } = state[`${family}Pile`]
    unseen.forEach((count, index) => see(rules[family].offset + index, count))
    bottom.forEach((face) => see(face))
  }
  state.bonusGone.forEach((count, index) => see(rules.bonus.offset + index, count))
  state.characterAside.forEach((count, index) => see(rules.character.offset + index, count))
  const underground = rules.tables.silver?.underground
  const { silver } = state.slices
  if (underground !== undefined && silver !== undefined) {
    silver.pile.unseen.forEach((count, index) => see(underground.offset + index, count))
    silver.pile.bottom.forEach((face) => see(face))
  }
  see(state.kingTile)
  for (const faces of [
    state.wheelTiles,
    state.mapTiles,
    state.contractOffer,
    state.characterOffer,
    soloTiles(state),
    silverTiles(state),
  ])
    for (const face of faces) see(face)
  for (const { storehouse, rooms, contracts } of state.seats)
    for (const faces of [storehouse, rooms, contracts]) for (const face of faces) see(face)

  const faults: string[] = []
  const crests = CRESTS.map(() => ({ found: 0, copies: 0 }))
  rules.faces.forEach(({ id, sort, copies, crest }, face) => {
    if (sort !== 'crest') {
      const gone = copies - at(found, face)
      if (gone !== 0 && !(gone > 0 && mayBeGone(game, face)))
        faults.push(`${found[face]} of ${copies} ${id}`)
      return
    }
    at(crests, crest).found += at(found, face)
    at(crests, crest).copies += copies
  })
  for (const face of fromTheBox(game, state)) at(crests, at(rules.faces, face).crest).copies++
  // A placed crest is only known by its kind.
  for (const { crests: placed } of state.seats)
    for (const crest of placed) if (crest !== NONE) at(crests, crest).found++
  crests.forEach((crest, kind) => {
    if (crest.found !== crest.copies)
      faults.push(`${crest.found} of ${crest.copies} crests of the ${at(CRESTS, kind)}`)
  })
  return faults
}

const HOUSES = 8
const PILLARS = 7

function seatViolations(game: Game, state: GameState, seat: SeatState, index: number): string[] {
  const { rules } = game
  const faults: string[] = []
  const expect = (holds: boolean, fault: string): void => {
    if (!holds) faults.push(`seat ${index + 1}: ${fault}`)
  }
  const roofs = rules.buildings.filter(({ rooms }) =>
    rooms.some((room) => at(seat.rooms, room) === NONE),
  ).length
  const houses = state.houses.filter((owner) => owner === index).length
  expect(
    roofs + houses + seat.housesInSupply === HOUSES,
    `${roofs} + ${houses} + ${seat.housesInSupply} houses`,
  )
  const waiting = Math.max(0, rules.pillarsOnContracts - seat.contracts.length)
  const pillars = state.pillars.filter((mask) => (mask & (1 << index)) !== 0).length
  expect(
    waiting + pillars + seat.pillarsInSupply === PILLARS + morePillars(game),
    `${waiting} + ${pillars} + ${seat.pillarsInSupply} pillars`,
  )
  expect(seat.housesInSupply >= 0 && seat.pillarsInSupply >= 0, 'owes a piece')
  expect(seat.vp >= 0, `${seat.vp} points`)
  expect(Number.isInteger(seat.vp), 'a broken point')
  expect(
    seat.resources.every((count) => count >= 0),
    `resources ${seat.resources.join(' ')}`,
  )
  expect(seat.contracts.length <= rules.contractSpaces.length, 'too many contracts')
  const held = seat.storehouse.flatMap((face) => (face === NONE ? [] : at(rules.faces, face).crest))
  const crests = [...seat.crests, ...held].filter((crest) => crest !== NONE)
  expect(new Set(crests).size === crests.length, 'two crests of one kind')
  const kinds = kindsIn(rules, seat)
  expect(new Set(kinds).size === kinds.length, 'a kind lives twice')
  return faults
}

/** The kinds of characters in each building, each kind once per building. */
function kindsIn(rules: Game['rules'], seat: SeatState): number[] {
  return rules.buildings.flatMap(({ rooms }) => [
    ...new Set(
      rooms.flatMap((room) => {
        const face = at(seat.rooms, room)
        return face === NONE ? [] : at(rules.faces, face).kind
      }),
    ),
  ])
}

function tableViolations({ rules }: Game, state: GameState): string[] {
  const faults: string[] = []
  const values = rules.names.value.length
  const perColour = rules.content.dice.perPlayer * rules.mark
  state.bag.forEach((inBag, colour) => {
    const onWheel = state.dice
      .slice(colour * values, (colour + 1) * values)
      .reduce((sum, count) => sum + count, 0)
    const taken = state.seats.flatMap(({ dice }) =>
      dice.filter((die) => Math.floor(die / values) === colour),
    ).length
    if (inBag + onWheel + taken !== perColour)
      faults.push(`${inBag} + ${onWheel} + ${taken} ${at(rules.names.colour, colour)} dice`)
  })
  const tokens = state.corruption.reduce((sum, count) => sum + count, 0) + state.revealed.length
  if (tokens !== rules.content.corruption.tokens.length) faults.push(`${tokens} corruption tokens`)
  rules.board.cathedrals.forEach(({ space }, cathedral) => {
    const contributors = state.seats.filter(
      ({ contributed }) => (contributed & (1 << cathedral)) !== 0,
    ).length
    if (contributors !== state.tilesTaken[cathedral])
      faults.push(`${state.tilesTaken[cathedral]} tiles taken in ${at(rules.names.space, space)}`)
  })
  const tilesWon = state.seats.reduce((sum, { cathedrals }) => sum + cathedrals.length, 0)
  if (tilesWon !== state.tilesTaken.reduce((sum, count) => sum + count, 0))
    faults.push(`${tilesWon} cathedral tiles won`)
  for (const [name, list] of Object.entries({ order: state.order, king: state.kingStack }))
    if (new Set(list).size !== rules.seats || list.length !== rules.seats)
      faults.push(`${name} ${list.join(' ')}`)
  return faults
}
