import { afterAll, beforeAll, expect, it } from 'vitest'
import { createRandomStream } from '@tiletum/bots'
import type { SeatQuestion } from '@tiletum/bots'
import { content } from '@tiletum/content'
import { appendEntry, compose, createLog, openMatch, parseEntry } from '@tiletum/engine'
import type { Match } from '@tiletum/engine'
import { foldSteps, newRequestId, readEntry } from '@tiletum/protocol'
import type { ServerMessage, TableStep, TableMade } from '@tiletum/protocol'
import {
  liveTableAt,
  introduce,
  randomTurn,
  startServer,
  startTwo,
  termsFor,
} from '../support/whole-server.ts'
import type { Player, Server } from '../support/whole-server.ts'

let server: Server
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

/** What `curl` can do, and no more: addresses, a header, a body. */
async function curl<Answer>(
  method: 'GET' | 'POST',
  path: string,
  token?: string,
  body?: object,
): Promise<Answer> {
  const response = await fetch(`http://${server.host}/api/${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return (await response.json()) as Answer
}

const introduced = async (name: string): Promise<string> =>
  (await curl<{ token: string }>('POST', 'programs', undefined, { name })).token

/** Waits for steps, folds them with an engine of its own, and plays when it is its turn. */
async function playByHttp(token: string, table: string, seat: number): Promise<Match> {
  const stream = createRandomStream(seat, 'curl')
  const game = compose(termsFor(['anybody', 'anybody', 'computer']).config, content)
  const match = openMatch(game, createLog(game.config))
  const steps: TableStep[] = []
  for (;;) {
    const news = await curl<ServerMessage>(
      'GET',
      `tables/${table}?after=${steps.length}&wait=25`,
      token,
    )
    if (news.type !== 'steps') throw new Error(JSON.stringify(news))
    for (const step of news.steps) {
      steps.push(step)
      for (const entry of 'entries' in step ? (step.entries ?? []) : []) {
        const parsed = parseEntry(game, readEntry(entry).text)
        if (typeof parsed !== 'number' || appendEntry(match, parsed) !== undefined)
          throw new Error(`cannot follow ${entry}`)
      }
      // Everybody folds to the state the server has.
      if ('hash' in step && step.hash !== undefined) expect(game.hash(match.state)).toBe(step.hash)
    }
    const now = foldSteps(steps)
    if (now.state === 'over') return match
    if (now.state !== 'playing' || now.awaits !== seat) continue
    const answer = await curl<ServerMessage>('POST', `tables/${table}/steps`, token, {
      id: newRequestId(),
      type: 'do',
      after: now.entries,
      moves: randomTurn(match, stream),
    })
    expect(answer).toMatchObject({ type: 'steps' })
  }
}

it('two players who have nothing but HTTP finish a game with a computer player', async () => {
  const [anna, bruno] = [await introduced('Anna'), await introduced('Bruno')]
  const made = await curl<TableMade>('POST', 'tables', anna, {
    id: newRequestId(),
    terms: termsFor(['anybody', 'anybody', 'computer'], { listed: true }),
    seat: 0,
  })
  const ask = (token: string, request: object) =>
    curl<ServerMessage>('POST', `tables/${made.table}/steps`, token, {
      id: newRequestId(),
      ...request,
    })
  await ask(bruno, { type: 'seat', act: { do: 'take', seat: 1 } })
  await ask(anna, { type: 'seat', act: { do: 'ready', seat: 0 } })
  await ask(bruno, { type: 'seat', act: { do: 'ready', seat: 1 } })
  expect(await ask(anna, { type: 'start' })).toMatchObject({ type: 'steps' })
  const [first, second] = await Promise.all([
    playByHttp(anna, made.table, 0),
    playByHttp(bruno, made.table, 1),
  ])
  expect(first.game.awaiting(first.state)).toEqual({ who: 'nobody' })
  expect(first.game.hash(first.state)).toBe(second.game.hash(second.state))
})

it('whoever knows no rules asks what can be done, and is told when it is their turn', async () => {
  const [anna, bruno] = [await introduce(server, 'Anna'), await introduce(server, 'Bruno')]
  const { table } = await startTwo(anna, bruno)
  const question = (player: Player, wait = 0) =>
    player.call<SeatQuestion>('GET', `tables/${table}/question?wait=${wait}`)
  expect(await question(bruno)).toMatchObject({ status: 409, body: { detail: 'turn' } })
  const brunos = question(bruno, 25)
  for (;;) {
    const { awaits } = (await liveTableAt(server, table)).table
    if (awaits !== 0) break
    const { number, options } = (await question(anna)).body
    const move = options.find((option) => option.move === 'end turn') ?? options[0]
    const moves = [move?.move]
    expect((await anna.ask(table, { type: 'do', after: number, moves })).status).toBe(200)
  }
  const { match, table: now } = await liveTableAt(server, table)
  // On a very busy machine the wait may have ended before.
  const waited = await brunos
  const { body } = waited.status === 200 ? waited : await question(bruno)
  expect(body.number).toBe(now.entries)
  const legal = match?.game.options(match.state).map(({ notation }) => notation)
  expect(body.options.map(({ move }) => move)).toEqual(legal)
  const stranger = await introduce(server, 'Carla')
  expect((await question(stranger)).status).toBe(404)
  await anna.ask(table, { type: 'seat', act: { do: 'concede', seat: 0 } })
  expect(await question(bruno, 25)).toMatchObject({ status: 409, body: { detail: 'over' } })
})
