import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  checkChance,
  commitmentTo,
  drawBelow,
  fromHex,
  keyOf,
  listed,
  verifiableChance,
  toHex,
} from '@tiletum/bots/verifiable'
import { nodeHashes } from '@tiletum/bots/verifiable/node'
import { content } from '@tiletum/content'
import {
  append,
  appendEntry,
  compose,
  createRecord,
  openMatch,
  readJson,
  readRecord,
  recordToJson,
  stepsBack,
  writeRecord,
} from '@tiletum/engine'
import type { ChanceProof, Game, GameRecord, Match } from '@tiletum/engine'
import { describe, expect, it } from 'vitest'

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
const OWN = '00112233445566778899aabbccddeeff'
const secrets = {
  seed: fromHex(SEED),
  table: 'abcdefghijklmnop',
  config: { modules: ['base'], players: 2, first: 1 },
  entropy: [OWN, ''],
} as const
const key = keyOf(secrets, nodeHashes)
const DOCUMENT = readFileSync(path.join(import.meta.dirname, '../../../docs/chance.md'), 'utf8')

describe('the examples of docs/chance.md', () => {
  /** The same by hand: text items only, each behind its length. */
  const list = (...items: readonly (string | Buffer)[]): Buffer =>
    Buffer.concat(
      items.flatMap((item) => {
        const length = Buffer.alloc(4)
        length.writeUInt32BE(Buffer.from(item).length)
        return [length, Buffer.from(item)]
      }),
    )
  const hmac = (by: Buffer, data: Buffer) => createHmac('sha256', by).update(data).digest()
  const seed = Buffer.from(SEED, 'hex')
  const agreement = 'modules: base\nplayers: 2\noptions: first seat 2'
  const byHand = hmac(
    seed,
    list('tiletum 1 key', 'abcdefghijklmnop', agreement, Buffer.from(OWN, 'hex'), ''),
  )
  const firstDraw = hmac(byHand, list('tiletum 1 draw', 'pile bonus', '0', '0'))

  it.each([
    [
      'commitment',
      commitmentTo(secrets.seed, nodeHashes),
      createHash('sha256').update(list('tiletum 1 seed', seed)).digest('hex'),
    ],
    [
      'promise',
      toHex(nodeHashes.sha256(fromHex(OWN))),
      createHash('sha256').update(Buffer.from(OWN, 'hex')).digest('hex'),
    ],
    ['key', toHex(key), byHand.toString('hex')],
    [
      'draw',
      toHex(nodeHashes.hmac(key, listed('tiletum 1 draw', 'pile bonus', 0, 0))),
      firstDraw.toString('hex'),
    ],
  ])('%s is as it is written there, by our code and by hand', (_, ours, hand) => {
    expect(ours).toBe(hand)
    expect(DOCUMENT).toContain(`\`${ours}\``)
  })

  it.each([
    ['chance wheel 0 0', 0, 6, 4],
    ['pile bonus', 0, 60, 31],
    ['pile bonus', 1, 59, 53],
    ['pile bonus', 0, 2 ** 47 + 1, 38_390_646_956_023],
  ])('the draw of %s, number %i, below %i', (stream, number, limit, place) => {
    expect(drawBelow(limit, { key, stream, number }, nodeHashes)).toBe(place)
    const line = DOCUMENT.split('\n').find((one) =>
      one.includes(`| \`${stream}\`, n = ${number}, W = ${limit} `),
    )
    expect(line).toContain(`place ${place}`)
  })

  it('the list', () => {
    const text = toHex(listed('ab', 7, new Uint8Array([255])))
    expect(DOCUMENT.replaceAll(' ', '')).toContain(text)
  })
})

it('draws each of several equally likely, and none below nothing', () => {
  const counts = [0, 0, 0, 0, 0, 0]
  for (let number = 0; number < 6000; number++) {
    const place = drawBelow(6, { key, stream: 'dice', number }, nodeHashes)
    counts[place] = (counts[place] ?? 0) + 1
  }
  // five standard deviations
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(145)
  for (const limit of [0, -1, 1.5, NaN, 2 ** 49])
    expect(() => drawBelow(limit, { key, stream: 'x', number: 0 }, nodeHashes)).toThrow(RangeError)
})

