/** The corrections: for each kind when it is refused, what it changes, and when it looks doubtful. */
import { at } from '../kernel/checked-index.ts'
import { emit } from '../kernel/emit.ts'
import { SCRIPT } from '../kernel/frames.ts'
import { first, second, third, verbOf } from '../kernel/move.ts'
import type { Move } from '../kernel/move.ts'
import type { CorrectionRule, Draft } from '../kernel/extension-points.ts'
import { seatOf } from '../rules/ledger.ts'
import { TURN } from '../rules/script-numbers.ts'
import { ownsCrest } from '../rules/storehouse.ts'
import { readOnlyContext } from '../position/module-parts.ts'
import type { Rules } from '../rules/tables.ts'
import { NONE } from '../state.ts'
import type { State } from '../state.ts'
import { companionOf } from './correctable-fields.ts'
import type { Doubt, CorrectionSubject, TileField } from './correctable-fields.ts'
import { copiesLeft, undoRemoval, discardOrReturn, takeUnseenCopy } from './tile-fields.ts'
import {
  MOVE_TILE,
  SET_CARD,
  SET_CREST,
  SET_NUMBER,
  SET_OWNER,
  SET_PIECE,
  SET_SHARED,
  SET_TILE,
  TURN_OVER,
} from './verbs.ts'

/** The names of faces and crests end with `none`; those of owners begin with `nobody`. */
const faceIn = ({ rules }: Draft, move: Move): number =>
  second(move) === rules.faces.length ? NONE : second(move)
const crestIn = ({ rules }: Draft, move: Move): number =>
  second(move) === rules.names.crest.length ? NONE : second(move)
const ownerIn = (move: Move): number => second(move) - 1

/**
 * During a seat's own turn a different tile in its storehouse is a result of the turn: the tile that lay
 * there before was used.
 */
const isResult = ({ state }: Draft, { of, seat }: CorrectionSubject): boolean =>
  of === 'storehouse' && seat === state.active

/**
 * True if the tile on the place `to` was used, because a tile from elsewhere replaces it in the storehouse
 * of the active seat.
 */
const isUsed = (draft: Draft, to: TileField, from: TileField): boolean =>
  isResult(draft, to.about) && !isResult(draft, from.about)

const DOES_NOT_FIT = 'correction-does-not-fit'

