/** The start page: a line for each way to play, and the list of games. */
export const home = {
  learnFirst: 'New here? Four short lessons on the real table, a few minutes each.',
  solo: 'The opponent for one player from the box. It tells you the reason for everything it does.',
  one: 'A game for two. It plans its turn and seldom wastes anything.',
  three: 'A full table of four: less room on the map, more rivals for the king.',
  two: 'Take turns on this device.',
  difficulty: { easy: 'easy', normal: 'medium', hard: 'hard' },
  today: (difficulty: string, title: string) =>
    `Against the Cardinalbot, ${difficulty} (${title}). What counts is your lead.`,
  filter: 'Show',
  filters: { all: 'All', open: 'In progress', over: 'Finished' },
  statistics: 'Statistics',
  chronicle: 'Chronicle',
}
export type HomeWords = typeof home
