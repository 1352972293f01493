/** What the Cardinalbot's rules ask, by name, so that a module can answer otherwise. A closed list. */
import { at, num } from '../kernel/at.ts'
import { emit } from '../kernel/emit.ts'
import type { Draft } from '../kernel/way.ts'
import { valueFacing } from '../rules/dice.ts'
import { GOLD, has, STONE } from '../rules/ledger.ts'
import { NONE } from '../state.ts'
import type { DecreeId } from '../vocabulary/words.ts'
import type { OptionInfo } from './decrees.ts'
import { BOT } from './seat.ts'

/** So many units of a resource; NONE for what is no resource. */
export interface Price {
  readonly resource: number
  readonly count: number
}

export interface BotQuestions {
  /** The decree that is laid for one that a fair tile names, or that is laid last (`solo-setup-5`). */
  decreeFor(draft: Draft, id: DecreeId): DecreeId
  /** The values that face an action (`solo-turn-4`). */
  valuesFacing(draft: Draft, action: number): readonly number[]
  /** Whether a die on the joker is taken for a named action that has as many points itself (`solo-turn-4`). */
  jokerFirst(action: number): boolean
  /** An option of its decree has found a die. */
  optionTaken(draft: Draft, option: OptionInfo): void
  /** Bonus spaces by number, all maps together: how many, the tile on one, its town; a tile taken. */
  bonusSpaces(draft: Draft): number
  tileOn(draft: Draft, bonusSpace: number): number
  townOf(draft: Draft, bonusSpace: number): number
  removeTile(draft: Draft, bonusSpace: number): void
  /** What a tile or character gives beside resources and points, where it is received. */
  receiveBeside(draft: Draft, face: number): void
  /** What a cathedral asks of it, and the words when it can't pay (`solo-task-2`). */
  cathedralPrice(draft: Draft, cathedral: number): Price
  tellWaiting(draft: Draft, space: number): void
}

export const botAnswers: BotQuestions = {
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
  tellWaiting(draft, space) {
    const { count } = stonePrice(draft, num(draft.rules.board.cathedralAt, space))
    emit(draft, 'bot-cathedral-waits', 'solo-task-2', BOT, NONE, {
      town: at(draft.rules.names.space, space),
      price: count,
      stone: has(draft, BOT, STONE),
      gold: has(draft, BOT, GOLD),
    })
  },
}

function stonePrice(draft: Draft, cathedral: number): Price {
  const count = draft.rules.ask.contributionStone(draft, BOT, cathedral)
  return { resource: STONE, count }
}
