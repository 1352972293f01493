/** The text form of a record: one line for each turn, and remarks for those who read along. */
import type { Game } from '../compose.ts'
import { bodyLines } from './body.ts'
import { writeOptions } from './options.ts'
import { RECORD_FORMAT } from './record.ts'
import type { GameRecord } from './record.ts'

export const TITLE = 'Tiletum record'
export const STATE = 'state'

export function writeRecord(game: Game, record: GameRecord): string {
  const { rules, players, edition, log, state } = record
  const options = writeOptions(log.config, log.freeUndo)
  return [
    `${TITLE} ${RECORD_FORMAT}`,
    `rules: ${rules}`,
    `modules: ${log.config.modules.join(', ')}`,
    ...players.map(({ name, colour }, seat) => `seat ${seat + 1}: ${name}, ${colour}`),
    ...(options.length === 0 ? [] : [`options: ${options.join('; ')}`]),
    ...(edition === undefined ? [] : ['edition:', ...indented(edition)]),
    ...bodyLines(game, record),
    '',
    `${STATE} ${state}`,
    '',
  ].join('\n')
}

const indented = (edition: unknown): string[] =>
  JSON.stringify(edition, undefined, 2)
    .split('\n')
    .map((line) => `  ${line}`)
