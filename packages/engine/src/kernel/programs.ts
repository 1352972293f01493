/**
 * Compiled effects: functions that run at once, and parts that wait for a decision of the player.
 */
import type { RuleReason } from '../refusals.ts'
import type { Frame } from '../state.ts'
import type { Effect } from '../vocabulary/effects.ts'
import { at } from './checked-index.ts'
import { BONUS, push, SPEND } from './frames.ts'
import type { Draft } from './extension-points.ts'

export interface Part {
  readonly kind: number
  /** Depends on `kind`: a piece, an action, or where to build. */
  readonly of: number
  readonly count: number
  /** True for resources and king actions; the other parts may be declined (`nest-5`). */
  readonly mandatory: boolean
}

export interface EffectProgram {
  readonly effect: Effect
  readonly now: ((draft: Draft, seat: number, source: number) => void)[]
  readonly parts: Part[]
  /** The effect that each part comes from. */
  readonly asks: Effect[]
  /** True if the player gets only one of the parts. */
  oneOf: boolean
  /**
   * Conditions for using a helper with this effect (`help-10`). Each returns the reason if it is
   * not met.
   */
  readonly conditions: ((draft: Draft, frame: Frame) => RuleReason | undefined)[]
}

/** Compiles one kind of effect into a program. */
export type EffectCompiler<E extends Effect = Effect> = (
  effect: E,
  into: EffectProgram,
  compile: (effect: Effect, into: EffectProgram) => void,
) => void

export type EffectKinds = { [Kind in Effect['do']]?: EffectCompiler<Extract<Effect, { do: Kind }>> }

/** Kinds of part of the base game. Modules number theirs from `MODULE_PARTS`. */
export const STEP = 0
export const TRAVEL = 1
export const BUILD_HOUSE = 2
export const BUILD_PILLAR = 3
export const GAIN_ANY = 4
export const GAIN_IDENTICAL = 5
export const ACT = 6
export const BUILDING_CHARACTERS = 7
export const TOWN_STEP = 8
export const MODULE_PARTS = 9

/** In the `of` of an `ACT` part: the player chooses any action but the joker. */
export const ANY_ACTION = -1

export function compileEffect(kinds: EffectKinds, effect: Effect): EffectProgram {
  const program: EffectProgram = {
    effect,
    now: [],
    parts: [],
    asks: [],
    oneOf: false,
    conditions: [],
  }
  const compile = (inner: Effect, into: EffectProgram): void => {
    const compiler = kinds[inner.do] as EffectCompiler | undefined
    if (compiler === undefined)
      throw new Error(`No module of this game knows the effect ${inner.do}`)
    compiler(inner, into, compile)
    while (into.asks.length < into.parts.length) into.asks.push(inner)
  }
  compile(effect, program)
  return program
}

/**
 * Carries out an effect. Parts that need a decision become a frame; parts of which nothing can come
 * are lost.
 */
export function resolve(draft: Draft, seat: number, program: number, source: number): void {
  const { now, parts } = at(draft.rules.programs, program)
  for (let index = 0; index < now.length; index++) at(now, index)(draft, seat, source)
  if (parts.length === 0) return
  if (parts.length === 1) {
    const part = at(parts, 0)
    if (part.kind === ACT && part.of !== ANY_ACTION) {
      push(draft.state, SPEND, seat, part.of, part.count, 0, source)
      return
    }
  }
  let waiting = 0
  for (let index = 0; index < parts.length; index++) {
    const part = at(parts, index)
    const lost = draft.rules.lostParts[part.kind]
    if (lost === undefined || !lost(draft, seat, part)) waiting |= 1 << index
  }
  if (waiting !== 0) push(draft.state, BONUS, seat, program, waiting, 0, source)
}

/**
 * Returns the part of an effect that is still pending, without what was received at once or is
 * done.
 */
export function openEffect({ effect, parts, asks, oneOf }: EffectProgram, left: number): Effect {
  const open = [...new Set(asks.filter((_, index) => (left & (1 << index)) !== 0))]
  if (open.length === 1) return at(open, 0)
  if (open.length === parts.length && parts.length === asks.length && effect.do === 'oneOf')
    return effect
  return { do: oneOf ? 'oneOf' : 'all', of: open }
}

/** Returns the index of the first open part of a pending bonus with this kind and `of`, or -1. */
export function openPart(draft: Draft, frame: Frame, kind: number, of?: number): number {
  const { parts } = at(draft.rules.programs, frame.of)
  for (let index = 0; index < parts.length; index++) {
    if ((frame.left & (1 << index)) === 0) continue
    const part = at(parts, index)
    if (part.kind === kind && (of === undefined || part.of === of)) return index
  }
  return -1
}

/** Marks a part as done. If the parts are alternatives, all of them are closed. */
export function closePart(draft: Draft, frame: Frame, index: number): void {
  frame.left = at(draft.rules.programs, frame.of).oneOf ? 0 : frame.left & ~(1 << index)
}

export function openPartOf(draft: Draft, frame: Frame, index: number): Part {
  return at(at(draft.rules.programs, frame.of).parts, index)
}
