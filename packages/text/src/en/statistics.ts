import { plural } from '../plural.ts'

const count = plural('en')

/** Figures over the finished games of a device. */
export const statistics = {
  title: 'Statistics',
  none: 'No finished games are saved on this device.',
  byMode: 'Your results by opponent',
  against: 'Opponent',
  games: 'Games',
  won: 'Won',
  mean: 'Average VP',
  best: 'Best',
  people: 'People at this screen',
  solo: (difficulty: string) => `Cardinalbot, ${difficulty}`,
  computers: (level: string) => `Computer players, ${level}`,
  records: 'Records',
  most: (points: number) => `Most points, ${points} VP:`,
  lead: (points: number) => `Largest lead, ${points} VP:`,
  bySource: 'Your average VP by source',
  export: 'Export as a table (CSV)',
  delete: 'Delete all finished games',
  sure: (number: number) =>
    `Delete ${number} ${count(number, { one: 'finished game', other: 'finished games' })} for good?`,
  back: 'Back',
}
export type StatisticsWords = typeof statistics
