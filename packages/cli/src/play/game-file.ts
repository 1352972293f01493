/** Keeping a game under way in a file, and writing over nobody's. */
import { extname, resolve } from 'node:path'
import { createRecord, recordToJson, writeRecord } from '@tiletum/engine'
import type { Json, Match, RecordPlayer } from '@tiletum/engine'
import type { Context } from '../context.ts'
import { writeText } from '../files.ts'
import { jsonText } from '../json.ts'

export interface Saved {
  readonly players: readonly RecordPlayer[]
  readonly edition: Json | undefined
}

export interface GameFile {
  /** Whether the file has all that happened. */
  readonly isSaved: () => boolean
  /** Writes the game; false if a file of another origin is in the way. */
  readonly save: (file: string, over: boolean) => Promise<boolean>
  /** The file last written. */
  readonly file: () => string | undefined
}

/** `saved`: how many entries a file that was read has already. */
export function gameFileOf(match: Match, kept: Saved, context: Context, saved: number): GameFile {
  let entries = saved
  let last: string | undefined
  const own = new Set<string>()
  return {
    isSaved: () => entries === match.log.entries.length,
    file: () => last,
    async save(file, over) {
      const place = resolve(context.folder, file)
      const written = await writeText(file, recordText(match, kept, file), context, {
        over: over || own.has(place),
      })
      if (!written) return false
      own.add(place)
      entries = match.log.entries.length
      last = file
      return true
    },
  }
}

function recordText({ game, log }: Match, { players, edition }: Saved, file: string): string {
  const record = createRecord(game, log, {
    names: players.map(({ name }) => name),
    colours: players.map(({ colour }) => colour),
    ...(edition === undefined ? {} : { edition }),
  })
  return extname(file) === '.json'
    ? jsonText(recordToJson(game, record))
    : writeRecord(game, record)
}
