/** The position of the booklet's example: Noblesse Oblige, then Busy Hands and its character action. */
import { soloScenario } from '@tiletum/testkit'
import type { SoloScenario } from '@tiletum/testkit'

/** Character faces 3 and contract 5, so that they have the points of the booklet. */
export const noblesse = (): SoloScenario =>
  soloScenario()
    .decrees('noblesse-oblige', 'busy-hands', 'everlasting-fame', 'worldly-riches')
    .segments({ architect: 1, joker: 2, character: 3, king: 4, contract: 5, merchant: 6 })
    .dice({ blue: [3], 'light-gray': [3], yellow: [3], pink: [5], 'dark-gray': [1] })
    .mapTile('venezia', 'bonus.crest-lily')
    .tiles({ character: 'bonus.gold-3' })
    .offer('contract', [
      'contract.wool-9',
      'contract.crest-chalice',
      'contract.iron-9',
      'contract.wool-5',
      'contract.crest-sun',
    ])
    .offer('character', [
      'character.character.character-1',
      'character.character.character-2',
      'character.king.king-1',
      'character.merchant.step-1',
      'character.architect.step-1',
    ])
    .bot({
      architect: 'london',
      merchant: 'firenze',
      resources: { iron: 4 },
      crests: { 1: 'sun' },
      held: ['character.contract.gold-1-iron-1'],
      rooms: { 1: ['character.character.gold-2'], 2: ['character.king.vp-2'] },
      waiting: ['contract.iron-7'],
    })
