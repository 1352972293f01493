/** What the expansions of a game put at a place of a panel. */
import { createContext, use } from 'react'
import type { ComponentType } from 'react'
import type { Expansion, Places } from './expansion.ts'

const Expansions = createContext<readonly Expansion[]>([])
export const ExpansionsProvider = Expansions.Provider

/** The first part for a place that takes one only. */
export function usePart<Place extends keyof Places>(
  place: Place,
): ComponentType<Places[Place]> | undefined {
  for (const expansion of use(Expansions)) {
    const part: ComponentType<Places[Place]> | undefined = expansion.read()[place]
    if (part !== undefined) return part
  }
  return undefined
}

type ExpansionPartsProps<Place extends keyof Places> = Places[Place] & { readonly place: Place }

export function ExpansionParts<Place extends keyof Places>(props: ExpansionPartsProps<Place>) {
  const { place } = props
  return use(Expansions).map((expansion, index) => {
    const Part: ComponentType<Places[Place]> | undefined = expansion.read()[place]
    // oxlint-disable-next-line react/no-array-index-key -- the expansions of a game never change
    return Part === undefined ? undefined : <Part key={index} {...props} />
  })
}
