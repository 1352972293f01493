import { fileURLToPath } from 'node:url'
import { content } from '@tiletum/content'
import { compose } from '@tiletum/engine'
import { describe, expect, it } from 'vitest'
import { playGameWith, seededChance } from '../../src/index.ts'
import type { SeatFault } from '../../src/index.ts'
import { externalProgram } from '../../src/program/index.ts'
import { readAnswer } from '../../src/seat/protocol.ts'
import { firstDecision, policyContract } from '../contract.ts'

const example = fileURLToPath(new URL('../../examples/first-bot.mjs', import.meta.url))

policyContract({
  name: 'the example program',
  make: (game, seat, seed) =>
    externalProgram({
      game,
      seat,
      seed,
      command: [process.execPath, example],
      milliseconds: 60_000,
      onFault: (fault) => expect.fail(`The example program is ${fault}`),
    }),
  budget: {},
  share: { every: 3, from: 1 },
})

const game = compose({ modules: ['base'], players: 2 }, content)

/** A whole game of two programs that do as they are told by a few words of JavaScript. */
async function gameOf(program: string, milliseconds = 60_000) {
  const faults: [SeatFault, boolean][] = []
  const policies = [0, 1].map((seat) =>
    externalProgram({
      game,
      seat,
      seed: `stand-in ${seat}`,
      command: [process.execPath, '-e', program],
      milliseconds,
      onFault: (fault, forfeited) => faults.push([fault, forfeited]),
    }),
  )
  const { state } = await playGameWith({ game, policies, chance: seededChance('faults') })
  await Promise.all(policies.map(async (policy) => policy.over?.(state)))
  expect(game.awaiting(state)).toEqual({ who: 'nobody' })
  return faults
}

const reading = (answer: string): string =>
  `require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
     const message = JSON.parse(line)
     if (message.type === 'choose') console.log(${answer})
   })`

const threeTimes = (fault: SeatFault) =>
  expect.arrayContaining([
    [fault, false],
    [fault, true],
  ])

describe('a program that goes wrong does not stop the game:', () => {
  it('what is no JSON counts as a fault, the third ends its part', async () => {
    const faults = await gameOf(reading(`'hello'`))
    expect(faults).toHaveLength(6)
    expect(faults).toEqual(threeTimes('unreadable'))
  })

  it('so does a move that is not legal', async () => {
    const faults = await gameOf(
      reading(`JSON.stringify({ number: message.number, move: 'end turn' })`),
    )
    expect(faults).toHaveLength(6)
    expect(faults).toEqual(threeTimes('illegal'))
  })

  it('so does silence', async () => {
    const faults = await gameOf(reading(`''`).replace('console.log', 'void'), 50)
    expect(faults).toHaveLength(6)
    expect(faults).toEqual(threeTimes('late'))
  })

  it('one that ends has lost at once', async () => {
    expect(await gameOf('process.exit(1)')).toEqual([
      ['gone', true],
      ['gone', true],
    ])
  })

  it('one that cannot be started has lost as well', async () => {
    const policy = externalProgram({
      game,
      seat: 0,
      seed: 1,
      command: ['no-such-program-anywhere'],
      milliseconds: 60_000,
    })
    const { state, moves } = firstDecision(game)
    expect(game.moves(state)).toContain(await policy.choose(state, moves, {}))
  })
})

describe('an answer', () => {
  const { state } = firstDecision(game)
  const legal = game.format(game.moves(state)[0] ?? 0)

  it('is a legal move in notation', () => {
    const line = JSON.stringify({ number: 4, move: legal })
    expect(readAnswer(game, state, 4, line)).toEqual({ move: game.moves(state)[0] })
  })

  it('that comes after its time is passed over', () => {
    const line = JSON.stringify({ number: 3, move: legal })
    expect(readAnswer(game, state, 4, line)).toBeUndefined()
  })

  it('is told why it is refused', () => {
    const line = JSON.stringify({ number: 4, move: 'climb' })
    expect(readAnswer(game, state, 4, line)).toEqual({
      type: 'refused',
      number: 4,
      fault: 'illegal',
      reason: 'not-now',
      clause: 'kingact-1',
    })
  })
})
