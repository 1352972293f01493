/** Requests to the server by HTTP: identity, lists of tables, new tables. */
import { parseJson } from '@tiletum/engine/json'
import type {
  CloneTable,
  Device,
  DeviceAsked,
  DeviceLink,
  ImportTable,
  LinkMade,
  Me,
  NewTableRequest,
  RefusalMessage,
  PushWanted,
  ReportRequest,
  TableLists,
  TableMade,
} from '@tiletum/protocol'

export type ApiResult<Result> =
  | { readonly is: 'done'; readonly result: Result }
  /** The server refused the request. */
  | { readonly is: 'no'; readonly no: Pick<RefusalMessage, 'why' | 'detail'> }
  /** There is no server, or it has no online play. */
  | { readonly is: 'unreachable' }

/** Maximum length of a response, in characters: all the data of a person. */
const LONGEST_ANSWER = 64_000_000

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

async function call<Result>(
  method: Method,
  path: string,
  body?: unknown,
  key?: string,
): Promise<ApiResult<Result>> {
  try {
    const response = await fetch(`/api/${path}`, {
      method,
      credentials: 'same-origin',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'x-tiletum-key': key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const answer: unknown = text === '' ? undefined : parseJson(text, LONGEST_ANSWER)
    if (response.ok) return { is: 'done', result: answer as Result }
    return isNo(answer) ? { is: 'no', no: answer } : { is: 'unreachable' }
  } catch {
    return { is: 'unreachable' }
  }
}

const isNo = (answer: unknown): answer is RefusalMessage =>
  typeof answer === 'object' && answer !== null && 'why' in answer

/** Encodes a text as a part of an address. */
const part = (text: string): string => encodeURIComponent(text)

export const api = {
  me: async () => call<Me>('GET', 'me'),
  introduce: async (name: string) => call<Me>('POST', 'me', { name }),
  changeMe: async (change: {
    readonly name?: string
    readonly awayUntil?: number
    readonly colours?: Me['colours']
    readonly muted?: readonly string[]
  }) => call<Me>('PATCH', 'me', change),
  deleteMe: async () => call<void>('DELETE', 'me'),

  devices: async () => call<readonly Device[]>('GET', 'devices'),
  linkDevice: async () => call<DeviceLink>('POST', 'devices'),
  askDevice: async (secret: string) => call<DeviceAsked>('POST', 'devices/asked', { secret }),
  useDevice: async (secret: string) => call<Me>('POST', 'devices/used', { secret }),
  removeDevice: async (id: string) => call<void>('DELETE', `devices/${part(id)}`),

  block: async (person: string) => call<void>('POST', 'blocks', { person }),
  unblock: async (person: string) => call<void>('DELETE', `blocks/${part(person)}`),

  pushKey: async () => call<{ readonly publicKey: string }>('GET', 'push'),
  wantPush: async (wanted: PushWanted) => call<void>('POST', 'push', wanted),
  endPush: async (endpoint: string) => call<void>('DELETE', 'push', { endpoint }),

  /** Addresses under which other devices in the network find the server, if it listens there. */
  addresses: async () => call<readonly string[]>('GET', 'addresses'),

  levels: async () => call<readonly string[]>('GET', 'levels'),
  tables: async () => call<TableLists>('GET', 'tables'),
  createTable: async (table: NewTableRequest) => call<TableMade>('POST', 'tables', table),
  importTable: async (table: ImportTable) => call<TableMade>('POST', 'tables/import', table),
  cloneTable: async (id: string, clone: CloneTable) =>
    call<TableMade>('POST', `tables/${part(id)}/clone`, clone),
  renewLink: async (id: string, link: 'join' | 'watch') =>
    call<LinkMade>('POST', `tables/${part(id)}/links`, { for: link }),
  report: async (id: string, report: ReportRequest, key?: string) =>
    call<void>('POST', `tables/${part(id)}/reports`, report, key),
  export: async () => call<object>('GET', 'me/export'),
} as const
