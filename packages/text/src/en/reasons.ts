/** What one position can be better in than another. */
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
    points: 'points at once',
    fair: town === undefined ? 'the fair' : `the fair of ${town}`,
    'fairs-later': 'later fairs',
    king: 'king track',
    houses: 'houses',
    cathedrals: 'pillars and cathedrals',
    characters: 'characters',
    crests: 'crests and completed buildings',
    contracts: 'contracts',
    helpers: 'helpers',
    goods: 'goods',
    storehouse: 'room in the storehouse',
    unused: 'things left to use',
    silver: 'silver and technologies',
    whole: 'how it all fits together',
    others: 'what the others have',
    later: 'what comes after',
  }),
}
export type ReasonWords = typeof reasons
