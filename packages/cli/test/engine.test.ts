import { content } from '@tiletum/content'
import { compose, readRecord } from '@tiletum/engine'
import { engineAnswer } from '@tiletum/protocol/engine'
import { describe, expect, it } from 'vitest'
import { createEngine } from '../src/engine/answering.ts'
import { engineSchemas } from '../src/engine/schemas.ts'
import { hostileLines } from '../src/engine/hostile.ts'

const BASE = { modules: ['base'], players: 2 }
// oxlint-disable-next-line typescript/no-explicit-any -- the schema checks the answers; here they are data
type Data = Record<string, any>

/** An engine whose answers are all held against the schema. */
function engine(games = 1000) {
  const answer = createEngine({ games, bytes: 1e9 })
  const check = (data: unknown): void => {
    const understood = engineAnswer.safeParse(data)
    if (!understood.success)
      throw new Error(`${JSON.stringify(data).slice(0, 300)}: ${understood.error}`)
  }
  return {
    line: (text: string): Data => JSON.parse(answer(text) ?? 'null') as Data,
    ask: (name: string, parts: Data = {}): Data => {
      const data = JSON.parse(
        answer(JSON.stringify({ id: name, do: name, ...parts })) ?? '',
      ) as Data
      check(data)
      expect(data['id']).toBe(name)
      return data
    },
    batch: (...requests: Data[]): Data[] => {
      const data = JSON.parse(
        answer(JSON.stringify(requests.map((one, id) => ({ id, ...one })))) ?? '',
      ) as Data[]
      for (const one of data) check(one)
      return data
    },
  }
}

