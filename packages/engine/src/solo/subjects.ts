/** What may be tied: how chance names it, and how the trace tells it. */
import { at, num } from '../kernel/at.ts'
import { emit } from '../kernel/emit.ts'
import { first, pack, second } from '../kernel/move.ts'
import type { Move } from '../kernel/move.ts'
import type { ChanceRule, Draft } from '../kernel/way.ts'
import { colourOf, dieOf, valueOf } from '../rules/dice.ts'
import { NONE } from '../state.ts'
import { TIED_DICE, TIED_HOUSE_SPACES, TIED_RESOURCES } from './requests.ts'
import type { SoloChance } from './requests.ts'
import { BOT } from './seat.ts'
import { soloOf } from './state.ts'
import type { Candidate } from './trace.ts'
import {
  PICK_CHARACTER,
  PICK_CONTRACT,
  PICK_DIE,
  PICK_HOUSE_SPACE,
  PICK_RESOURCE,
  PICK_TILE,
  PICK_TOWN,
} from './verbs.ts'

interface Subject {
  readonly request: SoloChance
  readonly verb: number
  /** The answer of chance that names a candidate, and back. */
  answer(draft: Draft, candidate: number): Move
  meant(draft: Draft, move: Move): number
  tell(draft: Draft, candidate: number): Candidate
}

const plain = (
  request: SoloChance,
  verb: number,
  tell: (draft: Draft, candidate: number) => Candidate,
): Subject => ({
  request,
  verb,
  answer: (_draft, candidate) => pack(verb, candidate),
  meant: (_draft, move) => first(move),
  tell,
})

const face = ({ rules }: Draft, candidate: number): Candidate => ({
  tile: at(rules.faces, candidate).id,
})

/** In the order of the requests: dice, tiles of the map by their space, towns, … */
const SUBJECTS: readonly Subject[] = [
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
    answer: ({ rules, state }, space) =>
      pack(PICK_TILE, num(state.mapTiles, space), num(rules.board.bonusSpaceTown, space)),
    meant: ({ rules, state }, move) =>
      state.mapTiles.findIndex(
        (tile, space) => tile === first(move) && rules.board.bonusSpaceTown[space] === second(move),
      ),
    tell: ({ rules, state }, space) => ({
      tile: at(rules.faces, num(state.mapTiles, space)).id,
      town: at(rules.names.space, num(rules.board.bonusSpaceTown, space)),
    }),
  },
  plain('tie-town', PICK_TOWN, ({ rules }, space) => ({ town: at(rules.names.space, space) })),
  plain('tie-house-space', PICK_HOUSE_SPACE, ({ rules }, space) => ({
    space: at(rules.names.houseSpace, space),
  })),
  plain('tie-character', PICK_CHARACTER, face),
  plain('tie-contract', PICK_CONTRACT, face),
  plain('tie-resource', PICK_RESOURCE, ({ rules }, resource) => ({
    resource: at(rules.names.resource, resource),
  })),
]

export const candidateOf = (draft: Draft, request: number, candidate: number): Candidate =>
  at(SUBJECTS, request - TIED_DICE).tell(draft, candidate)

/** Of a resource or a house space the only one needs no words. */
export const isPlain = (request: number): boolean =>
  request === TIED_RESOURCES || request === TIED_HOUSE_SPACES

/** solo-turn-8: ties left after every tie-break are random; the request lists what is tied. */
export const tieChances: readonly ChanceRule[] = SUBJECTS.map((subject) => ({
  name: subject.request,
  verb: subject.verb,
  clause: 'solo-turn-8',
  candidates(draft, frame, out) {
    // a request looked at while nobody asks it has no candidates
    if (draft.state.frames.at(-1) !== frame) return
    for (const candidate of soloOf(draft).tied) out.weigh(subject.answer(draft, candidate), 1)
  },
  take(draft, frame, move) {
    frame.left--
    const candidate = subject.meant(draft, move)
    soloOf(draft).tied = [candidate]
    if (draft.sink !== undefined)
      emit(draft, 'bot-choice', 'solo-turn-8', BOT, NONE, {
        choice: subject.tell(draft, candidate),
        by: 'chance',
      })
  },
}))
