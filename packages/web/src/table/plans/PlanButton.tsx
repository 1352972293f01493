/** The button of the tray that begins a plan while others play, or shows the existing plans. */
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import type { Planning } from '../../game/plan/planning.ts'
import { useTable } from '../../game/TableContext.tsx'
import { usePlanning } from './use-planning.ts'

export function PlanButton() {
  const { planning } = useTable()
  const { panel } = useLanguage().words.web
  const now = usePlanning(planning)
  if (planning === undefined || now?.turn === undefined) return undefined
  const { plans, mine } = now
  if (mine && plans.length === 0) return undefined
  return (
    <button type="button" className="plan" onClick={() => planOrShow(planning)}>
      {panel.plans}
      {plans.length > 0 ? <span className="count">{plans.length}</span> : undefined}
    </button>
  )
}

/** Begins the first plan at once; with plans there, the player chooses in the panel. */
export function planOrShow(planning: Planning): void {
  const { plans, open } = planning.now.current()
  if (open !== undefined) planning.leave()
  else if (plans.length > 0 || !planning.open('a')) showPlans()
}

/** Opens the tab of the plans; on a phone its zone first. */
function showPlans(): void {
  const zone = document.querySelector<HTMLElement>('[data-zone-tab="table"]')
  if (zone?.ariaCurrent !== 'page') zone?.click()
  const tab = document.querySelector<HTMLElement>('[data-tab="plans"]')
  tab?.click()
  tab?.focus()
}
