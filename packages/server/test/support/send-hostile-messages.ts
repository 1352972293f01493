/** Sends what nobody honest sends, by everybody who has no right to it, and looks what came of it. */
import { applySteps } from '@tiletum/protocol'
import type { Player, Server } from './whole-server.ts'
import { firstMove, liveTableAt, introduce, startTwo } from './whole-server.ts'
import { readMessage } from '../../src/sockets/parse-message.ts'
import { createAttacker } from './hostile-messages.ts'

export interface Attacked {
  /** How many answers there were of each status. */
  readonly answers: ReadonlyMap<number, number>
  /** What went wrong; empty if all is well. */
  readonly faults: readonly string[]
}

const AT_ONCE = 50

/** @param told is called now and then with the number of messages sent */
export async function attack(
  server: Server,
  messages: number,
  seed: number,
  told?: (sent: number) => void,
): Promise<Attacked> {
  const anna = await introduce(server, 'Anna')
  const bruno = await introduce(server, 'Bruno')
  const stranger = await introduce(server, 'Stranger')
  const watcher = await introduce(server, 'Watcher')
  const { table, watch } = await startTwo(anna, bruno)
  const before = (await liveTableAt(server, table)).steps.length
  const next = createAttacker(seed, table)
  const answers = new Map<number, number>()
  const faults: string[] = []
  const attackers: readonly (readonly [Player, string | undefined])[] = [
    [stranger, undefined],
    [stranger, 'x'.repeat(43)],
    [watcher, watch],
  ]
  async function sendOne(sent: number): Promise<void> {
    const text = next()
    // By the way of sockets it is at least read without harm.
    readMessage(Buffer.from(text), false)
    const [player, key] = attackers[sent % attackers.length] ?? [stranger, undefined]
    const response = await server.app.inject({
      method: 'POST',
      url: `/api/tables/${table}/steps`,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${player.token}`,
        ...(key === undefined ? {} : { 'x-tiletum-key': key }),
      },
      payload: text,
    })
    answers.set(response.statusCode, (answers.get(response.statusCode) ?? 0) + 1)
    if (response.statusCode < 400 || response.statusCode >= 500)
      faults.push(`${response.statusCode} for ${text.slice(0, 200)}`)
  }
  for (let sent = 0; sent < messages; sent += AT_ONCE) {
    const some = Math.min(AT_ONCE, messages - sent)
    // oxlint-disable-next-line no-await-in-loop -- not all at once
    await Promise.all(Array.from({ length: some }, (_, index) => sendOne(sent + index)))
    if (sent % 10_000 === 0 && sent > 0) told?.(sent)
  }
  const live = await liveTableAt(server, table)
  if (live.steps.length !== before) faults.push(`${live.steps.length - before} steps too many`)
  const stored = await server.persistence.store.tables.steps(table, 0)
  if (stored.length !== before) faults.push(`${stored.length - before} stored steps too many`)
  if (JSON.stringify(applySteps(undefined, live.steps)) !== JSON.stringify(live.table))
    faults.push('another table than its steps fold to')
  const move = { type: 'do', after: live.table.entries, moves: [await firstMove(server, table)] }
  if ((await anna.ask(table, move)).status !== 200) faults.push('an honest move was refused')
  return { answers, faults }
}
