/** The start page: a line for each way to play, and the list of games. */
export const home = {
  learnFirst: 'New here? Four short lessons on the real table, a few minutes each.',
  solo: 'The official solo opponent. It explains everything it does.',
  one: 'You against one computer player.',
  three: 'You against three: less room on the map, more rivals for the king.',
  two: 'Take turns on this device.',
  difficulty: { easy: 'easy', normal: 'medium', hard: 'hard' },
  today: (difficulty: string, title: string) =>
    `Against the Cardinalbot, ${difficulty} (${title}). What counts is your lead.`,
  filter: 'Show',
  filters: { all: 'All', open: 'In progress', over: 'Finished' },
  statistics: 'Statistics',
  chronicle: 'Game report',
}
export type HomeWords = typeof home
