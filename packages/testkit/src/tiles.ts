/** Takes tiles for a test out of their piles, so that the number of each face is conserved. */
import { CRESTS, NONE } from '@tiletum/engine'
import type { Crest } from '@tiletum/engine'
import type { Pile } from '@tiletum/engine/state'
import { at, indexIn } from './at.ts'
import type { TestTable } from './test-table.ts'

export const FAMILIES = ['bonus', 'contract', 'character'] as const
export type FamilyName = (typeof FAMILIES)[number]
export const OFFERS = ['contract', 'character'] as const
export type OfferName = (typeof OFFERS)[number]

const pileOf = ({ state }: TestTable, family: FamilyName): Pile => state[`${family}Pile`]
export const offerOf = ({ state }: TestTable, offer: OfferName): number[] => state[`${offer}Offer`]

/**
 * Takes a copy of a face from its pile, or from an offer that the test has not set. Throws if none is left.
 */
export function claim(table: TestTable, id: string, loose: ReadonlySet<OfferName>): number {
  const { rules } = table.game
  const face = indexIn(rules.names.face, id)
  if (at(rules.faces, face).copies === 0)
    throw new Error(`${id} is not in a game of ${rules.seats}`)
  const family = familyOf(table, face)
  if (draw(table, family, face)) return face
  if (family !== 'bonus' && loose.has(family)) {
    const offer = offerOf(table, family)
    const space = offer.indexOf(face)
    const instead = pileOf(table, family).unseen.findIndex((count) => count > 0)
    if (space >= 0) {
      offer[space] = instead < 0 ? NONE : rules[family].offset + instead
      if (instead >= 0) draw(table, family, at(offer, space))
      return face
    }
  }
  throw new Error(`Every copy of ${id} has its place already`)
}

/**
 * Takes a tile of this kind of crest from its pile; under a building only the kind is known, not the tile.
 */
export function claimCrest(table: TestTable, crest: Crest, loose: ReadonlySet<OfferName>): number {
  const ids = [`bonus.crest-${crest}`, `contract.crest-${crest}`].filter((id) => {
    const face = table.game.rules.names.face.indexOf(id)
    return face >= 0 && at(table.game.rules.faces, face).copies > 0
  })
  for (const [index, id] of ids.entries())
    try {
      claim(table, id, loose)
      break
    } catch (error) {
      if (index === ids.length - 1) throw error
    }
  return CRESTS.indexOf(crest)
}

/** Puts a tile back into its pile. */
export function giveBack(table: TestTable, face: number): void {
  if (face === NONE) return
  const family = familyOf(table, face)
  const { unseen } = pileOf(table, family)
  const index = face - table.game.rules[family].offset
  unseen[index] = at(unseen, index) + 1
}

/** Leaves exactly these tiles in a pile and removes the others from the game. */
export function cutPile(table: TestTable, family: FamilyName, ids: readonly string[]): void {
  const { offset } = table.game.rules[family]
  const pile = pileOf(table, family)
  const before = pile.unseen
  pile.unseen = before.map(() => 0)
  for (const id of ids) {
    const index = indexIn(table.game.rules.names.face, id) - offset
    pile.unseen[index] = at(pile.unseen, index) + 1
  }
  before.forEach((count, index) => {
    const out = count - at(pile.unseen, index)
    if (out < 0) throw new Error(`The ${family} pile has only ${count} of what is to be left`)
    table.box[offset + index] = at(table.box, offset + index) + out
  })
}

function familyOf({ game: { rules } }: TestTable, face: number): FamilyName {
  for (const family of FAMILIES) {
    const { offset, count } = rules[family]
    if (face >= offset && face < offset + count) return family
  }
  throw new Error(`Face ${face} is of no family`)
}

function draw(table: TestTable, family: FamilyName, face: number): boolean {
  const { unseen } = pileOf(table, family)
  const index = face - table.game.rules[family].offset
  if (at(unseen, index) === 0) return false
  unseen[index] = at(unseen, index) - 1
  return true
}
