/** Something to be ticked off, on whichever device of the table. */
import type { ReactNode } from 'react'
import { useSignalValue } from '../game/host/use-signal-value.ts'
import type { Marks } from './marks.ts'

interface TickProps {
  readonly marks: Marks
  readonly what: string
  /** What the page drew, in notation. */
  readonly dealt?: string
  readonly children: ReactNode
}

export function Tick({ marks, what, dealt, children }: TickProps) {
  const ticked = useSignalValue(marks.stream)[what] !== undefined
  return (
    <li data-dealt={dealt} data-mark={what}>
      <label>
        <input
          type="checkbox"
          checked={ticked}
          onChange={(event) => marks.set({ [what]: event.target.checked ? 1 : 0 })}
        />
        <span className="ticked">{children}</span>
      </label>
    </li>
  )
}
