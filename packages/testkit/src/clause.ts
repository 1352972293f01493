/** A test that proves a clause of the rules and names it in its title. */
import { test } from 'vitest'

export type ClauseTest = () => void | Promise<void>

export function clause(ids: string | readonly string[], title: string, prove: ClauseTest): void {
  test(`[${[ids].flat().join(', ')}] ${title}`, prove)
}
