/** A person's private data at a table, which all their devices share and nobody else sees. */
import { tidyLines } from '@tiletum/protocol'
import type { PrivateData, TableRequest } from '@tiletum/protocol'
import { storedJson } from '../stored-json.ts'
import type { ServerStore } from '../store/server-store.ts'

type Keep = Extract<TableRequest, { type: 'keep' }>

export const NO_PRIVATE_DATA: PrivateData = {
  draft: '',
  plans: '',
  note: '',
  readStep: 0,
  readChat: 0,
}

export async function readPrivateData(
  store: ServerStore,
  table: string,
  person: string,
): Promise<PrivateData> {
  const { draft, plans, note, read } = await store.talk.kept(table, person)
  const { step = 0, chat = 0 } = parsed<{ step?: number; chat?: number }>(read) ?? {}
  return {
    draft: parsed<string>(draft) ?? '',
    plans: parsed<string>(plans) ?? '',
    note: parsed<string>(note) ?? '',
    readStep: step,
    readChat: chat,
  }
}

const parsed = <Value>(json: string | undefined): Value | undefined =>
  json === undefined ? undefined : storedJson(json)

export async function savePrivateData(
  store: ServerStore,
  person: string,
  keep: Keep,
): Promise<PrivateData> {
  const { table, readStep, readChat } = keep
  const before = await readPrivateData(store, table, person)
  const tidied: Partial<Record<'draft' | 'plans' | 'note', string>> = {}
  for (const item of ['draft', 'plans', 'note'] as const) {
    if (keep[item] !== undefined) tidied[item] = tidyLines(keep[item])
    const text = tidied[item]
    // oxlint-disable-next-line no-await-in-loop -- three at most
    if (text !== undefined) await store.talk.keep(table, person, item, JSON.stringify(text))
  }
  // The further read position of two devices wins.
  const read = {
    step: Math.max(readStep ?? 0, before.readStep),
    chat: Math.max(readChat ?? 0, before.readChat),
  }
  if (read.step > before.readStep || read.chat > before.readChat)
    await store.talk.keep(table, person, 'read', JSON.stringify(read))
  const { draft = before.draft, plans = before.plans, note = before.note } = tidied
  return { draft, plans, note, readStep: read.step, readChat: read.chat }
}
