/** A process that plays batches of games until it is disconnected. */
import { BrokenInvariant } from '../random-game.ts'
import { createPlayer } from './games.ts'
import type { Broken, SoakReport, SoakBatch } from './messages.ts'

const [seed = ''] = process.argv.slice(2)
const play = createPlayer(seed)

function playBatch({ from, to }: SoakBatch): SoakReport {
  let steps = 0
  const broken: Broken[] = []
  for (let number = from; number < to; number++)
    try {
      steps += play(number).steps
    } catch (error) {
      if (!(error instanceof BrokenInvariant)) throw error
      broken.push({ number, fault: error.message, record: error.record, step: error.step })
    }
  return { from, to, steps, broken }
}

process.on('message', (batch: SoakBatch) => process.send?.(playBatch(batch)))
