/** A table at which the games of an arena are played one after the other. */
import { playFixture } from '@tiletum/bots'
import type { AnyPolicy, ArenaGame, Fixture, Seed, SeatFault, WeightFiles } from '@tiletum/bots'
import { startProgram } from '@tiletum/bots/program'
import type { ProgramProcess } from '@tiletum/bots/program'
import { compose } from '@tiletum/engine'
import type { Content, GameConfig } from '@tiletum/engine'
import { botNamed, PROGRAM_MILLISECONDS, seatBot, whereCalled } from '../programs.ts'

export interface ArenaFault {
  readonly name: string
  readonly fault: SeatFault
}

/** A game, and what its programs did wrong. */
export interface TableGame extends ArenaGame {
  readonly faults?: readonly ArenaFault[]
  /** A program that has not given one legal answer so far. */
  readonly silent?: string
}

export function createTable(
  config: GameConfig,
  content: Content,
  weights: WeightFiles,
): (fixture: Fixture) => Promise<TableGame> {
  const game = compose(config, content)
  /** One process for each program and seat, for all games. */
  const processes = new Map<string, ProgramProcess>()
  function processOf(name: string, command: readonly string[], seat: number): ProgramProcess {
    const key = `${seat} ${name}`
    const known = processes.get(key)
    if (known !== undefined && !known.isGone) return known
    const folder = whereCalled()
    const started = startProgram({ command, folder, milliseconds: PROGRAM_MILLISECONDS })
    processes.set(key, started)
    return started
  }

  return async (fixture) => {
    const faults: ArenaFault[] = []
    let silent: string | undefined
    function playerOf(name: string, seat: number, seed: Seed): AnyPolicy {
      const bot = botNamed(name)
      if (bot === undefined) throw new Error(`Nobody is called ${name}`)
      if (!('program' in bot)) return seatBot(bot, { game, seat, seed, weights })
      const process = processOf(name, bot.program, seat)
      const onFault = (fault: SeatFault, forfeited: boolean): void => {
        faults.push({ name, fault })
        if (forfeited && process.answers === 0) silent = name
      }
      return seatBot(bot, { game, seat, seed, process, onFault })
    }
    const played = await playFixture(game, fixture, playerOf)
    return {
      ...played,
      ...(faults.length === 0 ? {} : { faults }),
      ...(silent === undefined ? {} : { silent }),
    }
  }
}
