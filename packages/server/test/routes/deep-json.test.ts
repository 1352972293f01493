/** JSON nested deeply, through every door and into every schema. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRandomStream } from '@tiletum/bots'
import { LIMITS, newRequestId } from '@tiletum/protocol'
import * as schemas from '@tiletum/protocol/schema'
import WebSocket from 'ws'
import type { z } from 'zod'
import { readAs } from '../../src/limits/read-as.ts'
import { honestMessages } from '../support/hostile-messages.ts'
import { enter } from '../support/socket-client.ts'
import {
  firstMove,
  liveTableAt,
  introduce,
  makeTable,
  startServer,
  startTwo,
  termsFor,
} from '../support/whole-server.ts'
import type { Player, Server } from '../support/whole-server.ts'

let server: Server
let anna: Player
let table: string
beforeAll(async () => {
  server = await startServer({ limits: 1000 })
  anna = await introduce(server, 'Anna')
  ;({ table } = await startTwo(anna, await introduce(server, 'Bruno')))
})
afterAll(() => server.close())

const DEEP = 10_000
const deep = (levels: number): readonly string[] => [
  '['.repeat(levels) + ']'.repeat(levels),
  '{"a":'.repeat(levels / 3) + '1' + '}'.repeat(levels / 3),
]
/** As deep as one message may be long. */
const IN_MESSAGE = deep(7_500)
/** A place in a message where the text of a value is put. */
const HERE = 'put it here'
const withText = (message: object, text: string): string =>
  JSON.stringify(message).replace(JSON.stringify(HERE), () => text)

/** Every message with every one of its fields, and one more, replaced. */
const spoiled = (): readonly object[] =>
  [
    ...honestMessages(table, createRandomStream(1, 'deep')),
    { type: 'keep', id: newRequestId(), table, note: 'x' },
  ].flatMap((message) =>
    [...Object.keys(message), 'more'].map((key) => ({ ...message, [key]: HERE })),
  )
const agree = (edition: unknown): object => ({
  type: 'agree',
  terms: { ...termsFor(['anybody', 'anybody']), edition },
})

/** The server is there, and the game goes on. */
async function goesOn(): Promise<void> {
  const { entries } = (await liveTableAt(server, table)).table
  const moves = [await firstMove(server, table)]
  const { awaits } = (await liveTableAt(server, table)).table
  expect(awaits).toBe(0)
  expect((await anna.ask(table, { type: 'do', after: entries, moves })).status).toBe(200)
}

describe('JSON that is nested too deeply', () => {
  it('is refused on a socket in every field of every message, and the game goes on', async () => {
    const eve = await introduce(server, 'Eve')
    let client = await enter(server, eve)
    const texts = [...spoiled(), { id: newRequestId(), table, ...agree({ x: HERE }) }].flatMap(
      (message) => IN_MESSAGE.map((text) => withText(message, text)),
    )
    for (const [index, text] of texts.entries()) {
      // A socket that sends nothing else is closed in the end.
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      if (index % 150 === 149) client = await enter(server, eve)
      client.heard.length = 0
      client.send(text)
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect(await client.hear('no')).toMatchObject({ why: 'invalid', detail: 'json' })
    }
    client.send(deep(DEEP)[0] ?? '')
    expect(await client.closed()).toBe(1009)
    await goesOn()
  })

  it('is refused by HTTP in every field of every request, and the game goes on', async () => {
    const bodies = spoiled().map((message) => ['POST', `tables/${table}/steps`, message] as const)
    const others = [
      ['POST', 'me', { name: HERE }],
      ['POST', 'programs', { name: HERE }],
      ['PATCH', 'me', { colours: HERE }],
      ['POST', 'devices/asked', { secret: HERE }],
      ['POST', 'devices/used', { secret: HERE }],
      ['POST', 'push', { keys: HERE }],
      ['DELETE', 'push', { endpoint: HERE }],
      ['POST', 'blocks', { person: HERE }],
      ['POST', 'tables', { id: newRequestId(), terms: HERE }],
      [
        'POST',
        'tables',
        { id: newRequestId(), terms: { ...termsFor(['anybody']), edition: HERE } },
      ],
      ['POST', 'tables', { id: newRequestId(), terms: { edition: { x: HERE } } }],
      ['POST', 'tables/import', { record: HERE }],
      ['POST', `tables/${table}/clone`, { id: HERE }],
      ['POST', `tables/${table}/links`, { for: HERE }],
      ['POST', `tables/${table}/tokens`, { seat: HERE }],
      ['POST', `tables/${table}/reports`, { text: HERE }],
      ['POST', `tables/${table}/steps`, agree({ x: HERE })],
    ] as const
    for (const [method, url, message] of [...bodies, ...others])
      for (const text of [...IN_MESSAGE, ...deep(DEEP)]) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const { statusCode } = await server.app.inject({
          method,
          url: `/api/${url}`,
          headers: { authorization: `Bearer ${anna.token}`, 'content-type': 'application/json' },
          payload: withText(message, text),
        })
        expect([400, 413], `${method} ${url}`).toContain(statusCode)
      }
    await goesOn()
  })

  it('is refused in a record and in an edition, and the game goes on', async () => {
    const head = 'tiletum 1\nrules: 1\nmodules: base\n'
    const records = deep(DEEP).flatMap((text) => [
      text,
      `{"x":${text}}`,
      `${head}edition: ${text}\n`,
    ])
    for (const record of records) {
      const wanted = { id: newRequestId(), record, kind: 'sandbox', listed: false }
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(
        await anna.call('POST', 'tables/import', { ...wanted, pace: { pace: 'live' } }),
      ).toMatchObject({
        status: 422,
        body: { why: 'terms' },
      })
    }
    const tame: unknown = JSON.parse('['.repeat(40) + ']'.repeat(40))
    const terms = { ...termsFor(['anybody', 'anybody']), edition: { x: tame } }
    expect(await anna.call('POST', 'tables', { id: newRequestId(), terms })).toMatchObject({
      status: 422,
      body: { detail: 'edition' },
    })
    const open = await makeTable(anna, termsFor(['anybody', 'anybody']))
    expect(await anna.ask(open.table, agree({ x: tame }))).toMatchObject({
      status: 400,
      body: { why: 'invalid' },
    })
    await goesOn()
  })

  it('is a fault of a program in a seat, and the game goes on', async () => {
    const { body } = await anna.call<{ token: string }>('POST', `tables/${table}/tokens`, {
      seat: 0,
    })
    const socket = new WebSocket(`ws://${server.host}/api/seat`, {
      headers: { authorization: `Bearer ${body.token}` },
    })
    const heard: unknown[] = []
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as { type: string }
      heard.push(message)
      if (message.type === 'choose')
        socket.send(withText({ number: HERE, move: '' }, IN_MESSAGE[0] ?? ''))
    })
    await new Promise((go) => socket.on('close', go))
    expect(heard).toContainEqual(expect.objectContaining({ type: 'refused', fault: 'unreadable' }))
    await goesOn()
  })
})

