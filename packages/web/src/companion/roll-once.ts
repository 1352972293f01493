/** The Cardinalbot's dice are rolled once a turn: a roll that was taken back is played again. */
import { isCorrection, parseEntry, stepsBack } from '@tiletum/engine'
import type { Game, Move } from '@tiletum/engine'

export interface TakenBackRoll {
  /** The roll of this turn of the Cardinalbot that was taken back. */
  readonly roll: Move | undefined
  /** The last thing done was to take something back: nothing rolls before somebody taps. */
  readonly waits: boolean
}

/** Reads the log of a game in which the Cardinalbot's roll is asked. */
export function takenBackRoll(game: Game, entries: readonly string[]): TakenBackRoll {
  const line: Move[] = []
  /** The rolls that were taken back, by the number of rolls before them. */
  const takenBack = new Map<number, Move>()
  let rolls = 0
  let waits = false
  for (const text of entries) {
    const entry = parseEntry(game, text)
    if (typeof entry !== 'number') continue
    if (entry >= 0) {
      line.push(entry)
      if (isRoll(game, entry)) rolls++
      if (!isCorrection(game, entry) || verbIn(game, entry) === 'set turn over') waits = false
      continue
    }
    waits = true
    for (const undone of line.splice(Math.max(0, line.length - stepsBack(entry))).toReversed())
      if (isRoll(game, undone)) takenBack.set(--rolls, undone)
  }
  return { roll: takenBack.get(rolls), waits }
}

const verbIn = (game: Game, move: Move): string => game.partsOf(move).verb
const isRoll = (game: Game, move: Move): boolean =>
  verbIn(game, move) === 'bot roll <value> <value>'