describe('a game in lines of JSON:', () => {
  it('is played to its end by numbers, and its record plays again', () => {
    const { ask } = engine()
    let now = ask('new', { game: 1, config: BASE, seed: 'a', show: ['moves'] })
    for (let turn = 0; now['waits'] === 'seat'; turn++) {
      const { moves } = now
      now = ask('play', { game: 1, move: moves[turn % moves.length], show: ['moves'] })
    }
    expect(now).toMatchObject({ waits: 'nobody', moves: [] })
    expect(now['standings'].map((seat: number) => now['scores'][seat])).toEqual(
      now['scores'].toSorted((one: number, other: number) => other - one),
    )
    const { record, entries } = ask('record', { game: 1, names: ['Anna', 'Bruno'] })
    const again = readRecord(record, (config) => compose(config, content))
    expect(again.error).toBeUndefined()
    expect(again.match?.moves.length).toBe(entries)
    expect(ask('load', { game: 2, record, show: ['hash'] })['hash']).toBe(
      ask('state', { game: 1, show: ['hash'] })['hash'],
    )
  })

  it('the same seed brings the same, another seed does not', () => {
    const { ask } = engine()
    const first = (game: number, seed: string) =>
      ask('new', { game, config: BASE, seed, show: ['hash'] })['hash']
    expect(first(1, 'a')).toBe(first(2, 'a'))
    expect(first(3, 'b')).not.toBe(first(4, 'a'))
  })

  it('chance from outside is asked with its exact odds', () => {
    const { ask } = engine()
    let now = ask('new', { game: 1, config: BASE, show: ['moves'] })
    expect(now).toMatchObject({ waits: 'chance', request: 'wheel' })
    const requests = new Set<string>()
    while (now['waits'] === 'chance') {
      const { answers, request } = ask('chance', { game: 1 })
      requests.add(request)
      const sum = answers.reduce((all: number, { probability }: Data) => all + probability, 0)
      expect(sum).toBeCloseTo(1)
      const weights = now['weights'].reduce((all: number, one: number) => all + one, 0)
      expect(now['weights'][0] / weights).toBeCloseTo(answers[0].probability)
      now = ask('play', { game: 1, move: answers.at(-1).notation, show: ['moves'] })
    }
    expect(requests.size).toBeGreaterThan(5)
    expect(ask('chance', { game: 1 })['error'].why).toBe('not-chance')
  })

  it('a refused move tells the reason, the clause and a sentence, and changes nothing', () => {
    const { ask } = engine()
    const { hash } = ask('new', { game: 1, config: BASE, seed: 1, show: ['hash'] })
    const { error } = ask('play', { game: 1, move: 'climb' })
    expect(error).toMatchObject({ why: 'refused', reason: 'not-now', clause: 'kingact-1' })
    expect(error.says).toBe('Choose a die first.')
    expect(ask('why', { game: 1, move: 'climb' })).toMatchObject({ legal: false, says: error.says })
    expect(ask('play', { game: 1, move: 'die blue 9' })['error']).toMatchObject({
      why: 'notation',
      wanted: '1, 2, 3, 4, 5, 6',
    })
    expect(ask('play', { game: 1, move: 2_147_483_000 })['error'].why).toBe('refused')
    expect(ask('state', { game: 1, show: ['hash'] })['hash']).toBe(hash)
  })

  it('a copy is another game, whose chance is its own', () => {
    const { ask, batch } = engine()
    const { notation } = ask('new', { game: 1, config: BASE, seed: 1 })
    const before = ask('state', { game: 1, show: ['hash'] })['hash']
    const [forked, played, seen, dropped] = batch(
      { do: 'fork', game: 1, as: [10, 11] },
      { do: 'play', games: [10, 11], moves: [notation[0], notation[1]], show: ['hash'] },
      { do: 'forecast', games: [10, 11] },
      { do: 'drop', games: [10, 11] },
    )
    expect(forked?.['results']).toHaveLength(2)
    expect(played?.['results'][0].hash).not.toBe(played?.['results'][1].hash)
    expect(seen?.['results'][0].end).toHaveLength(2)
    expect(dropped).toMatchObject({ dropped: 2, games: 1 })
    expect(ask('state', { game: 1, show: ['hash'] })['hash']).toBe(before)
    ask('fork', { game: 1, as: 2 })
    ask('fork', { game: 1, as: 3, seed: 'x' })
    for (const game of [2, 3])
      for (let now = ask('state', { game, show: ['moves'] }); now['waits'] === 'seat';) {
        now = ask('play', { game, move: now['moves'].at(-1), show: ['moves'] })
        if (game === 3 && now['waits'] === 'nobody') break
      }
    expect(ask('state', { game: 2 })['waits']).toBe('chance')
    expect(ask('state', { game: 3 })['waits']).toBe('nobody')
  })

  it('undo goes back to before a play, and the same chance comes again', () => {
    const { ask } = engine()
    let now = ask('new', { game: 1, config: BASE, seed: 7, show: ['moves', 'hash'] })
    const hashes = [now['hash']]
    for (let step = 0; step < 60; step++) {
      now = ask('play', { game: 1, move: now['moves'].at(-1), show: ['moves', 'hash'] })
      hashes.push(now['hash'])
    }
    now = ask('undo', { game: 1, steps: 50, show: ['moves', 'hash'] })
    for (let step = 10; step < 60; step++) {
      expect(now['hash']).toBe(hashes[step])
      now = ask('play', { game: 1, move: now['moves'].at(-1), show: ['moves', 'hash'] })
    }
    expect(ask('undo', { game: 1, steps: 61 })['error'].why).toBe('cannot-undo')
  })

  it('levels play their seats by themselves', () => {
    const { ask } = engine()
    const levels = { 1: 'greedy' }
    let now = ask('new', { game: 1, config: BASE, seed: 2, levels, show: ['moves'] })
    while (now['waits'] !== 'nobody') {
      expect(now['seat']).toBe(0)
      now = ask('play', { game: 1, move: now['moves'][0], show: ['moves'] })
    }
    expect(ask('new', { game: 2, config: BASE, levels: { 0: 'nobody' } })['error'].why).toBe(
      'unknown-level',
    )
  })

  it('tells options, facts, a level’s move with its lines, and playouts', () => {
    const { ask } = engine()
    ask('new', { game: 1, config: BASE, seed: 3 })
    const { options } = ask('options', { game: 1 })
    expect(options[0]).toMatchObject({ verb: 'die <colour> <value>', clause: 'turn-1' })
    const { facts } = ask('state', { game: 1 })
    expect(Object.keys(facts.seats[0].resources)).toHaveLength(5)
    const advice = ask('policy', { game: 1, level: 'merchant', iterations: 40, lines: 2 })
    expect(options.map(({ move }: Data) => move)).toContain(advice['move'])
    expect(advice['lines']).toHaveLength(2)
    expect(ask('playout', { game: 1, count: 3, seed: 4 })['scores']).toEqual(
      ask('playout', { game: 1, count: 3, seed: 4 })['scores'],
    )
    expect(ask('playout', { game: 1, count: 1000, level: 'grandmaster' })['error'].why).toBe(
      'limit',
    )
  })

  it('encodes many games in one answer; the mask names the legal moves', () => {
    const { ask } = engine()
    const { game } = ask('info', { config: BASE })
    const made = ask('new', {
      games: [1, 2, 3],
      config: BASE,
      seeds: [1, 2, 3],
      show: ['moves', 'encoding'],
    })
    const { encoding, results } = made
    const masks = Buffer.from(encoding.masks, 'base64')
    expect(masks).toHaveLength(3 * encoding.bytes)
    expect(Buffer.from(encoding.observations, 'base64')).toHaveLength(3 * encoding.length * 2)
    for (const [index, { moves, seat }] of results.entries()) {
      const legal = game.actionMoves.filter((_: number, action: number) => {
        const byte = masks[index * encoding.bytes + (action >> 3)] ?? 0
        return (byte >> (action & 7)) & 1
      })
      expect(legal.toSorted()).toEqual(moves.toSorted())
      expect(encoding.seats[index]).toBe(seat)
    }
    const action = game.actionMoves.indexOf(results[0].moves[0])
    expect(ask('play', { game: 1, action })['waits']).toBe('seat')
    expect(ask('play', { game: 1, action: 60_000 })['error'].why).toBe('no-action')
  })

  it.each([
    { modules: ['base', 'silver'], players: 4 },
    { modules: ['base', 'solo'], players: 1, difficulty: 'hard' },
    { modules: ['base', 'silver', 'solo'], players: 1, difficulty: 'easy' },
  ])('$modules, $players: is played to its end', (config) => {
    const { ask } = engine()
    let now = ask('new', { game: 1, config, seed: 5, show: ['moves', 'encoding'] })
    while (now['waits'] === 'seat')
      now = ask('play', { game: 1, move: now['moves'][0], show: ['moves', 'encoding'] })
    expect(now['waits']).toBe('nobody')
  })
})

