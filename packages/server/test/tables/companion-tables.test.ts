/** Tables of people who play with the box and share the companion. */
import { describe, expect, it } from 'vitest'
import { content } from '@tiletum/content'
import { openState } from '@tiletum/engine/state'
import { append, compose, createRecord, openMatch, writeRecord } from '@tiletum/engine'
import { newRequestId } from '@tiletum/protocol'
import type { TableMade, TableTerms } from '@tiletum/protocol'
import { liveTableAt, makeTable, startTwo, termsFor } from '../support/whole-server.ts'
import type { Player, Server } from '../support/whole-server.ts'
import { startForTwo } from '../support/two-people.ts'

let server: Server
let anna: Player
let bruno: Player
startForTwo((all) => ({ server, anna, bruno } = all))

const BOX: Pick<TableTerms, 'kind' | 'config'> = {
  kind: 'companion',
  config: { modules: ['base', 'solo', 'companion'], players: 1, difficulty: 'easy' },
}

describe('a table of a box', () => {
  it('is told by whoever was let in, chance and all', async () => {
    const { table, join, watch } = await makeTable(anna, termsFor(['anybody'], BOX))
    const live = await liveTableAt(server, table)
    const match = live.match
    if (match === undefined) throw new Error('no match')
    const [answer = 0, other = 0] = match.game.moves(match.state)
    const entries = [`[${match.game.format(answer)}]`]
    const enters = { type: 'enter', after: 0, entries }
    expect((await bruno.ask(table, enters, watch)).body).toMatchObject({ why: 'not-yours' })
    expect((await bruno.ask(table, enters, join)).status).toBe(200)
    expect(
      (await anna.ask(table, { ...enters, entries: [`[${match.game.format(other)}]`] })).body,
    ).toMatchObject({ why: 'stale', steps: [{ kind: 'play', by: bruno.id, entries }] })
    // How things really stand, and taking back what came up, by anybody.
    const corrected = { ...enters, after: 1, entries: ['[set gold 9 for 1]'] }
    expect((await anna.ask(table, corrected)).status).toBe(200)
    const { match: corrections } = await liveTableAt(server, table)
    expect(corrections && openState(corrections.state).seats[0]?.resources[0]).toBe(9)
    expect(
      (await bruno.ask(table, { ...enters, after: 2, entries: ['undo 2'] }, join)).status,
    ).toBe(200)
    const now = await liveTableAt(server, table)
    expect(now.match?.state).toEqual(match.game.start())
    expect(now.table).toMatchObject({ entries: 3, line: 0 })
  })

  it('has notes beside the game, and nobody’s is over another’s', async () => {
    const { table, join, watch } = await makeTable(anna, termsFor(['anybody'], BOX))
    const tick = (what: string, value = 1) => ({ type: 'mark', marks: { [what]: value } })
    const answers = await Promise.all([
      anna.ask(table, tick('tick.setup-1')),
      bruno.ask(table, tick('tick.setup-2'), join),
      anna.ask(table, tick('tick.setup-3')),
      bruno.ask(table, tick('tick.setup-1'), join),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await anna.ask(table, tick('tick.setup-3', 0))).status).toBe(200)
    const live = await liveTableAt(server, table)
    expect(live.table.marks).toEqual({ 'tick.setup-1': 1, 'tick.setup-2': 1 })
    expect(live.steps.filter(({ kind }) => kind === 'mark')).toHaveLength(5)
    expect((await bruno.ask(table, tick('tick.setup-1'), watch)).body).toMatchObject({
      why: 'not-yours',
    })
    const { table: game } = await startTwo(anna, bruno)
    expect((await anna.ask(game, tick('tick.setup-1'))).body).toMatchObject({ why: 'not-now' })
  })

  it('alone has the words for how things really stand', async () => {
    const made = (changes: Partial<TableTerms>) =>
      anna.call('POST', 'tables', { id: newRequestId(), terms: termsFor(['anybody'], changes) })
    expect((await made({ ...BOX, kind: 'game' })).body).toMatchObject({ why: 'terms' })
    const plain: TableTerms['config'] = { modules: ['base', 'solo'], players: 1 }
    expect((await made({ ...BOX, config: plain })).body).toMatchObject({ why: 'terms' })
  })

  it('goes on from a record, with everybody’s name', async () => {
    const game = compose({ modules: ['base', 'companion'], players: 2 }, content)
    const match = openMatch(game)
    const [first = 0] = game.moves(match.state)
    append(match, { by: 'chance', text: game.format(first) })
    const record = writeRecord(
      game,
      createRecord(game, match.log, { names: ['Anna', 'Ben'], colours: ['blue', 'orange'] }),
    )
    const { body } = await anna.call<TableMade>('POST', 'tables/import', {
      id: newRequestId(),
      record,
      kind: 'companion',
      pace: { pace: 'live' },
      listed: false,
    })
    const { table } = await liveTableAt(server, body.table)
    expect(table).toMatchObject({ state: 'playing', entries: 1, terms: { kind: 'companion' } })
    expect(table.terms.seats).toMatchObject([{ name: 'Anna' }, { name: 'Ben' }])
  })
})
