/** The weights that players named on the command line bring along. */
import { readContestant, readWeights } from '@tiletum/bots'
import type { WeightFiles, Weights } from '@tiletum/bots'
import type { Context } from './context.ts'
import { failure } from './failure.ts'
import { readText } from './files.ts'

export async function readWeightFiles(
  players: readonly string[],
  context: Context,
): Promise<WeightFiles> {
  const files = new Set(players.map((name) => readContestant(name)?.weights))
  const read = [...files].map(async (file): Promise<readonly [string, Weights][]> => {
    if (file === undefined) return []
    const weights = readWeights(await readText(file, context))
    if (weights === undefined) throw failure(context.words.arena.noWeights(file))
    return [[file, weights]]
  })
  return new Map((await Promise.all(read)).flat())
}
