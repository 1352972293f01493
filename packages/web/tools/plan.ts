/**
 * The presses that a turn needs, planned before it is played: its moves in groups that the screen
 * offers as one press each, as few as a bounded search finds. The screen then shows what of it is true.
 */
import { spaceFacts } from '@tiletum/engine'
import { movesAt, wantedAt } from '../src/table/board/space-moves.ts'
import { movesOfGood } from '../src/table/moves/task-moves.ts'
import type { SameTurn, Seen, Thing } from './same-turn.ts'

type Group = readonly string[]

interface Node {
  readonly played: readonly string[]
  readonly left: readonly string[]
  readonly groups: readonly Group[]
}

export interface Planned {
  readonly played: readonly string[]
  readonly left: readonly string[]
  /** Whether the order is free as long as the turn ends alike. */
  readonly free: boolean
  /** Whether the screen has shown that it doesn't offer a group then. */
  readonly isMissing: (played: readonly string[], group: Group) => boolean
}

/** How many orders are followed at each press: those that have played most. */
const WIDTH = 60

export function planOf(turn: SameTurn, wanted: Planned): readonly Group[] {
  const { free, isMissing } = wanted
  let front: readonly Node[] = [{ played: wanted.played, left: wanted.left, groups: [] }]
  for (;;) {
    const next = new Map<string, Node>()
    for (const node of front) {
      for (const group of groupsIn(turn, node, free)) {
        const isSingle = group.length === 1
        if (!isSingle && isMissing(node.played, group)) continue
        const order = orderWith(turn, node, group, free)
        if (order === undefined) continue
        const played = [...node.played, ...group]
        const left = order.slice(group.length)
        const key = keyOf(turn, played, left)
        if (!next.has(key)) next.set(key, { played, left, groups: [...node.groups, group] })
      }
    }
    const all = [...next.values()].toSorted((one, other) => one.left.length - other.left.length)
    const [best] = all
    if (best === undefined) return wanted.left.map((move) => [move])
    if (best.left.length === 0) return best.groups
    front = all.slice(0, WIDTH)
  }
}

function orderWith(turn: SameTurn, { played, left }: Node, group: Group, free: boolean) {
  if (group.every((move, index) => left[index] === move)) return left
  return free ? turn.startingWith(played, left, group) : undefined
}

function keyOf(turn: SameTurn, played: readonly string[], left: readonly string[]): string {
  const seen = left.length === 0 ? undefined : turn.seenAfter(played)
  const position = seen === undefined ? '' : String(seen.game.hash(seen.state))
  return `${position} ${left.toSorted().join('; ')}`
}

/** What one press might play of the moves that are left: each by itself, and what their things offer. */
function groupsIn(turn: SameTurn, { played, left }: Node, free: boolean): readonly Group[] {
  const seen = turn.seenAfter(played)
  if (seen === undefined) return []
  const singles = free ? [...new Set(left)] : left.slice(0, 1)
  const things = (free ? left : left.slice(0, MOST_IN_ONE)).flatMap((move) => thingsFor(seen, move))
  const rows = things.flatMap((thing) => turn.offered(played, thing))
  return [...rows, ...withDie(left), ...singles.map((move) => [move])].filter((group) =>
    group.every((move) => left.includes(move)),
  )
}

const MOST_IN_ONE = 8

/** The things on the screen that are for a move, with the space they lie on. */
function thingsFor({ game, state, legal }: Seen, move: string): readonly Thing[] {
  if (move === 'end turn') return legal.has(move) || legal.has('done') ? [{ wanted: [[move]] }] : []
  if (move.startsWith('die ')) return []
  const [, good] = /^(?:buy|exchange) (\S+)/u.exec(move) ?? []
  if (good !== undefined) return [{ wanted: movesOfGood(good) }, { wanted: [[move]] }]
  const spaces = game.rules.names.space.flatMap((at, space) => {
    const facts = spaceFacts(game.rules, state, space)
    if (!movesAt(facts).includes(move)) return []
    return [
      { wanted: wantedAt(facts), at },
      { wanted: [[move]], at },
    ]
  })
  return spaces.length > 0 ? spaces : [{ wanted: [[move]] }]
}

/** What the signs beneath a die may play: with its tile, which may be used at once, or for an action. */
function withDie(left: readonly string[]): readonly Group[] {
  const die = left.find((move) => move.startsWith('die '))
  if (die === undefined) return []
  const takes = left.filter((move) => /^take \S+$/u.test(move))
  const uses = left.filter((move) => /^(?:use|fulfil) /u.test(move))
  const acts = left.filter((move) => move.startsWith('act '))
  return [
    ...takes.flatMap((take) => [[die, take], ...uses.map((use) => [die, take, use])]),
    ...acts.map((act) => [die, act]),
  ]
}
