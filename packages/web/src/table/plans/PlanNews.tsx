/** Announces for screen readers that a plan has changed; it has nothing visible. */
import { useEffect, useRef } from 'react'
import { announce } from '../../shared/access/live.tsx'
import { useLazyWords } from '../../shared/language/lazy-words.ts'
import type { CheckedPlan } from '../../game/plan/check-plans.ts'
import { useTable } from '../../game/TableContext.tsx'
import { brokenPlanText } from './plan-text.ts'
import { usePlanning } from './use-planning.ts'
import { plansWords } from '../../shared/language/screen-words.ts'

const NONE: readonly CheckedPlan[] = []

export function PlanNews() {
  const words = useLazyWords(plansWords)
  const { planning, say } = useTable()
  const plans = usePlanning(planning)?.plans ?? NONE
  const before = useRef(plans)
  useEffect(() => {
    const last = before.current
    before.current = plans
    const news = plans.flatMap((checked) => {
      const { plan, is } = checked
      const was = last.find((one) => one.plan.name === plan.name && one.plan.moves === plan.moves)
      if (was === undefined || was.is === is || is === 'played') return []
      return [words.now[is](plan.name.toUpperCase()), ...brokenPlanText(words, say, checked)]
    })
    if (news.length > 0) announce(news.join(' '))
  }, [plans, words, say])
  return undefined
}
