import { beforeEach, describe, expect, it } from 'vitest'
import type { ServerStore } from '../../src/store/server-store.ts'
import { PROJECTION, fresh, newTable, stepAt, storedTable } from './examples.ts'
import { jobsContract } from './jobs-contract.ts'
import { peopleContract } from './people-contract.ts'

/** What every store must do, whatever it is made of. */
export function storeContract(opened: () => ServerStore): void {
  let store: ServerStore
  beforeEach(() => {
    store = opened()
  })
  const table = (more?: Parameters<typeof newTable>[1]) => storedTable(store, more)

  describe('a table', () => {
    it('is created whole, once', async () => {
      const id = await table()
      expect(await store.tables.create(newTable(id, { owner: 'bruno' }))).toBe(false)
      expect(await store.tables.read(id)).toEqual({
        id,
        owner: 'anna',
        created: 1_000,
        updated: 1_000,
        configJson: '{"players":2}',
        commitment: 'c0ffee',
        state: 'open',
        listed: false,
        rules: 3,
        awaiting: ['anna'],
        summaryJson: '{"round":1}',
        head: 1,
        chat: 0,
        archived: false,
      })
      expect(await store.tables.steps(id, 0)).toEqual([
        stepAt(id, 0, { kind: 'agree', by: 'anna' }),
      ])
      expect(await store.tables.seats(id)).toEqual([{ seat: 0, person: 'anna' }])
      const seed = await store.tables.seed(id)
      expect(seed && [...seed]).toEqual([...newTable(id).seed])
    })

    it('that does not exist has nothing', async () => {
      const id = fresh('none')
      expect(await store.tables.read(id)).toBeUndefined()
      expect(await store.tables.steps(id, 0)).toEqual([])
      expect(await store.tables.seed(id)).toBeUndefined()
      expect(await store.tables.archived(id)).toBeUndefined()
      expect(await store.tables.heads([id])).toEqual([])
      expect(await store.tables.heads([])).toEqual([])
      expect(await store.tables.append(stepAt(id, 0), PROJECTION)).toEqual({ is: 'conflict' })
      expect(await store.tables.steps(id, 0)).toEqual([])
    })

    it('takes its next step and knows what follows from it', async () => {
      const id = await table()
      const step = stepAt(id, 1, { by: 'bruno' })
      const projection = {
        ...PROJECTION,
        awaiting: ['bruno', 'carla'],
        due: 99,
        listed: true,
        rules: 4,
      }
      expect(await store.tables.append(step, projection)).toEqual({ is: 'taken' })
      expect(await store.tables.read(id)).toMatchObject({
        ...projection,
        head: 2,
        updated: 1_001,
        created: 1_000,
      })
      expect(await store.tables.steps(id, 1)).toEqual([step])
      expect(await store.tables.steps(id, 2)).toEqual([])
      expect(await store.tables.byRequest(id, step.request)).toEqual(step)
      await store.tables.append(stepAt(id, 2), PROJECTION)
      expect(await store.tables.read(id)).not.toHaveProperty('due')
    })

    it.each([
      ['without a change of seats', {}],
      ['with a change of seats', { seats: [{ seat: 1, person: 'bruno' }] }],
    ])('refuses what is not its next step, %s', async (_, seats) => {
      const id = await table()
      const before = await store.tables.read(id)
      for (const number of [0, 2, 7]) {
        const step = stepAt(id, number, { request: `other ${number}` })
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        expect(await store.tables.append(step, { ...PROJECTION, ...seats })).toEqual({
          is: 'conflict',
        })
      }
      expect(await store.tables.read(id)).toEqual(before)
      expect(await store.tables.seats(id)).toEqual([{ seat: 0, person: 'anna' }])
    })

    it.each([
      ['without a change of seats', {}],
      ['with a change of seats', { seats: [{ seat: 1, person: 'bruno' }] }],
    ])('answers a repeated request with its first step, %s', async (_, seats) => {
      const id = await table()
      const step = stepAt(id, 1, { request: 'r' })
      await store.tables.append(step, PROJECTION)
      const before = await store.tables.read(id)
      for (const number of [1, 2]) {
        const again = stepAt(id, number, { request: 'r', bodyJson: 'other' })
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        expect(
          await store.tables.append(again, { ...PROJECTION, state: 'over', ...seats }),
        ).toEqual({
          is: 'repeated',
          step,
        })
      }
      expect(await store.tables.read(id)).toEqual(before)
    })

    it('gives one of many that want the same step the step', async () => {
      const id = await table()
      const all = await Promise.all(
        Array.from({ length: 20 }, (_, one) =>
          store.tables.append(stepAt(id, 1, { request: `one ${one}` }), PROJECTION),
        ),
      )
      expect(all.filter(({ is }) => is === 'taken')).toHaveLength(1)
      expect(all.filter(({ is }) => is === 'conflict')).toHaveLength(19)
      expect(await store.tables.heads([id])).toEqual([{ table: id, head: 2, chat: 0 }])
    })

    it('takes many steps of many tables at once', async () => {
      const many = await Promise.all(Array.from({ length: 30 }, () => table()))
      await Promise.all(
        many.map(async (id) => {
          for (let number = 1; number <= 10; number++) {
            // oxlint-disable-next-line no-await-in-loop -- a table's steps follow each other
            expect(await store.tables.append(stepAt(id, number), PROJECTION)).toEqual({
              is: 'taken',
            })
          }
        }),
      )
      const heads = await store.tables.heads(many)
      expect(heads.map(({ head }) => head)).toEqual(many.map(() => 11))
      expect((await store.tables.steps(many[7] ?? '', 0)).map(({ step }) => step)).toEqual(
        Array.from({ length: 11 }, (_, number) => number),
      )
      const [one = '', other = ''] = many
      const asked = [one, other, one, 'nobody'].map((id, index) =>
        store.tables.steps(id, 8 + index),
      )
      const read = (await Promise.all(asked)).map((steps) =>
        steps.map(({ table: id, step }) => [id, step]),
      )
      expect(read).toEqual([
        [8, 9, 10].map((step) => [one, step]),
        [9, 10].map((step) => [other, step]),
        [[one, 10]],
        [],
      ])
    })

    it('keeps any text as it is', async () => {
      const id = await table()
      const text = 'é 𝔞 \u{1F3B2} \' " \\ -- ; drop table step; %s $1 ?1 \n\t'
      await store.tables.append(stepAt(id, 1, { bodyJson: text, by: text, kind: text }), PROJECTION)
      expect(await store.tables.steps(id, 1)).toEqual([
        stepAt(id, 1, { bodyJson: text, by: text, kind: text }),
      ])
    })

    it('has seats, which a step may change', async () => {
      const id = await table()
      const seats = [
        { seat: 0, person: 'carla' },
        { seat: 2, person: 'bruno' },
      ]
      await store.tables.append(stepAt(id, 1), { ...PROJECTION, seats })
      expect(await store.tables.seats(id)).toEqual(seats)
      await store.tables.append(stepAt(id, 2), { ...PROJECTION, seats: [] })
      expect(await store.tables.seats(id)).toEqual([])
    })

    it('has links that can be renewed', async () => {
      const id = await table()
      await store.tables.setLinkSecret(id, 'join', 'one')
      await store.tables.setLinkSecret(id, 'watch', 'two')
      expect(await store.tables.linkKindOf(id, 'one')).toBe('join')
      expect(await store.tables.linkKindOf(id, 'two')).toBe('watch')
      await store.tables.setLinkSecret(id, 'join', 'three')
      expect(await store.tables.linkKindOf(id, 'one')).toBeUndefined()
      expect(await store.tables.linkKindOf(id, 'three')).toBe('join')
      expect(await store.tables.linkKindOf(fresh('other'), 'three')).toBeUndefined()
    })

    it('has a token for each seat, which a new one replaces', async () => {
      const id = await table()
      const token = { hash: fresh('a'), table: id, seat: 1, person: 'anna' }
      await store.tables.setSeatToken(token)
      expect(await store.tables.seatToken(token.hash)).toEqual(token)
      const next = { ...token, hash: fresh('b') }
      await store.tables.setSeatToken(next)
      expect(await store.tables.seatToken(token.hash)).toBeUndefined()
      expect(await store.tables.seatToken(next.hash)).toEqual(next)
      await store.tables.dropSeatToken(id, 1)
      expect(await store.tables.seatToken(next.hash)).toBeUndefined()
    })

    it('becomes one record', async () => {
      const id = await table()
      await store.tables.append(stepAt(id, 1, { at: 50 }), { ...PROJECTION, state: 'over' })
      await store.tables.archive(id, 2, Uint8Array.of(1, 0, 255))
      // There was a step that this record does not know.
      await store.tables.archive(id, 1, Uint8Array.of(2))
      expect([...((await store.tables.archived(id)) ?? [])]).toEqual([1, 0, 255])
      expect(await store.tables.steps(id, 0)).toEqual([])
      expect(await store.tables.read(id)).toMatchObject({ archived: true, head: 2 })
      await store.tables.append(stepAt(id, 2), PROJECTION)
      expect(await store.tables.read(id)).toMatchObject({ archived: false, head: 3 })
      await store.tables.archive(id, 3, Uint8Array.of(3))
      expect([...((await store.tables.archived(id)) ?? [])]).toEqual([3])
    })

    it('goes with everything of it', async () => {
      const id = await table()
      await store.talk.keep(id, 'anna', 'note', 'text')
      await store.tables.delete(id)
      expect(await store.tables.read(id)).toBeUndefined()
      expect(await store.tables.steps(id, 0)).toEqual([])
      expect(await store.tables.seed(id)).toBeUndefined()
      expect(await store.tables.seats(id)).toEqual([])
      expect(await store.talk.kept(id, 'anna')).toEqual({})
    })
  })

  describe('lists of tables', () => {
    it('tell what somebody owns or sits at, in pages, newest first', async () => {
      const [me, other] = [fresh('me'), fresh('other')]
      const at = (id: string, time: number) => ({ first: stepAt(id, 0, { at: time }) })
      const mine: string[] = []
      for (const time of [10, 30, 30, 20]) {
        const id = fresh('mine')
        mine.push(id)
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await store.tables.create(newTable(id, { owner: me, ...at(id, time) }))
      }
      const seated = fresh('seated')
      const seats = [{ seat: 1, person: me }]
      const projection = { ...PROJECTION, seats }
      await store.tables.create(newTable(seated, { owner: other, projection, ...at(seated, 40) }))
      await table({ owner: other })
      const seen: string[] = []
      let page = await store.tables.ofPerson(me, ['open', 'playing'], { limit: 2 })
      while (page.length > 0) {
        seen.push(...page.map(({ id }) => id))
        const after = page.at(-1)
        // oxlint-disable-next-line no-await-in-loop -- a page begins where the last one ended
        page = await store.tables.ofPerson(me, ['open', 'playing'], {
          limit: 2,
          ...(after && { after }),
        })
      }
      const [ten, thirty, thirtyToo, twenty] = mine
      expect(seen).toHaveLength(5)
      expect(seen[0]).toBe(seated)
      expect(new Set(seen.slice(1, 3))).toEqual(new Set([thirty, thirtyToo]))
      expect(seen.slice(3)).toEqual([twenty, ten])
      expect(await store.tables.ofPerson(me, ['over'], { limit: 9 })).toEqual([])
      expect(await store.tables.countOwned(me)).toBe(4)
    })

    it('tell where somebody is awaited', async () => {
      const me = fresh('me')
      const seats = [{ seat: 0, person: me }]
      const create = async (projection: Partial<typeof PROJECTION>) => {
        const id = fresh('table')
        await store.tables.create(
          newTable(id, { projection: { ...PROJECTION, seats, ...projection } }),
        )
        return id
      }
      const awaited = await create({ awaiting: ['anna', me] })
      await create({ awaiting: [`${me}x`] })
      await create({ awaiting: [me], state: 'over' })
      expect((await store.tables.awaiting(me)).map(({ id }) => id)).toEqual([awaited])
    })

    it('tell what anybody may find', async () => {
      const projection = { ...PROJECTION, listed: true, due: 7, state: 'open' as const }
      const found = await table({ projection })
      const hidden = await table({ projection: { ...projection, listed: false, due: 8 } })
      const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)
      const newer = await table({ projection, first: stepAt('newer', 0, { at: 1_000_000 }) })
      await store.tables.append(stepAt(found, 1, { at: 2_000_000 }), projection)
      const both = async (order?: 'updated' | 'created') =>
        ids(await store.tables.listed(['open'], { limit: 100 }, order)).filter((id) =>
          [found, newer].includes(id),
        )
      expect([await both(), await both('created')]).toEqual([
        [found, newer],
        [newer, found],
      ])
      const listed = ids(await store.tables.listed(['open'], { limit: 100 }))
      expect(listed).toContain(found)
      expect(listed).not.toContain(hidden)
      expect(ids(await store.tables.listed(['playing'], { limit: 100 }))).not.toContain(found)
      expect(ids(await store.tables.all({ limit: 1_000 }))).toContain(hidden)
    })
  })

  jobsContract(opened)
  peopleContract(opened)
}
