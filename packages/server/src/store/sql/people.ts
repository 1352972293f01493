import type { PeopleStore, Person, PersonChange, DeviceSession } from '../people-store.ts'
import type { SqlEngine } from './engine.ts'
import { NULL } from './rows.ts'
import type { PersonRow, SessionRow } from './schema.ts'

/** The tables with rows that belong to one person alone and are deleted with them. */
const OWN = ['session', 'device_link', 'push', 'block', 'private', 'seat_token'] as const

export function peopleStore(engine: SqlEngine): PeopleStore {
  const { build } = engine
  return {
    async create(person) {
      await engine.write([
        { query: build.insertInto('person').values(personRow(person)).compile() },
      ])
    },

    async read(person) {
      const query = build.selectFrom('person').selectAll().where('id', '=', person)
      const [row] = await engine.read(query.compile())
      return row && personOf(row)
    },

    async names(people) {
      if (people.length === 0) return new Map()
      const query = build
        .selectFrom('person')
        .select(['id', 'name'])
        .where('id', 'in', [...people])
      return new Map((await engine.read(query.compile())).map(({ id, name }) => [id, name]))
    },

    async change(person, change) {
      const columns = changedColumns(change)
      if (Object.keys(columns).length === 0) return
      const query = build.updateTable('person').set(columns).where('id', '=', person)
      await engine.write([{ query: query.compile() }])
    },

    async forget(person) {
      await engine.write([
        { query: build.deleteFrom('person').where('id', '=', person).compile() },
        ...OWN.map((part) => ({
          query: build.deleteFrom(part).where('person', '=', person).compile(),
        })),
        { query: build.deleteFrom('block').where('other', '=', person).compile() },
        {
          query: build.updateTable('chat').set({ text: '' }).where('person', '=', person).compile(),
        },
      ])
    },

    async addSession(session) {
      const query = build.insertInto('session').values(sessionRow(session))
      await engine.write([{ query: query.compile() }])
    },

    async session(tokenHash, now) {
      const query = build
        .selectFrom('session')
        .innerJoin('person', 'person.id', 'session.person')
        .selectAll('session')
        .select([
          'person.id as person_id',
          'person.name',
          'person.preferences',
          'person.away_until',
          'person.created as person_created',
          'person.seen as person_seen',
        ])
        .where('token_hash', '=', tokenHash)
        .where('expires', '>', now)
      const [row] = await engine.read(query.compile())
      if (row === undefined) return undefined
      const { person_id: id, person_created: created, person_seen: seen } = row
      return { session: sessionOf(row), person: personOf({ ...row, id, created, seen }) }
    },

    async prolong(tokenHash, seen, expires) {
      const query = build
        .updateTable('session')
        .set({ seen, expires })
        .where('token_hash', '=', tokenHash)
      await engine.write([{ query: query.compile() }])
    },

    async sessions(person) {
      const query = build
        .selectFrom('session')
        .selectAll()
        .where('person', '=', person)
        .orderBy('seen', 'desc')
      return (await engine.read(query.compile())).map(sessionOf)
    },

    async revoke(person, device) {
      const session = build
        .deleteFrom('session')
        .where('person', '=', person)
        .where('device', '=', device)
        .returning('device')
      const push = build
        .deleteFrom('push')
        .where('person', '=', person)
        .where('device', '=', device)
      const revoked = await engine.write([
        { query: session.compile(), needed: true },
        { query: push.compile() },
      ])
      return revoked !== undefined
    },

    async addDeviceLink(link) {
      await engine.write([{ query: build.insertInto('device_link').values(link).compile() }])
    },

    async deviceLink(hash, now) {
      const query = build
        .selectFrom('device_link')
        .selectAll()
        .where('hash', '=', hash)
        .where('expires', '>', now)
      return (await engine.read(query.compile()))[0]
    },

    async takeDeviceLink(hash, now) {
      const query = build
        .deleteFrom('device_link')
        .where('hash', '=', hash)
        .where('expires', '>', now)
        .returning('person')
      const taken = await engine.write([{ query: query.compile() }])
      return (taken?.[0] as readonly { person: string }[] | undefined)?.[0]?.person
    },

    async addPush({ endpoint, person, device, keysJson: keys, wishesJson: wishes }) {
      const query = build
        .insertInto('push')
        .values({ endpoint, person, device, keys, wishes })
        .onConflict((conflict) =>
          conflict.column('endpoint').doUpdateSet({ person, device, keys, wishes }),
        )
      await engine.write([{ query: query.compile() }])
    },

    async pushes(person) {
      const query = build
        .selectFrom('push')
        .select(['endpoint', 'person', 'device', 'keys as keysJson', 'wishes as wishesJson'])
        .where('person', '=', person)
      return engine.read(query.compile())
    },

    async dropPush(endpoint) {
      await engine.write([
        { query: build.deleteFrom('push').where('endpoint', '=', endpoint).compile() },
      ])
    },

    async block(person, other) {
      const query = build
        .insertInto('block')
        .values({ person, other })
        .onConflict((conflict) => conflict.doNothing())
      await engine.write([{ query: query.compile() }])
    },

    async unblock(person, other) {
      const query = build
        .deleteFrom('block')
        .where('person', '=', person)
        .where('other', '=', other)
      await engine.write([{ query: query.compile() }])
    },

    async blocks(person) {
      const query = build.selectFrom('block').select('other').where('person', '=', person)
      return (await engine.read(query.compile())).map(({ other }) => other)
    },

    async expire(now, unseenSince) {
      const seated = build.selectFrom('seat').select('person')
      const owning = build.selectFrom('game_table').select('owner')
      await engine.write([
        { query: build.deleteFrom('session').where('expires', '<=', now).compile() },
        { query: build.deleteFrom('device_link').where('expires', '<=', now).compile() },
        {
          query: build
            .deleteFrom('person')
            .where('seen', '<', unseenSince)
            .where('id', 'not in', seated)
            .where('id', 'not in', owning)
            .compile(),
        },
      ])
    },
  }
}

const personRow = (person: Person): PersonRow => ({
  id: person.id,
  name: person.name,
  preferences: person.preferencesJson,
  away_until: person.awayUntil ?? NULL,
  created: person.created,
  seen: person.seen,
})

const personOf = (row: PersonRow): Person => ({
  id: row.id,
  name: row.name,
  preferencesJson: row.preferences,
  ...(row.away_until === null ? {} : { awayUntil: row.away_until }),
  created: row.created,
  seen: row.seen,
})

function changedColumns({ name, preferencesJson, awayUntil, seen }: PersonChange) {
  return {
    ...(name === undefined ? {} : { name }),
    ...(preferencesJson === undefined ? {} : { preferences: preferencesJson }),
    ...(awayUntil === undefined ? {} : { away_until: awayUntil === 0 ? NULL : awayUntil }),
    ...(seen === undefined ? {} : { seen }),
  } satisfies Partial<PersonRow>
}

const sessionRow = ({ tokenHash, ...rest }: DeviceSession): SessionRow => ({
  token_hash: tokenHash,
  ...rest,
})

const sessionOf = (row: SessionRow): DeviceSession => ({
  tokenHash: row.token_hash,
  device: row.device,
  person: row.person,
  label: row.label,
  created: row.created,
  seen: row.seen,
  expires: row.expires,
})
