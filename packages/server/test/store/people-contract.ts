import { beforeEach, describe, expect, it } from 'vitest'
import type { ServerStore } from '../../src/store/server-store.ts'
import { PROJECTION, fresh, person, session, storedTable } from './examples.ts'
import type { newTable } from './examples.ts'

/** What every store must keep of people, of their talk and of settings. */
export function peopleContract(opened: () => ServerStore): void {
  let store: ServerStore
  beforeEach(() => {
    store = opened()
  })
  const table = (more?: Parameters<typeof newTable>[1]) => storedTable(store, more)

  describe('people', () => {
    it('are kept and changed', async () => {
      const id = fresh('anna')
      await store.people.create(person(id, { name: 'Ánna "𝔞"' }))
      expect(await store.people.read(id)).toEqual(person(id, { name: 'Ánna "𝔞"' }))
      await store.people.change(id, { awayUntil: 9, seen: 8 })
      expect(await store.people.read(id)).toMatchObject({ awayUntil: 9, seen: 8 })
      await store.people.change(id, { awayUntil: 0, name: 'Anna', preferencesJson: '[]' })
      await store.people.change(id, {})
      expect(await store.people.read(id)).toEqual(
        person(id, { name: 'Anna', seen: 8, preferencesJson: '[]' }),
      )
      expect(await store.people.names([id, fresh('nobody')])).toEqual(new Map([[id, 'Anna']]))
      expect(await store.people.names([])).toEqual(new Map())
    })

    it('have devices, which end and can be revoked', async () => {
      const id = fresh('anna')
      await store.people.create(person(id))
      const [phone, laptop] = [session(id, 'phone'), session(id, 'laptop', { seen: 20 })]
      await store.people.addSession(phone)
      await store.people.addSession(laptop)
      await store.people.addPush({
        endpoint: `e ${id}`,
        person: id,
        device: 'phone',
        keysJson: '',
        wishesJson: '{}',
      })
      expect(await store.people.session(phone.tokenHash, 999)).toEqual({
        session: phone,
        person: person(id),
      })
      expect(await store.people.session(phone.tokenHash, 1_000)).toBeUndefined()
      await store.people.prolong(phone.tokenHash, 500, 2_000)
      expect(await store.people.session(phone.tokenHash, 1_000)).toBeDefined()
      expect((await store.people.sessions(id)).map(({ device }) => device)).toEqual([
        'phone',
        'laptop',
      ])
      expect(await store.people.revoke(fresh('other'), 'phone')).toBe(false)
      expect(await store.people.revoke(id, 'phone')).toBe(true)
      expect(await store.people.revoke(id, 'phone')).toBe(false)
      expect(await store.people.session(phone.tokenHash, 1_000)).toBeUndefined()
      expect(await store.people.pushes(id)).toEqual([])
    })

    it('use a device link up once', async () => {
      const link = { hash: fresh('link'), person: 'anna', expires: 100 }
      await store.people.addDeviceLink(link)
      expect(await store.people.deviceLink(link.hash, 50)).toEqual(link)
      expect(await store.people.takeDeviceLink(link.hash, 100)).toBeUndefined()
      const taken = await Promise.all(
        [1, 2, 3].map(() => store.people.takeDeviceLink(link.hash, 50)),
      )
      expect(taken.filter((person) => person !== undefined)).toEqual(['anna'])
      expect(await store.people.deviceLink(link.hash, 50)).toBeUndefined()
    })

    it('ask for pushes and block each other', async () => {
      const [id, other] = [fresh('anna'), fresh('other')]
      const push = {
        endpoint: fresh('push'),
        person: id,
        device: 'phone',
        keysJson: '{}',
        wishesJson: '{}',
      }
      await store.people.addPush(push)
      const changed = { keysJson: '{"a":1}', wishesJson: '{"quiet":[]}' }
      await store.people.addPush({ ...push, ...changed })
      expect(await store.people.pushes(id)).toEqual([{ ...push, ...changed }])
      await store.people.dropPush(push.endpoint)
      expect(await store.people.pushes(id)).toEqual([])
      await store.people.block(id, other)
      await store.people.block(id, other)
      expect(await store.people.blocks(id)).toEqual([other])
      await store.people.unblock(id, other)
      expect(await store.people.blocks(id)).toEqual([])
    })

    it('are forgotten with all of theirs', async () => {
      const id = fresh('anna')
      const at = await table({ owner: id })
      await store.people.create(person(id))
      await store.people.addSession(session(id, 'phone'))
      await store.people.block(id, 'x')
      await store.people.block('x', id)
      await store.talk.keep(at, id, 'note', 'secret')
      const line = { table: at, person: id, at: 1, request: 'r', text: 'secret' }
      await store.talk.say({ ...line, audience: 'seats' })
      await store.people.forget(id)
      expect(await store.people.read(id)).toBeUndefined()
      expect(await store.people.sessions(id)).toEqual([])
      expect(await store.people.blocks('x')).not.toContain(id)
      expect(await store.talk.kept(at, id)).toEqual({})
      expect(await store.talk.lines(at, 0, 9)).toMatchObject([{ n: 0, text: '' }])
      expect(await store.tables.read(at)).toMatchObject({ owner: id })
    })

    it('expire when nothing holds them', async () => {
      const [gone, seated, owning] = [fresh('gone'), fresh('seated'), fresh('owning')]
      for (const id of [gone, seated, owning]) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await store.people.create(person(id, { seen: 1 }))
      }
      const projection = { ...PROJECTION, seats: [{ seat: 0, person: seated }] }
      await table({ owner: owning, projection })
      await store.people.addSession(session(owning, 'old', { expires: 5 }))
      await store.people.addSession(session(owning, 'new', { expires: 7 }))
      await store.people.expire(5, 2)
      const names = await store.people.names([gone, seated, owning])
      expect([...names.keys()].toSorted()).toEqual([seated, owning].toSorted())
      expect(await store.people.sessions(owning)).toMatchObject([{ device: 'new' }])
    })
  })

  describe('talk', () => {
    it('has lines without gaps, though many speak at once', async () => {
      const id = await table()
      const say = (request: string, audience: 'seats' | 'watchers' = 'seats') =>
        store.talk.say({
          table: id,
          person: 'anna',
          at: 3,
          audience,
          request,
          text: `<b>${request}</b>`,
        })
      const requests = Array.from({ length: 10 }, (_, one) => `r${one}`)
      const numbers = await Promise.all(requests.map((request) => say(request)))
      expect(numbers.toSorted((one, other) => one - other)).toEqual([...requests.keys()])
      expect(await say('r4')).toBe(numbers[4])
      expect(await store.tables.heads([id])).toEqual([{ table: id, head: 1, chat: 10 }])
      expect((await store.talk.lines(id, 0, 3)).map(({ n }) => n)).toEqual([7, 8, 9])
      expect(await store.talk.lines(id, numbers[4] ?? 0, 100)).toContainEqual({
        table: id,
        n: numbers[4],
        place: numbers[4],
        person: 'anna',
        at: 3,
        audience: 'seats',
        request: 'r4',
        text: '<b>r4</b>',
      })
      await say('watched', 'watchers')
      await say('last')
      const places = async (audience?: 'seats' | 'watchers') =>
        (await store.talk.lines(id, 9, 5, audience)).map(({ n, place }) => [n, place])
      expect(await places()).toEqual([
        [9, 9],
        [10, 0],
        [11, 10],
      ])
      expect(await places('watchers')).toEqual([[10, 0]])
    })

    it('keeps private things apart', async () => {
      const id = await table()
      await store.talk.keep(id, 'anna', 'note', 'one')
      await store.talk.keep(id, 'anna', 'note', 'two')
      await store.talk.keep(id, 'anna', 'plans', '[]')
      expect(await store.talk.kept(id, 'anna')).toEqual({ note: 'two', plans: '[]' })
      expect(await store.talk.kept(id, 'bruno')).toEqual({})
    })

    it('keeps reports until they are closed', async () => {
      const report = {
        id: fresh('report'),
        at: 3,
        by: 'anna',
        table: 'a table',
        about: 'bruno',
        text: 'rude',
        linesJson: '[]',
      }
      await store.talk.report(report)
      expect(await store.talk.reports('open')).toContainEqual({ ...report, state: 'open' })
      expect(await store.talk.closeReport(report.id)).toBe(true)
      expect(await store.talk.closeReport(report.id)).toBe(false)
      expect(await store.talk.reports('closed')).toContainEqual({ ...report, state: 'closed' })
    })
  })

  describe('settings', () => {
    it('are made once', async () => {
      await store.settings.set('epoch', '1')
      expect(await store.settings.get('epoch', () => '2')).toBe('1')
      await store.settings.set('epoch', '3')
      expect(await store.settings.get('epoch', () => '2')).toBe('3')
      const made = await Promise.all(
        [1, 2, 3].map((one) => store.settings.get('installation', () => `id ${one}`)),
      )
      expect(new Set(made).size).toBe(1)
    })

    it('say that something can be written', async () => {
      await expect(store.check()).resolves.toBeUndefined()
    })
  })
}
