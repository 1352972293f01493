/**
 * The hooks of the Cardinalbot's rules: functions that another module may replace. No other part of its
 * rules can be replaced.
 */
import { at, num } from '../kernel/checked-index.ts'
import { emit } from '../kernel/emit.ts'
import type { Draft } from '../kernel/extension-points.ts'
import { valueFacing } from '../rules/dice.ts'
import { GOLD, has, STONE } from '../rules/ledger.ts'
import { NONE } from '../state.ts'
import type { DecreeId } from '../vocabulary/words.ts'
import type { OptionInfo } from './decrees.ts'
import { BOT } from './seats.ts'

/** A number of units of a resource. `resource` is NONE for silver, which is not a resource. */
export interface BotPrice {
  readonly resource: number
  readonly count: number
}

export interface BotHooks {
  /** The decree that is laid out for this id, which a fair tile or the set-up names (`solo-setup-5`). */
  decreeFor(draft: Draft, id: DecreeId): DecreeId
  /** The die values that face an action (`solo-turn-4`). */
  valuesFacing(draft: Draft, action: number): readonly number[]
  /** Whether a joker die is taken for a named action that has as many points itself (`solo-turn-4`). */
  jokerFirst(action: number): boolean
  /** Called when an option of a decree has found a die. */
  optionTaken(draft: Draft, option: OptionInfo): void
  /** Number of bonus spaces on all maps together; the following functions take their number. */
  bonusSpaces(draft: Draft): number
  tileOn(draft: Draft, bonusSpace: number): number
  townOf(draft: Draft, bonusSpace: number): number
  removeTile(draft: Draft, bonusSpace: number): void
  /** Called when a tile or character is received, for what it gives beside resources and points. */
  receiveBeside(draft: Draft, face: number): void
  /** The price of a cathedral (`solo-task-2`). */
  cathedralPrice(draft: Draft, cathedral: number): BotPrice
  traceWaiting(draft: Draft, space: number): void
}

export const botHooks: BotHooks = {
  decreeFor: (_draft, id) => id,
  valuesFacing: (draft, action) => [valueFacing(draft, action)],
  jokerFirst: () => true,
  optionTaken: () => undefined,
  bonusSpaces: ({ state }) => state.mapTiles.length,
  tileOn: ({ state }, bonusSpace) => num(state.mapTiles, bonusSpace),
  townOf: ({ rules }, bonusSpace) => num(rules.board.bonusSpaceTown, bonusSpace),
  removeTile({ state }, bonusSpace) {
    state.mapTiles[bonusSpace] = NONE
  },
  receiveBeside: () => undefined,
  cathedralPrice: stonePrice,
  traceWaiting(draft, space) {
    const { count } = stonePrice(draft, num(draft.rules.board.cathedralAt, space))
    emit(draft, 'bot-cathedral-waits', 'solo-task-2', BOT, NONE, {
      town: at(draft.rules.names.space, space),
      price: count,
      stone: has(draft, BOT, STONE),
      gold: has(draft, BOT, GOLD),
    })
  },
}

function stonePrice(draft: Draft, cathedral: number): BotPrice {
  const count = draft.rules.hooks.contributionStone(draft, BOT, cathedral)
  return { resource: STONE, count }
}
