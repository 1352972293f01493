/** Set-up, rounds and the end for the Cardinalbot with silver. */
import { at } from '../../kernel/checked-index.ts'
import { emit } from '../../kernel/emit.ts'
import type { Module } from '../../kernel/module.ts'
import type { ScriptEdit } from '../../kernel/extension-points.ts'
import { score } from '../../rules/ledger.ts'
import type { Rules } from '../../rules/tables.ts'
import { BOT } from '../../solo/seats.ts'
import type { GameState } from '../../state.ts'
import { NONE } from '../../state.ts'
import { UNDERGROUND_MAPS } from '../../vocabulary/words.ts'
import { enter, prospectorOn } from '../prospectors.ts'
import { gainSilver, hasSilver } from '../silver-and-mines.ts'
import type { SilverSlice } from '../slice.ts'
import { silverRules } from '../slice.ts'
import type { SilverTables } from '../tables.ts'
import { cathedralHooks } from './cathedrals.ts'
import { emptySilverSolo, silverSoloOf } from './state.ts'

const isHard = ({ config }: Rules): boolean => config.difficulty === 'hard'

/**
 * ag-solo-1, ag-solo-2: The bot begins with all its other mines in supply, and with 30 points at the
 * hardest difficulty.
 */
export function beginSilverSolo(rules: Rules, state: GameState): void {
  const { solo } = (rules.tables.silver as SilverTables).content
  const silver = state.slices.silver as SilverSlice
  silver.minesInSupply[BOT] = solo.minesReady
  silver.minesBeside[BOT] = 0
  if (isHard(rules)) at(state.seats, BOT).vp = solo.hard.vp
  state.slices.silverSolo = emptySilverSolo(solo.surprises.length)
}

const headStart: ScriptEdit = {
  script: 'game',
  at: 'after',
  step: 'silver and prospectors',
  steps: [
    {
      name: 'head start of the bot',
      clause: 'ag-solo-1',
      run(draft) {
        if (!isHard(draft.rules)) return
        const { silver, vp } = silverRules(draft).content.solo.hard
        if (draft.sink !== undefined)
          emit(draft, 'bot-head-start', 'ag-solo-1', BOT, NONE, { silver, vp })
        gainSilver(draft, BOT, silver, 'ag-solo-1')
      },
    },
  ],
}

/**
 * ag-solo-2: The bot's prospectors enter their maps free of charge; a map that already has one (through a
 * King's Surprise) is passed over.
 */
const enterMaps: ScriptEdit = {
  script: 'round',
  at: 'after',
  step: 'preparation',
  steps: [
    {
      name: 'prospector of the bot',
      clause: 'ag-solo-2',
      run(draft) {
        const { entersInRound } = silverRules(draft).content.solo
        UNDERGROUND_MAPS.forEach((map, index) => {
          if (entersInRound[map] !== draft.state.round) return
          if (prospectorOn(draft, BOT, index) === NONE) enter(draft, BOT, index, 'ag-solo-2')
        })
      },
    },
  ],
}

/** ag-solo-8: The bot scores 1 point for each silver, the player 1 for every 2. */
const scoreSilver: ScriptEdit = {
  script: 'game',
  at: 'replace',
  step: 'silver',
  steps: [
    {
      name: 'silver',
      clause: 'ag-end-1',
      run(draft) {
        const { silverPerVp, solo } = silverRules(draft).content
        for (const seat of draft.state.order) {
          const bot = seat === BOT
          const points = Math.floor(hasSilver(draft, seat) / (bot ? solo.silverPerVp : silverPerVp))
          score(draft, seat, points, 'silver', bot ? 'ag-solo-8' : 'ag-end-1')
        }
      },
    },
  ],
}

export const phaseEdits: readonly ScriptEdit[] = [headStart, enterMaps, scoreSilver]

export const silverSoloHooks: Module['hooks'] = {
  ...cathedralHooks,
  /** ag-solo-3: The technology fair counts the bot's King's Surprises. */
  count: (before) => (draft, seat, what) =>
    seat === BOT && what === 'technology-tier'
      ? silverSoloOf(draft).kept.length
      : before(draft, seat, what),
}
