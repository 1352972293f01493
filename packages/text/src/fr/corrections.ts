import type { Doubt, CorrectionSubject } from '@tiletum/engine'
import { capital, signed } from '../phrases.ts'
import type { CorrectionFacts, NamedSubject, Truth } from '../message-data/corrections.ts'
import type { CorrectionTexts } from '../en/corrections.ts'
import { nouns } from './nouns.ts'
import { things } from './thing-phrases.ts'

const SUBJECTS: Readonly<Record<CorrectionSubject['of'], (about: NamedSubject) => string>> = {
  vp: () => 'points de victoire',
  goods: ({ resource = 'gold' }) => nouns.resource[resource],
  houses: () => 'maisons en réserve',
  pillars: () => 'piliers en réserve',
  king: () => 'piste du Roi',
  order: () => 'place dans l’ordre du tour',
  marker: ({ action = 'king' }) => `PA bonus, ${things.action(action)}`,
  completed: ({ place }) => `bâtiment ${place} achevé`,
  pillar: ({ at }) => `pilier ${inPlace(at)}`,
  contribution: ({ at }) => `contribution à la cathédrale ${inPlace(at)}`,
  taken: ({ place }) => `valeur du dé du tour ${place}`,
  silver: () => 'argent',
  mines: () => 'mines en réserve',
  'mines-beside': () => 'mines à côté de la piste du Roi',
  'resource-tile': () => 'tuile ressource',
  prospector: ({ place }) => `prospecteur sur le souterrain ${place}`,
  tiers: ({ technology }) => `niveaux de la technologie ${technology?.fr ?? ''}`,
  wheel: () => 'valeur à la première action',
  corruption: ({ value }) => `jetons de corruption ${value} encore face cachée`,
  die: ({ colour = 'blue', value = 1 }) => `dé ${things.die(colour, value)} sur la roue`,
  'decree-place': () => 'place du Cardinalbot dans les décrets',
  'prospector-wheel': () => 'roue des prospecteurs',
  covered: ({ place }) => `tablette de pierre ${place} couverte`,
  action: ({ action = 'king' }) => `tuile, ${things.action(action)}`,
  'king-track': () => 'tuile à côté de la piste du Roi',
  map: ({ at, place }) => `tuile bonus${numbered(place)} ${inPlace(at)}`,
  below: ({ at, place }) => `tuile bonus souterraine${numbered(place)} ${inPlace(at)}`,
  'contract-offer': ({ place }) => `offre de contrats, case ${place}`,
  'character-offer': ({ place }) => `offre de personnages, case ${place}`,
  storehouse: ({ place }) => `entrepôt, case ${place}`,
  room: ({ place, floor }) => `bâtiment ${place}, étage ${floor}`,
  fulfilled: ({ place }) => `contrat rempli ${place}`,
  'bot-room': ({ place, floor }) => `bâtiment ${place}, pièce ${floor === 1 ? 'haute' : 'basse'}`,
  'bot-crest': ({ place }) => `blason inactif ${place}`,
  'bot-contract': ({ place }) => `contrat ${place} non rempli`,
  'bot-character': ({ place }) => `personnage ${place} non placé`,
  piece: ({ piece = 'merchant' }) => nouns.piece[piece],
  house: ({ at, place }) => `case maison${numbered(place)} ${inPlace(at)}`,
  mine: ({ at, place }) => `case mine${numbered(place)} ${inPlace(at)}`,
  cost: ({ at }) => `coût de construction ${inPlace(at)}`,
  fair: ({ place }) => `tuile foire ${place}`,
  'fair-town': ({ place }) => `ville de la foire ${place}`,
  'wheel-position': ({ place }) => `action à la position ${place} de la roue`,
  decree: ({ place }) => `décret ${place}`,
}

const inPlace = (at: NamedSubject['at']): string => (at === undefined ? '' : things.in(at))
const numbered = (place: number | undefined): string => (place === undefined ? '' : ` ${place}`)

const subject = (about: NamedSubject): string => SUBJECTS[about.of](about)

function truth(of: Truth): string {
  switch (of.is) {
    case 'count':
      return `${of.count}`
    case 'flag':
      return of.on ? 'oui' : 'non'
    case 'king':
      return signed(of.points)
    case 'tile':
      return of.tile === undefined ? 'rien' : things.bare(of.tile)
    case 'moved':
      return `ce qui était ici : ${subject(of.from)}`
    case 'at':
      return things.place(of.place)
    case 'owner':
      return of.name ?? 'personne'
    case 'cost':
      return of.cost.closed
        ? 'fermée'
        : `${nouns.amount(of.cost.asks, of.cost.price)}, ${nouns.vp(of.cost.vp)}`
    case 'fair':
      return of.tile.id
    case 'action':
      return things.action(of.action)
    case 'decree':
      return of.name.fr
    case 'crest':
      return of.crest === undefined ? 'pas de blason' : `blason ${nouns.crest[of.crest]}`
  }
}

function sentence({ seat, about, truth: is }: CorrectionFacts): string {
  if (about === undefined || is === undefined) return 'Le tour est fini'
  const whose = seat ?? about.seat
  return `${capital(subject(about))}${whose === undefined ? '' : ` (${whose})`} : ${truth(is)}`
}

export const corrections = {
  subject,
  truth,
  sentence,
  doubt: {
    'no-copy-left': 'Il n’en reste aucun autre exemplaire, d’après cette page.',
    'none-in-supply': 'Il n’en reste pas dans la réserve, d’après cette page.',
    'already-there': 'Il y en a déjà, d’après cette page.',
    'too-many': 'La boîte n’en contient pas autant.',
  } satisfies Record<Doubt, string>,
} satisfies CorrectionTexts

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
