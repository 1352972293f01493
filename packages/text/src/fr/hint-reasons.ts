import type { ReasonWords, ReviewSubject } from '../en/hint-reasons.ts'

export const reasons = {
  reason: (subject, points) => `${subject} ${points}`,
  subjects: (town): Readonly<Record<ReviewSubject, string>> => ({
    points: 'points immédiats',
    fair: town === undefined ? 'la foire' : `la foire à ${town}`,
    'fairs-later': 'les foires suivantes',
    king: 'piste du Roi',
    houses: 'maisons',
    cathedrals: 'piliers et cathédrales',
    characters: 'personnages',
    crests: 'blasons et bâtiments achevés',
    contracts: 'contrats',
    helpers: 'assistants',
    goods: 'ressources',
    storehouse: 'place dans l’entrepôt',
    unused: 'ce qui reste à utiliser',
    silver: 'argent et technologies',
    whole: 'position d’ensemble',
    others: 'position des adversaires',
    later: 'tours suivants',
  }),
} satisfies ReasonWords
