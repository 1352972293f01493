/** A plan in words: its steps, and its state. */
import type { Messages } from '@tiletum/text'
import type { CheckedPlan } from '../../game/plan/check-plans.ts'
import type { GameText } from '../../game/game-text.ts'

type PlansWords = Messages['plans']

/** Returns the labels of the steps that can be played. */
export function stepLabels(say: GameText, { moments, from }: CheckedPlan): readonly string[] {
  return moments.map(
    ({ notation }, index) => say.move(moments[index - 1]?.state ?? from, notation).label,
  )
}

/** Describes the step that fails, the reason and the move that broke it; or what has changed. */
export function brokenPlanText(
  words: PlansWords,
  say: GameText,
  checked: CheckedPlan,
): readonly string[] {
  const { is, plan, result } = checked
  if (is === 'changed') {
    const { vp, unused } = plan.result
    return [words.changed(result.vp, vp, result.unused, unused)]
  }
  const failed = checked.break
  if (failed === undefined) return []
  const label = words.broken(failed.step + 1, say.move(failed.state, failed.move).label)
  if (failed.moment === undefined && failed.by !== undefined) return [label, words.otherwise]
  const done = failed.moment === undefined ? [] : say.sentences(failed.moment.events)
  if (done.length > 0) return [label, ...done]
  return failed.refusal === undefined ? [label] : [label, say.refusal(failed.refusal)]
}
