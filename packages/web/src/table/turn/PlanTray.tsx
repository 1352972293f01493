/** Replaces the turn tray while a plan is made: the same steps, but nothing is submitted. */
import { useLazyWords } from '../../shared/language/lazy-words.ts'
import { useLanguage } from '../../shared/language/LanguageProvider.tsx'
import { ActionPoints, Icon } from '../../shared/art/index.ts'
import { useSnapshot, useTable } from '../../game/TableContext.tsx'
import { isPurchase } from '../moves/verbs.ts'
import { Steps } from '../moves/Steps.tsx'
import { usePlanning } from '../plans/use-planning.ts'
import { plansWords } from '../../shared/language/screen-words.ts'
import { Prompt } from './Prompt.tsx'
import './PlanTray.css'

interface PlanTrayProps {
  readonly onTasks: () => void
}

export function PlanTray({ onTasks }: PlanTrayProps) {
  const words = useLazyWords(plansWords)
  const { web } = useLanguage().words
  const { table, play, planning } = useTable()
  const now = usePlanning(planning)
  const { plan = 'a', moments, floor, undone, options, legal, pending, live } = useSnapshot()
  const stops = now?.plans.find((one) => one.plan.name === plan)?.stops === true
  const spend = pending.findLast(({ is }) => is === 'spend')
  const tasks = options.filter((option) => option.task && !isPurchase(option.verb)).length
  const end = legal.has('end turn') ? 'end turn' : legal.has('done') ? 'done' : undefined
  return (
    <section className="tray plan-tray" aria-label={words.name(plan.toUpperCase())} id="tray">
      <span className="plan-name" data-tip={words.sandbox}>
        {words.name(plan.toUpperCase())}
      </span>
      <Steps />
      <div className="now">
        {stops ? (
          <p className="prompt">{words.stops}</p>
        ) : moments.length === floor && live ? (
          <p className="prompt">{words.sandbox}</p>
        ) : (
          <Prompt />
        )}
        {spend?.is === 'spend' && !stops ? (
          <span className="points" data-tip={web.tray.pointsLeft(spend.points)}>
            <ActionPoints points={spend.points} size={32} />
            <span className="unseen">{web.tray.pointsLeft(spend.points)}</span>
          </span>
        ) : undefined}
      </div>
      <div className="tray-buttons">
        <button type="button" onClick={onTasks} data-key="t">
          {web.tray.tasks}
          {tasks > 0 ? (
            <span className="count" aria-label={web.tray.tasksOpen(tasks)}>
              {tasks}
            </span>
          ) : undefined}
        </button>
        <button
          type="button"
          className="undo"
          disabled={moments.length <= floor}
          onClick={() => table.backTo(moments.length - 1)}
        >
          <Icon name="undo" size={20} />
          <span className="word">{web.tray.undo}</span>
        </button>
        <button
          type="button"
          className="redo"
          disabled={undone.length === 0}
          onClick={() => table.redo()}
        >
          <Icon name="redo" size={20} />
          <span className="word">{web.tray.redo}</span>
        </button>
        <button
          type="button"
          className="end"
          disabled={end === undefined}
          data-legal={end}
          onClick={() => {
            if (end !== undefined) play(end)
          }}
        >
          {end === 'done' ? web.tray.done : web.tray.endTurn}
        </button>
        <button type="button" className="primary" onClick={() => planning?.leave()}>
          {words.leave}
        </button>
      </div>
    </section>
  )
}
