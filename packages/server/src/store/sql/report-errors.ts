import { StoreUnavailable } from '../server-store.ts'
import type { SqlEngine } from './engine.ts'

/** Is called after every read and write, with the error if it failed. */
export type ReportStore = (did: 'read' | 'write', error?: string) => void

/** The same engine, which reports what works and what does not; callers get the same errors as before. */
export function withReports<Engine extends SqlEngine>(
  engine: Engine,
  report: ReportStore = () => undefined,
): Engine {
  async function reported<Result>(did: 'read' | 'write', answer: Promise<Result>): Promise<Result> {
    try {
      const result = await answer
      report(did)
      return result
    } catch (error) {
      if (error instanceof StoreUnavailable) report(did, error.message)
      throw error
    }
  }
  const reporting: Omit<SqlEngine, 'build' | 'dialect' | 'close'> = {
    read: (query) => reported('read', engine.read(query)),
    write: (queries) => reported('write', engine.write(queries)),
    append: (step, projection) => reported('write', engine.append(step, projection)),
    steps: (table, after) => reported('read', engine.steps(table, after)),
    heads: (tables) => reported('read', engine.heads(tables)),
  }
  return { ...engine, ...reporting }
}
