import { resolve } from 'node:path'
import type { Tools } from '@tiletum/server/tools'
import type { Context } from './context.ts'
import { failure, MISUSE } from './failure.ts'

export interface WhichData {
  readonly data?: string
}

/** Loads the server's tools, only for the commands that use them: a database takes time to load. */
export const serverTools = () => import('@tiletum/server/tools')

/** Returns the place of the data: the one given as an option, else the one that the server would use. */
async function placeFor({ data }: WhichData, { environment, folder }: Context) {
  if (data !== undefined) return { data: resolve(folder, data) }
  const { placeOf } = await serverTools()
  const place = placeOf(environment)
  if ('problem' in place) throw failure(place.problem, MISUSE)
  return place
}

/** Returns the folder of the data, for tools that work only on a SQLite file. */
export async function folderFor(which: WhichData, context: Context): Promise<string> {
  const place = await placeFor(which, context)
  if ('databaseUrl' in place) throw failure(context.words.serverCommands.onPostgres)
  return place.data
}

export async function withTools<Answer>(
  which: WhichData,
  context: Context,
  act: (tools: Tools) => Promise<Answer>,
): Promise<Answer> {
  return reportingOpenErrors(async () => {
    const { openTools } = await serverTools()
    const tools = await openTools(await placeFor(which, context))
    try {
      return await act(tools)
    } finally {
      await tools.end()
    }
  })
}

/** Reports data that cannot be opened as a failure in one sentence, without a stack trace. */
export async function reportingOpenErrors<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  try {
    return await act()
  } catch (error) {
    const { CannotOpen } = await serverTools()
    throw error instanceof CannotOpen ? failure(error.message) : error
  }
}
