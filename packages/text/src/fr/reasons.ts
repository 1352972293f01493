import type { ReasonWords, ReviewSubject } from '../en/reasons.ts'

export const reasons = {
  reason: (subject, points) => `${subject} ${points}`,
  subjects: (town): Readonly<Record<ReviewSubject, string>> => ({
    points: 'points immédiats',
    fair: town === undefined ? 'la foire' : `la foire de ${town}`,
    'fairs-later': 'les foires suivantes',
    king: 'piste du Roi',
    houses: 'maisons',
    cathedrals: 'piliers et cathédrales',
    characters: 'personnages',
    crests: 'blasons et bâtiments complétés',
    contracts: 'contrats',
    helpers: 'assistants',
    goods: 'ressources',
    storehouse: 'place dans l’entrepôt',
    unused: 'ce qui reste à utiliser',
    silver: 'argent et technologies',
    whole: 'la cohérence de l’ensemble',
    others: 'ce qu’ont les autres',
    later: 'ce qui vient ensuite',
  }),
} satisfies ReasonWords