const game = compose(secrets.config, content)
const choose = (on: Game, match: Match, step: number): number => {
  const moves = on.moves(match.state)
  return moves[(step * 7 + 3) % moves.length] ?? -1
}

/** Plays on; chance by the key, everything else by number. */
function playOn(
  match: Match,
  chance: { answer(of: Match): number },
  until: (match: Match) => boolean,
): void {
  for (let step = 0; !until(match); step++) {
    const { who } = match.game.awaiting(match.state)
    if (who === 'nobody') return
    const entry = who === 'chance' ? chance.answer(match) : choose(match.game, match, step)
    expect(appendEntry(match, entry)).toBeUndefined()
  }
}
const never = () => false
const backBy = ({ seats }: Match, least: number): string => {
  let back = least
  while (seats.at(-back) === -1) back++
  return `undo ${back} agreed`
}

describe('chance from a key', () => {
  it('brings the same again after a take-back', () => {
    const match = openMatch(game)
    const chance = verifiableChance(key, nodeHashes)
    playOn(match, chance, ({ state }) => state.round === 3)
    const before = [...match.moves]
    append(match, { by: 'table', text: backBy(match, 60) })
    const { length } = match.moves
    for (const move of before.slice(length)) {
      if (game.awaiting(match.state).who === 'chance') expect(chance.answer(match)).toBe(move)
      appendEntry(match, move)
    }
    expect(match.moves).toEqual(before)
  })

  it('goes on alike with a driver that saw none of it, and after a trial that came to nothing', () => {
    const one = openMatch(game)
    const chance = verifiableChance(key, nodeHashes)
    playOn(one, chance, ({ state }) => state.round === 2)
    const other = openMatch(game, structuredClone(one.log))
    const trial = openMatch(game, structuredClone(one.log))
    playOn(trial, chance, ({ moves }) => moves.length > one.moves.length + 30)
    playOn(one, chance, never)
    playOn(other, verifiableChance(key, nodeHashes), never)
    expect(other.moves).toEqual(one.moves)
  })

  it('gives a pile one order, whoever draws and when', () => {
    const drawn = (first: number) => {
      const match = openMatch(game)
      const chance = verifiableChance(key, nodeHashes)
      const contracts: string[] = []
      for (let step = first; match.state.round < 4; step++) {
        const awaiting = game.awaiting(match.state)
        const asked = awaiting.who === 'chance'
        const entry = asked ? chance.answer(match) : choose(game, match, step)
        if (asked && awaiting.request.request === 'contract') contracts.push(game.format(entry))
        appendEntry(match, entry)
      }
      return contracts
    }
    const [one, other] = [drawn(1), drawn(2)]
    const both = Math.min(one.length, other.length)
    expect(both).toBeGreaterThan(5)
    expect(one.slice(0, both)).toEqual(other.slice(0, both))
  })

  it('is another with another seed, table, agreement or own chance', () => {
    const keys = [
      secrets,
      { ...secrets, seed: fromHex(SEED.replace('1f', '20')) },
      { ...secrets, table: 'abcdefghijklmnoq' },
      { ...secrets, config: { ...secrets.config, first: 0 } },
      { ...secrets, entropy: ['', OWN] },
      { ...secrets, entropy: ['', ''] },
    ].map((of) => toHex(keyOf(of, nodeHashes)))
    expect(new Set(keys).size).toBe(keys.length)
  })
})

