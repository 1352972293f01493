/** Defines a test of rule clauses, whose ids come first in its title. */
import { test } from 'vitest'

export type ClauseTest = () => void | Promise<void>

export function clause(ids: string | readonly string[], title: string, prove: ClauseTest): void {
  test(`[${[ids].flat().join(', ')}] ${title}`, prove)
}
