/** Where a tile goes or lies, in words. */
import type { Game, State, TileGoes } from '@tiletum/engine'
import { capital } from '@tiletum/text'
import type { Words } from '../shared/language/words.ts'
import type { GameText } from '../game/game-text.ts'
import type { CompanionScreenWords } from './words.ts'

/** Where the next tile goes, as a heading. */
export function placeName(
  { rules }: Game,
  { round }: Pick<State, 'round'>,
  goes: TileGoes,
  say: GameText,
  { things }: Words,
  { places }: CompanionScreenWords['companion'],
): string {
  switch (goes.to) {
    case 'space':
      return capital(say.place(goes.space))
    case 'cathedral':
      return places.cathedral(say.place(goes.space))
    case 'action':
      return capital(things.action(goes.action))
    case 'king-track':
      return capital(things.to({ at: goes.to }))
    case 'contract-offer': {
      const points = rules.content.contractOffer.points[goes.place - 1] ?? 0
      return places.contractOffer(goes.place, points, round > 0)
    }
    case 'character-offer':
      return places.characterOffer(goes.place)
    case 'fair':
      return places.fair(goes.round)
    case 'underground-map':
      return places.undergroundMap(goes.map)
    case 'technologies':
      return places.technology(goes.place)
    case 'challenges':
      return places.challenge(goes.place)
  }
}
