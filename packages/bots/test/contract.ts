/** What every player must keep to, whoever wrote it and wherever it runs. */
import { content } from '@tiletum/content'
import { openState } from '@tiletum/engine/state'
import { compose, moveList } from '@tiletum/engine'
import type { Game, GameConfig, Move } from '@tiletum/engine'
import { sample } from '@tiletum/testkit/sample'
import { describe, expect, it } from 'vitest'
import { playGameWith, seededChance } from '../src/index.ts'
import type { AnyPolicy, Budget } from '../src/index.ts'

export interface Candidate {
  readonly name: string
  readonly make: (game: Game, seat: number, seed: string) => AnyPolicy
  /** Small enough for whole games in a test. */
  readonly budget: Budget
  /** Those that share their code share the modes of play: this one plays every so many, from here. */
  readonly share?: { readonly every: number; readonly from: number }
}

const MODES: readonly (readonly [string, GameConfig])[] = [
  ['two players', { modules: ['base'], players: 2 }],
  ['three players', { modules: ['base'], players: 3 }],
  ['four players', { modules: ['base'], players: 4 }],
  ['two players with silver', { modules: ['base', 'silver'], players: 2 }],
  ['four players with silver', { modules: ['base', 'silver'], players: 4 }],
  [
    'one player against the Cardinalbot',
    { modules: ['base', 'solo'], players: 1, difficulty: 'hard' },
  ],
  [
    'one player against the Cardinalbot with silver',
    { modules: ['base', 'solo', 'silver'], players: 1, difficulty: 'easy' },
  ],
]

export function policyContract({ name, make, budget, share }: Candidate): void {
  const every = sample(share?.every ?? 1, 1)
  const from = (share?.from ?? 0) % every
  // Two players always: their game is played a second time below.
  const modes = MODES.filter((_, index) => index === 0 || index % every === from)
  let twoPlayers: readonly Move[] | undefined
  describe(`${name} keeps to the contract:`, () => {
    it.each(modes)('%s: only legal moves, and the state is left alone', async (_, config) => {
      const game = compose(config, content)
      const entries = await watched(game, 'contract')
      if (config === MODES[0]?.[1]) twoPlayers = entries
      expect(entries.length).toBeGreaterThan(100)
    })

    it('the same seed, the same game', async () => {
      const game = compose({ modules: ['base'], players: 2 }, content)
      // The game above once more, where that was played.
      twoPlayers ??= await watched(game, 'contract')
      expect(await watched(game, 'contract')).toEqual(twoPlayers)
    })

    it('an endless budget ends when it is told to stop', async () => {
      const game = compose({ modules: ['base'], players: 2 }, content)
      const { state, moves } = firstDecision(game)
      const policy = make(game, state.active, 'stop')
      let asked = 0
      const shouldStop = (): boolean => ++asked > 3
      const move = await policy.choose(state, moves, { iterations: Infinity, shouldStop })
      await policy.over?.(state)
      expect(game.moves(state)).toContain(move)
    })
  })

  /** Plays a whole game and looks at every move before it is made. */
  async function watched(game: Game, seed: string): Promise<readonly Move[]> {
    const entries: Move[] = []
    // Thousands of moves: an expectation for each would take longer than the playing.
    const faults: string[] = []
    const inner = Array.from({ length: game.config.players }, (_, seat) =>
      make(game, seat, `${seed} ${seat}`),
    )
    const policies = inner.map((policy): AnyPolicy => ({
      async choose(state, moves, allowed) {
        const before = game.hash(state)
        const listed = [...moves.items.subarray(0, moves.count)]
        const move = await policy.choose(state, moves, allowed)
        if (!listed.includes(move)) faults.push(`${game.format(move)} is not legal`)
        if (game.hash(state) !== before) faults.push(`${game.format(move)}: the state was changed`)
        if (
          moves.count !== listed.length ||
          listed.some((each, index) => moves.items[index] !== each)
        )
          faults.push(`${game.format(move)}: the list of moves was changed`)
        return move
      },
    }))
    const chance = seededChance(seed)
    const { state } = await playGameWith({ game, policies, chance, budget, entries })
    await Promise.all(inner.map(async (policy) => policy.over?.(state)))
    expect(faults).toEqual([])
    expect(game.awaiting(state)).toEqual({ who: 'nobody' })
    return entries
  }
}

/** The first choice of a die of a game. */
export function firstDecision(game: Game) {
  const state = openState(game.start())
  const chance = seededChance('first decision')
  const moves = moveList()
  for (let waits = game.awaiting(state); ; waits = game.awaiting(state)) {
    game.list(state, moves)
    if (waits.who !== 'chance') return { state, moves }
    game.play(state, chance.answer(waits.request.request, moves, state))
  }
}
