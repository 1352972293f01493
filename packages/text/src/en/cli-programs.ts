/** What other programs use: the engine in lines of JSON. */
export const engine = {
  command: 'answer lines of JSON: games, moves, odds and forecasts for other programs',
  games: 'how many games are kept in memory at most',
  memory: 'how much memory, in megabytes, they may take',
}
export type EngineWords = typeof engine

/** The command that tries a program that plays. */
export const bots = {
  command: 'try a program that plays',
  check: 'hold a program to what every player must keep to, by whole games, and report how it did',
  program: 'the command that starts the program',
  time: 'milliseconds for a decision',
  good: 'ok',
  bad: 'FAILED',
  figures: (decisions: number, slowest: number, points: number) =>
    `${decisions} decisions, the slowest in ${slowest} ms, ${points} VP`,
  checks: {
    'two-players': 'a game of two',
    'four-players': 'a game of four',
    silver: 'with Prospect for Silver',
    solo: 'against the Cardinalbot',
    reproducible: 'the same seed, the same game',
    'survives-refusal': 'goes on after a refusal',
  },
  allGood: 'This program keeps to the contract.',
  notGood: 'This program does not keep to the contract; docs/bots.md tells how to answer.',
}
export type ProgramWords = typeof bots
