/** The steps of a line in a row. */
import { StepFace } from '../moves/Steps.tsx'
import type { HintStep } from './hint-lines.ts'
import './LineSteps.css'

interface LineStepsProps {
  readonly label: string
  readonly steps: readonly HintStep[]
}

export function LineSteps({ label, steps }: LineStepsProps) {
  return (
    <ol className="line-steps" aria-label={label}>
      {steps.map(({ parts, label: name, long, times }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- steps in order
        <li key={index} className="chip" data-tip={long}>
          <StepFace parts={parts} />
          {name}
          {times === 1 ? undefined : <strong>×{times}</strong>}
        </li>
      ))}
    </ol>
  )
}
