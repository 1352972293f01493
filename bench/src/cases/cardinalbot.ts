/** E10: a turn of the Cardinalbot, with and without trace events, compared with a turn of a random seat. */
import { randomBelow, createRandomStream, weighted } from '@tiletum/bots'
import type { RandomStream } from '@tiletum/bots'
import { content } from '@tiletum/content'
import { CHANCE, compose, moveList, top } from '@tiletum/engine'
import { openState } from '@tiletum/engine/state'
import type { EventSink, Game, GameEvent, ModuleId, Move } from '@tiletum/engine'
import type { GameState } from '@tiletum/engine/state'
import { figure } from '../measure/figures.ts'
import { ratio, interleave } from '../measure/interleaved.ts'
import type { PreparedWork } from '../measure/interleaved.ts'
import type { Row, Measurement, BenchmarkCase } from '../measure/case.ts'
import { median } from '../measure/statistics.ts'

const GAMES = 40
const WITH = [
  { name: 'base', modules: ['base', 'solo'] },
  { name: 'silver', modules: ['base', 'silver', 'solo'] },
] as const satisfies readonly { name: string; modules: readonly ModuleId[] }[]

const TIMES_UNTOLD = 2
const TIMES_TOLD = 10

const row = (name: string, what: string, times: number): Row => ({
  row: `E10 ${name}${what === '' ? '' : ', told'}`,
  ours: `a turn of the Cardinalbot, ${name}${what}`,
  against: 'a turn of a random seat',
  unit: '×',
  good: 'below',
  minimum: times,
  target: times,
})

export const cardinalbotCase: BenchmarkCase = {
  name: 'turns of the Cardinalbot',
  rows: WITH.flatMap(({ name }) => [
    row(name, '', TIMES_UNTOLD),
    row(name, ', every step told', TIMES_TOLD),
  ]),
  measure: (setting) =>
    WITH.flatMap(({ name, modules }): Measurement[] => {
      const game = compose({ modules, players: 1, difficulty: 'normal' }, content)
      const { own, bots } = turnsOf(game)
      const told: GameEvent[] = []
      const { seat, bot, trace } = interleave(
        {
          seat: turns(game, own),
          bot: turns(game, bots),
          trace: turns(game, bots, told),
        },
        { ...setting, sliceMilliseconds: setting.sliceMilliseconds / 2 },
      )
      const sample = (which: string, rates: readonly number[]): Measurement => ({
        row: which,
        value: ratio(seat.operations, rates),
        ours: microseconds(rates),
        baseline: microseconds(seat.operations),
      })
      return [sample(`E10 ${name}`, bot.operations), sample(`E10 ${name}, told`, trace.operations)]
    }),
}

const microseconds = (rates: readonly number[]): string => `${figure(1e6 / median(rates))} µs`

const moves = moveList()

/**
 * The states at the beginning of all turns of some random games: of the person's seat and of the
 * Cardinalbot's.
 */
function turnsOf(game: Game): { readonly own: GameState[]; readonly bots: GameState[] } {
  const own: GameState[] = []
  const bots: GameState[] = []
  for (let seed = 0; seed < GAMES; seed++) {
    const stream = createRandomStream(seed, 'bench')
    const state = game.start()
    let active = -1
    while (openState(state).frames.length > 0) {
      if (state.active !== active && state.active >= 0)
        (state.active === game.bot ? bots : own).push(openState(game.clone(state)))
      active = state.active
      playOn(game, openState(state), stream)
    }
  }
  return { own, bots }
}

function playOn(game: Game, state: GameState, stream: RandomStream, sink?: EventSink): void {
  game.list(state, moves)
  const answers = top(state).kind === CHANCE
  const move = answers
    ? weighted(stream, moves)
    : (moves.items[randomBelow(stream, moves.count)] as Move)
  game.play(state, move, sink)
}

/**
 * All these turns as a unit of work, on copies made outside the measured time. With `told` all events are
 * kept.
 */
function turns(game: Game, beginnings: readonly GameState[], told?: GameEvent[]): PreparedWork {
  const stream = createRandomStream(1, 'bench')
  const sink = told === undefined ? undefined : (event: GameEvent) => void told.push(event)
  let copies: GameState[] = []
  return {
    prepare() {
      copies = beginnings.map((state) => game.clone(state))
      if (told !== undefined) told.length = 0
    },
    work() {
      for (const state of copies) {
        const { active } = state
        while (state.active === active && state.frames.length > 0) playOn(game, state, stream, sink)
      }
      return copies.length
    },
  }
}
