/** Records of games, read from files and made playable. */
import { content } from '@tiletum/content'
import { compose, readRecord } from '@tiletum/engine'
import type { Game, GameRecord, MakeGame, Match, Reading } from '@tiletum/engine'
import type { Messages, NamedGame } from '@tiletum/text'
import type { Context } from './context.ts'
import { failure } from './failure.ts'
import { readText } from './files.ts'

export interface Loaded {
  readonly text: string
  readonly record: GameRecord
  readonly match: Match
  readonly game: Game
  readonly table: NamedGame
}

/** Reads what can be read. */
export async function readRecordFile(
  file: string,
  context: Context,
): Promise<{ readonly text: string; readonly reading: Reading }> {
  const text = await readText(file, context)
  return { text, reading: readRecord(text, await makerFor(text, context)) }
}

/** Reads a whole record; ends with what is wrong with it, and where. */
export async function loadRecord(file: string, context: Context): Promise<Loaded> {
  const { text, reading } = await readRecordFile(file, context)
  const { record, match, error } = reading
  const { words } = context
  if (error !== undefined) throw failure(`${file}: ${words.records.fault(error)}`)
  if (record === undefined || match === undefined)
    throw new Error('A reading without an error has a record')
  return { text, record, match, game: match.game, table: tableOf(match.game, record, words) }
}

/** The schema library takes its time to load; only records that speak of an edition wait for it. */
async function makerFor(text: string, { words }: Context): Promise<MakeGame> {
  if (!text.includes('edition')) return (config) => compose(config, content)
  const { applyEdition } = await import('@tiletum/content/edition')
  return (config, edition) => {
    if (edition === undefined) return compose(config, content)
    const applied = applyEdition(content, edition)
    if ('content' in applied) return compose(config, applied.content)
    const [problem] = applied.problems
    throw new Error(problem === undefined ? '' : words.edition.problem(problem))
  }
}

export function tableOf(
  game: Game,
  { players }: Pick<GameRecord, 'players'>,
  { simulate }: Pick<Messages, 'simulate'>,
): NamedGame {
  const seats = Array.from(
    { length: game.rules.seats },
    (_, seat) => players[seat]?.name ?? simulate.cardinalbot,
  )
  return { rules: game.rules, seats }
}
