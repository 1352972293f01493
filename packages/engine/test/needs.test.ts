/** A move rule that is skipped because of its `needs` must have no legal move. */
import { seededChance, POLICIES, playGame } from '@tiletum/bots'
import { openState } from '../src/state.ts'
import { content } from '@tiletum/content'
import { sample } from '@tiletum/testkit/sample'
import { expect, it } from 'vitest'
import { compose } from '../src/compose.ts'
import { decisionOf } from '../src/kernel/extension-points.ts'
import type { Draft } from '../src/kernel/extension-points.ts'
import { top } from '../src/kernel/frames.ts'
import { moveList } from '../src/kernel/move.ts'
import { tasksOpen } from '../src/kernel/legal-moves.ts'
import type { Policy } from '@tiletum/bots'
import type { ModuleId, State } from '../src/index.ts'

const SETS: readonly (readonly ModuleId[])[] = [['base'], ['base', 'silver']]

it.each(SETS)(
  'no move rule with a legal move is skipped because of its needs: %s',
  (...modules) => {
    const game = compose({ modules, players: 3 }, content)
    let conditional = 0
    // One expectation for each of thousands of moves would take longer than the game.
    const missing: string[] = []
    const watching = (policy: Policy): Policy => ({
      choose(state, moves, budget) {
        conditional += expectAllOffered(state, new Set(moves.items.subarray(0, moves.count)))
        return policy.choose(state, moves, budget)
      },
    })

    function expectAllOffered(state: State, listed: ReadonlySet<number>): number {
      const draft: Draft = { rules: game.rules, state: openState(state), sink: undefined }
      const frame = top(state)
      const rules = game.rules.moveRules[decisionOf(frame)] ?? []
      let asked = 0
      for (const rule of tasksOpen(openState(state), frame)
        ? [...rules, ...game.rules.tasks]
        : rules) {
        if (rule.needs !== 0) asked++
        const out = moveList()
        rule.candidates(draft, frame, out)
        for (const move of out.items.subarray(0, out.count))
          if (!listed.has(move) && rule.refuse(draft, frame, move) === undefined)
            missing.push(game.format(move))
      }
      return asked
    }

    for (let seed = 0; seed < sample(4, 8); seed++)
      playGame({
        game,
        policies: [0, 1, 2].map((seat) => watching(POLICIES.eager(game, `${seed} ${seat}`))),
        chance: seededChance(seed),
      })
    expect(missing).toEqual([])
    expect(conditional).toBeGreaterThan(0)
  },
)
