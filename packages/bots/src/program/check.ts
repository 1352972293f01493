/** Holds a program to the contract of every player, by whole games, and reports how it did. */
import { compose, moveList, scores } from '@tiletum/engine'
import type { Content, GameConfig, Move, State } from '@tiletum/engine'
import { seededChance } from '../chance.ts'
import { playGameWith } from '../play-game.ts'
import { POLICIES } from '../policies/index.ts'
import type { AnyPolicy } from '../policy.ts'
import type { SeatFault } from '../seat/protocol.ts'
import { externalProgram } from './external.ts'
import { startProgram } from './process.ts'
import type { ProgramCommand } from './process.ts'

export const PROGRAM_CHECKS = [
  'two-players',
  'four-players',
  'silver',
  'solo',
  'reproducible',
  'survives-refusal',
] as const
export type ProgramCheckName = (typeof PROGRAM_CHECKS)[number]

export interface ProgramCheck {
  readonly check: ProgramCheckName
  readonly good: boolean
  readonly faults: readonly SeatFault[]
  readonly decisions: number
  /** The longest answer, in milliseconds. */
  readonly slowest: number
  /** The points of the program's seat. */
  readonly points: number
}

const GAMES: Readonly<Record<'two-players' | 'four-players' | 'silver' | 'solo', GameConfig>> = {
  'two-players': { modules: ['base'], players: 2 },
  'four-players': { modules: ['base'], players: 4 },
  silver: { modules: ['base', 'silver'], players: 2 },
  solo: { modules: ['base', 'solo'], players: 1, difficulty: 'normal' },
}

interface Played {
  readonly faults: readonly SeatFault[]
  readonly moves: readonly Move[]
  readonly slowest: number
  readonly state: State
}

/** Yields each check when it is done. */
export async function* checkProgram(
  program: ProgramCommand,
  content: Content,
): AsyncGenerator<ProgramCheck> {
  const report = (check: ProgramCheckName, played: Played, good = true): ProgramCheck => ({
    check,
    good: good && played.faults.length === 0,
    faults: played.faults,
    decisions: played.moves.length,
    slowest: played.slowest,
    points: scores(played.state)[0] ?? 0,
  })
  const two = await play(GAMES['two-players'])
  yield report('two-players', two)
  yield report('four-players', await play(GAMES['four-players']))
  yield report('silver', await play(GAMES.silver))
  yield report('solo', await play(GAMES.solo))
  const again = await play(GAMES['two-players'])
  yield report('reproducible', again, again.moves.join() === two.moves.join())
  yield await refused()

  /** A whole game of the program in the first seat against random play. */
  async function play(config: GameConfig): Promise<Played> {
    const game = compose(config, content)
    const faults: SeatFault[] = []
    const moves: Move[] = []
    let slowest = 0
    const inner = externalProgram({
      ...program,
      game,
      seat: 0,
      seed: 'check',
      onFault: (fault) => faults.push(fault),
    })
    const timed: AnyPolicy = {
      ...inner,
      async choose(state, list, budget) {
        const begun = performance.now()
        const move = await inner.choose(state, list, budget)
        slowest = Math.max(slowest, performance.now() - begun)
        moves.push(move)
        return move
      },
    }
    const others = Array.from({ length: config.players - 1 }, (_, seat) =>
      POLICIES.random(game, `check ${seat}`),
    )
    const chance = seededChance('check')
    const { state } = await playGameWith({ game, policies: [timed, ...others], chance })
    await inner.over?.(state)
    return { faults, moves, slowest, state }
  }

  /** Refuses its first answer as if it were illegal, and asks again. */
  async function refused(): Promise<ProgramCheck> {
    const game = compose(GAMES['two-players'], content)
    const state = game.start()
    const chance = seededChance('refused')
    const list = moveList()
    let waits = game.awaiting(state)
    for (; waits.who === 'chance'; waits = game.awaiting(state)) {
      game.list(state, list)
      game.play(state, chance.answer(waits.request.request, list, state))
    }
    const own = startProgram(program)
    own.begin(game, waits.who === 'seat' ? waits.seat : 0, 'check')
    const first = await own.choose(state)
    own.refuse({
      type: 'refused',
      number: 1,
      fault: 'illegal',
      says: 'A test: this answer was refused.',
      wanted: 'another answer to the next question',
    })
    const second = await own.choose(state)
    own.over(state)
    await own.end()
    const faults = [first, second].flatMap((one) => ('move' in one ? [] : [one.fault]))
    const good = faults.length === 0
    return { check: 'survives-refusal', good, faults, decisions: 2, slowest: 0, points: 0 }
  }
}