describe('a record with its chance', () => {
  const proof: ChanceProof = {
    table: secrets.table,
    commitment: commitmentTo(secrets.seed, nodeHashes),
    entropy: secrets.entropy,
    from: 0,
    seed: SEED,
  }
  const { seed: _seed, ...sealed } = proof
  const match = openMatch(game)
  const chance = verifiableChance(key, nodeHashes)
  playOn(match, chance, ({ state }) => state.round === 2)
  append(match, { by: 'table', text: backBy(match, 25) })
  playOn(match, chance, never)
  const honest = createRecord(game, match.log, { chance: proof })
  const text = writeRecord(game, honest)
  const checked = (record: GameRecord) => checkChance(game, record, nodeHashes)

  it('reads again as itself in both forms, with and without the seed', () => {
    for (const of of [proof, sealed, { ...proof, from: 12 }, { ...proof, entropy: ['', ''] }]) {
      const record = createRecord(game, match.log, { chance: of })
      const written = writeRecord(game, record)
      expect(written).toMatch(/^Tiletum record 2\n/)
      expect(readRecord(written, () => game)).toMatchObject({ record })
      expect(readRecord(written, () => game).error).toBeUndefined()
      const json = recordToJson(game, record)
      expect(json.tiletum).toBe(2)
      expect(readJson(JSON.parse(JSON.stringify(json)), () => game).record).toEqual(record)
    }
    expect(writeRecord(game, createRecord(game, match.log))).toMatch(/^Tiletum record 1\n/)
  })

  it('is proven from its first draw to its last', () => {
    const draws = match.log.entries.length
    const verdict = checked(honest)
    expect(verdict).toMatchObject({ chance: 'proven', from: 0, without: [1] })
    expect(verdict.chance === 'proven' && verdict.draws).toBeGreaterThan(60)
    expect(verdict.chance === 'proven' && verdict.draws).toBeLessThan(draws)
    expect(checked(createRecord(game, match.log, { chance: sealed }))).toEqual({ chance: 'sealed' })
    expect(checked(createRecord(game, match.log))).toEqual({ chance: 'unproven' })
  })

  it('is found out: another seed, table, own chance, commitment', () => {
    const forged = (change: Partial<ChanceProof>) =>
      checked({ ...honest, chance: { ...proof, ...change } })
    expect(forged({ seed: SEED.replace('00', '01') })).toMatchObject({ chance: 'other-seed' })
    expect(forged({ commitment: SEED })).toMatchObject({
      chance: 'other-seed',
      commitment: proof.commitment,
    })
    expect(forged({ table: 'another' })).toMatchObject({ chance: 'other-draw' })
    expect(forged({ entropy: [OWN, OWN] })).toMatchObject({ chance: 'other-draw' })
  })

  it('is found out where another answer stands for the drawn one', () => {
    const { entries } = match.log
    const found = openMatch(game)
    for (const [index, entry] of entries.entries()) {
      const asked = entry >= 0 && game.awaiting(found.state).who === 'chance'
      const other =
        asked && index > 40 ? game.moves(found.state).find((one) => one !== entry) : undefined
      if (other !== undefined) {
        const log = { ...match.log, entries: [...entries.slice(0, index), other] }
        expect(checked(createRecord(game, log, { chance: proof }))).toEqual({
          chance: 'other-draw',
          entry: index,
          found: game.format(other),
          drawn: game.format(entry),
        })
        const later = { ...proof, from: index + 1 }
        expect(checked(createRecord(game, log, { chance: later }))).toMatchObject({
          chance: 'proven',
          from: index + 1,
        })
        return
      }
      appendEntry(found, entry)
    }
    expect.unreachable()
  })

  it('has taken something back, which changes no later draw', () => {
    const back = match.log.entries.findIndex((entry) => stepsBack(entry) > 0)
    const cut = { ...match.log, entries: match.log.entries.slice(0, back) }
    expect(back).toBeGreaterThan(60)
    expect(checked(createRecord(game, cut, { chance: proof }))).toMatchObject({ chance: 'proven' })
  })

  it.each([
    ['a commitment of other letters', /commitment: \w+/, 'commitment: x', 'commitment', 6],
    ['no commitment', /commitment: \w+\n/, '', 'commitment', undefined],
    ['too few own chances', /own chance 2: .*\n/, '', 'entropy', 7],
    ['an own chance that is none', /own chance 1: \w+/, 'own chance 1: abc', 'entropy', 7],
    ['a table of strange letters', /table: \w+/, 'table: <b>', 'table', 5],
    ['an entry that is none', /(own chance 2.*)/, '$1\nproven from entry: 0', 'from', 9],
    ['a seed of other letters', /seed \w+/, 'seed 12', 'seed', undefined],
    ['two seeds', /(seed \w+)/, '$1\n$1', 'seed', undefined],
  ])('with %s is refused', (_, find, put, word, line) => {
    const head = text.replace('options: first seat 2\n', '').replace(find, put)
    const withOptions = head.replace('modules: base\n', 'modules: base\noptions: first seat 2\n')
    const { error } = readRecord(withOptions, () => game)
    expect(error).toMatchObject({ fault: 'bad-chance', word })
    if (line !== undefined) expect(error?.line).toBe(line + 2)
  })
})
