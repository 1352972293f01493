/** Keeps account of what an edition changes, so that the gallery can say so. */
import type { ComponentFamily, ComponentOrigins, Provenance } from '@tiletum/engine'
import type { Problem } from '../problem.ts'

export interface Notes {
  /** These values of a family come from the edition. */
  readonly changed: (family: ComponentFamily, ...keys: readonly string[]) => void
  readonly refuse: (problem: Problem) => void
  readonly origins: (of: ComponentOrigins) => ComponentOrigins
  readonly problems: readonly Problem[]
}

export function takeNotes(): Notes {
  const changes = new Map<ComponentFamily, Record<string, Provenance>>()
  const problems: Problem[] = []
  return {
    changed: (family, ...keys) => {
      if (keys.length === 0) return
      const known = changes.get(family) ?? {}
      for (const key of keys) known[key] = 'edition'
      changes.set(family, known)
    },
    refuse: (problem) => {
      problems.push(problem)
    },
    origins: (of) =>
      Object.fromEntries(
        Object.entries(of).map(([family, origin]) => {
          const change = changes.get(family as ComponentFamily)
          if (change === undefined) return [family, origin]
          // An empty key stands for the whole family.
          const { '': all, ...but } = change
          return [family, { of: all ?? origin.of, but: { ...origin.but, ...but } }]
        }),
      ) as ComponentOrigins,
    problems,
  }
}

/** The places of a list that differ, named by a word and counted from 1. */
export function differing(
  word: string,
  before: readonly number[],
  after: readonly number[],
): readonly string[] {
  return after.flatMap((value, at) => (value === before[at] ? [] : [`${word} ${at + 1}`]))
}