const CORRECTIONS: readonly (CorrectionRule & {
  readonly doubt?: (draft: Draft, move: Move) => Doubt | undefined
})[] = [
  {
    verb: SET_NUMBER,
    refuse(draft, move) {
      const spot = at(companionOf(draft).numbers, first(move))
      const count = second(move)
      const isFit = count <= spot.most && spot.fits?.(draft, third(move), count) !== false
      return isFit ? undefined : DOES_NOT_FIT
    },
    take(draft, move) {
      at(companionOf(draft).numbers, first(move)).write(draft, third(move), second(move))
    },
    doubt: (draft, move) =>
      at(companionOf(draft).numbers, first(move)).doubt?.(draft, third(move), second(move)),
  },
  {
    verb: SET_SHARED,
    refuse: (draft, move) =>
      second(move) > at(companionOf(draft).shared, first(move)).most ? DOES_NOT_FIT : undefined,
    take(draft, move) {
      at(companionOf(draft).shared, first(move)).write(draft, second(move))
    },
    doubt: (draft, move) => at(companionOf(draft).shared, first(move)).doubt?.(draft, second(move)),
  },
  {
    verb: SET_TILE,
    refuse(draft, move) {
      const face = faceIn(draft, move)
      if (face === NONE) return undefined
      const place = at(companionOf(draft).tilePlaces, first(move))
      return place.holds(draft.rules, face) ? undefined : DOES_NOT_FIT
    },
    take(draft, move) {
      const place = at(companionOf(draft).tilePlaces, first(move))
      const face = faceIn(draft, move)
      const before = place.read(draft)
      place.write(draft, face)
      if (before === face) return
      if (before !== NONE)
        discardOrReturn(draft, before, face === NONE || isResult(draft, place.about))
      if (face !== NONE) takeUnseenCopy(draft, face)
    },
    doubt(draft, move) {
      const face = faceIn(draft, move)
      const place = at(companionOf(draft).tilePlaces, first(move))
      if (face === NONE || place.read(draft) === face) return undefined
      return copiesLeft(draft, face) > 0 ? undefined : 'no-copy-left'
    },
  },
  {
    verb: MOVE_TILE,
    refuse(draft, move) {
      const { tilePlaces } = companionOf(draft)
      const [to, from] = [at(tilePlaces, first(move)), at(tilePlaces, second(move))]
      const [arrives, leaves] = [from.read(draft), to.read(draft)]
      if (arrives === NONE || to === from || !to.holds(draft.rules, arrives)) return DOES_NOT_FIT
      const stays = leaves !== NONE && !isUsed(draft, to, from)
      return stays && !from.holds(draft.rules, leaves) ? DOES_NOT_FIT : undefined
    },
    /** The two places swap their tiles, unless the replaced tile was used. */
    take(draft, move) {
      const { tilePlaces } = companionOf(draft)
      const [to, from] = [at(tilePlaces, first(move)), at(tilePlaces, second(move))]
      const [arrives, leaves] = [from.read(draft), to.read(draft)]
      const used = leaves !== NONE && isUsed(draft, to, from)
      from.write(draft, used ? NONE : leaves)
      to.write(draft, arrives)
      if (used) discardOrReturn(draft, leaves, true)
    },
  },
  {
    verb: SET_PIECE,
    refuse: (draft, move) =>
      at(companionOf(draft).movers, first(move)).fits(draft, second(move))
        ? undefined
        : DOES_NOT_FIT,
    take(draft, move) {
      at(companionOf(draft).movers, first(move)).write(draft, third(move), second(move))
    },
  },
  {
    verb: SET_OWNER,
    refuse: () => undefined,
    take(draft, move) {
      at(companionOf(draft).sites, first(move)).write(draft, ownerIn(move))
    },
    doubt: (draft, move) => at(companionOf(draft).sites, first(move)).doubt?.(draft, ownerIn(move)),
  },
  {
    verb: SET_CARD,
    refuse(draft, move) {
      const place = at(companionOf(draft).cardPlaces, first(move))
      const lies = place.read(draft) !== NONE || place.isDeferred?.(draft) === true
      const fits = place.fits.includes(second(move)) && lies
      return fits ? undefined : DOES_NOT_FIT
    },
    /**
     * There is one copy of each card: if it lies on another place, the two places swap. If no card was
     * known here, none is known on the other place afterwards.
     */
    take(draft, move) {
      const { cardPlaces } = companionOf(draft)
      const place = at(cardPlaces, first(move))
      const before = place.read(draft)
      const other = cardPlaces.find((each) => each.read(draft) === second(move))
      if (before === NONE) other?.defer?.(draft)
      else other?.write(draft, before)
      place.write(draft, second(move))
    },
  },
  {
    verb: SET_CREST,
    refuse: (draft, move) =>
      first(move) < seatOf(draft, third(move)).crests.length ? undefined : DOES_NOT_FIT,
    take(draft, move) {
      const { crests } = seatOf(draft, third(move))
      const crest = crestIn(draft, move)
      if (crest !== NONE && crests[first(move)] !== crest) undoRemoval(draft, crest)
      crests[first(move)] = crest
    },
    doubt: (draft, move) =>
      crestIn(draft, move) !== NONE && ownsCrest(draft, third(move), crestIn(draft, move))
        ? 'already-there'
        : undefined,
  },
  {
    verb: TURN_OVER,
    refuse: (draft) => (turnFrame(draft) < 0 ? 'no-turn-to-end' : undefined),
    take: endTurnHere,
  },
]

/** The index in `frames` of the turn of a person's seat, or NONE. */
const turnFrame = ({ state }: Draft): number =>
  state.active === NONE
    ? NONE
    : state.frames.findLastIndex(({ kind, of }) => kind === SCRIPT && of === TURN)

/** Drops the pending decisions of the turn and continues with its end. */
function endTurnHere(draft: Draft): void {
  const { frames } = draft.state
  const turn = turnFrame(draft)
  const frame = at(frames, turn)
  const steps = at(draft.rules.scripts, TURN)
  frames.length = turn + 1
  frame.left = steps.findIndex(({ name }) => name === 'end')
  seatOf(draft, frame.seat).inUse = 0
}

/** Each correction emits an event; points that it changes emit their own. */
export const corrections: readonly CorrectionRule[] = CORRECTIONS.map(({ verb, refuse, take }) => ({
  verb,
  refuse,
  take(draft, move) {
    if (draft.sink !== undefined) emit(draft, 'correction', 'comp-1', undefined, NONE, { move })
    take(draft, move)
  },
}))

/** The reason why a correction looks impossible, if any. The correction is accepted all the same. */
export const doubtAbout = (rules: Rules, state: State, move: Move): Doubt | undefined =>
  CORRECTIONS.find(({ verb }) => verb === verbOf(move))?.doubt?.(
    readOnlyContext(rules, state),
    move,
  )

declare module '../kernel/events.ts' {
  interface EventFacts {
    /** The correction that was made, as a move. */
    readonly correction: { readonly move: Move }
  }
}

export const COMPANION_REFUSALS = {
  'correction-does-not-fit': 'comp-1',
  'no-turn-to-end': 'turn-6',
} as const

declare module '../refusals.ts' {
  interface Reasons {
    readonly companion: keyof typeof COMPANION_REFUSALS
  }
}

/** Whether an entry of the log is a correction. */
export const isCorrection = (draft: Pick<Draft, 'rules'>, move: Move): boolean =>
  move >= 0 && draft.rules.corrections[verbOf(move)] !== undefined
