/**
 * Plays random games of all kinds on all cores and checks the invariants: `npm run soak -- --games 1000`.
 */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Broken, SoakReport } from './messages.ts'
import { playAll } from './pool.ts'
import {
  gamesIn,
  KEPT,
  readProgress,
  batchesLeft,
  tidyName,
  withPlayed,
  writeProgress,
} from './progress.ts'

const USAGE = 'Usage: npm run soak -- [--games 1000] [--seed soak] [--workers N] [--anew]'
const SAID_EVERY = 10_000

interface Asked {
  readonly games: number
  readonly seed: string
  readonly workers: number
  /** Whether to ignore the progress of earlier runs. */
  readonly anew: boolean
}

function asked(words: readonly string[]): Asked | undefined {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: {
        games: { type: 'string', default: '1000' },
        seed: { type: 'string', default: 'soak' },
        workers: { type: 'string', default: String(os.availableParallelism()) },
        anew: { type: 'boolean', default: false },
      },
    })
    const games = Number(values.games)
    const workers = Number(values.workers)
    const sound = [games, workers].every((number) => Number.isInteger(number) && number > 0)
    return sound ? { games, workers, seed: values.seed, anew: values.anew } : undefined
  } catch {
    return undefined
  }
}

function keep(seed: string, { number, step, fault, record }: Broken): void {
  const file = path.join(KEPT, `${tidyName(seed)}-${number}-step-${step}.txt`)
  fs.mkdirSync(KEPT, { recursive: true })
  fs.writeFileSync(file, record)
  console.error(`Game ${number}, step ${step}: ${fault}. Kept as ${file}.`)
}

async function soak({ games, seed, workers, anew }: Asked): Promise<void> {
  let progress = readProgress(anew ? '' : seed)
  const before = progress.seconds
  const already = gamesIn(progress)
  if (already > 0) console.error(`${already} games were played before; this run goes on.`)
  const begin = performance.now()
  const seconds = () => (performance.now() - begin) / 1000
  const say = () => {
    const played = gamesIn(progress)
    const rate = (played - already) / seconds()
    const minutes = Math.ceil((games - played) / rate / 60)
    const left = Number.isFinite(minutes) ? `, about ${minutes} min left` : ''
    console.error(`${played} of ${games} games, ${rate.toFixed(1)} a second${left}`)
  }
  const clock = setInterval(say, SAID_EVERY)
  const onPlayed = (played: SoakReport) => {
    for (const broken of played.broken) keep(seed, broken)
    progress = withPlayed(progress, played, Math.round(before + seconds()))
    writeProgress(seed, progress)
  }
  try {
    await playAll(batchesLeft(games, progress), seed, workers, onPlayed)
  } finally {
    clearInterval(clock)
  }
  say()
  const { broken, steps } = progress
  const played = `${gamesIn(progress)} games, ${steps} steps, ${progress.seconds} s of play`
  console.error(
    `${played}: ${broken === 0 ? 'all of them hold.' : `${broken} games broke an invariant.`}`,
  )
  process.exitCode = broken === 0 ? 0 : 1
}

const order = asked(process.argv.slice(2))
if (order === undefined) {
  console.error(USAGE)
  process.exitCode = 2
} else await soak(order)
