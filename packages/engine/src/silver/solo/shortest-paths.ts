/** ag-solo-4: The shortest ways underground; those with more open tablets come first. */
import { at, num } from '../../kernel/checked-index.ts'
import type { Draft } from '../../kernel/extension-points.ts'
import type { TieBreaker } from '../../solo/tie-breakers.ts'
import { NONE } from '../../state.ts'
import { openTablet } from '../prospectors.ts'
import { silverSoloOf } from './state.ts'

/** The shortest ways from one space to another, each as the list of open tablets that it passes. */
function waysTo(draft: Draft, from: number, to: number): readonly (readonly number[])[] {
  if (from === to) return [[]]
  return nearer(draft, from, to).flatMap((next) => waysVia(draft, from, next, to))
}

function waysVia(
  draft: Draft,
  from: number,
  next: number,
  to: number,
): readonly (readonly number[])[] {
  const tablet = openTablet(draft, from, next)
  const rest = waysTo(draft, next, to)
  return tablet === NONE ? rest : rest.map((tablets) => [tablet, ...tablets])
}

function nearer(draft: Draft, from: number, to: number): readonly number[] {
  const { neighbours, distance } = draft.rules.board
  const away = num(at(distance, from), to)
  return at(neighbours, from).filter((next) => num(at(distance, next), to) === away - 1)
}

const most = (ways: readonly (readonly number[])[]): number =>
  Math.max(...ways.map(({ length }) => length))

/**
 * The tablets that the best ways cover, as a key for comparison: ways that cover the same tablets are not a
 * choice.
 */
function covers(ways: readonly (readonly number[])[]): string {
  const best = ways.filter(({ length }) => length === most(ways))
  return [...new Set(best.map((tablets) => tablets.toSorted((a, b) => a - b).join()))]
    .toSorted()
    .join(';')
}

/**
 * The neighbouring spaces on the way to choose from; of several that lead to the same tablets only the
 * first is kept.
 */
export function nextSpaces(draft: Draft, from: number, to: number): number[] {
  const seen = new Set<string>()
  return nearer(draft, from, to).filter((next) => {
    const covered = covers(waysVia(draft, from, next, to))
    if (seen.has(covered)) return false
    seen.add(covered)
    return true
  })
}

/**
 * Prefers ways with more open tablets; a candidate is the next space, and `from` returns the prospector's
 * space.
 */
export const moreTablets = (from: (draft: Draft) => number): TieBreaker => ({
  tieBreaker: 'more-tablets',
  value: (draft, next) => most(waysVia(draft, from(draft), next, silverSoloOf(draft).target)),
})
