import type { ChanceName } from '@tiletum/engine'
import { plural } from '../plural.ts'
import { nouns } from './nouns.ts'

const count = plural('en')

const WORDS = {
  wheel: 'how the wheel is aligned',
  action: 'which action comes next around the wheel',
  bonus: 'which bonus tile comes up',
  contract: 'which contract tile comes up',
  character: 'which character comes up',
  cost: 'which construction cost tile lies here',
  town: 'in which town a fair is held',
  fair: 'which fair tile comes up',
  corruption: 'which corruption token comes up',
  dice: 'what the dice show',
  first: 'who is first player',
  'bot-roll': 'what the Cardinalbot’s dice show',
  challenge: 'which challenge comes up',
  'bot-merchant': 'where the Cardinalbot’s merchant starts',
  'bot-crest': 'which crest the Cardinalbot receives',
  'tie-die': 'which of the equal dice the Cardinalbot takes',
  'tie-tile': 'which of the equal tiles the Cardinalbot takes',
  'tie-town': 'which of the equal towns the Cardinalbot chooses',
  'tie-house-space': 'which of the equal house spaces the Cardinalbot chooses',
  'tie-character': 'which of the equal characters the Cardinalbot takes',
  'tie-contract': 'which of the equal contracts the Cardinalbot takes',
  'tie-resource': 'which of the equal resources the Cardinalbot chooses',
  surprise: 'which King’s Surprise the Cardinalbot draws',
  'tie-way': 'which of the equal ways the Cardinalbot’s prospector takes',
  side: 'which side of an underground map is used',
  'prospector-wheel': 'how the prospector wheel is aligned',
  technology: 'which technology is in play',
  overlay: 'which side of the scoring overlay is used',
  'underground-cost': 'which cost tile lies underground',
  'underground-bonus': 'which underground bonus tile comes up',
  'reveal-underground': 'which underground bonus tiles are turned up',
  'reveal-contracts': 'which contracts are turned up',
}
/** A request without words does not compile. */
const REQUESTS: Readonly<Record<ChanceName, string>> = WORDS

/** What chance is asked. */
export const chance = {
  /** To follow “chance has to decide”. */
  request: REQUESTS,
  /** What is to be done, for who answers at the table: how many answers are still to come. */
  ask: (request: ChanceName, left: number): string => ASKS[request](left),
}
export type ChanceWords = typeof chance

const draw = (one: string, other: string) => (left: number) =>
  `Draw ${count(left, { one: `a ${one}`, other: `${left} ${other}` })}`
const equals = (what: string) => () => `Decide by lot between equal ${what}`

const QUESTIONS = {
  wheel: () => 'Align the wheel at random',
  action: (left: number) => `Place ${nouns.tiles(left)} around the wheel at random`,
  bonus: draw('bonus tile', 'bonus tiles'),
  contract: draw('contract tile', 'contract tiles'),
  character: draw('character', 'characters'),
  cost: draw('construction cost tile', 'construction cost tiles'),
  town: draw('town tile', 'town tiles'),
  fair: draw('fair tile', 'fair tiles'),
  corruption: () => 'Turn over a corruption token',
  dice: (left: number) => `Draw and roll ${count(left, { one: 'a die', other: `${left} dice` })}`,
  first: () => 'Draw lots for the first player',
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
  'tie-way': equals('ways'),
  side: () => 'Choose the side of an underground map at random',
  'prospector-wheel': () => 'Align the prospector wheel at random',
  technology: draw('technology', 'technologies'),
  overlay: () => 'Choose the side of the scoring overlay at random',
  'underground-cost': draw('cost tile for the underground', 'cost tiles for the underground'),
  'underground-bonus': draw('bonus tile for the underground', 'bonus tiles for the underground'),
  'reveal-underground': (left: number) => `Turn up ${nouns.tiles(left)} of the underground pile`,
  'reveal-contracts': (left: number) => `Turn up ${nouns.tiles(left)} of the contract pile`,
}
const ASKS: Readonly<Record<ChanceName, (left: number) => string>> = QUESTIONS
