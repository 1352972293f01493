/** Lists of the map's spaces, for tests of "any town" and "any space". */

/** The house spaces of a game of two players, without those in Tiletum. */
export const HOUSE_SPACES_OF_TWO = [
  'london',
  'brugge',
  'antwerpen',
  'hamburg',
  'leipzig',
  'paris',
  'troyes',
  'strasbourg',
  'frankfurt',
  'nurnberg',
  'bordeaux',
  'wien',
  'lyon',
  'milano',
  'verona',
  'venezia',
  'toulouse',
  'arles',
  'genova',
  'firenze',
]

/** All 23 towns and six road spaces. */
export const SPACES = [
  ...HOUSE_SPACES_OF_TWO,
  'tiletum',
  'koln',
  'praha',
  'london--brugge',
  'antwerpen--hamburg',
  'paris--bordeaux',
  'strasbourg--milano',
  'nurnberg--verona',
  'arles--genova',
]
