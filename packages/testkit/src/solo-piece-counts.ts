/** Conservation of the pieces of the Cardinalbot's seat. */
import { NONE } from '@tiletum/engine'
import type { Game } from '@tiletum/engine'
import type { GameState } from '@tiletum/engine/state'
import { at } from './at.ts'

/** The tiles that exist only in a solo game: unfulfilled contracts and characters not yet placed. */
export function soloTiles({ slices }: GameState): readonly number[] {
  return slices.solo === undefined ? [] : [...slices.solo.waiting, ...slices.solo.characters]
}

/** The crest tiles that came from the box, by face. */
export function fromTheBox({ rules }: Game, { slices }: GameState): readonly number[] {
  const left = [...(slices.solo?.box ?? [])]
  return (rules.tables.solo?.boxCrests ?? []).filter((face) => {
    const place = left.indexOf(face)
    if (place >= 0) left.splice(place, 1)
    return place < 0
  })
}

export function botViolations({ rules }: Game, state: GameState, seat: number): string[] {
  const own = at(state.seats, seat)
  const bot = rules.tables.solo?.content.bot
  const { solo } = state.slices
  if (bot === undefined || solo === undefined) return ['a bot without its board']
  const faults: string[] = []
  const expect = (holds: boolean, fault: string): void => {
    if (!holds) faults.push(`Cardinalbot: ${fault}`)
  }
  // The house in Tiletum is not one of those on its board.
  const houses = state.houses.filter((owner) => owner === seat).length
  expect(houses + own.housesInSupply === bot.houses + 1, `${houses} + ${own.housesInSupply} houses`)
  const pillars = state.pillars.filter((mask) => (mask & (1 << seat)) !== 0).length
  expect(
    pillars + own.pillarsInSupply === bot.pillars,
    `${pillars} + ${own.pillarsInSupply} pillars`,
  )
  expect(own.housesInSupply >= 0 && own.pillarsInSupply >= 0, 'owes a piece')
  expect(own.vp >= 0 && Number.isInteger(own.vp), `${own.vp} points`)
  expect(
    own.resources.every((count) => count >= 0),
    `resources ${own.resources.join(' ')}`,
  )
  expect(solo.waiting.length <= bot.unfulfilledContracts, 'too many unfulfilled contracts')
  expect(own.rooms.length === bot.buildings * bot.rooms, `${own.rooms.length} rooms`)
  const held = own.storehouse.map((face) => at(rules.faces, face).crest)
  expect(!held.includes(NONE), 'something else than crests in its storehouse')
  const crests = [...own.crests.filter((crest) => crest !== NONE), ...held]
  expect(new Set(crests).size === crests.length, 'two crests of one kind')
  const kinds: number[] = []
  for (let building = 0; building < bot.buildings; building++) {
    const [upper = NONE, lower = NONE] = own.rooms.slice(building * bot.rooms)
    if (upper === NONE) expect(lower === NONE, 'a lower room filled before the upper')
    else kinds.push(at(rules.faces, upper).kind)
    if (lower !== NONE)
      expect(at(rules.faces, lower).kind === kinds.at(-1), 'two kinds in one building')
  }
  expect(new Set(kinds).size === kinds.length, 'a kind lives twice')
  return faults
}
