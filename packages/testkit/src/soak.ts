/** Random games with all invariants at every step, for as long as asked: `npm run soak -- --games 100`. */
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { MODULES } from '@tiletum/engine'
import type { ModuleId } from '@tiletum/engine'
import { BrokenInvariant, randomGame } from './random-game.ts'

const KEPT = 'test-results/soak'
const USAGE = `Usage: npm run soak -- [--games 10] [--players 2,3,4] [--modules base] [--seed soak]`

interface Asked {
  readonly games: number
  readonly players: readonly number[]
  readonly modules: readonly ModuleId[]
  readonly seed: string
}

function asked(words: readonly string[]): Asked | undefined {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: {
        games: { type: 'string', default: '10' },
        players: { type: 'string', default: '2,3,4' },
        modules: { type: 'string', default: 'base' },
        seed: { type: 'string', default: 'soak' },
      },
    })
    const games = Number(values.games)
    const players = values.players.split(',').map(Number)
    const names = values.modules.split(',')
    const modules = MODULES.filter((id) => names.includes(id))
    const sound =
      Number.isInteger(games) &&
      games > 0 &&
      players.every((count) => Number.isInteger(count) && count > 0) &&
      modules.length === names.length
    return sound ? { games, players, modules, seed: values.seed } : undefined
  } catch {
    return undefined
  }
}

function keep(seed: string, record: string): string {
  fs.mkdirSync(KEPT, { recursive: true })
  const file = path.join(KEPT, `${seed.replaceAll(/[^\w-]+/g, '-')}.txt`)
  fs.writeFileSync(file, record)
  return file
}

/** The number of games that broke an invariant. */
function soak({ games, players, modules, seed }: Asked): number {
  let broken = 0
  for (const count of players) {
    let steps = 0
    for (let number = 1; number <= games; number++) {
      const own = `${seed} ${modules.join('-')} ${count} ${number}`
      try {
        const { steps: played } = randomGame({
          config: { modules, players: count, shuffledActions: number % 3 === 0 },
          seed: own,
          policy: number % 2 === 0 ? 'random' : 'eager',
          thoroughEvery: 1,
        })
        steps += played
      } catch (error) {
        broken++
        const kept = error instanceof BrokenInvariant ? ` Kept as ${keep(own, error.record)}.` : ''
        console.error(`${error instanceof Error ? error.message : String(error)}.${kept}`)
      }
    }
    console.error(`${count} players: ${games} games, ${steps} steps with all invariants`)
  }
  return broken
}

const order = asked(process.argv.slice(2))
if (order === undefined) {
  console.error(USAGE)
  process.exitCode = 2
} else {
  const broken = soak(order)
  console.error(broken === 0 ? 'All of them hold.' : `${broken} games broke an invariant.`)
  process.exitCode = broken === 0 ? 0 : 1
}
