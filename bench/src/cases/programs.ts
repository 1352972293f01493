/**
 * P1 to P3: how fast programs play through the engine in lines of JSON. The native loop plays 64 games side
 * by side with the same calls: it checks each move, as whoever is told moves from outside must.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRandomStream, randomBelow, seededChance } from '@tiletum/bots'
import { content } from '@tiletum/content'
import { compose, moveList } from '@tiletum/engine'
import type { Move } from '@tiletum/engine'
import { createEngine } from '../../../packages/cli/src/engine/answering.ts'
import { figure } from '../measure/figures.ts'
import type { BenchmarkCase, Measurement } from '../measure/case.ts'

const GAMES = 64
const STEPS = 1500
const ROUNDS = 5
const CONFIG = { modules: ['base'], players: 2 } as const
const PYTHON = 'node_modules/.cache/python/bin/python'
const MEGAWORD = 1e9

export const programsCase: BenchmarkCase = {
  name: 'programs',
  once: true,
  rows: [
    {
      row: 'P1',
      ours: 'decisions/s of a core, JSON numbers in batches of 64',
      against: 'the native loop, 64 games side by side',
      unit: '×',
      good: 'above',
      minimum: 0.4,
      target: 0.6,
    },
    {
      row: 'P2',
      ours: 'decisions/s of a core, random play in Python by the vector environment',
      against: 'the native loop',
      unit: '×',
      good: 'above',
      minimum: 0.1,
      target: 0.25,
    },
    {
      row: 'P3',
      ours: 'decisions/s of a core, fork, play and drop in Python',
      against: 'the native loop',
      unit: '×',
      good: 'above',
      minimum: 0.1,
      target: 0.2,
    },
  ],
  measure() {
    const samples: Measurement[] = []
    native()
    throughLines()
    for (let round = 0; round < ROUNDS; round++) {
      const base = native()
      samples.push(compared('P1', throughLines(), base))
      const python = inPython()
      if (python === undefined) continue
      samples.push(compared('P2', python.vector, base), compared('P3', python.forks, base))
    }
    if (!existsSync(PYTHON))
      console.error('P2, P3: no Python yet; npm run test:python installs one')
    return samples
  },
}

const compared = (row: string, ours: number, base: number): Measurement => ({
  row,
  value: ours / base,
  ours: `${figure(ours)}/s`,
  baseline: `${figure(base)}/s`,
})

/** Seconds of the processor that this process has used. */
function used(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

function native(): number {
  const game = compose(CONFIG, content)
  const stream = createRandomStream(1, 'programs')
  const list = moveList()
  let seed = 0
  const begin = () => ({
    state: game.start(),
    chance: seededChance(seed++),
    moves: new Array<Move>(),
  })
  const games = Array.from({ length: GAMES }, begin)
  let decisions = 0
  const begun = used()
  for (let step = 0; step < STEPS; step++)
    for (let index = 0; index < GAMES; index++) {
      let one = games[index] ?? begin()
      for (;;) {
        const waits = game.awaiting(one.state)
        if (waits.who === 'nobody') {
          one = games[index] = begin()
          continue
        }
        game.list(one.state, list)
        const isSeat = waits.who === 'seat'
        const move = isSeat
          ? (list.items[randomBelow(stream, list.count)] as Move)
          : one.chance.answer(waits.request.request, list, one.state)
        if (isSeat && game.why(one.state, move) !== undefined) throw new Error('An illegal move')
        one.moves.push(move)
        game.play(one.state, move)
        if (!isSeat) continue
        decisions++
        break
      }
    }
  return decisions / (used() - begun)
}

interface Position {
  readonly game: number
  readonly waits: string
  readonly moves: readonly number[]
}

/** The engine's own processor time; what the program on the other side does is not counted. */
function throughLines(): number {
  const answer = createEngine({ games: 2 * GAMES, bytes: MEGAWORD })
  const stream = createRandomStream(1, 'programs')
  let seconds = 0
  const ask = (request: object): readonly Position[] => {
    const line = JSON.stringify({ id: 1, ...request })
    const begun = used()
    const said = answer(line) ?? ''
    seconds += used() - begun
    return (JSON.parse(said) as { readonly results: readonly Position[] }).results
  }
  const show = ['moves']
  let seed = 0
  const begin = (games: readonly number[]) =>
    ask({ do: 'new', games, config: CONFIG, seed: seed++, show })
  let now = begin(Array.from({ length: GAMES }, (_, game) => game))
  let decisions = 0
  for (let step = 0; step < STEPS; step++) {
    const games = now.map(({ game }) => game)
    const moves = now.map((one) => one.moves[randomBelow(stream, one.moves.length)])
    decisions += games.length
    now = ask({ do: 'play', games, moves, show })
    const over = now.filter(({ waits }) => waits === 'nobody').map(({ game }) => game)
    if (over.length === 0) continue
    answer(JSON.stringify({ id: 2, do: 'drop', games: over }))
    now = [...now.filter(({ waits }) => waits !== 'nobody'), ...begin(over)]
  }
  return decisions / seconds
}

function inPython(): { readonly vector: number; readonly forks: number } | undefined {
  if (!existsSync(PYTHON)) return undefined
  const env = { ...process.env, PYTHONPATH: 'python' }
  return JSON.parse(execFileSync(PYTHON, ['python/benchmark.py'], { env, encoding: 'utf8' })) as {
    vector: number
    forks: number
  }
}
