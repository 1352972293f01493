/** Cuts turns to solve from games, checks that one die is clearly best, and rates them. See fit/README.md. */
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { content } from '@tiletum/content'
import { compose, DIE, moveList, top } from '@tiletum/engine'
import type { Game, GameConfig, Move, State } from '@tiletum/engine'
import { seededChance } from '../src/chance.ts'
import { ROUNDS, TURNS } from '../src/evaluation/game-progress.ts'
import { playGame } from '../src/play-game.ts'
import { POLICIES } from '../src/policies/index.ts'
import type { Policy } from '../src/policy.ts'
import { dieIn } from '../src/puzzles/die.ts'
import { BASE, PUZZLE_LEVELS, ratingOf, TRIES } from '../src/puzzles/index.ts'
import type { PuzzleRating, PuzzleSet, StoredPuzzle } from '../src/puzzles/index.ts'
import { clearBest } from './clear-best.ts'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '60' },
    /** Of a rating there are at most so many in each hundred. */
    most: { type: 'string', default: '45' },
    seed: { type: 'string', default: 'puzzles' },
    iterations: { type: 'string', default: '10000' },
    simulations: { type: 'string', default: '100' },
    to: { type: 'string', default: 'packages/bots/src/puzzles/set.ts' },
  },
})
const COUNT = Number(values.count)
const MOST = (COUNT * Number(values.most)) / 100
const CLARITY = {
  iterations: Number(values.iterations),
  simulations: Number(values.simulations),
  gap: 5,
  errors: 3,
}
/** Of one game at most so many. */
const PER_GAME = 4
const KINDS: readonly GameConfig[] = [
  { modules: ['base'], players: 2 },
  { modules: ['base'], players: 2 },
  { modules: ['base'], players: 3 },
  { modules: ['base', 'silver'], players: 2 },
]

const names = new Map<string, number>()
const placeOf = (game: Game, move: Move): string => {
  const name = game.format(move)
  const place = names.get(name) ?? names.size
  names.set(name, place)
  return place.toString(BASE)
}
const games: { readonly config: GameConfig; readonly line: string }[] = []
const puzzles: StoredPuzzle[] = []
const times = new Map<PuzzleRating, number>()

/** Where each turn of a game begins with the choice of a die; what is done before it is a part of the answer. */
function* dice(game: Game, line: readonly Move[]): Generator<{ at: number; state: State }> {
  const state = game.start()
  let before = ''
  for (const [at, move] of line.entries()) {
    const now = `${state.round} ${state.turn} ${state.active}`
    if (now !== before && top(state).kind === DIE && game.awaiting(state).who === 'seat') {
      before = now
      yield { at, state: game.clone(state) }
    }
    game.play(state, move)
  }
}

/** How many of its tries each level takes that die, whatever it then makes of it. */
const foundBy = (game: Game, state: State, seed: string, die: string): readonly number[] =>
  PUZZLE_LEVELS.map((level) => {
    let found = 0
    for (let attempt = 0; attempt < TRIES; attempt++)
      if (dieOf(game, state, POLICIES[level](game, `${seed} ${attempt}`)) === die) found++
    return found
  })

/** The die that a player takes, after whatever it does before. */
function dieOf(game: Game, start: State, policy: Policy): string | undefined {
  const state = game.clone(start)
  const moves = moveList()
  while (game.awaiting(state).who === 'seat' && state.active === start.active) {
    game.list(state, moves)
    const move = policy.choose(state, moves, {})
    const die = dieIn(game, [game.format(move)])
    if (die !== undefined) return die
    game.play(state, move)
  }
  return undefined
}

async function write(): Promise<void> {
  const set: PuzzleSet = { names: [...names.keys()].join(';'), games, puzzles }
  await writeFile(
    values.to,
    `/** Written by fit/puzzles.ts; not to be changed by hand. See fit/README.md. */
import type { PuzzleSet } from './index.ts'

export const SET: PuzzleSet = ${JSON.stringify(set, undefined, 2)}
`,
  )
}

for (let number = 0; puzzles.length < COUNT; number++) {
  const config = KINDS[number % KINDS.length] ?? { modules: ['base'], players: 2 }
  const game = compose(config, content)
  const seed = `${values.seed} ${number}`
  const line: Move[] = []
  const policies = Array.from({ length: config.players }, (_, seat) =>
    POLICIES.merchant(game, `${seed} ${seat}`),
  )
  playGame({ game, policies, chance: seededChance(seed), entries: line })
  const cut: (Omit<StoredPuzzle, 'game' | 'best'> & { readonly moves: readonly Move[] })[] = []
  for (const { at, state } of dice(game, line)) {
    if (cut.length === PER_GAME || puzzles.length + cut.length === COUNT) break
    const { round, turn, active: seat } = state
    // of each game other turns, so that the set tells of the whole game
    if ((round * TURNS + turn + seat + number) % ROUNDS !== 0) continue
    const best = clearBest(game, state, seat, `${seed} ${at}`, CLARITY)
    if (best === undefined) continue
    const found = foundBy(game, state, `${seed} ${at}`, best.die)
    const rating = ratingOf(found)
    const before = times.get(rating) ?? 0
    if (before >= MOST) continue
    times.set(rating, before + 1)
    const id = `${number + 1}-${round}-${turn}-${seat + 1}`
    const gap = Math.round(best.gap * 10) / 10
    const error = Math.round(best.error * 10) / 10
    cut.push({ id, at, seat, round, turn, gap, error, found, moves: best.moves })
    console.log(`${id}: ${best.die} by ${gap} ± ${error}, found ${found.join(' ')}, ${rating}`)
  }
  if (cut.length === 0) continue
  const last = Math.max(...cut.map(({ at }) => at))
  const place = (move: Move): string => placeOf(game, move)
  games.push({ config, line: line.slice(0, last).map(place).join(' ') })
  for (const { moves, ...puzzle } of cut)
    puzzles.push({ ...puzzle, game: games.length - 1, best: moves.map(place).join(' ') })
  await write()
  console.log(`${puzzles.length} of ${COUNT} puzzles from ${number + 1} games`)
}
