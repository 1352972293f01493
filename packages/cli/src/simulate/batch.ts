/** A batch of games of a simulation. A game depends only on its number and the seed. */
import { playGameWith, POLICY_NAMES, seededChance, simulate } from '@tiletum/bots'
import type { PolicyName, Simulated } from '@tiletum/bots'
import { startProgram } from '@tiletum/bots/program'
import type { ProgramProcess } from '@tiletum/bots/program'
import { compose, scores } from '@tiletum/engine'
import type { Content, GameConfig } from '@tiletum/engine'
import { botNamed, PROGRAM_MILLISECONDS, seatBot, whereCalled } from '../programs.ts'

export interface SimulationSetup {
  readonly config: GameConfig
  readonly content: Content
  /** Names of computer players, or `program:"COMMAND"`. */
  readonly bots: readonly string[]
  readonly seed: string
}

export interface GameRange {
  readonly from: number
  readonly games: number
}

export function createBatchPlayer({ config, content, bots, seed }: SimulationSetup) {
  const game = compose(config, content)
  if (bots.every(isPolicy))
    return (batch: GameRange): readonly Simulated[] | Promise<readonly Simulated[]> => [
      ...simulate({ game, bots, seed, ...batch }),
    ]
  const processes: (ProgramProcess | undefined)[] = []

  /** The players move on by one seat from game to game, as in `simulate`. */
  async function playOne(number: number): Promise<Simulated> {
    const players = bots.map((_, seat) => (seat + number) % bots.length)
    const policies = players.map((player, seat) => {
      const bot = botNamed(bots[player] ?? '')
      if (bot === undefined) throw new Error(`Nobody is called ${bots[player]}`)
      const place = { game, seat, seed: `${seed} ${number} ${seat}` }
      if (!('program' in bot)) return seatBot(bot, place)
      const process = (processes[player] ??= startProgram({
        command: bot.program,
        folder: whereCalled(),
        milliseconds: PROGRAM_MILLISECONDS,
      }))
      return seatBot(bot, { ...place, process })
    })
    const chance = seededChance(`${seed} ${number}`)
    const { state, decisions } = await playGameWith({ game, policies, chance })
    await Promise.all(policies.map(async (policy) => policy.over?.(state)))
    const winner = game.standings(state)[0] ?? 0
    return { players, scores: scores(state), winner, decisions }
  }

  return async ({ from, games }: GameRange): Promise<readonly Simulated[]> => {
    const results: Simulated[] = []
    // oxlint-disable-next-line no-await-in-loop -- a program plays one game at a time
    for (let number = from; number < from + games; number++) results.push(await playOne(number))
    return results
  }
}

const isPolicy = (name: string): name is PolicyName => POLICY_NAMES.some((known) => known === name)

const LARGEST_BATCH = 200
const BATCHES_PER_WORKER = 20

/** Cuts the games into batches small enough that all workers end together and progress can be shown. */
export function batchesOf(games: number, workers: number): readonly GameRange[] {
  const size = Math.min(
    LARGEST_BATCH,
    Math.max(1, Math.floor(games / workers / BATCHES_PER_WORKER)),
  )
  return Array.from({ length: Math.ceil(games / size) }, (_, index) => ({
    from: index * size,
    games: Math.min(size, games - index * size),
  }))
}
