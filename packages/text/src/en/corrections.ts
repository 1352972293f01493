import type { Doubt, CorrectionSubject } from '@tiletum/engine'
import { capital, signed } from '../phrases.ts'
import type { CorrectionFacts, NamedSubject, Truth } from '../message-data/corrections.ts'
import { nouns } from './nouns.ts'
import { things } from './thing-phrases.ts'

const SUBJECTS: Readonly<Record<CorrectionSubject['of'], (about: NamedSubject) => string>> = {
  vp: () => 'victory points',
  goods: ({ resource = 'gold' }) => nouns.resource[resource],
  houses: () => 'houses in supply',
  pillars: () => 'pillars in supply',
  king: () => 'king track',
  order: () => 'place in turn order',
  marker: ({ action = 'king' }) => `bonus AP of the ${things.action(action)}`,
  completed: ({ place }) => `building ${place} completed`,
  pillar: ({ at }) => `pillar ${inPlace(at)}`,
  contribution: ({ at }) => `contribution to the cathedral ${inPlace(at)}`,
  taken: ({ place }) => `value of the die of turn ${place}`,
  silver: () => 'silver',
  mines: () => 'mines in supply',
  'mines-beside': () => 'mines beside the king track',
  'resource-tile': () => 'resource tile',
  prospector: ({ place }) => `prospector on underground map ${place}`,
  tiers: ({ technology }) => `tiers of the ${technology?.en ?? ''} technology`,
  wheel: () => 'value at the first action',
  corruption: ({ value }) => `corruption tokens of ${value} still face down`,
  die: ({ colour = 'blue', value = 1 }) => `${things.die(colour, value)} on the wheel`,
  'decree-place': () => 'place of the Cardinalbot in the decrees',
  'prospector-wheel': () => 'prospector wheel',
  covered: ({ place }) => `stone tablet ${place} covered`,
  action: ({ action = 'king' }) => `tile on the ${things.action(action)}`,
  'king-track': () => 'tile beside the king track',
  map: ({ at, place }) => `bonus tile${numbered(place)} ${inPlace(at)}`,
  below: ({ at, place }) => `underground bonus tile${numbered(place)} ${inPlace(at)}`,
  'contract-offer': ({ place }) => `contract offer, space ${place}`,
  'character-offer': ({ place }) => `character offer, space ${place}`,
  storehouse: ({ place }) => `storehouse, space ${place}`,
  room: ({ place, floor }) => `building ${place}, floor ${floor}`,
  fulfilled: ({ place }) => `fulfilled contract ${place}`,
  'bot-room': ({ place, floor }) => `building ${place}, ${floor === 1 ? 'upper' : 'lower'} room`,
  'bot-crest': ({ place }) => `inactive crest ${place}`,
  'bot-contract': ({ place }) => `contract ${place} not fulfilled`,
  'bot-character': ({ place }) => `character ${place} not placed`,
  piece: ({ piece = 'merchant' }) => nouns.piece[piece],
  house: ({ at, place }) => `house space${numbered(place)} ${inPlace(at)}`,
  mine: ({ at, place }) => `mine space${numbered(place)} ${inPlace(at)}`,
  cost: ({ at }) => `construction cost ${inPlace(at)}`,
  fair: ({ place }) => `fair tile ${place}`,
  'fair-town': ({ place }) => `town of fair ${place}`,
  'wheel-position': ({ place }) => `action at position ${place} of the wheel`,
  decree: ({ place }) => `decree ${place}`,
}

const inPlace = (at: NamedSubject['at']): string => (at === undefined ? '' : things.in(at))
const numbered = (place: number | undefined): string => (place === undefined ? '' : ` ${place}`)

const subject = (about: NamedSubject): string => SUBJECTS[about.of](about)

function truth(of: Truth): string {
  switch (of.is) {
    case 'count':
      return `${of.count}`
    case 'flag':
      return of.on ? 'yes' : 'no'
    case 'king':
      return signed(of.points)
    case 'tile':
      return of.tile === undefined ? 'nothing' : things.bare(of.tile)
    case 'moved':
      return `what was at ${subject(of.from)}`
    case 'at':
      return things.place(of.place)
    case 'owner':
      return of.name ?? 'nobody'
    case 'cost':
      return of.cost.closed
        ? 'closed'
        : `${nouns.amount(of.cost.asks, of.cost.price)}, ${nouns.vp(of.cost.vp)}`
    case 'fair':
      return of.tile.id
    case 'action':
      return things.action(of.action)
    case 'decree':
      return of.name.en
    case 'crest':
      return of.crest === undefined ? 'no crest' : `${nouns.crest[of.crest]} crest`
  }
}

function sentence({ seat, about, truth: is }: CorrectionFacts): string {
  if (about === undefined || is === undefined) return 'The turn is over'
  const whose = seat ?? about.seat
  return `${capital(subject(about))}${whose === undefined ? '' : ` (${whose})`}: ${truth(is)}`
}

/** How things really stand on somebody's table. */
export const corrections = {
  subject,
  truth,
  sentence,
  doubt: {
    'no-copy-left': 'No other copy of it is left, as far as this page knows.',
    'none-in-supply': 'There is none left in the supply, as far as this page knows.',
    'already-there': 'There is already one, as far as this page knows.',
    'too-many': 'The box does not hold that many.',
  } satisfies Record<Doubt, string>,
}
export type CorrectionTexts = typeof corrections

const said = (facts: CorrectionFacts): { readonly label: string; readonly long: string } => {
  const text = sentence(facts)
  return { label: text, long: text }
}

export const CORRECTION_MOVES = {
  'set <number> <count> for <seat>': said,
  'set <shared> <count>': said,
  'set tile <tilePlace> <tile>': said,
  'set tile <tilePlace> from <tilePlace>': said,
  'set piece <mover> <space> for <seat>': said,
  'set owner <site> <owner>': said,
  'set card <cardPlace> <card>': said,
  'set crest <building> <crestOrNone> for <seat>': said,
  'set turn over': said,
}
