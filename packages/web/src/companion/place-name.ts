/** Where a tile goes or lies, in words. */
import type { Game, TileGoes } from '@tiletum/engine'
import type { Words } from '../shared/language/words.ts'
import type { GameText } from '../game/game-text.ts'
import type { CompanionScreenWords } from './words.ts'

export function placeName(
  { rules }: Game,
  goes: TileGoes,
  say: GameText,
  { things }: Words,
  { contractSpace, characterSpace }: CompanionScreenWords['companion'],
): string {
  switch (goes.to) {
    case 'space':
      return say.place(goes.space)
    case 'action':
      return things.action(goes.action)
    case 'king-track':
      return things.to({ at: goes.to })
    case 'contract-offer':
      return contractSpace(goes.place, rules.content.contractOffer.points[goes.place - 1] ?? 0)
    case 'character-offer':
      return characterSpace(goes.place)
  }
}
