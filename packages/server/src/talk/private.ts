/** What a person keeps about a table, on all devices, seen by nobody else. */
import type { TableHead, TableRequest } from '@tiletum/protocol'
import type { Store } from '../store/store.ts'

export type Mine = TableHead['mine']
type Keep = Extract<TableRequest, { type: 'keep' }>

export const NOTHING_KEPT: Mine = { draft: '', plans: '', note: '', readStep: 0, readChat: 0 }

export async function readMine(store: Store, table: string, person: string): Promise<Mine> {
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
  json === undefined ? undefined : (JSON.parse(json) as Value)

export async function keepMine(store: Store, person: string, keep: Keep): Promise<Mine> {
  const { table, readStep, readChat } = keep
  const before = await readMine(store, table, person)
  for (const item of ['draft', 'plans', 'note'] as const) {
    const text = keep[item]
    // oxlint-disable-next-line no-await-in-loop -- three at most
    if (text !== undefined) await store.talk.keep(table, person, item, JSON.stringify(text))
  }
  // Of two devices the one that has read further counts.
  const read = {
    step: Math.max(readStep ?? 0, before.readStep),
    chat: Math.max(readChat ?? 0, before.readChat),
  }
  if (read.step > before.readStep || read.chat > before.readChat)
    await store.talk.keep(table, person, 'read', JSON.stringify(read))
  const { draft = before.draft, plans = before.plans, note = before.note } = keep
  return { draft, plans, note, readStep: read.step, readChat: read.chat }
}
