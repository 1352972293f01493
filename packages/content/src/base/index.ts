import type { BaseContent } from '@tiletum/engine'
import { board, characterOffer, completedBuildings, contractOffer, start } from './board.ts'
import { bonus } from './bonus.ts'
import { characters } from './characters.ts'
import { contracts } from './contracts.ts'
import { costs } from './costs.ts'
import { fairs } from './fairs.ts'
import { map } from './map.ts'
import { corruption, dice, kingTrack, wheel } from './tracks.ts'

export const base: BaseContent = {
  wheel,
  dice,
  kingTrack,
  corruption,
  fairs,
  costs,
  board,
  completedBuildings,
  start,
  contractOffer,
  characterOffer,
  map,
  crests: ['lily', 'lion', 'eagle', 'chalice', 'tower', 'sun'],
  bonus,
  contracts,
  characters,
}
