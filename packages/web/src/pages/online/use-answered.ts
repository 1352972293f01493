/** What became of a proposal while this page was open; said until somebody has read it. */
import type { Step } from '@tiletum/protocol'
import { useState } from 'react'
import type { RemoteTable } from '../../online/remote-table.ts'
import { useStream } from '../../online/use-stream.ts'

type StepOf<Kind extends Step['kind']> = Extract<Step, { readonly kind: Kind }>

export interface Answered {
  readonly proposal: StepOf<'offer'>
  /** Who declined it; undefined when everybody agreed. */
  readonly decliner: number | undefined
}

export function useAnswered(remote: RemoteTable): readonly [Answered | undefined, () => void] {
  const steps = useStream(remote.steps)
  const [read, setRead] = useState(steps.length)
  return [lastAnswered(steps, read), () => setRead(steps.length)]
}

/** The last proposal that was answered for good from this step on. */
export function lastAnswered(steps: readonly Step[], from: number): Answered | undefined {
  const answer = steps
    .slice(from)
    .findLast((step) => step.kind === 'answer' && (step.passed === true || step.lapsed === true))
  if (answer?.kind !== 'answer') return undefined
  const proposal = steps.findLast(
    (step): step is StepOf<'offer'> => step.kind === 'offer' && step.offer === answer.offer,
  )
  if (proposal === undefined) return undefined
  if (answer.lapsed !== true)
    return TOLD_NOWHERE_ELSE.includes(proposal.offered.what)
      ? { proposal, decliner: undefined }
      : undefined
  // Whoever made it took it back.
  return answer.seat === proposal.seat ? undefined : { proposal, decliner: answer.seat }
}

/** Of a pause, a stand-in or an end the table itself tells. */
const TOLD_NOWHERE_ELSE: readonly string[] = ['take-back', 'pace']
