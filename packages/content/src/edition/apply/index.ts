/** Makes the content of an edition from the standard one. */
import type { BaseContent, Content } from '@tiletum/engine'
import type { Problem } from '../problem.ts'
import type { Edition } from '../schema/index.ts'
import { correctCards } from './cards.ts'
import { correctMap } from './map.ts'
import { differing, takeNotes } from './notes.ts'
import type { Notes } from './notes.ts'
import { correctSilver } from './silver.ts'
import { correctTiles, newFaces } from './tiles.ts'

export function correct(
  standard: Content,
  edition: Edition,
): { readonly content: Content; readonly problems: readonly Problem[] } {
  const notes = takeNotes()
  const cards = correctCards(edition)
  const corrected = {
    base: correctBase(standard.base, edition, notes),
    solo: {
      ...standard.solo,
      decrees: standard.solo.decrees.map(cards.decree),
      challenges: standard.solo.challenges.map(cards.challenge),
    },
    silver: correctSilver(standard.silver, edition, notes),
  }
  return {
    content: { ...corrected, origins: notes.origins(standard.origins) },
    problems: notes.problems,
  }
}

function correctBase(base: BaseContent, edition: Edition, notes: Notes): BaseContent {
  const tiles = correctTiles(edition.tiles ?? {}, notes)
  const { newTiles } = edition
  const board = edition.fairBoard ?? base.fairs.board
  const towns = edition.fairTowns ?? base.fairs.towns
  const offer = edition.contractOffer ?? base.contractOffer.points
  const spaces = edition.kingTrack ?? base.kingTrack.spaces
  const fresh = spaces.filter((space) => !base.kingTrack.spaces.includes(space))

  notes.changed('king-track', ...fresh.map(String))
  notes.changed('fair-board', ...differing('fair', base.fairs.board, board))
  notes.changed('offer', ...differing('contract-offer', base.contractOffer.points, offer))
  notes.changed('fair-town', ...towns.filter((town) => !base.fairs.towns.includes(town)))
  if (edition.wheel !== undefined) notes.changed('wheel', '')
  if (edition.corruption !== undefined) notes.changed('corruption', '')
  if (edition.contractSpaces !== undefined) notes.changed('board', 'contract-spaces')

  return {
    ...base,
    wheel: { clockwise: edition.wheel ?? base.wheel.clockwise },
    kingTrack: { ...base.kingTrack, spaces },
    corruption: { tokens: edition.corruption ?? base.corruption.tokens },
    fairs: { board, towns, tiles: base.fairs.tiles.map(tiles.fair) },
    costs: base.costs.map(tiles.cost),
    board: { ...base.board, contractSpaces: edition.contractSpaces ?? base.board.contractSpaces },
    contractOffer: { points: offer },
    map: edition.map === undefined ? base.map : correctMap(base.map, edition.map, notes),
    bonus: [...base.bonus.map(tiles.bonus), ...newFaces(newTiles?.bonus, 'bonus', notes)],
    contracts: [
      ...base.contracts.map(tiles.contract),
      ...newFaces(newTiles?.contracts, 'contract', notes),
    ],
    characters: [
      ...base.characters.map(tiles.character),
      ...newFaces(newTiles?.characters, 'character', notes),
    ],
  }
}
