/** The round with the Cardinalbot: king and fair phase, decrees, the winner. */
import { at } from '../kernel/checked-index.ts'
import { emit } from '../kernel/emit.ts'
import type { Module } from '../kernel/module.ts'
import type { Draft, ScriptEdit } from '../kernel/extension-points.ts'
import { STONE } from '../rules/ledger.ts'
import { NONE } from '../state.ts'
import type { Countable } from '../vocabulary/tiles.ts'
import { gainTile } from './bonus-tiles.ts'
import { kingStart } from './challenges.ts'
import { botOf, isFilled, roomOf } from './bot-things.ts'
import { BOT_TURN } from './scripts.ts'
import { BOT } from './seats.ts'
import { soloOf } from './solo-slice.ts'
import { tablesOf } from './tables.ts'
import { canPay, payOrBuy } from './task-scripts.ts'

/**
 * solo-flow-2: Crests count when active, upper characters in the upper row, filled buildings with both
 * rooms taken; everything else counts as for a player.
 */
const COUNTS: Readonly<Partial<Record<Countable, (draft: Draft) => number>>> = {
  crest: (draft) => botOf(draft).crests.filter((crest) => crest !== NONE).length,
  'upper-character': (draft) => buildings(draft, (building) => roomOf(draft, building, 0) !== NONE),
  'filled-building': (draft) => buildings(draft, (building) => isFilled(draft, building)),
}

function buildings(draft: Draft, which: (building: number) => boolean): number {
  let count = 0
  const all = tablesOf(draft).content.bot.buildings
  for (let building = 0; building < all; building++) if (which(building)) count++
  return count
}

export const soloHooks: Module['hooks'] = {
  turnScript: (before) => (draft, seat) => (seat === BOT ? BOT_TURN : before(draft, seat)),
  /** solo-flow-2: The bot always takes part in the fair. */
  takesPart: (before) => (draft, seat, town) => seat === BOT || before(draft, seat, town),
  count: (before) => (draft, seat, what) => {
    const own = seat === BOT ? COUNTS[what] : undefined
    return own === undefined ? before(draft, seat, what) : own(draft)
  },
  /** solo-flow-1: The bot wins every tie on the king track. */
  ranksBefore: () => (_draft, seat) => seat === BOT,
  /** solo-flow-1, solo-chal-7: If the bot's marker is below +3 (or +5), it is reset there. */
  kingReset: (before) => (draft, seat) =>
    seat === BOT ? { space: kingStart(draft), clause: 'solo-flow-1' } : before(draft, seat),
  /** solo-flow-1: If the bot is first, it takes the king's bonus tile and resolves it. */
  kingTile: (before) => (draft, seat) => {
    if (seat !== BOT) {
      before(draft, seat)
      return
    }
    const { kingTile } = draft.state
    draft.state.kingTile = NONE
    gainTile(draft, kingTile, 'king-track', 'solo-flow-1')
  },
  /** solo-task-2: The bot may pay 2 gold for each missing stone. */
  refuseContribution: (before) => (draft, seat, cathedral) => {
    if (seat !== BOT) return before(draft, seat, cathedral)
    const stone = draft.rules.hooks.contributionStone(draft, seat, cathedral)
    return canPay(draft, STONE, stone) ? undefined : 'stone-missing'
  },
  payContribution: (before) => (draft, seat, cathedral) => {
    if (seat !== BOT) before(draft, seat, cathedral)
    else {
      const stone = draft.rules.hooks.contributionStone(draft, seat, cathedral)
      payOrBuy(draft, STONE, stone, 'solo-task-2')
    }
  },
  /** solo-end-1: The player wins only with more points. */
  winsTie: () => (_draft, seat) => seat === BOT,
}

export const phaseEdits: readonly ScriptEdit[] = [
  {
    script: 'fair phase',
    at: 'after',
    step: 'score',
    steps: [
      {
        name: 'decree over',
        clause: 'solo-flow-3',
        run(draft) {
          const solo = soloOf(draft)
          const decree = solo.decrees.shift()
          solo.place = 0
          if (decree !== undefined && draft.sink !== undefined)
            emit(draft, 'bot-decree-over', 'solo-flow-3', BOT, NONE, {
              decree: at(tablesOf(draft).decrees, decree).id,
            })
        },
      },
    ],
  },
]
