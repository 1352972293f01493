/** The results of the plans in columns. */
import { ResourceToken } from '../../shared/art/index.ts'
import { useLazyWords } from '../../shared/language/lazy-words.ts'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import { GOODS } from '../../shared/theme/tokens.ts'
import type { CheckedPlan } from '../../game/plan/check-plans.ts'
import { goodName } from '../moves/goods-phrase.ts'
import { minus } from '../../shared/ui/minus.ts'
import { plansWords } from '../../shared/language/screen-words.ts'

interface PlanTableProps {
  readonly plans: readonly CheckedPlan[]
  readonly forecast: boolean
}

export function PlanTable({ plans, forecast }: PlanTableProps) {
  const words = useLazyWords(plansWords)
  const { rows } = words
  return (
    <table className="plan-table">
      <caption className="unseen">{words.compared}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">{words.title}</span>
          </th>
          {plans.map(({ plan }) => (
            <th key={plan.name} scope="col">
              {plan.name.toUpperCase()}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{rows.status}</th>
          {plans.map(({ plan, is }) => (
            <td key={plan.name} className="plan-is" data-is={is}>
              {words.is[is]}
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row">{rows.vp}</th>
          {plans.map(({ plan, result }) => (
            <td key={plan.name}>{result.vp > 0 ? `+${result.vp}` : minus(result.vp)}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">{rows.goods}</th>
          {plans.map(({ plan, result }) => (
            <td key={plan.name}>
              <Held goods={result.goods} />
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row">{rows.unused}</th>
          {plans.map(({ plan, result }) => (
            <td key={plan.name}>{result.unused}</td>
          ))}
        </tr>
        {forecast ? (
          <tr>
            <th scope="row">{rows.fair}</th>
            {plans.map(({ plan, fair }) => (
              <Fair key={plan.name} fair={fair} />
            ))}
          </tr>
        ) : undefined}
      </tbody>
    </table>
  )
}

function Held({ goods }: { readonly goods: readonly number[] }) {
  const { words } = useLanguage()
  return (
    <ul className="plan-goods">
      {GOODS.flatMap((good, index) => {
        const count = goods[index] ?? 0
        const name = goodName(words, good)
        return count === 0
          ? []
          : [
              <li key={good} data-tip={`${count} ${name}`}>
                <span aria-hidden="true">
                  {count}
                  <ResourceToken resource={good} size={18} />
                </span>
                <span className="unseen">{`${count} ${name}`}</span>
              </li>,
            ]
      })}
    </ul>
  )
}

function Fair({ fair }: Pick<CheckedPlan, 'fair'>) {
  const words = useLazyWords(plansWords)
  if (fair === undefined) return <td>{words.noFair}</td>
  const sentence = (fair.present ? words.present : words.absent)(fair.points)
  return (
    <td data-tip={sentence}>
      <span aria-hidden="true">
        {fair.present ? `✓ ${minus(fair.points)}` : `(${minus(fair.points)})`}
      </span>
      <span className="unseen">{sentence}</span>
    </td>
  )
}
