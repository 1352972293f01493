/** The king track: moving markers up and down, their stacks, and the ranking. */
import { num } from '../kernel/checked-index.ts'
import { emit } from '../kernel/emit.ts'
import { SPEND } from '../kernel/frames.ts'
import type { Draft } from '../kernel/extension-points.ts'
import { NONE } from '../state.ts'
import type { Frame } from '../state.ts'
import type { ClauseId } from '../vocabulary/words.ts'
import { KING } from './indices.ts'

export const isAtTop = ({ state, rules }: Draft, seat: number): boolean =>
  num(state.king, seat) === rules.kingSpaces.length - 1

/** kingact-2: whether a king action has points that still have to be taken as steps. */
export const stepsLeft = (draft: Draft, frame: Frame): boolean =>
  frame.kind === SPEND && frame.of === KING && frame.left > 0 && !isAtTop(draft, frame.seat)

/**
 * kingact-1: the marker moves up, never above the highest space, and goes on top of a stack it
 * meets.
 */
export function climb(
  draft: Draft,
  seat: number,
  spaces: number,
  clause: ClauseId,
  source = NONE,
): void {
  const { king, kingStack } = draft.state
  const from = num(king, seat)
  const to = Math.min(from + spaces, draft.rules.kingSpaces.length - 1)
  if (to === from) return
  king[seat] = to
  kingStack.splice(kingStack.indexOf(seat), 1)
  kingStack.push(seat)
  tellMove(draft, seat, from, to, clause, source)
}

/**
 * act-2, act-3: all markers move down, the lowest first; one that arrives on an occupied space goes
 * on top.
 */
export function fall(draft: Draft, spaces: number): void {
  const { king, kingStack } = draft.state
  const lowestFirst = kingStack.toSorted((one, other) => num(king, one) - num(king, other))
  for (const seat of lowestFirst) {
    const from = num(king, seat)
    const to = Math.max(0, from - spaces)
    king[seat] = to
    if (to !== from) tellMove(draft, seat, from, to, 'act-2', NONE)
  }
  draft.state.kingStack = lowestFirst
}

/**
 * king-6: markers below their reset space return to it, the nearest first, and go on top of those
 * there.
 */
export function reset(draft: Draft): void {
  const { king, kingStack } = draft.state
  const below = (seat: number): boolean =>
    num(king, seat) < draft.rules.hooks.kingReset(draft, seat).space
  const stay = kingStack.filter((seat) => !below(seat))
  const rise = kingStack.filter(below).toSorted((one, other) => num(king, other) - num(king, one))
  draft.state.kingStack = [...stay, ...rise]
  for (const seat of rise) {
    const from = num(king, seat)
    const { space, clause } = draft.rules.hooks.kingReset(draft, seat)
    king[seat] = space
    tellMove(draft, seat, from, space, clause, NONE)
  }
}

/**
 * king-5: the seats by their markers, from the top of the king track; on one space, the lower in
 * the stack first.
 */
export function ranking(draft: Draft): number[] {
  const { king, kingStack } = draft.state
  return kingStack.toSorted((one, other) => {
    const difference = num(king, other) - num(king, one)
    if (difference !== 0) return difference
    if (draft.rules.hooks.ranksBefore(draft, one, other)) return -1
    return draft.rules.hooks.ranksBefore(draft, other, one) ? 1 : 0
  })
}

export const kingPoints = (draft: Draft, seat: number): number =>
  num(draft.rules.kingSpaces, num(draft.state.king, seat))

function tellMove(
  draft: Draft,
  seat: number,
  from: number,
  to: number,
  clause: ClauseId,
  source: number,
): void {
  if (draft.sink === undefined) return
  const { kingSpaces } = draft.rules
  emit(draft, 'king', clause, seat, source, {
    from: num(kingSpaces, from),
    to: num(kingSpaces, to),
  })
}
