/** Two people sit down at a table of a server in another process, and it starts. */
import { newRequestId } from '@tiletum/protocol'
import type { TableMade } from '@tiletum/protocol'
import { termsFor } from '../support/whole-server.ts'
import { createClient } from './client.ts'
import type { Client } from './client.ts'

export async function seatTwo(
  host: string,
  heard: () => void,
  pause?: number,
): Promise<readonly Client[]> {
  const terms = termsFor(['anybody', 'anybody'], { listed: true })
  const people = [
    await post<{ token: string }>(host, 'programs', { name: 'Anna' }),
    await post<{ token: string }>(host, 'programs', { name: 'Bruno' }),
  ]
  const [anna = '', bruno = ''] = people.map(({ token }) => token)
  const { table } = await post<TableMade>(host, 'tables', { terms, seat: 0 }, anna)
  const ask = (token: string, request: object): Promise<unknown> =>
    post(host, `tables/${table}/steps`, request, token)
  await ask(bruno, { type: 'seat', act: { do: 'take', seat: 1 } })
  await ask(anna, { type: 'seat', act: { do: 'ready', seat: 0 } })
  await ask(bruno, { type: 'seat', act: { do: 'ready', seat: 1 } })
  await ask(anna, { type: 'start' })
  const { config } = terms
  return [anna, bruno].map((token, seat) =>
    createClient({ token, table, seat, config, ...(pause === undefined ? {} : { pause }) }, heard),
  )
}

export async function post<Answer>(
  host: string,
  route: string,
  body: object,
  token?: string,
): Promise<Answer> {
  const response = await fetch(`http://${host}/api/${route}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(token === undefined ? body : { id: newRequestId(), ...body }),
  })
  if (!response.ok) throw new Error(`${route}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Answer
}
