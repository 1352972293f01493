/**
 * What other players did beside the game while this page was open; shown until the player dismisses
 * it.
 */
import type { TableStep } from '@tiletum/protocol'
import { useState } from 'react'
import type { RemoteTable } from '../game/remote/remote-table.ts'
import { useSignalValue } from '../game/host/use-signal-value.ts'

type StepOf<Kind extends TableStep['kind']> = Extract<TableStep, { readonly kind: Kind }>
type Change = StepOf<'seat'>['change']

/** Changes of who plays a seat; a computer player replaces a player who concedes. */
const COMINGS = ['hand-over', 'stand-in', 'return', 'gone', 'computer'] as const
export type Coming = Extract<Change, { readonly do: (typeof COMINGS)[number] }>

export type TableEvent =
  | {
      readonly is: 'answered'
      readonly proposal: StepOf<'offer'>
      /** Who declined it; undefined if everybody agreed. */
      readonly decliner: number | undefined
    }
  | { readonly is: 'coming'; readonly by: string; readonly change: Coming }

export function useTableEvents(
  remote: RemoteTable,
  me: string,
): readonly [TableEvent | undefined, () => void] {
  const steps = useSignalValue(remote.steps)
  const [read, setRead] = useState(steps.length)
  return [lastTableEvents(steps, read, me), () => setRead(steps.length)]
}

/** Returns the latest event from this step on. */
export function lastTableEvents(
  steps: readonly TableStep[],
  from: number,
  me: string,
): TableEvent | undefined {
  for (let index = steps.length - 1; index >= from; index--) {
    const step = steps[index]
    // The player knows what they did themselves.
    if (step === undefined || step.by === me) continue
    const happened =
      step.kind === 'answer'
        ? answered(steps, step)
        : step.kind === 'seat' && isComing(step.change)
          ? ({ is: 'coming', by: step.by, change: step.change } as const)
          : undefined
    if (happened !== undefined) return happened
  }
  return undefined
}

const isComing = (change: Change): change is Coming => COMINGS.some((one) => one === change.do)

function answered(steps: readonly TableStep[], answer: StepOf<'answer'>): TableEvent | undefined {
  const proposal = steps.findLast(
    (step): step is StepOf<'offer'> => step.kind === 'offer' && step.offer === answer.offer,
  )
  if (proposal === undefined) return undefined
  if (answer.passed === true)
    return TOLD_NOWHERE_ELSE.includes(proposal.offered.what)
      ? { is: 'answered', proposal, decliner: undefined }
      : undefined
  // A proposal was withdrawn by its author, or still needs answers.
  if (answer.lapsed !== true || answer.seat === proposal.seat) return undefined
  return { is: 'answered', proposal, decliner: answer.seat }
}

/** Only these results are shown: a pause, a stand-in or an end shows at the table itself. */
const TOLD_NOWHERE_ELSE: readonly string[] = ['take-back', 'pace']
