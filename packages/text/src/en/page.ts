/** The first page. */
export const page = {
  title: 'Tiletum',
  tagline: 'The board game of travelling merchants and cathedral builders, in your browser.',
  skip: 'Skip to content',
  language: 'Language',
  notice:
    'An unofficial fan project, not affiliated with the publisher of the board game and using none of its art or text.',
}
export type PageWords = typeof page
