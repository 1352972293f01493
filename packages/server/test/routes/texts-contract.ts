/**
 * Every text that somebody may send: whatever is in it, the server takes or refuses it, the same on both
 * stores, and tells nobody anything that is not seen or turns the direction of writing.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newRequestId } from '@tiletum/protocol'
import * as schemas from '@tiletum/protocol/schema'
import { introduce, makeTable, startTwo, termsFor } from '../support/whole-server.ts'
import type { Player, Server } from '../support/whole-server.ts'

const NASTY = [
  'a\u0000b',
  '\u0000',
  'a\u0007\u001B[31mb',
  '\u202Eab\u2066c\u200F',
  '\uD800x',
  'x\uDC00',
  'tab\tand\nline\r\n\u2028end',
  '\u{10FFFF}\uFFFF',
]
/** Line ends and tabs are allowed where people write notes. */
const UNSEEN = /[^\P{Cc}\t\n]|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\p{Cs}]/u

/** What people send; the schemas of answers are not. */
const SENT = {
  message: schemas.clientMessage,
  person: schemas.newPerson,
  change: schemas.changePerson,
  device: schemas.deviceSecret,
  push: schemas.pushSubscription,
  unpush: schemas.pushEnded,
  table: schemas.newTable,
  import: schemas.importTable,
  clone: schemas.cloneTable,
  link: schemas.renewLink,
  report: schemas.report,
  block: schemas.block,
  token: schemas.seatToken,
} as const

interface Schema {
  readonly _zod: {
    readonly def: {
      readonly type: string
      readonly shape?: Readonly<Record<string, Schema>>
      readonly element?: Schema
      readonly options?: readonly Schema[]
      readonly innerType?: Schema
      readonly valueType?: Schema
      readonly keyType?: Schema
      readonly checks?: readonly { readonly _zod: { readonly def: { readonly check: string } } }[]
    }
  }
}

/** The places of texts that no pattern binds, such as `message.say.text`. */
function freeTexts(schema: Schema, path: string): readonly string[] {
  const { type, shape, element, options, innerType, valueType, keyType, checks } = schema._zod.def
  switch (type) {
    case 'object':
      return Object.entries(shape ?? {}).flatMap(([key, one]) => freeTexts(one, `${path}.${key}`))
    case 'array':
      return element === undefined ? [] : freeTexts(element, `${path}[]`)
    case 'union':
      return (options ?? []).flatMap((one) => freeTexts(one, path))
    case 'optional':
      return innerType === undefined ? [] : freeTexts(innerType, path)
    case 'record':
      return [keyType, valueType].flatMap((one) => (one === undefined ? [] : freeTexts(one, path)))
    case 'custom':
      return [path]
    case 'string':
      return checks?.some(({ _zod }) => _zod.def.check === 'string_format') === true ? [] : [path]
    case 'literal':
    case 'enum':
    case 'number':
    case 'boolean':
      return []
    default:
      throw new Error(`No such schema is known: ${type}`)
  }
}

interface Sent {
  readonly method: 'POST' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly body: object
}

