import type { ChanceName } from '@tiletum/engine'
import { plural } from '../plural.ts'
import { nouns } from './nouns.ts'

const count = plural('en')

const WORDS = {
  wheel: 'how the wheel is aligned',
  action: 'which action comes next around the wheel',
  bonus: 'which bonus tile is drawn',
  contract: 'which contract tile is drawn',
  character: 'which character is drawn',
  cost: 'which construction cost tile goes here',
  town: 'which town holds a fair',
  fair: 'which fair tile is drawn',
  corruption: 'which corruption token is drawn',
  dice: 'what the dice show',
  first: 'who is first player',
  'bot-roll': 'what the Cardinalbot’s dice show',
  challenge: 'which challenge is drawn',
  'bot-merchant': 'where the Cardinalbot’s merchant starts',
  'bot-crest': 'which crest the Cardinalbot receives',
  'tie-die': 'which of the tied dice the Cardinalbot takes',
  'tie-tile': 'which of the tied tiles the Cardinalbot takes',
  'tie-town': 'which of the tied towns the Cardinalbot chooses',
  'tie-house-space': 'which of the tied house spaces the Cardinalbot chooses',
  'tie-character': 'which of the tied characters the Cardinalbot takes',
  'tie-contract': 'which of the tied contracts the Cardinalbot takes',
  'tie-resource': 'which of the tied resources the Cardinalbot chooses',
  surprise: 'which King’s Surprise the Cardinalbot draws',
  'tie-way': 'which of the equally short routes the Cardinalbot’s prospector takes',
  side: 'which side of an underground map is used',
  'prospector-wheel': 'how the prospector wheel is aligned',
  technology: 'which technology is in play',
  overlay: 'which side of the scoring overlay is used',
  'underground-cost': 'which cost tile goes underground',
  'underground-bonus': 'which underground bonus tile is drawn',
  'reveal-underground': 'which underground bonus tiles are revealed',
  'reveal-contracts': 'which contracts are revealed',
}
/** A request without words does not compile. */
const REQUESTS: Readonly<Record<ChanceName, string>> = WORDS

/** Requests of chance. */
export const chance = {
  /** To follow “chance has to decide”. */
  request: REQUESTS,
  /** The instruction for people who answer a request at the table; `left` is the number of answers still to come. */
  ask: (request: ChanceName, left: number): string => ASKS[request](left),
}
export type ChanceWords = typeof chance

const draw = (one: string, other: string) => (left: number) =>
  `Draw ${count(left, { one: `a ${one}`, other: `${left} ${other}` })}`
const equals = (what: string) => () => `Choose at random between the tied ${what}`

const QUESTIONS = {
  wheel: () => 'Align the wheel at random',
  action: (left: number) => `Place ${nouns.tiles(left)} around the wheel at random`,
  bonus: draw('bonus tile', 'bonus tiles'),
  contract: draw('contract tile', 'contract tiles'),
  character: draw('character', 'characters'),
  cost: draw('construction cost tile', 'construction cost tiles'),
  town: draw('town tile', 'town tiles'),
  fair: draw('fair tile', 'fair tiles'),
  corruption: () => 'Reveal a corruption token',
  dice: (left: number) => `Draw and roll ${count(left, { one: 'a die', other: `${left} dice` })}`,
  first: () => 'Choose the first player at random',
  'bot-roll': () => 'Roll the Cardinalbot’s two dice',
  challenge: draw('challenge', 'challenges'),
  'bot-merchant': () => 'Draw a town tile for the Cardinalbot’s merchant',
  'bot-crest': () => 'Draw a crest for the Cardinalbot',
  'tie-die': equals('dice'),
  'tie-tile': equals('bonus tiles'),
  'tie-town': equals('towns'),
  'tie-house-space': equals('house spaces'),
  'tie-character': equals('characters'),
  'tie-contract': equals('contracts'),
  'tie-resource': equals('resources'),
  surprise: draw('King’s Surprise', 'King’s Surprises'),
  'tie-way': equals('routes'),
  side: () => 'Choose the side of an underground map at random',
  'prospector-wheel': () => 'Align the prospector wheel at random',
  technology: draw('technology', 'technologies'),
  overlay: () => 'Choose the side of the scoring overlay at random',
  'underground-cost': draw('cost tile for the underground', 'cost tiles for the underground'),
  'underground-bonus': draw('bonus tile for the underground', 'bonus tiles for the underground'),
  'reveal-underground': (left: number) => `Reveal ${nouns.tiles(left)} from the underground pile`,
  'reveal-contracts': (left: number) => `Reveal ${nouns.tiles(left)} from the contract pile`,
}
const ASKS: Readonly<Record<ChanceName, (left: number) => string>> = QUESTIONS
