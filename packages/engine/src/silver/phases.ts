/** The king phase, the end of the game and the start of a turn with silver. */
import { at, num } from '../kernel/checked-index.ts'
import type { Draft, ScriptEdit } from '../kernel/extension-points.ts'
import { score } from '../rules/ledger.ts'
import { kingPoints } from '../rules/king-track.ts'
import { NONE } from '../state.ts'
import { minesOnMaps } from './mines.ts'
import { trigger } from './active-effects.ts'
import { gainSilver, hasSilver, unlockMine } from './silver-and-mines.ts'
import { silverOf, silverRules } from './slice.ts'
import { tierOf } from './tiers.ts'

/**
 * ag-king-1: Before the tile is taken each mine gives its owner 1 silver; merchant III gives its income at
 * the same time.
 */
const income: ScriptEdit = {
  script: 'king phase',
  at: 'before',
  step: 'tile',
  steps: [
    {
      name: 'income',
      clause: 'ag-king-1',
      run(draft) {
        const { mineSilver } = silverRules(draft).content
        for (const seat of draft.state.order) {
          gainSilver(draft, seat, minesOnMaps(draft, seat) * mineSilver, 'ag-king-1')
          trigger(draft, seat, 'income')
        }
      },
    },
  ],
}

/**
 * ag-king-2: A marker on 0 or above moves a mine to the supply, and the ribbon of its space gives silver.
 */
const ribbons: ScriptEdit = {
  script: 'king phase',
  at: 'after',
  step: 'score',
  steps: [
    {
      name: 'mines and ribbons',
      clause: 'ag-king-2',
      run(draft) {
        const { ribbons: silver } = silverRules(draft).content.kingTrack
        for (const seat of draft.state.order) {
          const points = kingPoints(draft, seat)
          if (points >= 0) unlockMine(draft, seat, 'ag-king-2')
          gainSilver(draft, seat, silver[points] ?? 0, 'ag-king-2')
        }
      },
    },
  ],
}

/**
 * ag-king-3: The actions of king II come at the end, in the new turn order, which they do not change any
 * more. The list is reversed because the action pushed last is played first.
 */
const kingTechnology: ScriptEdit = {
  script: 'king phase',
  at: 'after',
  step: 'reset',
  steps: [
    {
      name: 'king technology',
      clause: 'ag-king-3',
      run(draft) {
        for (const seat of draft.state.order.toReversed()) trigger(draft, seat, 'king-phase')
      },
    },
  ],
}

/** ag-end-1: The product of the overlay replaces houses × pillars. */
const product: ScriptEdit = {
  script: 'game',
  at: 'replace',
  step: 'houses and pillars',
  steps: [
    {
      name: 'houses and pillars',
      clause: 'ag-end-1',
      run(draft) {
        for (const seat of draft.state.order)
          score(draft, seat, overlayProduct(draft, seat), 'houses-times-pillars', 'ag-end-1')
      },
    },
  ],
}

function overlayProduct(draft: Draft, seat: number): number {
  const { hooks } = draft.rules
  const { largerOf, times } = at(silverRules(draft).content.overlays, silverOf(draft).overlay)
  const larger = Math.max(...largerOf.map((what) => hooks.count(draft, seat, what)))
  return larger * hooks.count(draft, seat, times)
}

/** ag-end-1: Silver and technology tiers score after the resources. */
const silverAndTiers: ScriptEdit = {
  script: 'game',
  at: 'after',
  step: 'resources',
  steps: [
    {
      name: 'silver',
      clause: 'ag-end-1',
      run(draft) {
        for (const seat of draft.state.order) {
          const points = Math.floor(hasSilver(draft, seat) / silverRules(draft).content.silverPerVp)
          score(draft, seat, points, 'silver', 'ag-end-1')
        }
      },
    },
    {
      name: 'technologies',
      clause: 'ag-end-1',
      run(draft) {
        const { technologyVp } = silverRules(draft).content
        for (const seat of draft.state.order)
          for (const technology of silverOf(draft).technologies)
            for (let tier = 0; tier < tierOf(draft, seat, technology); tier++)
              score(draft, seat, num(technologyVp, tier), 'technology', 'ag-end-1')
      },
    },
  ],
}

/** Clears the state that lasts only for one turn. */
export function forgetSilverTurn(draft: Draft): void {
  const slice = silverOf(draft)
  slice.dieTiers = 0
  slice.chosenAction = NONE
  slice.icon = 0
  slice.jokerPoints = 0
  slice.split = 0
  slice.contractsRevealed = 0
  slice.earmarked = 0
}

export const freshTurn: ScriptEdit = {
  script: 'turn',
  at: 'before',
  step: 'die',
  steps: [
    {
      name: 'fresh turn',
      clause: 'ag-wheel-3',
      run: forgetSilverTurn,
    },
  ],
}

export const phaseEdits: readonly ScriptEdit[] = [
  freshTurn,
  income,
  ribbons,
  kingTechnology,
  product,
  silverAndTiers,
]