/** How each of them is sent. */
function requestsWith(
  text: string,
  table: string,
  open: string,
  who: string,
): Record<string, Sent> {
  const terms = termsFor(['anybody', 'anybody'])
  const { config } = terms
  const post = (path: string, body: object): Sent => ({ method: 'POST', path, body })
  const step = (body: object, at = table): Sent =>
    post(`tables/${at}/steps`, { id: newRequestId(), ...body })
  const agree = (changes: object): Sent =>
    step({ type: 'agree', terms: { ...terms, ...changes } }, open)
  const made = (changes: object): Sent =>
    post('tables', { id: newRequestId(), terms: { ...terms, ...changes } })
  const named = {
    seats: terms.seats.map((plan) => ({ ...plan, name: text.slice(0, 20) })),
  }
  const solo = { modules: ['base', 'solo'], players: 1, difficulty: 'easy' }
  const inTerms = (send: (changes: object) => Sent, path: string): Record<string, Sent> => ({
    [`${path}.title`]: send({ title: text }),
    [`${path}.seats[].name`]: send(named),
    [`${path}.config.challenges[]`]: send({
      config: { ...solo, challenges: [text] },
      seats: terms.seats.slice(0, 1),
    }),
    [`${path}.config.technologies[]`]: send({
      config: { ...config, modules: ['base', 'silver'], technologies: [`technology.${text}`] },
    }),
    [`${path}.config.overlay`]: send({
      config: { ...config, modules: ['base', 'silver'], overlay: `overlay.${text}` },
    }),
  })
  const imported = (record: string): Sent =>
    post('tables/import', {
      id: newRequestId(),
      record,
      kind: 'companion',
      pace: { pace: 'live' },
      listed: false,
    })
  return {
    'message.build': step({ type: 'hello', build: text }),
    'message.moves[]': step({ type: 'do', after: 0, moves: [text] }),
    'message.entries[]': step({ type: 'enter', after: 0, entries: [text] }),
    'message.text': step({ type: 'say', room: 'table', text }),
    'message.draft': step({ type: 'keep', draft: text }),
    'message.plans': step({ type: 'keep', plans: text }),
    'message.note': step({ type: 'keep', note: text }),
    ...inTerms(agree, 'message.terms'),
    ...inTerms(made, 'table.terms'),
    'table.terms.edition': made({ edition: { [text]: text } }),
    'person.name': post('programs', { name: text }),
    'change.name': { method: 'PATCH', path: 'me', body: { name: text } },
    'import.record': imported(
      `tiletum 1\nrules: 1\nmodules: base\nplayers: ${JSON.stringify(text)}\n${text}`,
    ),
    'report.id': post(`tables/${table}/reports`, { id: text, person: who, text: 'x' }),
    'report.text': post(`tables/${table}/reports`, { id: newRequestId(), person: who, text }),
  }
}

export function textsContract(start: () => Promise<Server>): void {
  describe('texts of people', () => {
    let server: Server
    let anna: Player
    let bruno: Player
    let table: string
    let open: string
    beforeAll(async () => {
      server = await start()
      anna = await introduce(server, 'Anna')
      bruno = await introduce(server, 'Bruno')
      ;({ table } = await startTwo(anna, bruno))
      ;({ table: open } = await makeTable(anna, termsFor(['anybody', 'anybody'])))
    })
    afterAll(() => server.close())

    it('are all known here, wherever no pattern binds them', () => {
      const found = Object.entries(SENT).flatMap(([name, schema]) =>
        freeTexts(schema as unknown as Schema, name),
      )
      const known = Object.keys(requestsWith('x', table, open, bruno.id))
      expect([...new Set(found)].toSorted()).toEqual(
        known.filter((path) => path !== 'report.id').toSorted(),
      )
    })

    it('are refused or cleaned before they are kept', async () => {
      const statuses: string[] = []
      for (const text of NASTY) {
        for (const [path, { method, path: url, body }] of Object.entries(
          requestsWith(text, table, open, bruno.id),
        )) {
          // oxlint-disable-next-line no-await-in-loop -- one after the other
          const answer = await anna.call(method, url, body)
          statuses.push(`${path} ${JSON.stringify(text)}: ${answer.status}`)
          expect(unseenIn(answer.body), path).toEqual([])
        }
        const seen = []
        for (const url of ['me', 'me/export', 'tables', `tables/${table}`, `tables/${open}`])
          // oxlint-disable-next-line no-await-in-loop -- as above
          seen.push((await anna.call('GET', url)).body)
        expect(unseenIn(seen), JSON.stringify(text)).toEqual([])
      }
      expect(statuses.filter((line) => /: 5\d\d$/.test(line))).toEqual([])
      // Some are taken, or nothing was tried.
      expect(statuses.filter((line) => /: 20\d$/.test(line)).length).toBeGreaterThan(40)
      const reports = await server.persistence.store.talk.reports('open')
      expect(reports.length).toBeGreaterThan(0)
      expect(unseenIn(reports)).toEqual([])
    })

    it('are none in addresses', async () => {
      for (const text of NASTY.filter((one) => !/\p{Cs}/u.test(one)))
        for (const [method, path] of [
          ['DELETE', 'devices/'],
          ['DELETE', 'blocks/'],
          ['GET', 'tables/'],
        ] as const)
          // oxlint-disable-next-line no-await-in-loop -- one after the other
          expect((await anna.call(method, path + encodeURIComponent(text))).status).toBeLessThan(
            500,
          )
    })
  })
}

/** Every text in it that holds what nobody sees. */
function unseenIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return UNSEEN.test(value) ? [JSON.stringify(value)] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => [...unseenIn(key), ...unseenIn(one)])
}
