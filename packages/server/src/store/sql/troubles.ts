import { StoreUnavailable } from '../store.ts'
import type { SqlEngine } from './engine.ts'

/** Told why the store could not do something; whoever asked for it hears only that. */
export type TellTrouble = (why: string) => void

/** The same engine; what it cannot do now it tells, and then refuses as before. */
export function tellingTroubles<Engine extends SqlEngine>(
  engine: Engine,
  tell: TellTrouble = () => undefined,
): Engine {
  async function told<Result>(answer: Promise<Result>): Promise<Result> {
    try {
      return await answer
    } catch (error) {
      if (error instanceof StoreUnavailable) tell(error.message)
      throw error
    }
  }
  const telling: Omit<SqlEngine, 'build' | 'dialect' | 'close'> = {
    read: (query) => told(engine.read(query)),
    write: (queries) => told(engine.write(queries)),
    append: (step, derived) => told(engine.append(step, derived)),
    steps: (table, after) => told(engine.steps(table, after)),
    heads: (tables) => told(engine.heads(tables)),
  }
  return { ...engine, ...telling }
}
