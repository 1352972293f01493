/** The thread of `checking.ts`. */
import { parentPort } from 'node:worker_threads'
import { content } from '@tiletum/content'
import { applyEdition } from '@tiletum/content/edition'
import { compose, configErrorOf, NONE, readRecord } from '@tiletum/engine'
import type { Game, GameConfig } from '@tiletum/engine'
import type { TableTerms } from '@tiletum/protocol'
import type { Checked, CheckTask } from './check-untrusted.ts'

type Edition = NonNullable<TableTerms['edition']>

function make(config: GameConfig, edition: unknown): Game {
  if (edition === undefined) return compose(config, content)
  const applied = applyEdition(content, edition)
  if ('problems' in applied) throw new Error('This edition has faults')
  return compose(config, applied.content)
}

function checkEdition({ config, edition }: Pick<TableTerms, 'config' | 'edition'>): Checked {
  const applied = applyEdition(content, edition)
  if ('problems' in applied) return { fault: 'edition' }
  try {
    compose(config, applied.content)
  } catch (error) {
    return { fault: configErrorOf(error)?.about ?? 'edition' }
  }
  return { edition: applied.edition as Edition }
}

function checkRecord(text: string): Checked {
  const { record, match, error } = readRecord(text, make)
  if (error !== undefined || record === undefined || match === undefined)
    return { fault: error?.fault ?? 'no-record' }
  const { game, moves, seats } = match
  const opening = moves.map((move, index) =>
    seats[index] === NONE ? `[${game.format(move)}]` : game.format(move),
  )
  const { edition } = record
  return {
    record: {
      config: record.log.config as TableTerms['config'],
      ...(edition === undefined ? {} : { edition: edition as Edition }),
      opening,
      players: record.players.map(({ name, colour }) => ({ name, colour })),
    },
  }
}

parentPort?.on('message', (job: CheckTask) => {
  parentPort?.postMessage(
    job.kind === 'record' ? checkRecord(job.record) : checkEdition(job.agreed),
  )
})
parentPort?.postMessage('ready')
