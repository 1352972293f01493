/** The prospector wheel: it adds a second action to two segments, and the movement icon. */
import { at, num } from '../kernel/checked-index.ts'
import { emit } from '../kernel/emit.ts'
import { pop, push, SPEND } from '../kernel/frames.ts'
import { first, pack } from '../kernel/move.ts'
import { TASK } from '../kernel/extension-points.ts'
import type { Draft, ScriptEdit, MoveRule } from '../kernel/extension-points.ts'
import { actionFacing, valueFacing, valueOf } from '../rules/dice.ts'
import { refuseTile } from '../rules/storehouse.ts'
import { CHOOSE_ACTION } from '../rules/verbs.ts'
import { JOKER } from '../rules/indices.ts'
import { NONE } from '../state.ts'
import type { ProspectorSegment } from '../vocabulary/silver.ts'
import { ICON, ICON_POWER } from './prerequisites.ts'
import { ICON_ACTION, ICON_WALK, SEGMENT } from './numbering.ts'
import { power } from './active-effects.ts'
import { PROSPECTOR } from './prospector.ts'
import { forEachStep, refuseProspectorStep, stepFacts, walkProspector } from './prospectors.ts'
import { silverOf, silverRules } from './slice.ts'

const VALUES = 6

/** The segment of the prospector wheel that faces a value. */
export function segmentFacing(draft: Draft, value: number): ProspectorSegment {
  const { clockwise } = silverRules(draft).content.prospectorWheel
  const position = (value - draft.state.wheel + VALUES) % VALUES
  return at(clockwise, (position - silverOf(draft).wheel + VALUES) % VALUES)
}

/**
 * ag-wheel-1, ag-wheel-3: The segment of the changed value decides; the movement icon can be used until the
 * end of the turn.
 */
export const segmentStep: ScriptEdit = {
  script: 'turn',
  at: 'before',
  step: 'bonus tile',
  steps: [
    {
      name: 'segment',
      clause: 'ag-wheel-1',
      run(draft, frame) {
        if (segmentFacing(draft, valueOf(draft.state.die)) === 'step') silverOf(draft).icon = 1
        if (draft.rules.hooks.otherAction(draft) !== NONE)
          push(draft.state, SEGMENT, frame.seat, NONE, 0)
      },
    },
  ],
}

/**
 * ag-wheel-1: The player chooses one of the two actions; only the bonus tile of that action is available.
 */
const chooseMoveRule: MoveRule = {
  clause: 'ag-wheel-1',
  verb: CHOOSE_ACTION,
  during: [SEGMENT],
  candidates(draft, _frame, out) {
    out.push(pack(CHOOSE_ACTION, PROSPECTOR))
    out.push(pack(CHOOSE_ACTION, actionFacing(draft, valueOf(draft.state.die))))
  },
  refuse(draft, _frame, move) {
    const action = first(move)
    return action === PROSPECTOR || action === actionFacing(draft, valueOf(draft.state.die))
      ? undefined
      : 'not-on-this-segment'
  },
  take(draft, frame, move) {
    silverOf(draft).chosenAction = first(move)
    if (draft.sink !== undefined)
      emit(draft, 'segment', 'ag-wheel-1', frame.seat, NONE, {
        action: at(draft.rules.names.action, first(move)),
        points: draft.rules.hooks.actionPoints(
          draft,
          frame.seat,
          first(move),
          valueOf(draft.state.die),
        ),
      })
    pop(draft.state)
  },
  facts: (draft, _frame, move) => ({ action: at(draft.rules.names.action, first(move)) }),
  warn(draft, frame, move) {
    const face = num(draft.state.wheelTiles, first(move))
    if (face === NONE || refuseTile(draft, frame.seat, face) !== 'storehouse-full') return []
    return [{ warning: 'storehouse-full', facts: { tile: at(draft.rules.faces, face).id } }]
  },
}

/** ag-wheel-2: The movement icon gives one prospector step as a task, once in this turn. */
const iconWalkMoveRule: MoveRule = {
  clause: 'ag-wheel-2',
  verb: ICON_WALK,
  during: [TASK],
  needs: ICON,
  candidates(draft, frame, out) {
    forEachStep(draft, frame.seat, (to) => {
      out.push(pack(ICON_WALK, to))
    })
  },
  refuse(draft, frame, move) {
    if (silverOf(draft).icon === 0) return 'no-icon'
    if (power(draft, frame.seat, 'movement-icon') !== undefined) return 'icon-is-an-action'
    return refuseProspectorStep(draft, frame.seat, first(move))
  },
  take(draft, frame, move) {
    silverOf(draft).icon = 0
    walkProspector(draft, frame.seat, first(move), 'ag-wheel-2')
  },
  facts: (draft, frame, move) => stepFacts(draft, frame.seat, first(move)),
}

/** ag-tech-prospector III: The movement icon gives a prospector action instead of a step. */
const iconActionMoveRule: MoveRule = {
  clause: 'ag-tech-prospector',
  verb: ICON_ACTION,
  during: [TASK],
  needs: ICON | ICON_POWER,
  candidates(_draft, _frame, out) {
    out.push(pack(ICON_ACTION))
  },
  refuse: (draft, frame) =>
    silverOf(draft).icon === 0 || power(draft, frame.seat, 'movement-icon') === undefined
      ? 'no-icon'
      : undefined,
  take(draft, frame) {
    const points = power(draft, frame.seat, 'movement-icon')?.points ?? 0
    silverOf(draft).icon = 0
    push(draft.state, SPEND, frame.seat, PROSPECTOR, points)
  },
}

/** The values that a kind of prospector wheel segment faces. */
export function valuesOf(draft: Draft, segment: ProspectorSegment): number[] {
  const values: number[] = []
  for (let value = 1; value <= VALUES; value++)
    if (segmentFacing(draft, value) === segment) values.push(value)
  return values
}

/**
 * ag-clean-2, ag-clean-3: The prospector wheel turns counter-clockwise, so the prospector action faces
 * values two lower.
 */
export const turnWheel: ScriptEdit = {
  script: 'cleanup',
  at: 'after',
  step: 'wheel',
  steps: [
    {
      name: 'prospector wheel',
      clause: 'ag-clean-2',
      run(draft) {
        const slice = silverOf(draft)
        slice.wheel = (slice.wheel + VALUES - 1) % VALUES
        if (draft.sink !== undefined)
          emit(draft, 'prospector-wheel', 'ag-clean-2', undefined, NONE, {
            joker: segmentFacing(draft, valueFacing(draft, JOKER)),
          })
      },
    },
  ],
}

export const wheelMoveRules: readonly MoveRule[] = [
  chooseMoveRule,
  iconWalkMoveRule,
  iconActionMoveRule,
]
