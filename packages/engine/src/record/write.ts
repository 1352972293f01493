/** The text form of a record: one line for each turn, with comments for readers. */
import type { Game } from '../game.ts'
import { bodyLines } from './record-lines.ts'
import { writeOptions } from './agreement-text.ts'
import { KEYS, proofLines } from './chance-proof.ts'
import { formatOf } from './record.ts'
import type { GameRecord } from './record.ts'

export const TITLE = 'Tiletum record'
export const STATE = 'state'

export function writeRecord(game: Game, record: GameRecord): string {
  const { rules, players, edition, chance, log, state } = record
  const options = writeOptions(log.config, log.freeUndo)
  return [
    `${TITLE} ${formatOf(record)}`,
    `rules: ${rules}`,
    `modules: ${log.config.modules.join(', ')}`,
    ...players.map(({ name, colour }, seat) => `seat ${seat + 1}: ${name}, ${colour}`),
    ...(options.length === 0 ? [] : [`options: ${options.join('; ')}`]),
    ...(edition === undefined ? [] : ['edition:', ...indented(edition)]),
    ...(chance === undefined ? [] : proofLines(chance)),
    ...bodyLines(game, record),
    '',
    ...(chance?.seed === undefined ? [] : [`${KEYS.seed} ${chance.seed}`]),
    `${STATE} ${state}`,
    '',
  ].join('\n')
}

const indented = (edition: unknown): string[] =>
  JSON.stringify(edition, undefined, 2)
    .split('\n')
    .map((line) => `  ${line}`)
