import type { EngineError } from '@tiletum/protocol/engine'

/** Ends one request with what was wrong with it. */
export class EngineProblem extends Error {
  readonly error: EngineError

  constructor(error: EngineError) {
    super(error.says)
    this.error = error
  }
}

export const problem = (
  why: EngineError['why'],
  says: string,
  more: Omit<EngineError, 'why' | 'says'> = {},
): EngineProblem => new EngineProblem({ why, says, ...more })