it('an edition is the table’s from its creation on, and terms agreed anew can’t bring one', async () => {
  const edition = { kingTrack: [-10, -8, -5, -3, -2, -1, 0, 1, 2, 3, 5, 7, 9, 12, 15] }
  const terms = termsFor(['anybody', 'anybody'])
  const made = await makeTable(anna, { ...terms, edition })
  const { body } = await anna.ask(made.table, { type: 'agree', terms: { ...terms, title: 'Anew' } })
  expect(body).toMatchObject({
    type: 'steps',
    steps: [{ kind: 'agree', terms: { title: 'Anew' } }],
  })
  expect(JSON.stringify(body)).not.toContain('kingTrack')
  const kept = { ...terms, title: 'Anew', edition }
  for (const sent of [edition, { kingTrack: [] }, {}])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(
      await anna.ask(made.table, { type: 'agree', terms: { ...terms, edition: sent } }),
    ).toMatchObject({
      status: 400,
      body: { why: 'invalid' },
    })
  server.online.services.tables.forget(made.table)
  expect((await liveTableAt(server, made.table)).table.terms).toEqual(kept)
})

describe('every schema', () => {
  const nested = (levels: number, wrap: (inner: unknown) => unknown): unknown => {
    let value: unknown = 1
    for (let level = 0; level < levels; level++) value = wrap(value)
    return value
  }
  /** What its door lets through. */
  const mostFor = (name: string): number => {
    if (name === 'importTable') return 2 * LIMITS.record + LIMITS.message
    return name === 'newTable' ? 2 * LIMITS.edition + LIMITS.message : LIMITS.message
  }
  const extremesOf = (most: number): readonly unknown[] => [
    nested(DEEP, (inner) => [inner]),
    nested(DEEP, (inner) => ({ a: inner })),
    nested(DEEP, (inner) => ({ type: 'agree', kind: 'agree', terms: { edition: inner } })),
    Array.from({ length: most / 2 }, () => 0),
    Object.fromEntries(Array.from({ length: most / 10 }, (_, index) => [`k${index}`, 0])),
    'x'.repeat(most),
  ]
  const all = Object.entries<unknown>(schemas).filter(
    (entry): entry is [string, z.ZodType] =>
      typeof entry[1] === 'object' && entry[1] !== null && 'safeParse' in entry[1],
  )
  const fieldsOf = (schema: z.ZodType): readonly string[] =>
    'shape' in schema ? Object.keys(schema.shape as object) : []

  it.each(all)(
    '%s reads what is deepest and largest, whole and in each of its fields',
    (name, schema) => {
      for (const extreme of extremesOf(mostFor(name)))
        for (const sent of [extreme, ...fieldsOf(schema).map((field) => ({ [field]: extreme }))])
          expect(Object.keys(readAs(schema, sent))).toHaveLength(1)
    },
  )

  it('that fails over what it reads refuses it', () => {
    const failing = schemas.id.refine(() => {
      throw new RangeError('Maximum call stack size exceeded')
    })
    expect(readAs(failing, 'a'.repeat(16))).toEqual({ detail: '' })
  })
})
