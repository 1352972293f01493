import { StoreUnavailable } from '../store.ts'
import type { SqlEngine } from './engine.ts'

/** Told why the store could not do something; whoever asked for it hears only that. */
export type TellTrouble = (why: string) => void

/** The same engine; what it cannot do now it tells, and then refuses as before. */
export function tellingTroubles<Engine extends SqlEngine>(
  engine: Engine,
  tell: TellTrouble = () => undefined,
): Engine {
  const told =
    <Given extends readonly unknown[], Result>(ask: (...given: Given) => Promise<Result>) =>
    async (...given: Given): Promise<Result> => {
      try {
        return await ask(...given)
      } catch (error) {
        if (error instanceof StoreUnavailable) tell(error.message)
        throw error
      }
    }
  return {
    ...engine,
    read: told(engine.read),
    write: told(engine.write),
    append: told(engine.append),
    steps: told(engine.steps),
    heads: told(engine.heads),
  }
}
