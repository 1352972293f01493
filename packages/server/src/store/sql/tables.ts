import { sql } from 'kysely'
import { storedJson } from '../../stored-json.ts'
import type {
  Appended,
  TableProjection,
  LinkKind,
  Page,
  SeatToken,
  StoredStep,
  TableStore,
} from '../server-store.ts'
import { appendStepWrites, seatWrites } from './append.ts'
import type { SqlEngine } from './engine.ts'
import { projectionColumns, storedStepFromRow, stepRow, storedTableFromRow } from './rows.ts'
import type { TableRow } from './schema.ts'

/** More than anybody may own or sit at. */
const MOST_OWN = 1_000
const OVER = ['over', 'abandoned']
/** The tables of the database with rows that belong to one table of the game. */
const PARTS = [
  'step',
  'seat',
  'secret',
  'door',
  'seat_token',
  'archive',
  'chat',
  'private',
] as const

/** One broken row must not take the whole list with it. */
const canBeListed = ({ summary, awaiting }: TableRow): boolean =>
  storedJson(summary) !== undefined && storedJson(awaiting) !== undefined

export function tableStore(engine: SqlEngine): TableStore {
  const { build } = engine
  const first = async <Row>(rows: Promise<readonly Row[]>): Promise<Row | undefined> =>
    (await rows)[0]
  const tables = async (query: { compile(): Parameters<typeof engine.read<TableRow>>[0] }) =>
    (await engine.read(query.compile())).filter(canBeListed).map(storedTableFromRow)
  const page = ({ limit, after }: Page, order: 'updated' | 'created' = 'updated') => {
    const all = build.selectFrom('game_table').selectAll().orderBy(order, 'desc')
    const paged = all.orderBy('id', 'desc').limit(limit)
    return after === undefined
      ? paged
      : paged.where(sql<boolean>`(${sql.ref(order)}, id) < (${after[order]}, ${after.id})`)
  }

  async function byRequest(table: string, request: string): Promise<StoredStep | undefined> {
    const query = build
      .selectFrom('step')
      .selectAll()
      .where('table_id', '=', table)
      .where('request', '=', request)
    const row = await first(engine.read(query.compile()))
    return row && storedStepFromRow(row)
  }

  return {
    async create({ id, owner, configJson, commitment, seed, first: step, projection }) {
      const row: TableRow = {
        id,
        owner,
        created: step.at,
        updated: step.at,
        config: configJson,
        commitment,
        ...projectionColumns(projection),
        head: 1,
        chat: 0,
        archived: 0,
      }
      const insert = build
        .insertInto('game_table')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
      const created = await engine.write([
        { query: insert.compile(), needed: true },
        { query: build.insertInto('secret').values({ table_id: id, seed }).compile() },
        { query: build.insertInto('step').values(stepRow(step)).compile() },
        ...seatWrites(build, id, projection.seats ?? []),
      ])
      return created !== undefined
    },

    async append(step: StoredStep, projection: TableProjection): Promise<Appended> {
      const taken =
        projection.seats === undefined
          ? await engine.append(step, projection)
          : (await engine.write(appendStepWrites(build, step, projection))) !== undefined
      if (taken) return { is: 'taken' }
      const before = await byRequest(step.table, step.request)
      return before === undefined ? { is: 'conflict' } : { is: 'repeated', step: before }
    },

    byRequest,

    async read(table) {
      const query = build.selectFrom('game_table').selectAll().where('id', '=', table)
      const row = await first(engine.read(query.compile()))
      return row && storedTableFromRow(row)
    },

    steps: async (table, after) => (await engine.steps(table, after)).map(storedStepFromRow),
    heads: (ids) => engine.heads(ids),

    async seats(table) {
      const query = build
        .selectFrom('seat')
        .select(['seat', 'person'])
        .where('table_id', '=', table)
        .orderBy('seat')
      return engine.read(query.compile())
    },

    ofPerson: (person, states, asked) =>
      tables(
        page(asked)
          .where('state', 'in', [...states])
          .where('id', 'in', (from) =>
            from
              .selectFrom('seat')
              .select('table_id as id')
              .where('person', '=', person)
              .union(from.selectFrom('game_table').select('id').where('owner', '=', person)),
          ),
      ),

    async countOwned(person) {
      const query = build
        .selectFrom('game_table')
        .select((from) => from.fn.countAll<number>().as('count'))
        .where('owner', '=', person)
        .where('state', 'not in', OVER)
      return Number((await first(engine.read(query.compile())))?.count ?? 0)
    },

    async awaiting(person) {
      const query = build
        .selectFrom('game_table')
        .selectAll()
        .where('state', 'not in', OVER)
        .where('id', 'in', (from) =>
          from.selectFrom('seat').select('table_id').where('person', '=', person),
        )
        .orderBy('updated')
        .limit(MOST_OWN)
      return (await tables(query)).filter((table) => table.awaiting.includes(person))
    },

    listed: (states, asked, order) =>
      tables(
        page(asked, order)
          .where('listed', '=', 1)
          .where('state', 'in', [...states]),
      ),
    all: (asked) => tables(page(asked)),

    async seed(table) {
      const query = build.selectFrom('secret').select('seed').where('table_id', '=', table)
      return (await first(engine.read(query.compile())))?.seed
    },

    async setLinkSecret(table, door, hash) {
      const query = build
        .insertInto('door')
        .values({ table_id: table, door, hash })
        .onConflict((conflict) => conflict.columns(['table_id', 'door']).doUpdateSet({ hash }))
      await engine.write([{ query: query.compile() }])
    },

    async linkKindOf(table, hash) {
      const query = build
        .selectFrom('door')
        .select('door')
        .where('table_id', '=', table)
        .where('hash', '=', hash)
      return (await first(engine.read(query.compile())))?.door as LinkKind | undefined
    },

    async setSeatToken({ hash, table, seat, person }) {
      const query = build
        .insertInto('seat_token')
        .values({ table_id: table, seat, hash, person })
        .onConflict((conflict) =>
          conflict.columns(['table_id', 'seat']).doUpdateSet({ hash, person }),
        )
      await engine.write([{ query: query.compile() }])
    },

    async seatToken(hash) {
      const query = build
        .selectFrom('seat_token')
        .select(['hash', 'table_id as table', 'seat', 'person'])
        .where('hash', '=', hash)
      return first<SeatToken>(engine.read(query.compile()))
    },

    async dropSeatToken(table, seat) {
      const query = build
        .deleteFrom('seat_token')
        .where('table_id', '=', table)
        .where('seat', '=', seat)
      await engine.write([{ query: query.compile() }])
    },

    async archive(table, steps, record) {
      const mark = build
        .updateTable('game_table')
        .set({ archived: 1 })
        .where('id', '=', table)
        .where('head', '=', steps)
        .returning('id')
      const keep = build
        .insertInto('archive')
        .values({ table_id: table, record })
        .onConflict((conflict) => conflict.column('table_id').doUpdateSet({ record }))
      await engine.write([
        { query: mark.compile(), needed: true },
        { query: keep.compile() },
        { query: build.deleteFrom('step').where('table_id', '=', table).compile() },
      ])
    },

    async archived(table) {
      const query = build.selectFrom('archive').select('record').where('table_id', '=', table)
      return (await first(engine.read(query.compile())))?.record
    },

    async delete(table) {
      await engine.write([
        { query: build.deleteFrom('game_table').where('id', '=', table).compile() },
        ...PARTS.map((part) => ({
          query: build.deleteFrom(part).where('table_id', '=', table).compile(),
        })),
      ])
    },
  }
}
