/** Lists the legal moves, plays a move, and explains why a move is refused. */
import type { RuleReason } from '../refusals.ts'
import { BASE_SHARED } from '../rules/refusals.ts'
import { NONE } from '../state.ts'
import type { Frame, GameState } from '../state.ts'
import type { ClauseId } from '../vocabulary/words.ts'
import { advance } from './advance.ts'
import { at, num } from './checked-index.ts'
import type { Facts } from './facts.ts'
import { CHANCE, decisionName, DIE, SPEND, top } from './frames.ts'
import { moveList, verbOf } from './move.ts'
import type { Move, MoveList } from './move.ts'
import { decisionOf } from './extension-points.ts'
import type { Draft, MoveRule } from './extension-points.ts'

/** A refusal of a move: the reason, its clause and the details for its sentence. */
export interface Refusal {
  readonly reason: RuleReason
  readonly clause: ClauseId
  readonly facts: Facts
}

/**
 * turn-7, nest-2, turn-9: tasks are allowed at every decision of the seat's own turn, but not
 * inside the choice of a die that a recolouring helper has begun.
 */
export const tasksOpen = (state: GameState, frame: Frame): boolean =>
  frame.seat === state.active && !(frame.kind === DIE && frame.flag !== 0)

/** Fills `out` with every legal move, or with every possible answer of chance. */
export function listMoves(draft: Draft, out: MoveList): void {
  out.count = 0
  const { state, rules } = draft
  if (state.frames.length === 0) return
  const frame = top(state)
  if (frame.kind === CHANCE) {
    at(rules.chances, frame.of).candidates(draft, frame, out)
    return
  }
  const held = sortsHeld(draft, frame.seat) | rules.hooks.prerequisites(draft, frame.seat)
  propose(draft, frame, at(rules.moveRules, decisionOf(frame)), held, out)
  if (tasksOpen(state, frame)) propose(draft, frame, rules.tasks, held, out)
}

/** The sorts of tiles in a seat's storehouse, as bits. */
function sortsHeld({ state, rules }: Draft, seat: number): number {
  const { storehouse } = at(state.seats, seat)
  let held = 0
  for (let slot = 0; slot < storehouse.length; slot++) {
    const face = num(storehouse, slot)
    if (face !== NONE) held |= at(rules.faces, face).sortBit
  }
  return held
}

/** Adds the candidates of each move rule that the rule does not refuse. */
function propose(
  draft: Draft,
  frame: Frame,
  rules: readonly MoveRule[],
  held: number,
  out: MoveList,
): void {
  const { items } = out
  for (let index = 0; index < rules.length; index++) {
    const rule = at(rules, index)
    const { needs = 0 } = rule
    if ((needs & held) !== needs) continue
    let kept = out.count
    rule.candidates(draft, frame, out)
    for (let candidate = kept; candidate < out.count; candidate++) {
      const move = items[candidate] as number
      if (rule.refuse(draft, frame, move) === undefined) items[kept++] = move
    }
    out.count = kept
  }
}

/** Plays a legal move without checking it, then carries the game on to the next decision. */
export function playMove(draft: Draft, move: Move): void {
  const { state, rules } = draft
  const frame = top(state)
  const correction = rules.corrections[verbOf(move)]
  if (correction !== undefined) correction.take(draft, move)
  else if (frame.kind === CHANCE) at(rules.chances, frame.of).take(draft, frame, move)
  else moveRuleOf(draft, frame, move)?.take(draft, frame, move)
  advance(draft)
}

export const moveRuleOf = ({ rules }: Draft, frame: Frame, move: Move): MoveRule | undefined =>
  rules.moveRuleAt[decisionOf(frame)]?.[verbOf(move)]

/** Reused for every check: each answer of every game is checked, and a new list takes 16 kB. */
const ANSWERS = moveList()

/** Returns why a move is refused; undefined if it is legal. */
export function whyNot(draft: Draft, move: Move): Refusal | undefined {
  const { state, rules } = draft
  if (state.frames.length === 0) return refusal(draft, 'game-over', {})
  const frame = top(state)
  const correction = rules.corrections[verbOf(move)]
  if (correction !== undefined) {
    const reason = correction.refuse(draft, move)
    return reason === undefined ? undefined : refusal(draft, reason, {})
  }
  if (frame.kind === CHANCE) {
    const rule = at(rules.chances, frame.of)
    ANSWERS.count = 0
    rule.candidates(draft, frame, ANSWERS)
    if (ANSWERS.items.subarray(0, ANSWERS.count).includes(move)) return undefined
    return { ...refusal(draft, 'waits-for-chance', { request: rule.name }), clause: rule.clause }
  }
  const rule = moveRuleOf(draft, frame, move)
  if (rule === undefined) return wrongMoment(draft, frame, move)
  if (rules.tasks.includes(rule) && !tasksOpen(state, frame))
    return refusal(draft, frame.kind === DIE ? 'die-being-chosen' : 'not-in-this-phase', {})
  const reason = rule.refuse(draft, frame, move)
  if (reason === undefined) return undefined
  const facts = rule.facts?.(draft, frame, move) ?? {}
  const refused = refusal(
    draft,
    reason,
    reason === 'not-now' ? { ...facts, ...waiting(draft, frame) } : facts,
  )
  return SHARED.has(reason) ? { ...refused, clause: rule.clause } : refused
}

/**
 * Refuses a verb that exists but is not open at this decision. If only one move rule has the verb,
 * its clause says when the move is allowed.
 */
function wrongMoment(draft: Draft, frame: Frame, move: Move): Refusal {
  const plain = refusal(draft, 'not-now', waiting(draft, frame))
  const [rule, ...others] = draft.rules.allMoveRules.filter(({ verb }) => verb === verbOf(move))
  if (rule === undefined || others.length > 0) return plain
  const reason = draft.state.active === frame.seat ? rule.elsewhere?.(draft) : undefined
  return reason === undefined
    ? { ...plain, clause: rule.clause }
    : { ...refusal(draft, reason, {}), clause: rule.clause }
}

/** Facts about the decision that has to be made first. */
function waiting({ rules }: Draft, frame: Frame): Facts {
  const decision = decisionName(frame)
  return {
    ...(decision === undefined ? {} : { decision }),
    ...(frame.kind === SPEND ? { action: at(rules.names.action, frame.of) } : {}),
  }
}

const refusal = ({ rules }: Draft, reason: RuleReason, facts: Facts): Refusal => ({
  reason,
  clause: rules.refusals[reason],
  facts,
})

/** Reasons that several move rules give, each under its own clause. */
const SHARED: ReadonlySet<RuleReason> = new Set(BASE_SHARED)
