/** The start page: a line for each way to play, and the list of games. */
export const home = {
  learnFirst: 'New here? Four short lessons on the real table',
  solo: 'alone, with an opponent that gives its reasons',
  one: 'you and one computer opponent',
  three: 'a full table of four',
  two: 'take turns on this device',
  today: (difficulty: string) => `Cardinalbot, ${difficulty}: your lead counts`,
  filter: 'Show',
  filters: { all: 'All', open: 'In progress', over: 'Finished' },
  statistics: 'Statistics',
  chronicle: 'Chronicle',
}
export type HomeWords = typeof home
