/** A table of the server as this page knows it: the fold of its steps, presence, chat. */
import { applySteps, isId, newRequestId } from '@tiletum/protocol'
import type {
  People,
  PrivateData,
  RefusalMessage,
  TableStep,
  Table,
  TableHead,
  TableMessage,
  TableRequest,
} from '@tiletum/protocol'
import { createSignal } from '../host/signal.ts'
import type { Signal } from '../host/signal.ts'
import type { SocketResponse, OnlineSocket, TableNews } from './socket.ts'

export type ChatLine = TableMessage['chat'][number]

/** The people at the table and whether they are connected. */
export interface TablePresence {
  readonly people: People
  readonly watchers: number
}

/** A request about this table without the fields that every request has. */
export type TableAsk = Unaddressed<TableRequest>
type Unaddressed<One> = One extends TableRequest ? Omit<One, 'id' | 'table'> : never

export interface RemoteTable {
  readonly id: string
  /** Undefined until the server has sent it. */
  readonly table: Signal<Table | undefined>
  /** All steps so far; a change is a new list. */
  readonly steps: Signal<readonly TableStep[]>
  readonly head: Signal<TableHead | undefined>
  readonly presence: Signal<TablePresence>
  readonly mine: Signal<PrivateData>
  readonly chat: Signal<readonly ChatLine[]>
  /** Why the table can't be shown: it is gone, or not open to this person. */
  readonly closed: Signal<RefusalMessage['why'] | undefined>
  readonly ask: (ask: TableAsk, id?: string) => Promise<SocketResponse>
  readonly close: () => void
}

const NOBODY_THERE: TablePresence = { people: {}, watchers: 0 }
const NO_PRIVATE_DATA: PrivateData = { draft: '', plans: '', note: '', readStep: 0, readChat: 0 }

/** @param key The secret of a link, for people without a seat. */
export function watchTable(socket: OnlineSocket, id: string, key?: string): RemoteTable {
  const table = createSignal<Table | undefined>(undefined)
  const steps = createSignal<readonly TableStep[]>([])
  const head = createSignal<TableHead | undefined>(undefined)
  const presence = createSignal(NOBODY_THERE)
  const mine = createSignal(NO_PRIVATE_DATA)
  const chat = createSignal<readonly ChatLine[]>([])
  const closed = createSignal<RefusalMessage['why'] | undefined>(undefined)

  const add = (after: number, more: readonly TableStep[]): void => {
    const known = steps.current().length
    if (after > known) {
      socket.watchAgain(id)
      return
    }
    const news = more.slice(known - after)
    if (news.length === 0) return
    table.set(applySteps(table.current(), news))
    steps.set([...steps.current(), ...news])
  }

  /** People who left stay in the list as absent, so that their chat lines keep a name. */
  const meet = ({ people, watchers }: TablePresence): void => {
    const known = Object.entries(presence.current().people)
    const gone = known.map(([person, one]) => [person, { ...one, here: false }] as const)
    presence.set({ people: { ...Object.fromEntries(gone), ...people }, watchers })
  }

  const whole = (message: TableMessage): void => {
    closed.set(undefined)
    chat.set(message.chat)
    meet(message.head)
    mine.set(message.head.mine)
    head.set(message.head)
    if (message.steps.length < steps.current().length) return
    add(0, message.steps)
  }

  const receive = (news: TableNews): void => {
    switch (news.type) {
      case 'table':
        whole(news)
        return
      case 'steps':
        add(news.after, news.steps)
        return
      case 'said': {
        const last = chat.current().at(-1)?.n ?? -1
        chat.set([...chat.current(), ...news.lines.filter(({ n }) => n > last)])
        return
      }
      case 'kept':
        mine.set(news.mine)
        return
      case 'present':
        meet(news)
        return
      case 'no':
        if (news.after !== undefined && news.steps !== undefined) add(news.after, news.steps)
        else if (news.re === undefined) closed.set(news.why)
    }
  }

  // The id in the link is truncated: the server would refuse the request.
  if (!isId(id)) closed.set('gone')
  const unwatch = isId(id)
    ? socket.watch(id, {
        known: () => steps.current().length,
        key,
        receive,
        forget() {
          steps.set([])
          table.set(undefined)
        },
      })
    : () => undefined

  return {
    id,
    table,
    steps,
    head,
    presence,
    mine,
    chat,
    closed,
    ask: async (ask, request = newRequestId()) =>
      socket.request({ ...ask, id: request, table: id } as TableRequest),
    close: unwatch,
  }
}
