/** The decrees: their options in order, and a table of the kinds of conditions. */
import { at, num } from '../kernel/checked-index.ts'
import { emit } from '../kernel/emit.ts'
import type { Draft } from '../kernel/extension-points.ts'
import { standsAt } from '../rules/map.ts'
import { NONE } from '../state.ts'
import type { Decree, DecreeCondition, DieRank } from '../vocabulary/solo.ts'
import { ACTIONS, PIECES } from '../vocabulary/words.ts'
import type { Building } from '../vocabulary/words.ts'
import { priceAt } from './contracts.ts'
import { isNewCrest, tally } from './bot-things.ts'
import { colourTieBreakers, compilePick } from './choose-die.ts'
import type { DiePick, PickCompiler } from './choose-die.ts'
import type { TieBreaker } from './tie-breakers.ts'
import { BOT } from './seats.ts'
import { soloOf } from './solo-slice.ts'

/**
 * Tests a condition of the option with this number (counted from 1). `points` are the action points that
 * the option's action would have.
 */
export type Condition = (draft: Draft, option: number, points: number) => boolean

type KeysOf<T> = T extends unknown ? keyof T : never
type ConditionKey = KeysOf<DecreeCondition>
type WithKey<Key extends ConditionKey> = Extract<DecreeCondition, Readonly<Record<Key, unknown>>>

/** The compilers of conditions, by the key that distinguishes each kind of condition. */
export type ConditionKinds = {
  readonly [Key in ConditionKey]?: (when: WithKey<Key>) => Condition
}

export interface OptionInfo {
  readonly conditions: readonly Condition[]
  /** The action that the option names, or NONE. */
  readonly action: number
  /** The buildings that the option names for its action; empty if it names none. */
  readonly build: readonly Building[]
  /** How a die is chosen if the option names no action. */
  readonly pick: DiePick
}

export interface DecreeInfo {
  readonly id: string
  readonly options: readonly OptionInfo[]
  /**
   * The colour priority at the bottom of the card, for several matching dice of a named action
   * (`solo-turn-3`).
   */
  readonly ranks: readonly DieRank[]
  readonly tieBreakers: readonly TieBreaker[]
}

export function compileDecrees(
  decrees: readonly Decree[],
  kinds: ConditionKinds,
  dieChoice: PickCompiler,
): readonly DecreeInfo[] {
  return decrees.map(({ id, options, diePriority }) => {
    const tieBreakers = colourTieBreakers(diePriority)
    return {
      id,
      options: options.map(({ when = [], take }) => ({
        conditions: when.map((condition) => compileCondition(condition, kinds)),
        action: 'action' in take ? ACTIONS.indexOf(take.action) : NONE,
        build: 'build' in take ? take.build : [],
        pick: compilePick('highest' in take ? take.highest : 'any', tieBreakers, dieChoice),
      })),
      ranks: diePriority === 'most-required' ? [] : diePriority,
      tieBreakers,
    }
  })
}

function compileCondition(when: DecreeCondition, kinds: ConditionKinds): Condition {
  for (const [key, compile] of Object.entries(kinds))
    if (key in when) return (compile as (when: DecreeCondition) => Condition)(when)
  throw new Error(`No module of this game knows the condition ${Object.keys(when).join(' ')}`)
}

export const baseConditions: ConditionKinds = {
  /** solo-turn-10: The bot has more of one kind of its pieces than of another. */
  more:
    ({ more, than }) =>
    (draft, option) => {
      const [left, right] = [tally(draft, more), tally(draft, than)]
      const holds = left > right
      if (draft.sink !== undefined)
        emit(draft, 'bot-check-tally', 'solo-turn-10', BOT, NONE, {
          option,
          holds,
          more,
          than,
          counts: [left, right],
        })
      return holds
    },
  /** solo-turn-10: The largest of several counts is at least as large as another count. */
  largerOf:
    ({ largerOf, atLeast }) =>
    (draft, option) => {
      const left = Math.max(...largerOf.map((what) => tally(draft, what)))
      const right = tally(draft, atLeast)
      const holds = left >= right
      if (draft.sink !== undefined)
        emit(draft, 'bot-check-larger', 'solo-turn-10', BOT, NONE, {
          option,
          holds,
          largerOf,
          atLeast,
          counts: [left, right],
        })
      return holds
    },
  unfulfilledContracts:
    ({ unfulfilledContracts: needed }) =>
    (draft, option) => {
      const have = soloOf(draft).waiting.length
      const holds = have >= needed
      if (draft.sink !== undefined)
        emit(draft, 'bot-check-contracts', 'solo-turn-2', BOT, NONE, {
          option,
          holds,
          needed,
          have,
        })
      return holds
    },
  newCrestInReachOf:
    ({ newCrestInReachOf }) =>
    (draft, option, points) =>
      crestInReach(draft, option, PIECES.indexOf(newCrestInReachOf), points),
  newCrestInOffer: () => crestInOffer,
}

/**
 * solo-turn-9: Whether a new crest is in reach. The reach is the action points of the segment it would take
 * the die from, measured from where the piece stands.
 */
function crestInReach(draft: Draft, option: number, piece: number, reach: number): boolean {
  const { board, faces, names } = draft.rules
  const from = standsAt(draft, BOT, piece)
  const away = at(board.distance, from)
  const { mapTiles } = draft.state
  let holds = false
  for (let space = 0; space < mapTiles.length && !holds; space++) {
    const face = num(mapTiles, space)
    holds =
      face !== NONE &&
      num(away, num(board.bonusSpaceTown, space)) <= reach &&
      isNewCrest(draft, face)
  }
  if (draft.sink !== undefined)
    emit(draft, 'bot-check-crest-reach', 'solo-turn-9', BOT, NONE, {
      option,
      holds,
      piece: at(names.piece, piece),
      stands: at(names.space, from),
      reach,
      crests: mapTiles.flatMap((face, space) => {
        if (face === NONE || at(faces, face).crest === NONE) return []
        const town = num(board.bonusSpaceTown, space)
        return [
          {
            tile: at(faces, face).id,
            town: at(names.space, town),
            distance: num(away, town),
            owned: !isNewCrest(draft, face),
          },
        ]
      }),
    })
  return holds
}

/** solo-turn-9: Whether the offer has a new crest that the action points can pay for. */
function crestInOffer(draft: Draft, option: number, points: number): boolean {
  const { contractOffer } = draft.state
  let holds = false
  for (let space = 0; space < contractOffer.length && !holds; space++) {
    const face = num(contractOffer, space)
    holds = face !== NONE && priceAt(draft, space) <= points && isNewCrest(draft, face)
  }
  if (draft.sink !== undefined)
    emit(draft, 'bot-check-crest-offer', 'solo-turn-9', BOT, NONE, {
      option,
      holds,
      points,
      crests: contractOffer.flatMap((face, space) =>
        face === NONE || at(draft.rules.faces, face).crest === NONE
          ? []
          : [
              {
                tile: at(draft.rules.faces, face).id,
                price: priceAt(draft, space),
                owned: !isNewCrest(draft, face),
              },
            ],
      ),
    })
  return holds
}