describe('what can’t be done is said, and what was asked for beside it is done:', () => {
  it('games that are not there, numbers that are taken, too many games', () => {
    const { ask } = engine(3)
    expect(ask('state', { game: 1 })['error'].why).toBe('no-game')
    ask('new', { games: [1, 2], config: BASE })
    const { results } = ask('new', { games: [2, 3, 4], config: BASE, show: [] })
    expect(results.map(({ error }: Data) => error?.why)).toEqual(['taken', undefined, 'limit'])
    expect(ask('fork', { game: 1, as: 9 })['error'].why).toBe('limit')
    expect(ask('drop', { all: true })).toMatchObject({ dropped: 3, games: 0 })
  })

  it('settings and editions that can’t be played', () => {
    const { ask } = engine()
    const refused = (parts: Data) => ask('new', { game: 1, ...parts })['error']
    expect(refused({ config: { modules: ['solo'], players: 1 } }).why).toBe('config')
    expect(refused({ config: BASE, edition: { nonsense: 1 } }).why).toBe('edition')
    expect(ask('load', { game: 1, record: 'nonsense' })['error'].why).toBe('record')
  })

  it('lines that are no request, with their beginning and what is wanted', () => {
    const { line } = engine()
    expect(line('nonsense')).toMatchObject({ error: { why: 'unreadable', line: 'nonsense' } })
    expect(line('['.repeat(100))['error'].why).toBe('unreadable')
    expect(line('{"id":1,"do":"nix"}')).toMatchObject({
      id: 1,
      error: { why: 'invalid', says: 'There is no request “nix”.' },
    })
    expect(line('{"id":1,"do":"play","games":"a"}')['error'].wanted).toBe(
      'id, do, game?, games?, move?, moves?, action?, actions?, show?',
    )
    expect(line('[]')['error'].why).toBe('limit')
    expect(line('{"id":1,"do":"constructor"}')['error'].why).toBe('invalid')
  })

  it('thousands of hostile lines: each is answered by what the schema allows', () => {
    const answer = createEngine({ games: 200, bytes: 1e8 })
    for (const line of hostileLines(3000, 'test')) {
      const said = answer(line)
      if (said === undefined) continue
      const data = JSON.parse(said) as unknown
      for (const one of Array.isArray(data) ? data : [data])
        if (!engineAnswer.safeParse(one).success) throw new Error(`${line}\n${said}`)
    }
  })
})

it('the schemas beside the package are those of the validators', async () => {
  const file = new URL('../../protocol/engine.schema.json', import.meta.url)
  await expect(`${JSON.stringify(engineSchemas(), undefined, 2)}\n`).toMatchFileSnapshot(
    file.pathname,
  )
})
