/** The plans for the own turn side by side: the result of each, and whether it still works. */
import { useLazyWords } from '../../shared/language/lazy-words.ts'
import { announce } from '../../shared/access/live.tsx'
import { freeName } from '../../game/storage/plans.ts'
import type { Planning, PlanningNow } from '../../game/plan/planning.ts'
import { useSelected, useTable } from '../../game/TableContext.tsx'
import { PlanTable } from './PlanTable.tsx'
import { brokenPlanText, stepLabels } from './plan-text.ts'
import { usePlanning } from './use-planning.ts'
import { plansWords } from '../../shared/language/screen-words.ts'
import './plans.css'

export function PlansPanel() {
  const words = useLazyWords(plansWords)
  const { planning } = useTable()
  const now = usePlanning(planning)
  const over = useSelected((snapshot) => snapshot.over)
  if (planning === undefined || now === undefined) return undefined
  if (over) return <p className="quiet">{words.over}</p>
  if (now.turn === undefined) return <p className="quiet">{words.notYet}</p>
  return (
    <div className="plans">
      <p className="quiet">{now.mine ? words.aboutOwn : words.about}</p>
      {now.plans.length === 0 ? undefined : <PlanTable plans={now.plans} forecast={now.forecast} />}
      {now.plans.map((checked) => (
        <OnePlan key={checked.plan.name} checked={checked} now={now} planning={planning} />
      ))}
      <NewPlan now={now} planning={planning} />
    </div>
  )
}

interface PlanProps {
  readonly now: PlanningNow
  readonly planning: Planning
}

function OnePlan({
  checked,
  now,
  planning,
}: PlanProps & { readonly checked: PlanningNow['plans'][number] }) {
  const words = useLazyWords(plansWords)
  const { say } = useTable()
  const { plan, is } = checked
  const letter = plan.name.toUpperCase()
  const here = now.open?.name === plan.name
  const use = (): void => {
    const laid = planning.use(plan.name)
    announce(words.used(letter, laid))
  }
  return (
    <section className="one-plan" aria-label={words.name(letter)} data-is={is}>
      <h3>
        {words.name(letter)} <span className="plan-is">{words.is[is]}</span>
      </h3>
      {brokenPlanText(words, say, checked).map((sentence) => (
        <p key={sentence} className={is === 'broken' ? 'plan-break' : undefined}>
          {sentence}
        </p>
      ))}
      <ol aria-label={words.steps}>
        {stepLabels(say, checked).map((label, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- steps in order
          <li key={index}>{label}</li>
        ))}
      </ol>
      <p className="buttons">
        {now.mine && is !== 'played' ? (
          <button
            type="button"
            className="primary"
            disabled={checked.moments.length === 0}
            aria-label={words.of(words.use, letter)}
            data-tip={words.useTip}
            onClick={use}
          >
            {words.use}
          </button>
        ) : undefined}
        {now.mine ? undefined : here ? (
          <button type="button" className="primary" onClick={planning.leave}>
            {words.leave}
          </button>
        ) : (
          <button
            type="button"
            aria-label={words.of(words.change, letter)}
            onClick={() => planning.open(plan.name)}
          >
            {words.change}
          </button>
        )}
        <button
          type="button"
          aria-label={words.of(words.remove, letter)}
          onClick={() => planning.drop(plan.name)}
        >
          {words.remove}
        </button>
      </p>
    </section>
  )
}

/**
 * Makes a plan under the first free name: of the draft in the own turn, or an empty one while
 * others play.
 */
function NewPlan({ now, planning }: PlanProps) {
  const words = useLazyWords(plansWords)
  const composed = useSelected(
    ({ moments, confirmed, isSubmitting }) => moments.length > confirmed && !isSubmitting,
  )
  const { turn, open, plans } = now
  const taken = plans.map(({ plan }) => plan)
  const name = turn === undefined ? undefined : freeName({ ...turn, plans: taken })
  if (name === undefined) return <p className="quiet">{words.full}</p>
  const letter = name.toUpperCase()
  if (now.mine)
    return (
      <p className="buttons">
        <button type="button" disabled={!composed} onClick={() => planning.keep(name)}>
          {words.save(letter)}
        </button>
      </p>
    )
  // A plan without moves is not stored yet, but it may be the one being edited.
  if (open?.name === name) return undefined
  return (
    <p className="buttons">
      <button
        type="button"
        className={plans.length === 0 ? 'primary' : undefined}
        onClick={() => planning.open(name)}
      >
        {words.make(letter)}
      </button>
    </p>
  )
}
