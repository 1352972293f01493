import { sql } from 'kysely'
import { StoreUnavailable } from '../server-store.ts'
import type {
  StoredChatLine,
  NewChatLine,
  PrivateItem,
  StoredReport,
  TalkStore,
} from '../chat-store.ts'
import type { SqlEngine } from './engine.ts'
import type { ChatRow, ReportRow } from './schema.ts'

/** Others may be quicker some times in a row, but not always. */
const TRIES = 20

export function talkStore(engine: SqlEngine): TalkStore {
  const { build } = engine

  async function addLine(line: NewChatLine): Promise<number | undefined> {
    const insert = build
      .insertInto('chat')
      .columns(['table_id', 'n', 'person', 'at', 'audience', 'request', 'text'])
      .expression((from) =>
        from
          .selectFrom('game_table')
          .select([
            'id',
            'chat',
            sql<string>`cast(${line.person} as text)`.as('person'),
            sql<number>`cast(${line.at} as bigint)`.as('at'),
            sql<string>`cast(${line.audience} as text)`.as('audience'),
            sql<string>`cast(${line.request} as text)`.as('request'),
            sql<string>`cast(${line.text} as text)`.as('text'),
          ])
          .where('id', '=', line.table),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning('n')
    const count = build
      .updateTable('game_table')
      .set({ chat: sql`chat + 1` })
      .where('id', '=', line.table)
    const added = await engine.write([
      { query: insert.compile(), needed: true },
      { query: count.compile() },
    ])
    return (added?.[0] as readonly { n: number }[] | undefined)?.[0]?.n
  }

  async function numberOf({ table, request }: NewChatLine): Promise<number | undefined> {
    const query = build
      .selectFrom('chat')
      .select('n')
      .where('table_id', '=', table)
      .where('request', '=', request)
    return (await engine.read(query.compile()))[0]?.n
  }

  return {
    async say(line) {
      for (let tries = 0; tries < TRIES; tries++) {
        // oxlint-disable-next-line no-await-in-loop -- each try follows from the one before
        const n = (await addLine(line)) ?? (await numberOf(line))
        if (n !== undefined) return n
      }
      throw new StoreUnavailable(`The line could not be added to table ${line.table}.`)
    },

    async lines(table, after, limit, audience) {
      const numbered = build
        .selectFrom('chat')
        .selectAll()
        .select(
          sql<number>`cast(row_number() over (partition by audience order by n) - 1 as integer)`.as(
            'place',
          ),
        )
        .where('table_id', '=', table)
      const query = build
        .selectFrom(numbered.as('line'))
        .selectAll()
        .where('n', '>=', after)
        .orderBy('n', 'desc')
        .limit(limit)
      const wanted = audience === undefined ? query : query.where('audience', '=', audience)
      return (await engine.read(wanted.compile())).toReversed().map(lineOf)
    },

    async keep(table, person, item, json) {
      const query = build
        .insertInto('private')
        .values({ table_id: table, person, item, body: json })
        .onConflict((conflict) =>
          conflict.columns(['table_id', 'person', 'item']).doUpdateSet({ body: json }),
        )
      await engine.write([{ query: query.compile() }])
    },

    async kept(table, person) {
      const query = build
        .selectFrom('private')
        .select(['item', 'body'])
        .where('table_id', '=', table)
        .where('person', '=', person)
      const rows = await engine.read(query.compile())
      return Object.fromEntries(rows.map(({ item, body }) => [item as PrivateItem, body]))
    },

    async report(report) {
      const { table, linesJson, ...rest } = report
      const row = { ...rest, table_id: table, lines: linesJson, state: 'open' }
      await engine.write([{ query: build.insertInto('report').values(row).compile() }])
    },

    async reports(state) {
      const query = build
        .selectFrom('report')
        .selectAll()
        .where('state', '=', state)
        .orderBy('at')
        .limit(1_000)
      return (await engine.read(query.compile())).map(reportOf)
    },

    async closeReport(id) {
      const query = build
        .updateTable('report')
        .set({ state: 'closed' })
        .where('id', '=', id)
        .where('state', '=', 'open')
        .returning('id')
      return (await engine.write([{ query: query.compile(), needed: true }])) !== undefined
    },
  }
}

const lineOf = ({
  table_id: table,
  audience,
  ...rest
}: ChatRow & { readonly place: number }): StoredChatLine => ({
  table,
  audience: audience as StoredChatLine['audience'],
  ...rest,
})

const reportOf = ({ table_id: table, lines, state, ...rest }: ReportRow): StoredReport => ({
  table,
  linesJson: lines,
  state: state as StoredReport['state'],
  ...rest,
})
