/**
 * The kinds of candidates that may be tied: their notation as a chance answer, and their facts for the
 * trace.
 */
import { at } from '../kernel/checked-index.ts'
import { emit } from '../kernel/emit.ts'
import { first, pack, second } from '../kernel/move.ts'
import type { Move } from '../kernel/move.ts'
import type { ChanceName } from '../kernel/verb-names.ts'
import type { ChanceRule, Draft } from '../kernel/extension-points.ts'
import { colourOf, dieOf, valueOf } from '../rules/dice.ts'
import { NONE } from '../state.ts'
import { BOT } from './seats.ts'
import { soloOf } from './solo-slice.ts'
import { tablesOf } from './tables.ts'
import type { BotCandidate } from './trace.ts'
import {
  PICK_CHARACTER,
  PICK_CONTRACT,
  PICK_DIE,
  PICK_HOUSE_SPACE,
  PICK_RESOURCE,
  PICK_TILE,
  PICK_TOWN,
} from './solo-notation.ts'

export interface TieCandidates {
  readonly request: ChanceName
  readonly verb: number
  /** True if a choice without an alternative is not worth an event. */
  readonly plain?: boolean
  /** The chance answer that names a candidate; `meant` is the inverse. */
  answer(draft: Draft, candidate: number): Move
  meant(draft: Draft, move: Move): number
  tell(draft: Draft, candidate: number): BotCandidate
}

export const byNumber = (
  request: ChanceName,
  verb: number,
  tell: (draft: Draft, candidate: number) => BotCandidate,
  plain = false,
): TieCandidates => ({
  request,
  verb,
  plain,
  answer: (_draft, candidate) => pack(verb, candidate),
  meant: (_draft, move) => first(move),
  tell,
})

const face = ({ rules }: Draft, candidate: number): BotCandidate => ({
  tile: at(rules.faces, candidate).id,
})

/** The order must be that of the requests: dice, tiles of the map by their space, towns, … */
export const soloTies: readonly TieCandidates[] = [
  {
    request: 'tie-die',
    verb: PICK_DIE,
    answer: (_draft, die) => pack(PICK_DIE, colourOf(die), valueOf(die) - 1),
    meant: (_draft, move) => dieOf(first(move), second(move) + 1),
    tell: ({ rules }, die) => ({
      colour: at(rules.names.colour, colourOf(die)),
      value: valueOf(die),
    }),
  },
  {
    request: 'tie-tile',
    verb: PICK_TILE,
    answer(draft, space) {
      const { hooks } = tablesOf(draft)
      return pack(PICK_TILE, hooks.tileOn(draft, space), hooks.townOf(draft, space))
    },
    meant(draft, move) {
      const { hooks } = tablesOf(draft)
      const fits = (space: number): boolean =>
        hooks.tileOn(draft, space) === first(move) && hooks.townOf(draft, space) === second(move)
      return soloOf(draft).tied.find(fits) ?? NONE
    },
    tell(draft, space) {
      const { hooks } = tablesOf(draft)
      return {
        tile: at(draft.rules.faces, hooks.tileOn(draft, space)).id,
        town: at(draft.rules.names.space, hooks.townOf(draft, space)),
      }
    },
  },
  byNumber('tie-town', PICK_TOWN, ({ rules }, space) => ({ town: at(rules.names.space, space) })),
  byNumber(
    'tie-house-space',
    PICK_HOUSE_SPACE,
    ({ rules }, space) => ({ space: at(rules.names.houseSpace, space) }),
    true,
  ),
  byNumber('tie-character', PICK_CHARACTER, face),
  byNumber('tie-contract', PICK_CONTRACT, face),
  byNumber(
    'tie-resource',
    PICK_RESOURCE,
    ({ rules }, resource) => ({ resource: at(rules.names.resource, resource) }),
    true,
  ),
]

function tieOf(draft: Draft, request: number): TieCandidates {
  const tie = tablesOf(draft).ties[request]
  if (tie === undefined) throw new RangeError(`Request ${request} settles no tie`)
  return tie
}

export const candidateOf = (draft: Draft, request: number, candidate: number): BotCandidate =>
  tieOf(draft, request).tell(draft, candidate)

export const isPlain = (draft: Draft, request: number): boolean =>
  tieOf(draft, request).plain === true

/** solo-turn-8: Ties left after every tie-breaker are random; each tied candidate is equally likely. */
export const tieChance = (tie: TieCandidates): ChanceRule => ({
  name: tie.request,
  verb: tie.verb,
  clause: 'solo-turn-8',
  candidates(draft, frame, out) {
    // While another request is asked, `tied` belongs to that one.
    if (draft.state.frames.at(-1) !== frame) return
    for (const candidate of soloOf(draft).tied) out.weigh(tie.answer(draft, candidate), 1)
  },
  take(draft, frame, move) {
    frame.left--
    const candidate = tie.meant(draft, move)
    soloOf(draft).tied = [candidate]
    if (draft.sink !== undefined)
      emit(draft, 'bot-choice', 'solo-turn-8', BOT, NONE, {
        choice: tie.tell(draft, candidate),
        by: 'chance',
      })
  },
})

export const tieChances: readonly ChanceRule[] = soloTies.map(tieChance)
