import { resolve } from 'node:path'
import type { Tools } from '@tiletum/server/tools'
import type { Context } from './context.ts'
import { failure, MISUSE } from './failure.ts'

export interface WhichData {
  readonly data?: string
}

/** Loaded only by the commands that use them: a database takes its time to load. */
export const serverTools = () => import('@tiletum/server/tools')

/** Where the data lie: by the word, else as the server itself would find them. */
async function placeFor({ data }: WhichData, { environment, folder }: Context) {
  if (data !== undefined) return { data: resolve(folder, data) }
  const { placeOf } = await serverTools()
  const place = placeOf(environment)
  if ('problem' in place) throw failure(place.problem, MISUSE)
  return place
}

/** The folder, for what works on a file only. */
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

/** Why the data cannot be opened is an answer, not a mishap. */
export async function reportingOpenErrors<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  try {
    return await act()
  } catch (error) {
    const { CannotOpen } = await serverTools()
    throw error instanceof CannotOpen ? failure(error.message) : error
  }
}
