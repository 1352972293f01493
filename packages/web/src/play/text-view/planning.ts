/** Commands for plans: `plan`, `plan b`, `plan save b`, `plan delete b`, `plan close`. */
import { RESOURCES } from '@tiletum/engine'
import { wordsOf } from '@tiletum/text/commands'
import { freeName, PLAN_NAMES } from '../../game/storage/plans.ts'
import type { PlanName } from '../../game/storage/plans.ts'
import type { CheckedPlan } from '../../game/plan/check-plans.ts'
import type { Planning } from '../../game/plan/planning.ts'
import { brokenPlanText, stepLabels } from '../../table/plans/plan-text.ts'
import { goodsPhrase } from '../../table/moves/goods-phrase.ts'
import type { TextViewContext } from './context.ts'
import type { CommandResult } from './run-command.ts'
import { sentence } from './sentence.ts'

const yes = (text: string): CommandResult => ({ text, done: true })
const no = (text: string): CommandResult => ({ text, done: false })
const elsewhere = (text: string): CommandResult => ({ text, done: true, elsewhere: true })

export function plan(context: TextViewContext, about: string): CommandResult {
  const { plans } = context.text
  const { planning } = context.at
  if (planning === undefined) return no(plans.notNow)
  const { turn } = planning.now.current()
  if (turn === undefined) return no(plans.notYet)
  const [head = '', tail = ''] = wordsOf(about)
  if (head === '') return yes(allPlans(context, planning))
  const name = nameOf(head)
  if (name !== undefined) return onePlan(context, planning, name)
  const is = (words: readonly string[]) => words.some((word) => wordsOf(word).join(' ') === head)
  if (is(plans.words.leave)) return leave(context, planning)
  const other = nameOf(tail)
  if (is(plans.words.save)) return save(context, planning, other)
  if (is(plans.words.remove) && other !== undefined) return remove(context, planning, other)
  return no(plans.usage)
}

const nameOf = (word: string): PlanName | undefined => PLAN_NAMES.find((name) => name === word)

const letterOf = (name: PlanName): string => name.toUpperCase()

/** Loads a plan as the draft in the own turn; while others play it opens the plan. */
function onePlan({ text }: TextViewContext, planning: Planning, name: PlanName): CommandResult {
  const { plans: words } = text
  const { mine, plans } = planning.now.current()
  const letter = letterOf(name)
  if (!mine) return planning.open(name) ? elsewhere(words.opened(letter)) : no(words.notNow)
  if (plans.every((checked) => checked.plan.name !== name)) return no(words.unknown(letter))
  return yes(words.used(letter, planning.use(name)))
}

function leave({ text }: TextViewContext, planning: Planning): CommandResult {
  const { open } = planning.now.current()
  if (open === undefined) return no(text.plans.usage)
  planning.leave()
  return elsewhere(text.plans.left(letterOf(open.name)))
}

function save(
  { text }: TextViewContext,
  planning: Planning,
  asked: PlanName | undefined,
): CommandResult {
  const { turn, plans } = planning.now.current()
  const free =
    turn === undefined ? undefined : freeName({ ...turn, plans: plans.map((one) => one.plan) })
  const name = asked ?? free
  if (name === undefined) return no(text.plans.full)
  return planning.keep(name) ? yes(text.plans.saved(letterOf(name))) : no(text.plans.nothing)
}

function remove({ text }: TextViewContext, planning: Planning, name: PlanName): CommandResult {
  const { plans, open } = planning.now.current()
  if (plans.every((checked) => checked.plan.name !== name))
    return no(text.plans.unknown(letterOf(name)))
  planning.drop(name)
  const said = text.plans.removed(letterOf(name))
  return open?.name === name ? elsewhere(said) : yes(said)
}

function allPlans(context: TextViewContext, planning: Planning): string {
  const { plans, forecast } = planning.now.current()
  if (plans.length === 0) return `${context.text.plans.none} ${context.text.plans.usage}`
  return plans.map((checked) => planSentence(context, checked, forecast)).join(' ')
}

function planSentence(
  { text, words, at }: TextViewContext,
  checked: CheckedPlan,
  forecast: boolean,
): string {
  const { plans } = text
  const { plan: planned, is, result, fair } = checked
  const steps = stepLabels(at.say, checked)
  const parts = [
    ...steps,
    plans.gained(result.vp),
    goodsPhrase(
      words,
      RESOURCES.flatMap((resource, index) => {
        const held = result.goods[index] ?? 0
        return held === 0 ? [] : [[resource, held] as const]
      }),
    ),
    plans.unused(result.unused),
    ...(forecast && fair !== undefined
      ? [(fair.present ? plans.present : plans.absent)(fair.points)]
      : []),
  ].filter((part) => part !== '')
  const head = words.web.part(plans.name(letterOf(planned.name)), plans.is[is])
  return [sentence(`${head}; ${parts.join('; ')}`), ...brokenPlanText(plans, at.say, checked)].join(
    ' ',
  )
}
