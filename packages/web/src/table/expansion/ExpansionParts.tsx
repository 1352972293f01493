/** Renders what the expansions of a game add at a place of a panel. */
import { createContext, use } from 'react'
import type { ComponentType, ReactNode } from 'react'
import type { Expansion, Places } from './expansion.ts'

const Expansions = createContext<readonly Expansion[]>([])
export const ExpansionsProvider = Expansions.Provider

type ExpansionPartsProps<Place extends keyof Places> = Places[Place] & {
  readonly place: Place
  /** Shown if no expansion adds anything at the place. */
  readonly otherwise?: ReactNode
}

export function ExpansionParts<Place extends keyof Places>(
  props: ExpansionPartsProps<Place>,
): ReactNode {
  const { place, otherwise } = props
  const parts = use(Expansions).flatMap((expansion, index) => {
    const Part: ComponentType<Places[Place]> | undefined = expansion.read()[place]
    // oxlint-disable-next-line react/no-array-index-key -- the expansions of a game never change
    return Part === undefined ? [] : [<Part key={index} {...props} />]
  })
  return parts.length > 0 ? parts : otherwise
}
