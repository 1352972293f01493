/** The subjects in which one position can be better than another. */
export type ReviewSubject =
  | 'points'
  | 'fair'
  | 'fairs-later'
  | 'king'
  | 'houses'
  | 'cathedrals'
  | 'characters'
  | 'crests'
  | 'contracts'
  | 'helpers'
  | 'goods'
  | 'storehouse'
  | 'unused'
  | 'silver'
  | 'whole'
  | 'others'
  | 'later'

/** Why one line is better than another, for reviews and hints. */
export const reasons = {
  reason: (subject: string, points: string) => `${subject} ${points}`,
  subjects: (town: string | undefined): Readonly<Record<ReviewSubject, string>> => ({
    points: 'immediate points',
    fair: town === undefined ? 'the fair' : `the fair in ${town}`,
    'fairs-later': 'later fairs',
    king: 'king track',
    houses: 'houses',
    cathedrals: 'pillars and cathedrals',
    characters: 'characters',
    crests: 'crests and completed buildings',
    contracts: 'contracts',
    helpers: 'helpers',
    goods: 'resources',
    storehouse: 'storehouse space',
    unused: 'things left to use',
    silver: 'silver and technologies',
    whole: 'overall position',
    others: 'opponents’ position',
    later: 'later turns',
  }),
}
export type ReasonWords = typeof reasons
